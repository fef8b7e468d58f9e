// What can be done with any game, written once for all: judge, format, list moves, count, play at random, cover.
#pragma once

#include "rules/mend/stage.hpp"
#include "rules/record/canonical.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/record/held.hpp"
#include "rules/registry.hpp"
#include "rules/replay/canonical_line.hpp"
#include "rules/replay/dissector.hpp"
#include "rules/replay/loop.hpp"
#include "rules/scene/scene_of.hpp"
#include "rules/trace/findings.hpp"
#include "rules/trace/tracer.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace arbiter {

/// Writes the canonical form of every line it sees.
template <Game G>
class Scribe {
public:
    void line(const typename G::State* before, const typename G::Written& written) {
        const Line& line = written.line;
        if (line.verb == verb::nothing) {
            record::write_comment(line.span.in(record_), text_);
            return;
        }
        write_event<G>(before, written, {*seats_, record_}, text_);
        record::write_tail({line.event.end, line.span.end}, record_, text_);
    }
    void unreadable(Span span) {
        unread_ = unread_.value_or(span);
        text_.append(span.in(record_)).push_back('\n');
    }
    template <typename Set>
    void set(const typename G::State* position, const Set& set) {
        if (position != nullptr) {
            G::write_set(*position, set, {*seats_, record_}, text_);
        } else {
            record::write_as_it_is(set.line.event.in(record_), text_);
        }
        record::write_tail({set.line.event.end, set.line.span.end}, record_, text_);
    }
    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}
    template <typename State, typename Written>
    void played(const State&, const Written&) {}

    /// The first line follows.
    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
        text_.clear();
        unread_.reset();
    }
    const std::string& text() const { return text_; }
    /// The first line that could not be read.
    const std::optional<Span>& unread() const { return unread_; }

private:
    std::string_view record_;
    const Seats* seats_ = nullptr;
    std::string text_;
    std::optional<Span> unread_;
};

/// Counts the rules that legal events held, and keeps the lines that all games have.
template <Game G>
struct Coverage {
    std::vector<std::uint64_t> held;  ///< by rule
    std::vector<std::uint16_t> rules;
    std::vector<Line> common;  ///< lines with claims about the record itself: scores, undo, end, stands, set

    static constexpr bool counts_kept = true;
    template <typename Set>
    void set(const typename G::State* position, const Set& set) {
        if (position != nullptr) {
            common.push_back(set.line);
        }
    }
    void put_down(std::span<const Rule* const> kept) {
        const std::span<const Rule> book = G::rulebook();
        for (const Rule* const rule : kept) {
            const auto same = [rule](const Rule& one) { return &one == rule; };
            const auto found = std::find_if(book.begin(), book.end(), same);
            if (found != book.end()) {
                ++held[static_cast<std::size_t>(found - book.begin())];
            }
        }
    }

    void line(const typename G::State* position, const typename G::Written& written) {
        rules.clear();
        const Line& line = written.line;
        if (position == nullptr || line.verb == verb::nothing) {
            return;
        }
        if (line.verb < verb::first_of_game || line.stands()) {
            common.push_back(line);
        }
        if (!G::over(*position)) {
            const typename G::Event event{*position, written};
            if (!usual::look<G>(event)) {
                usual::held<G>(event, rules);
            }
        }
    }
    /// Where facts are unknown: what the line held in all that it can have been.
    template <typename Worlds>
    void line_in_worlds(Worlds& worlds, const typename G::Written& written) {
        line(nullptr, written);
        if (written.line.verb == verb::nothing) {
            return;
        }
        if (written.line.verb < verb::first_of_game || written.line.stands()) {
            common.push_back(written.line);
        }
        if (written.line.verb >= verb::first_of_game || written.line.verb == verb::round) {
            worlds.held_in_all(written, rules);
        }
    }
    void unreadable(Span) {}
    template <typename State, typename Written>
    void played(const State&, const Written&) {
        for (const std::uint16_t rule : rules) {
            ++held[rule - 1U];
        }
    }
};

namespace verbs {

/// A scores line with the totals as they stand; a game can end without a result, and a game can be one without scores.
template <typename G>
void write_scores(const typename G::State& state, std::string& text) {
    Report report;
    usual::scores<G>(state, report);
    if (report.score_count == 0) {
        return;  // a game can end without a result
    }
    text += "scores";
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        text += ' ';
        text += std::to_string(report.scores[i]);
    }
    text += '\n';
}

