// The one loop that referees all games: header, lines, claims, undo, the end.
#pragma once

#include "grammar/record/plain.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/game.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/head.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/usual.hpp"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace arbiter {

/// Sees every line of a record as it is replayed. This one looks away, and costs nothing.
struct NoWatcher {
    /// Before the event is played; `before` is nullptr once replay has stopped or never began.
    template <typename State, typename Written>
    void line(const State*, const Written&) {}
    void unreadable(Span) {}
    /// The event has been applied by the rules (not forced, not refused).
    template <typename State, typename Written>
    void played(const State&, const Written&) {}
};

/// Replays one record after the other; its buffers are kept, so that judging an archive allocates nothing per event.
template <Game G, typename Watcher = NoWatcher>
class Replay {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    explicit Replay(Watcher watcher = {}) : watcher_(std::move(watcher)) {}

    /// Fills the report, whose room is reused. `others` are the keywords of all games.
    void run(const RecordText& record, const Wishes& wishes, const FileReader& open, Report& report,
             std::span<const std::string_view> others) {
        report.reset();
        if (record.text.ends_with('\r')) [[unlikely]] {
            RecordText cut = record;  // a line break of two characters, of which the file has one
            cut.text.remove_suffix(1);
            run_lines(cut, wishes, open, report, others);
        } else {
            run_lines(record, wishes, open, report, others);
        }
    }

    /// The last position reached; nothing when the record could not be replayed.
    const std::optional<State>& state() const { return state_; }
    const Header& header() const { return header_; }
    Watcher& watcher() { return watcher_; }

private:
    struct Past {
        std::uint32_t begin;  ///< offset of the event's line
        Role role;
        bool forced;
    };
    struct Checkpoint {
        State state;
        std::size_t trail;
        std::size_t past;  ///< how many entries of the past it includes
    };
    /// Checkpoints lie at least so many events apart.
    static constexpr std::size_t stride = 64;

    void run_lines(const RecordText& record, const Wishes& wishes, const FileReader& open, Report& report,
                   std::span<const std::string_view> others) {
        if (!record.plain && make_plain(record.text, plain_)) [[unlikely]] {
            RecordText copy = record;
            copy.text = plain_.text;
            replay(copy, wishes, open, report, others);
            record::tell_tolerated(plain_, record.text, report);
        } else {
            replay(record, wishes, open, report, others);
        }
    }

    void replay(const RecordText& record, const Wishes& wishes, const FileReader& open, Report& report,
                std::span<const std::string_view> others) {
        remembering_ = !std::is_same_v<Watcher, NoWatcher>;
        if (!replay_once(record, wishes, open, report, others)) {
            report.reset();
            remembering_ = true;
            replay_once(record, wishes, open, report, others);
        }
    }

    /// False when the record takes a move back and the way back was not remembered: almost no record does, so the
    /// judging path keeps no past, and such a record is replayed again from its start.
    bool replay_once(const RecordText& record, const Wishes& wishes, const FileReader& open, Report& report,
                     std::span<const std::string_view> others) {
        Referee referee(record, report);
        referee_ = &referee;
        report.game = G::about().id;
        if constexpr (requires { trail_.told; }) {
            trail_.told = wishes.breakdown || wishes.completed || wishes.sheet;
        }
        begin(record, open, others);
        forgotten_ = false;
        for (cursor_.at = record.text.data() + header_.body; cursor_.at != cursor_.end && !forgotten_;) {
            hurry();
            if (cursor_.at != cursor_.end) {
                step();
            }
        }
        if (!forgotten_) {
            finish(wishes);
        }
        referee_ = nullptr;
        return !forgotten_;
    }

    /// Lets the game replay plain legal lines its own quick way, when nobody watches and nothing has to be remembered.
    void hurry() {
        if constexpr (requires { G::run(cursor_, *state_, trail_); }) {
            if (live_ && !ended_ && !remembering_ && bad_byte_ == std::string_view::npos) {
                report().events += G::run(cursor_, *state_, trail_);
            }
        }
    }