/// A judge with a replay of its own, whose room is kept from one record to the next.
template <Game G>
JudgeOfGame make_judge() {
    return [replay = std::make_shared<Replay<G>>()](const Record& record, const Wishes& wishes, const FileReader& open,
                                                    Report& report) {
        replay->run(record, wishes, open, report, all_keywords());
    };
}

/// The record has to outlive what is asked of the replay.
template <typename AnyReplay>
void replay_record(AnyReplay& replay, const Record& record, const FileReader& open, Report& report) {
    replay.run(record, {}, open, report, all_keywords());
}

template <Game G>
habits::Meant as_meant(const Record& record, const FileReader& open) {
    habits::Meant meant;
    read_as_meant<G>(record, all_keywords(), open, meant);
    return meant;
}

template <Game G>
std::string write_text(Replay<G, Scribe<G>>& replay, const Record& record, const FileReader& open, Report& report) {
    replay.run_as_meant(record, {}, open, report, all_keywords());
    std::string text;
    record::write_header(replay.header(), text);
    text += replay.watcher().text();
    record::trim_end(text);
    return text;
}

template <Game G>
std::string canonical_text(const Record& record, const FileReader& open) {
    Replay<G, Scribe<G>> replay;
    Report report;
    return write_text<G>(replay, record, open, report);
}

template <Game G>
Canonical format(const Record& record, const FileReader& open) {
    Replay<G, Scribe<G>> replay;
    Report before;
    Canonical canonical;
    canonical.text = write_text<G>(replay, record, open, before);
    canonical.unread = record::unread(record.text, replay.header(), before, replay.watcher().unread());
    Report after;
    RecordText text = record.text;
    text.text = canonical.text;
    const Record written = read_record(text);
    Replay<G> again;
    replay_record(again, written, open, after);
    canonical.difference = record::difference(before, after);
    canonical.same = canonical.difference.empty();
    return canonical;
}

/// Where facts are unknown: what is legal in one of the possible worlds, and what is not legal in all.
template <Game G, typename Worlds>
void list_possible_moves(Worlds& worlds, const Report& report, Position& position) {
    position.open = !worlds.is_one();
    position.outlined = worlds.outlined();
    position.to_move = G::to_move(worlds.front());
    position.over = report.finished;
    if (worlds.outlined()) {
        return;
    }
    for (const auto& [move, in_all] : worlds.possible_moves(Position::most_listed)) {
        position.moves.push_back(move);
        position.in_all.push_back(in_all);
    }
    position.move_count = position.moves.size();
    position.more = position.move_count == Position::most_listed;
}

/// What the table could write next, as an example; nothing when it has nothing to draw or to begin.
template <Game G>
std::string line_of_table(typename G::State state, const Seats& seats) {
    typename G::Trail trail;
    usual::proceed<G>(state, trail);
    Random random(1);
    typename G::Written written{};
    std::string text;
    if (!G::over(state) && usual::deal<G>(state, random, written)) {
        G::write(state, written, {seats, {}}, text);
    }
    return text;
}

template <Game G>
Position position(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    replay_record(replay, record, open, report);
    record::gather_consequences(report);
    Position position;
    if (!replay.state()) {
        return position;
    }
    const typename G::State& state = *replay.state();
    position.reached = true;
    if constexpr (worlds::Joined<G>) {
        if (replay.worlds().active()) {
            list_possible_moves<G>(replay.worlds(), report, position);
            return position;
        }
    }
    position.to_move = G::to_move(state);
    position.over = G::over(state);
    if (!position.over) {
        usual::each_move<G>(state, [&](const typename G::Written& move) {
            if (++position.move_count <= Position::most_listed) {
                G::write(state, move, {report.seats, {}}, position.moves.emplace_back());
            }
            position.more = position.move_count == Position::most_counted;
            return !position.more;
        });
        if (position.moves.empty()) {
            position.of_table = line_of_table<G>(state, report.seats);
        }
    }
    return position;
}

template <Game G>
Dissection dissect(const Record& record, const FileReader& open, Report& report) {
    Replay<G, Dissector<G>> replay;
    replay.run_as_meant(record, {}, open, report, all_keywords());
    return std::move(replay.watcher()).take();
}