    void begin(const RecordText& record, const FileReader& open, std::span<const std::string_view> others) {
        trail_.clear();
        past_.clear();
        checkpoints_.clear();
        state_.reset();
        ended_ = false;
        maybe_over_ = false;
        words_ = {G::about().keywords, others};
        bad_byte_ = record.plain || is_plain_ascii(record.text) ? std::string_view::npos : first_bad_byte(record.text);
        read_header(record.text, header_);
        record::tell_header_errors(header_, *referee_);
        const bool playable = read_players(header_, G::about(), *referee_);
        Setup setup = read_setup(header_, G::about(), usual::rulings<G>(), *referee_);
        setup.open = &open;
        if (playable) {
            state_ = G::start(setup, *referee_);
        }
        live_ = state_.has_value();
        report().stopped_at = static_cast<std::uint32_t>(record.text.size());
        cursor_ = {record.text.data(), nullptr, record.text.data() + record.text.size(), seats_of_lines()};
        tell_bad_bytes(header_.body);
        checkpoint(past_.size());
    }

    /// Whom lines may name. Where the header does not list everybody, whoever a line names is taken to play.
    const Seats* seats_of_lines() {
        everybody_listed_ = lists_everybody(header_, report().seats);
        if (everybody_listed_) {
            return &report().seats;
        }
        met_ = report().seats;
        return &met_;
    }

    void step() {
        if (!everybody_listed_) [[unlikely]] {
            step_among_strangers();
            return;
        }
        if (!G::read(cursor_, written_)) [[unlikely]] {
            unreadable();
            return;
        }
        if (bad_byte_ != std::string_view::npos) [[unlikely]] {
            tell_bad_bytes(static_cast<std::uint32_t>(cursor_.at - cursor_.record));
        }
        watcher_.line(live_ ? &*state_ : nullptr, written_);
        if (live_ && written_.line.verb != verb::nothing) {
            act();
        }
    }

    /// A line of a record that is not replayed because it does not say who plays: its seats are nobody's.
    void step_among_strangers() {
        if (!read_of_strangers()) {
            unreadable();
            return;
        }
        tell_bad_bytes(static_cast<std::uint32_t>(cursor_.at - cursor_.record));
        watcher_.unreadable(written_.line.span);
    }

    bool read_of_strangers() {
        for (std::size_t i = 0; i < most_seats; ++i) {
            if (G::read(cursor_, written_)) {
                return true;
            }
            if (!meet_stranger()) {
                return read_alone();
            }
        }
        return false;
    }

    /// Takes the name that makes the line unreadable for a player's; false when it is not a name that does.
    bool meet_stranger() {
        const SyntaxError error = G::explain(cursor_, words_);
        const std::string_view name = error.span.in(referee_->text());
        if (error.rule != std::string_view("syntax.unknown-name") || met_.find(name) != no_seat) {
            return false;
        }
        if (met_.count() == 0 || met_.count() == most_seats) {
            met_.clear();
            met_.add({}, {}, false);  // lines of a game alone can be others: nobody is alone
        }
        met_.add(name, error.span, true);
        return true;
    }

    /// Whoever plays may also play alone.
    bool read_alone() {
        const std::string_view line = record::current_line(cursor_);
        const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
        const std::string_view name = word_at(line.data() + begin, line.data() + line.size());
        if (name.empty()) {
            return false;
        }
        Seats alone;
        alone.add(name, {}, true);
        cursor_.seats = &alone;
        const bool read = G::read(cursor_, written_);
        cursor_.seats = &met_;
        return read;
    }

    void act() {
        const Line& line = written_.line;
        usual::proceed<G>(*state_, trail_);
        if (line.stands() || ended_) [[unlikely]] {
            act_rarely();
            return;
        }
        switch (line.verb) {
            case verb::scores: claim_scores(); break;
            case verb::end: end(); break;
            case verb::undo: undo(); break;
            default: event(); break;
        }
    }

    void act_rarely() {
        if (ended_) {
            referee_->set_stands(written_.line.stands());
            refuse(record::rule("record.after-end-line"), written_.line.event,
                   "the end line above says that the game has ended");
            referee_->set_stands(false);
            return;
        }
        referee_->set_stands(true);
        const std::size_t before = referee_->found();
        const Span stands = written_.line.stands_span;
        const Line line = written_.line;
        switch (line.verb) {
            case verb::scores: claim_scores(); break;
            case verb::end: end(); break;
            case verb::undo: undo(); break;
            default: event(); break;
        }
        referee_->set_stands(false);
        if (referee_->found() == before) {
            referee_->find(record::rule("record.stands.nothing"), stands,
                           "nothing is wrong with this line, so there is nothing to let stand");
        }
    }

    void event() {
        const bool over = G::over(*state_);
        // What undo makes of it matters only to those who may go back, and behind the end.
        const Role role = over || remembering_ ? usual::role<G>(*state_, written_) : Role::move;
        if (over && role != Role::claim) [[unlikely]] {
            refuse(record::rule("record.after-end"), written_.line.event,
                   record::over_message(report(), *state_over()));
            return;
        }
        if (!play(role)) [[unlikely]] {
            return;
        }
        ++report().events;
        remember(role, false);
        if (written_.line.claims) {
            usual::audit<G>(*state_, written_, *referee_);
        }
        watcher_.played(*state_, written_);
    }

    /// False, with the finding made, when the event breaks a rule.
    bool play(Role role) {
        if constexpr (Looks<G>) {
            const typename G::Event event{*state_, written_};
            if (const auto fault = usual::look<G>(event)) [[unlikely]] {
                const Rule& rule = G::rulebook()[static_cast<std::size_t>(fault->law) - 1];
                explain(rule, role, [&](Finding& finding) { usual::describe<G>(event, *fault, *referee_, finding); });
                return false;
            }
            G::apply(*state_, event, trail_);
        } else if (const Broken broken = G::play(*state_, written_, trail_)) [[unlikely]] {
            const Rule& rule = G::rulebook()[broken.rule - 1U];
            explain(rule, role, [&](Finding& finding) { G::describe(*state_, written_, broken, *referee_, finding); });
            return false;
        }
        return true;
    }

    /// Scores and winners of the position in which the rules have ended the game, for words.
    Report* state_over() {
        over_.reset();
        over_.seats = report().seats;
        usual::scores<G>(*state_, over_);
        usual::conclude<G>(*state_, trail_, {}, over_);
        return &over_;
    }

    template <typename Describe>
    void explain(const Rule& rule, Role role, Describe describe) {
        Finding& finding = referee_->find(rule, written_.line.event, {});
        finding.context = context();
        describe(finding);
        if (rule.kind == Kind::claim || rule.kind == Kind::warning || rule.kind == Kind::note) {
            return;
        }
        if (rule.kind == Kind::play && referee_->stands()) {
            usual::force_line<G>(*state_, written_, trail_);
            ++report().events;
            remember(role, true);
            return;
        }
        stop();
    }

    std::string context() const {
        const Seat seat = written_.line.seat != no_seat ? written_.line.seat : G::to_move(*state_);
        return record::context(usual::round<G>(*state_),
                               seat == no_seat ? std::string_view{} : report().seats.name(seat));
    }

    /// A violation that the loop itself finds.
    void refuse(const Rule& rule, Span span, std::string message) {
        Finding& finding = referee_->find(rule, span, std::move(message));
        finding.context = context();
        if (!referee_->stands()) {
            stop();
        }
    }

    void stop() {
        live_ = false;
        report().stopped_at = written_.line.span.begin;
    }

    void claim_scores() {
        usual::scores<G>(*state_, report());
        if (usual::certain<G>(*state_)) {
            record::audit_scores(written_.line, *referee_, context());
        } else {
            usual::audit_open_scores<G>(*state_, written_.line, *referee_);
        }
        ++report().events;
    }

    void end() {
        if (written_.line.end_kind == EndKind::finished && !G::over(*state_)) {
            claim_finished();
        }
        ended_ = true;
        ++report().events;
    }

    /// Where unknown facts leave the end open, this claim settles it, if the game can tell how it ended then.
    void claim_finished() {
        if (!usual::may_be_over<G>(*state_)) {
            referee_
                ->find(record::rule("claim.finished"), written_.line.event,
                       "the record says that the game is finished, but by the rules it goes on")
                .context = context();
            return;
        }
        usual::end_as_claimed<G>(*state_);
        maybe_over_ = !G::over(*state_);
    }

    void undo() {
        if (G::over(*state_)) {
            refuse(record::rule("record.undo.over"), written_.line.event,
                   "the game is over, its last move cannot be taken back");
            return;
        }
        if (!remembering_) {
            forgotten_ = true;
            return;
        }
        auto last =
            std::find_if(past_.rbegin(), past_.rend(), [](const Past& past) { return past.role == Role::move; });
        if (last == past_.rend()) {
            refuse(record::rule("record.undo.nothing"), written_.line.event, "there is no move to take back here");
            return;
        }
        ++report().events;
        rewind(static_cast<std::size_t>(past_.rend() - last) - 1);
    }