/// Whether two positions go on alike, as far as a reader can tell.
template <Game G>
bool goes_on_alike(const typename G::State& one, const typename G::State& other) {
    Report first;
    Report second;
    usual::scores<G>(one, first);
    usual::scores<G>(other, second);
    return G::over(one) == G::over(other) && G::to_move(one) == G::to_move(other) &&
           first.score_count == second.score_count && first.scores == second.scores;
}

/// Why a record that begins with these lines does not stand where the other one does; empty when it does.
template <Game G>
std::string fault_of_position(const Header& header, const std::string& lines, const typename G::State& meant,
                              const FileReader& open) {
    if constexpr (requires { G::unwritable(meant); }) {
        if (const std::string_view why = G::unwritable(meant); !why.empty()) {
            return std::string(why);
        }
    }
    std::string text;
    record::write_header(header, text);
    text += lines;
    const Record read = read_record(RecordText{text});
    Replay<G> replay;
    Report report;
    replay.run(read, {}, open, report, all_keywords());
    for (const Finding& finding : report.findings) {
        if (finding.span.begin >= read.header.body && finding.severity == Severity::error) {
            return finding.message;
        }
    }
    return replay.state() && goes_on_alike<G>(*replay.state(), meant) ? std::string()
                                                                      : "no set lines say what the record has come to";
}

template <Game G>
SetLines set_lines(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    replay.run(record, {}, open, report, all_keywords());
    SetLines lines;
    lines.reached = replay.state().has_value();
    if constexpr (worlds::Joined<G>) {
        if (replay.worlds().active() && !replay.worlds().is_one()) {
            lines.fault = "facts that nobody wrote down leave more than one position possible";
            return lines;
        }
    }
    if constexpr (Positions<G>) {
        if (lines.reached) {
            G::write_position(*replay.state(), {report.seats, {}}, lines.text);
            lines.fault = fault_of_position<G>(replay.header(), lines.text, *replay.state(), open);
        }
    } else {
        lines.fault = "positions of this game have no set lines";
    }
    return lines;
}

template <Game G>
std::uint64_t count_from(const typename G::State& state, unsigned depth) {
    if (G::over(state)) {
        return 0;
    }
    if constexpr (requires {
                      { G::count(state, depth) } -> std::same_as<std::uint64_t>;
                  }) {
        return G::count(state, depth);  // a game may know how to count without making every move
    }
    if (depth == 0) {
        return 1;
    }
    std::uint64_t sum = 0;
    usual::each_move<G>(state, [&](const typename G::Written& move) {
        if (depth == 1) {
            ++sum;
            return true;
        }
        typename G::State next = state;
        typename G::Trail trail;
        sum += usual::play<G>(next, move, trail) ? 0 : count_from<G>(next, depth - 1);
        return true;
    });
    return sum;
}

template <Game G>
std::uint64_t count(const Record& record, const FileReader& open, unsigned depth) {
    Replay<G> replay;
    Report report;
    replay_record(replay, record, open, report);
    return !replay.state() ? 0 : depth == 0 ? 1 : count_from<G>(*replay.state(), depth);
}

/// Longer games than this are cut off: chance can go on for ever in a game that people end.
inline constexpr std::size_t most_random_events = 20'000;

/// Calls each(state before, event) for the events of a random legal game; answers the last position.
template <Game G, typename Each>
std::optional<typename G::State> play_from_header(std::string_view header_text, Random& random, const FileReader& open,
                                                  Each each) {
    Header header;
    read_header(header_text, header);
    Report report;
    const RecordText record{header_text};
    Referee referee(record, report);
    if (!read_players(header, G::about(), referee)) {
        return std::nullopt;
    }
    Setup setup = read_setup(header, G::about(), usual::rulings<G>(), referee);
    setup.open = &open;
    std::optional<typename G::State> state = G::start(setup, referee);
    if (!state || referee.errors() != 0) {
        return std::nullopt;
    }
    typename G::Trail trail;
    typename G::Written written{};
    for (std::size_t i = 0; i < most_random_events && !G::over(*state); ++i) {
        usual::proceed<G>(*state, trail);
        if (G::over(*state)) {
            break;
        }
        if (!usual::deal<G>(*state, random, written) && !usual::random_move<G>(*state, random, written)) {
            break;
        }
        each(*state, written, report.seats);
        if (usual::play<G>(*state, written, trail)) {
            break;
        }
    }
    return state;
}