    void remember(Role role, bool forced) {
        if (!remembering_) [[likely]] {
            return;
        }
        if (role == Role::barrier) {
            past_.clear();
            checkpoints_.clear();
            checkpoint(past_.size());
            return;
        }
        past_.push_back({written_.line.span.begin, role, forced});
        // A large position is dear to copy: checkpoints lie farther apart the longer the game is.
        if (past_.size() >= checkpoints_.back().past + std::max(stride, checkpoints_.back().past)) {
            checkpoint(past_.size());
        }
    }

    void checkpoint(std::size_t past) {
        if (state_ && remembering_) {
            checkpoints_.push_back({*state_, trail_.mark(), past});
        }
    }

    /// Goes back to the position after the first `count` events since the last barrier.
    void rewind(std::size_t count) {
        while (checkpoints_.back().past > count) {
            checkpoints_.pop_back();
        }
        state_ = checkpoints_.back().state;
        trail_.rewind(checkpoints_.back().trail);
        const LineCursor here = cursor_;
        for (std::size_t i = checkpoints_.back().past; i < count; ++i) {
            // One undo is often followed by another: the way to it is halved each time.
            const std::size_t last = checkpoints_.back().past;
            if (i - last >= stride && i - last >= (count - last) / 2) {
                checkpoint(i);
            }
            cursor_.at = cursor_.record + past_[i].begin;
            G::read(cursor_, written_);
            usual::proceed<G>(*state_, trail_);
            past_[i].forced ? usual::force_line<G>(*state_, written_, trail_)
                            : static_cast<void>(usual::play<G>(*state_, written_, trail_));
        }
        cursor_ = here;
        past_.resize(count);
    }

    void unreadable() {
        const std::string_view line = record::current_line(cursor_);
        const auto offset = static_cast<std::uint32_t>(cursor_.at - cursor_.record);
        const auto next = static_cast<std::uint32_t>(
                              std::min<std::size_t>(referee_->text().find('\n', offset), referee_->text().size() - 1)) +
                          1;
        const bool bytes = tell_bad_bytes(next);
        const bool told = !header_.errors.empty() && header_.errors.back().span.begin >= offset &&
                          header_.errors.back().span.begin < next;
        if (!bytes && !told) {
            if (referee_->may_tell_syntax()) {
                record::tell(G::explain(cursor_, words_), *referee_);
            } else {
                referee_->repeat_syntax();
            }
        }
        watcher_.unreadable({offset, offset + static_cast<std::uint32_t>(line.size())});
        if (live_) {
            report().stopped_at = offset;
        }
        live_ = false;
        cursor_.at = cursor_.record + next;
    }

    /// One finding for each line with a bad byte before `limit`; true when there was one. Such a record is unreadable.
    bool tell_bad_bytes(std::uint32_t limit) {
        bool told = false;
        while (bad_byte_ < limit) {
            bad_byte_ = record::tell_bad_byte(bad_byte_, *referee_);
            told = true;
            if (live_) {
                report().stopped_at = limit;
            }
            live_ = false;
        }
        return told;
    }

    void finish(const Wishes& wishes) {
        Report& out = report();
        if (state_) {
            usual::scores<G>(*state_, out);
            out.finished = G::over(*state_);
            if (live_) {
                usual::close<G>(*state_, *referee_);
            }
            usual::conclude<G>(*state_, trail_, wishes, out);
            // What follows a violation was not replayed, but a game that had ended before has a result.
            if (usual::certain<G>(*state_) || !usual::may_be_over<G>(*state_)) {
                audit_result(header_, *referee_);
            }
        }
        record::settle(live_, ended_, maybe_over_, *referee_);
    }

    Report& report() const { return referee_->report(); }

    Watcher watcher_;
    Referee* referee_ = nullptr;
    PlainText plain_;
    Header header_;
    record::Words words_;
    LineCursor cursor_;
    Seats met_;  ///< whom the lines name, when the header does not list everybody
    bool everybody_listed_ = true;
    Written written_{};
    std::optional<State> state_;
    typename G::Trail trail_;
    std::vector<Past> past_;
    std::vector<Checkpoint> checkpoints_;
    Report over_;
    std::size_t bad_byte_ = std::string_view::npos;
    bool remembering_ = false;  ///< the past is kept, because undo may need it
    bool forgotten_ = false;    ///< undo needed a past that was not kept
    bool live_ = false;         ///< no violation yet: events are judged
    bool ended_ = false;        ///< an end line was read
    bool maybe_over_ = false;   ///< it says that the game is finished, and nothing is known against it
};

}  // namespace arbiter