template <Game G>
bool play(const PlayOrder& order, const FileReader& open, std::string& text) {
    const std::string header = record::header_for(G::about().id, order.players, order.header);
    const std::size_t begin = text.size();
    text += header;
    Random random(order.seed);
    Seats seats;
    const auto state =
        play_from_header<G>(header, random, open,
                            [&](const typename G::State& before, const typename G::Written& written, const Seats& who) {
                                seats = who;
                                // Running totals where a round ends: they make a record that checks itself.
                                if (usual::round<G>(before) > 1 && written.line.verb == verb::round) {
                                    write_scores<G>(before, text);
                                }
                                G::write(before, written, {who, {}}, text);
                                text += '\n';
                            });
    if (!state) {
        text.resize(begin);
        return false;
    }
    if (G::over(*state) && record::has_scores(G::about())) {
        write_scores<G>(*state, text);
    }
    return true;
}

template <Game G>
void cover(const Record& record, const FileReader& open, Report& report, Covered& covered) {
    covered.held.resize(G::rulebook().size());
    // Names in the report look into its texts until the thread covers the next record.
    static thread_local std::optional<Replay<G, Coverage<G>>> kept;
    Replay<G, Coverage<G>>& replay = kept.emplace(Coverage<G>{std::move(covered.held), {}, {}});
    replay_record(replay, record, open, report);
    covered.held = std::move(replay.watcher().held);
    Report aside;
    Referee referee(record.text, aside);
    covered.options = read_setup(replay.header(), G::about(), usual::rulings<G>(), referee).house;
    record::count_held(replay.header(), replay.watcher().common, report, covered);
}

/// The trace of the record that was replayed; its offsets are those of the record as written.
template <typename AnyReplay>
void take_trace(AnyReplay& replay, Trace& trace) {
    trace = std::move(replay.watcher().trace());
    if (const habits::Meant* const meant = replay.meant(); meant != nullptr) {
        map_back(*meant, trace);
    }
}

/// The same record once more, with all lines from the first that was refused on let stand.
template <Game G>
void play_on(const Record& played, const habits::Meant* meant, const TraceWishes& wishes, std::uint32_t from,
             const FileReader& open, Trace& trace) {
    Replay<G, Tracer<G>> replay{Tracer<G>(wishes, from)};
    Report report;
    Wishes told;
    told.completed = true;
    replay.run_as_written(played, told, open, report, all_keywords());
    Trace on = std::move(replay.watcher().trace());
    hand_out_behind(from, report.findings, on);
    if (meant != nullptr) {
        map_back(*meant, on);
    }
    take_over(std::move(on), trace);
}

template <Game G>
void trace(const Record& record, const TraceWishes& wishes, const FileReader& open, const Report& judged,
           Trace& trace) {
    Replay<G, Tracer<G>> replay{Tracer<G>(wishes)};
    Report report;
    Wishes told;
    told.completed = true;
    replay.run(record, told, open, report, all_keywords());
    const std::uint32_t refused = replay.watcher().first_refused();
    take_trace(replay, trace);
    trace.events = report.events;
    hand_out(judged.findings, trace);
    if (wishes.play_on && refused != no_offset) {
        const bool undone = replay.meant() != nullptr;
        play_on<G>(undone ? replay.as_meant() : record, replay.meant(), wishes, refused, open, trace);
    }
}

}  // namespace verbs

/// A game with its types forgotten, for the registry.
template <Game G>
GameEntry entry_for() {
    GameEntry entry{
        &G::about(),        G::rulebook(),       usual::rulings<G>(),  &verbs::make_judge<G>, &verbs::canonical_text<G>,
        &verbs::format<G>,  &verbs::position<G>, &verbs::count<G>,     &verbs::play<G>,       &verbs::as_meant<G>,
        &mend::rehearse<G>, &verbs::cover<G>,    &verbs::set_lines<G>, &verbs::trace<G>};
    entry.scene_of = &verbs::scene_of<G>;
    entry.dissect = &verbs::dissect<G>;
    if constexpr (form::Scored<G>) {
        entry.form = &G::sheet_form();
        entry.add_up = &form::add_up<G>;
    }
    return entry;
}

}  // namespace arbiter
