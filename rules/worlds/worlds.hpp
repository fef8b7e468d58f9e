// The set of possible worlds of one record: every line is played in all of them, and those that it contradicts are
// dropped.
#pragma once

#include "rules/record/result.hpp"
#include "rules/trace/totals.hpp"
#include "rules/worlds/agreement.hpp"
#include "rules/worlds/facts.hpp"
#include "rules/worlds/joins.hpp"
#include "rules/worlds/outcome.hpp"
#include "rules/worlds/trial.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace arbiter::worlds {

/// So many worlds are followed, in so much memory; of more, an outline.
inline constexpr std::size_t most_members = 8192;
inline constexpr std::size_t most_outlines = 16;
inline constexpr std::size_t most_bytes = std::size_t{48} << 20U;
/// So many worlds are asked for the words of one finding, and for what happened in them.
inline constexpr std::size_t most_explained = 256;

template <Game G>
class Worlds {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Trail = typename G::Trail;

    /// Nothing is unknown.
    void clear() {
        members_.clear();
        moves_.clear();
        knowledge_.clear();
        facts_.clear();
        frozen_.clear();
        trial_.reset();
        outlined_ = false;
        blind_ = false;
        overflow_ = false;
        watched_ = false;
        ++changes_;
    }
    bool active() const { return !members_.empty(); }

    /// From this position on. `moves`: the positions that moves before it have left and undo may go back to, the oldest
    /// first, each with the mark of the trail then.
    void begin(const State& state, const Trail& trail, std::span<const std::pair<Left<G>, std::uint64_t>> moves,
               bool remembering, Budget budget, Referee& referee) {
        clear();
        referee_ = &referee;
        referee_seats_ = referee.seats();
        budget_ = budget;
        remembering_ = remembering;
        trial_.emplace(referee, moves_, remembering);
        std::uint32_t before = Moves<G>::none;
        for (const auto& [left, mark] : moves) {
            before = moves_.add(left, mark, before);
        }
        members_.push_back({.state = state, .trail = trail, .before = before});
    }

    /// The position that was written leaves facts open: it is all that it can be.
    void begin_unset(const State& state, const Trail& trail, Budget budget, bool remembering, Span where,
                     Referee& referee) requires requires {
        &G::unset_fillings;
    }
    {
        begin(state, trail, {}, remembering, budget, referee);
        tell_unset<G>(state, referee.seats(),
                      [&](Span span, std::string words) { facts_.add(span, std::move(words)); });
        next_.clear();
        bytes_ = 0;
        const Member<G> start = members_.front();
        G::unset_fillings(start.state, [&](const State& refined, std::span<const Value> values) {
            if (afford(refined)) {
                keep(start);
                next_.back().state = refined;
                if constexpr (requires { G::begin_behind(next_.back().state, next_.back().trail); }) {
                    G::begin_behind(next_.back().state, next_.back().trail);
                }
                learn(next_.back(), values);
                bytes_ += weight(refined);
            }
            return !overflow_;
        });
        overflow_ ? follow_outline(where) : adopt_next(where);
    }

    /// One of the positions; nothing else of it is known to be so.
    const State& front() const { return members_.front().state; }
    std::span<const Member<G>> members() const { return members_; }
    /// Lines are no longer judged.
    bool blind() const { return blind_; }
    /// Not everything is followed that may have been.
    bool outlined() const { return outlined_; }

    void proceed_to(const Written& next) {
        const bool compared = watched_ && proceeded_ != changes_;
        for (Member<G>& member : members_) {
            const Totals before = compared ? totals_of(member) : Totals{};
            usual::proceed_to<G>(member.state, next, member.trail);
            compared ? compare(before, totals_of(member)) : void();
        }
        proceeded_ = changes_;
    }

    /// From here on somebody wants to know how each line changes the scores.
    void watch() {
        watched_ = true;
        gain_.clear();
    }
    /// Since then.
    const Gain& gain() const { return gain_; }
    /// As long as this is the same, so are the scores.
    std::uint64_t changes() const { return changes_; }
    /// The scores by now, or what they can be.
    void tell_scores(Report& report) {
        if constexpr (requires { G::outline_keeps_scores; }) {
            blind_ ? tell_bounds(report) : tell_scores_of_all(report);
        } else {
            outlined_ && !keeps_scores() ? tell_bounds(report) : tell_scores_of_all(report);
        }
    }

    /// False when no world allows the line, which has its finding then.
    bool event(const Written& written) {
        note_facts(written);
        if (blind_) {
            return true;
        }
        gather(written);
        if (overflow_) {
            follow_outline(written.line.span);
            return event_in_outline(written);
        }
        return settle_line(written);
    }

    void scores(const Line& line) {
        if (outlined_ && !keeps_scores()) {
            return;
        }
        narrow(
            line, [&](Member<G>& member) { return !scores_agree(member, line); }, [&] { say_scores(line); });
    }

    void end(const Line& line) {
        know_ends(line.span);
        if (outlined_) {
            return;
        }
        const bool finished = line.end_kind == EndKind::finished;
        narrow(
            line, [&](const Member<G>& member) { return G::over(member.state) != finished; },
            [&] {
                if (finished) {
                    say(record::rule("claim.finished"), line,
                        "the record says that the game is finished, but by the rules it goes on");
                } else {
                    say_other_end(line);
                }
            });
    }

    /// False when no world has a move to take back.
    bool undo(const Line& line) {
        know_ends(line.span);
        if (outlined_) {
            follow_blindly();
            return true;
        }
        const auto can = [](const Member<G>& member) {
            return !G::over(member.state) && member.before != Moves<G>::none;
        };
        const auto able = static_cast<std::size_t>(std::ranges::count_if(members_, can));
        if (able == 0) {
            say_no_undo(line);
            return line.stands();
        }
        if (line.stands() && able == members_.size()) {
            say_nothing_wrong(line);
        }
        if (!line.stands()) {
            std::erase_if(members_, [&](const Member<G>& member) { return !can(member); });
        }
        take_back(line.span, can);
        return true;
    }

    /// Compares what stands in the header, and reports what is true in all worlds that are left. `replayed`: no line
    /// was refused.
    void finish(const Header& header, bool replayed, const Wishes& wishes) {
        if (replayed) {
            for (Member<G>& member : members_) {
                usual::proceed_to_end<G>(member.state, record_end().begin);
            }
        }
        know_ends(record_end());
        if (outlined_) {
            report_outline(wishes);
            return;
        }
        if (replayed) {
            close();
        }
        compare_result(header);
        report_outcome(wishes);
        report_facts();
    }

    /// Only one complete record is left, so that the position is known.
    bool is_one() const { return !outlined_ && members_.size() == 1 && ways(front()) == 1; }

    /// The laws that the line meets, in all worlds and all fillings that allow it; none if they are too many to look
    /// at.
    void held_in_all(const Written& written, std::vector<std::uint16_t>& laws) {
        laws.clear();
        if (outlined_) {
            return;
        }
        bool first = true;
        std::size_t looked = 0;
        std::vector<std::uint16_t> met;
        const auto meet = [&](const State& from, const Written& filled, std::span<const Value>) {
            if (++looked > most_members) {
                laws.clear();
                return false;
            }
            const typename G::Event event{from, filled};
            if (!usual::look<G>(event)) {
                met.clear();
                usual::held<G>(event, met);
                first ? void(laws = met)
                      : void(std::erase_if(laws, [&](std::uint16_t law) { return !std::ranges::count(met, law); }));
                first = false;
            }
            return first || !laws.empty();
        };
        for (const Member<G>& member : members_) {
            if (!is_after_end(member, written)) {
                G::fillings(member.state, written, std::ref(meet));
            }
        }
    }

    /// The moves that are legal in some world, `most` of them at most, in the order of the first world that has them;
    /// and whether they are legal in all.
    std::vector<std::pair<std::string, bool>> possible_moves(std::size_t most) {
        struct Found {
            std::size_t place;
            std::size_t worlds = 0;
        };
        std::unordered_map<std::string, Found> found;
        std::vector<std::pair<std::string, bool>> moves;
        std::string text;
        for (const Member<G>& member : members_) {
            if (G::over(member.state)) {
                continue;
            }
            usual::each_move<G>(member.state, [&](const Written& move) {
                text.clear();
                G::write(member.state, move, {referee_seats_, {}}, text);
                const auto at = found.try_emplace(text, Found{moves.size()}).first;
                if (at->second.place == moves.size()) {
                    moves.emplace_back(text, true);
                }
                at->second.worlds += is_legal_whatever(member.state, move) ? 1U : 0U;
                return moves.size() < most;
            });
        }
        for (const auto& [move, one] : found) {
            moves[one.place].second = one.worlds == members_.size();
        }
        return moves;
    }

private:
    /// Whether what is undrawn makes no difference to the move.
    static bool is_legal_whatever(const State& state, const Written& move) {
        bool legal = true;
        const auto look = [&](const State& from, const Written& filled, std::span<const Value>) {
            legal = legal && !usual::look<G>(typename G::Event{from, filled});
            return legal;
        };
        if (ways(state) != 1) {
            G::fillings(state, move, std::ref(look));
        }
        return legal;
    }

    // Playing a line.

    /// Fills next_ with what the line makes of all members.
    void gather(const Written& written) {
        number_members();
        next_.clear();
        bytes_ = 0;
        static_cast<void>(trial_->has_heard());
        for (Member<G>& member : members_) {
            each_filling(member, written, [&](const State& from, const Written& filled, std::span<const Value> values) {
                grow(member, from, filled, values);
                return !overflow_;
            });
            if (overflow_) {
                return;
            }
        }
    }

    void number_members() {
        for (std::size_t i = 0; i < members_.size(); ++i) {
            members_[i].from = static_cast<std::uint32_t>(i);
        }
    }

    template <typename Visit>
    void each_filling(Member<G>& member, const Written& written, Visit visit) {
        if (!is_after_end(member, written)) {
            G::fillings(member.state, written, std::ref(visit));
        } else if (written.line.stands()) {
            let_pass(member, written);
        }
    }

    /// The game is over there, so that the line changes nothing; what it leaves open stays open.
    void let_pass(const Member<G>& member, const Written& written) {
        const auto pass = [&](const State&, const Written&, std::span<const Value> values) {
            if (afford(member.state)) {
                keep(member);
                next_.back().wrong = true;
                learn(next_.back(), values);
            }
            return !overflow_;
        };
        if (G::is_open(written)) {
            G::fillings(member.state, written, std::ref(pass));
        } else {
            pass(member.state, written, {});
        }
    }

    bool is_after_end(const Member<G>& member, const Written& written) const {
        return G::over(member.state) && usual::role<G>(member.state, written) != Role::claim;
    }

    void grow(const Member<G>& member, const State& from, const Written& filled, std::span<const Value> values) {
        if (!afford(from)) {
            return;
        }
        keep({.state = from,
              .trail = member.trail,
              .known = member.known,
              .before = member.before,
              .fillings = member.fillings,
              .from = member.from,
              .mixed = member.mixed});
        const Fate fate = trial_->play(next_.back(), filled, nullptr);
        if (fate == Fate::refused) {
            next_.pop_back();
            return;
        }
        next_.back().wrong = fate == Fate::wrong;
        learn(next_.back(), values);
        bytes_ += weight(next_.back().state);
    }

    /// Where twice the room would be more than all members may weigh, there is room for so many and no more.
    void keep(Member<G> member) {
        constexpr std::size_t most = most_bytes / sizeof(Member<G>) + 1;
        if (next_.size() == next_.capacity() && 2 * next_.size() > most) [[unlikely]] {
            next_.reserve(most);
        }
        next_.push_back(std::move(member));
    }

    void learn(Member<G>& member, std::span<const Value> values) {
        for (const Value& value : values) {
            if (const auto fact = facts_.at(value.at)) {
                member.known = knowledge_.with(member.known, *fact, value.text);
            }
        }
    }

    /// An outline is one member or a few, and costs what a record without `?` costs.
    bool afford(const State& state) {
        overflow_ = overflow_ || next_.size() >= (outlined_ ? most_outlines : most_members) ||
                    (!outlined_ && (bytes_ >= most_bytes || !budget_.spend(steps(state))));
        return !overflow_;
    }

    static std::uint64_t steps(const State& state) {
        if constexpr (requires { G::steps(state); }) {
            return G::steps(state);
        } else {
            return 8 + weight(state) / 64;
        }
    }

    static std::size_t weight(const State& state) {
        if constexpr (requires { G::weight(state); }) {
            return G::weight(state) + sizeof(Member<G>);
        } else {
            return sizeof(Member<G>);
        }
    }

    bool settle_line(const Written& written) {
        const Line& line = written.line;
        if (next_.empty()) {
            explain(written, Fate::refused);
            return false;
        }
        const bool heard = trial_->has_heard();
        const auto wrong = [](const Member<G>& member) { return member.wrong; };
        const auto wrongs = static_cast<std::size_t>(std::ranges::count_if(next_, wrong));
        if (wrongs == next_.size()) {
            explain(written, Fate::wrong);
        } else if (line.stands()) {
            wrongs == 0 && !heard && !outlined_ ? say_nothing_wrong(line) : void();
        } else {
            std::erase_if(next_, wrong);
        }
        if (heard && wrongs != next_.size() && !line.stands()) {
            explain(written, Fate::right);
        }
        adopt_next(line.span);
        return true;
    }

    void compare(const Totals& before, const Totals& after) {
        gain_.add(before, after);
        changes_ += gain_.open() || before != after ? 1U : 0U;
    }

    /// How the scores of those that are left have changed.
    void compare_scores() {
        for (const Member<G>& member : next_) {
            gain_.add(totals_of(members_[member.from]), totals_of(member));
        }
    }

    void adopt_next(Span line) {
        watched_ ? compare_scores() : void();
        ++changes_;
        members_.swap(next_);
        for (Member<G>& member : members_) {
            member.wrong = false;
        }
        merge();
        spare_moves();
        settle_facts(line);
        find_outlines(line);
    }

    /// A line can leave a position that stands for more than can be listed.
    void find_outlines(Span line) {
        if constexpr (requires(const State& state) { G::is_outline(state); }) {
            const auto is_outline = [](const Member<G>& member) { return G::is_outline(member.state); };
            if (!outlined_ && std::ranges::any_of(members_, is_outline)) {
                follow_outline(line);
            }
        }
    }

    /// Says what is found in all worlds in which the line fares so.
    void explain(const Written& written, Fate fate) {
        Agreement agreement;
        std::vector<Finding> common;
        std::size_t looked = 0;
        const auto listen = [&](const std::vector<Finding>& found) {
            looked++ == 0 ? void(common = found) : keep_common(common, found);
            if (const Finding* const error = first_error(found)) {
                agreement.add(*error);
            }
        };
        std::size_t tried = 0;
        for (Member<G>& member : members_) {
            if (is_after_end(member, written)) {
                if (fate == Fate::refused || (fate == Fate::wrong && written.line.stands())) {
                    listen({after_end(member, written)});
                }
                continue;
            }
            const auto look = [&](const State& from, const Written& filled, std::span<const Value>) {
                Member<G> here{.state = from, .trail = member.trail, .before = member.before};
                std::vector<Finding> found;
                if (++tried <= most_explained && trial_->play(here, filled, &found) == fate) {
                    listen(found);
                }
                return tried <= most_explained;
            };
            G::fillings(member.state, written, std::ref(look));
        }
        if (tried > most_explained) {
            agreement.leave_out();
            common.clear();
        }
        if (fate == Fate::right || (looked == 1 && tried <= most_explained)) {
            std::ranges::for_each(common, [&](const Finding& finding) { adopt(finding); });
        } else if (!agreement.empty()) {
            adopt(agreement.result());
        }
    }

    /// The rules have ended the game before, in all worlds.
    void say_other_end(const Line& line) {
        Agreement agreement;
        for (const Member<G>& member : members_) {
            Finding finding;
            finding.rule = &record::rule("claim.end");
            finding.span = line.event;
            finding.message = record::other_end_message(line, referee_->report(), over_in(member));
            finding.context = trial_->context(member.state, line);
            finding.help = "end finished";
            agreement.add(std::move(finding));
        }
        adopt(agreement.result());
    }

    /// How the game ended there.
    Report over_in(const Member<G>& member) {
        Report over;
        over.seats = referee_->seats();
        usual::conclude<G>(member.state, member.trail, {}, over);
        return over;
    }

    Finding after_end(const Member<G>& member, const Written& written) {
        const Report over = over_in(member);
        Finding finding;
        finding.rule = &record::rule("record.after-end");
        finding.span = written.line.event;
        finding.message = record::over_message(referee_->report(), over);
        finding.context = trial_->context(member.state, written.line);
        return finding;
    }

    void adopt(const Finding& finding) {
        Finding& made = referee_->find(*finding.rule, finding.span, finding.message);
        made.help = finding.help;
        made.context = finding.context;
        made.notes = finding.notes;
    }

    void say(const Rule& rule, const Line& line, std::string message) {
        referee_->find(rule, line.event, std::move(message)).context = trial_->context(front(), line);
    }

    void say_nothing_wrong(const Line& line) {
        const bool stands = referee_->stands();
        referee_->set_stands(false);
        referee_->find(record::rule("record.stands.nothing"), line.stands_span,
                       "nothing is wrong with this line, so there is nothing to let stand");
        referee_->set_stands(stands);
    }

    void say_no_undo(const Line& line) {
        const auto over = std::ranges::count_if(members_, [](const Member<G>& one) { return G::over(one.state); });
        if (static_cast<std::size_t>(over) * 2 > members_.size()) {
            say(record::rule("record.undo.over"), line, "the game is over, its last move cannot be taken back");
        } else {
            say(record::rule("record.undo.nothing"), line, "there is no move to take back here");
        }
    }

    template <typename Can>
    void take_back(Span line, Can can) {
        number_members();
        next_.clear();
        bytes_ = 0;
        for (const Member<G>& member : members_) {
            can(member) ? take_back(member) : keep(member);
        }
        if (overflow_) {
            follow_outline(line);
            follow_blindly();
        } else {
            adopt_next(line);
        }
    }

    /// The position before the move, with all that is known by now.
    void take_back(const Member<G>& member) {
        const auto move = moves_.at(member.before);
        const auto add = [&](const State& before, std::span<const Value> values) {
            if (afford(before)) {
                keep(member);
                next_.back().state = before;
                next_.back().trail.rewind(move.trail);
                next_.back().before = move.earlier;
                learn(next_.back(), values);
                bytes_ += weight(before);
            }
        };
        if constexpr (GoesBack<G>) {
            State before = member.state;
            G::go_back(before, move.before);
            add(before, {});
        } else if constexpr (requires(const RecallSink<State>& sink) { G::recall(member.state, member.state, sink); }) {
            G::recall(move.before, member.state, add);
        } else {
            add(move.before, {});
        }
    }

    // Claims about the position.

    /// Drops the members that are wrong, unless all are, or the line stands.
    template <typename Wrong, typename Say>
    void narrow(const Line& line, Wrong wrong, Say say) {
        std::size_t wrongs = 0;
        for (Member<G>& member : members_) {
            member.wrong = wrong(member);
            wrongs += member.wrong ? 1U : 0U;
        }
        if (wrongs == members_.size()) {
            say();
        } else if (!line.stands()) {
            drop_wrong();
        } else if (wrongs == 0) {
            say_nothing_wrong(line);
        }
        settle_facts(line.span);
    }

    void drop_wrong() {
        changes_ += std::erase_if(members_, [](const Member<G>& member) { return member.wrong; });
    }

    /// Whether the outline still has the scores of all positions that it stands for.
    bool keeps_scores() const {
        if constexpr (requires { G::keeps_scores(front()); }) {
            return !blind_ && G::keeps_scores(front());
        }
        return false;
    }

    /// Totals that the position itself leaves open are settled by a claim that is possible.
    bool scores_agree(Member<G>& member, const Line& line) {
        if (usual::certain<G>(member.state)) {
            return record::scores_agree(line, scores_of(member));
        }
        State settled = member.state;
        const auto audit = [&](Referee& referee) { usual::audit_open_scores<G>(settled, line, referee); };
        if (trial_->finds_error(audit, nullptr)) {
            return false;
        }
        member.state = line.stands() ? std::move(member.state) : std::move(settled);
        ++changes_;
        return true;
    }

    Report& scores_of(const Member<G>& member) {
        Report& report = trial_->report();
        report.score_count = 0;
        report.score_ranges.clear();
        usual::scores<G>(member.state, report);
        return report;
    }

    Totals totals_of(const Member<G>& member) { return Totals::of(scores_of(member)); }

    /// What no score leaves, whatever happened.
    void tell_bounds(Report& report) {
        const auto [least, most] = G::score_bounds(front());
        usual::scores<G>(front(), report);
        const std::size_t totals = std::max<std::size_t>(report.score_count, report.score_ranges.size());
        report.score_ranges.assign(totals, ScoreRange{least, most});
        report.score_count = 0;
    }

    void tell_scores_of_all(Report& report) {
        Outcome outcome;
        std::ranges::for_each(members_, [&](const Member<G>& member) { outcome.add(scores_of(member), false); });
        outcome.write_scores(report);
    }

    void say_scores(const Line& line) {
        tell_scores_of_all(referee_->report());
        const Report& report = referee_->report();
        const std::string context = trial_->context(front(), line);
        if (report.score_ranges.empty()) {
            record::audit_scores(line, *referee_, context);
        } else {
            record::audit_score_ranges(line, *referee_, context);
        }
    }

    /// Splits the worlds in which undrawn facts decide whether the game is over.
    void know_ends(Span line) {
        if constexpr (requires(const StateSink<State>& sink) { G::open_ends(front(), sink); }) {
            if (outlined_) {
                return;
            }
            next_.clear();
            bytes_ = 0;
            for (const Member<G>& member : members_) {
                G::open_ends(member.state, [&](const State& refined) {
                    if (afford(refined)) {
                        keep(member);
                        next_.back().state = refined;
                        bytes_ += weight(refined);
                    }
                });
            }
            ++changes_;
            overflow_ ? follow_outline(line) : members_.swap(next_);
        }
    }

    // Sharing.

    /// Worlds that have become the same are one from now on.
    void merge() {
        if constexpr (requires(const State& state) { G::fingerprint(state); }) {
            if (members_.size() < 2) {
                return;
            }
            prints_.clear();
            for (std::size_t i = 0; i < members_.size(); ++i) {
                prints_.emplace_back(print_of(members_[i].state), i);
            }
            std::ranges::sort(prints_);
            for (std::size_t i = 0; i < prints_.size();) {
                std::size_t end = i + 1;
                while (end < prints_.size() && prints_[end].first == prints_[i].first) {
                    ++end;
                }
                merge(std::span(prints_).subspan(i, end - i));
                i = end;
            }
            drop_wrong();
        }
    }

    /// Among members with one fingerprint; those that were taken into another are marked wrong.
    void merge(std::span<const std::pair<std::uint64_t, std::size_t>> alike) {
        for (std::size_t i = 1; i < alike.size(); ++i) {
            Member<G>& member = members_[alike[i].second];
            for (std::size_t j = 0; j < i && !member.wrong; ++j) {
                Member<G>& kept = members_[alike[j].second];
                if (!kept.wrong && kept.state == member.state && same_past(kept, member)) {
                    absorb(kept, member);
                }
            }
        }
    }

    std::uint64_t print_of(const State& state) const {
        std::uint64_t print = G::fingerprint(state);
        if constexpr (requires { G::past_fingerprint(state); }) {
            print ^= remembering_ ? G::past_fingerprint(state) : 0;
        }
        return print;
    }

    bool same_past(const Member<G>& one, const Member<G>& other) const {
        if constexpr (requires { G::same_past(one.state, other.state); }) {
            if (remembering_ && !G::same_past(one.state, other.state)) {
                return false;
            }
        }
        return moves_.same(one.before, other.before);
    }

    void absorb(Member<G>& kept, Member<G>& member) {
        if constexpr (requires { G::absorb(kept.state, member.state); }) {
            G::absorb(kept.state, member.state);
        }
        kept.known = knowledge_.either(kept.known, member.known);
        kept.fillings = sum(kept.fillings, member.fillings);
        kept.mixed = kept.mixed || member.mixed || !same_trail(kept.trail, member.trail);
        member.wrong = true;
    }

    static bool same_trail(const Trail& one, const Trail& other) {
        if constexpr (std::is_same_v<Trail, NoTrail>) {
            return true;
        } else if constexpr (requires { one == other; }) {
            return one == other;
        } else {
            return false;
        }
    }

    /// Positions that no undo can reach any more are forgotten now and then.
    void spare_moves() {
        const std::size_t each = GoesBack<G> ? sizeof(typename Moves<G>::Move) : weight(front());
        if (moves_.size() * each > most_bytes) {
            moves_.compact(members_);
            overflow_ = moves_.size() * each > most_bytes / 2;
            if (overflow_) {
                follow_blindly();
            }
        }
    }

    // Facts.

    void note_facts(const Written& written) {
        if (!G::is_open(written)) {
            return;
        }
        if (facts_.empty() || !outlined_) {
            G::open_facts(front(), written, referee_->seats(),
                          [&](Span span, std::string words) { facts_.add(span, std::move(words)); });
        } else {
            G::open_facts(front(), written, referee_->seats(), [&](Span span, std::string) {
                facts_.add(span, "what nobody wrote down here");
                facts_[facts_.size() - 1].told = false;
            });
        }
    }

    /// What all facts can be, `most` values of each at most.
    Possible possible(std::size_t most) {
        Possible found(facts_.size());
        known_.clear();
        for (const Member<G>& member : members_) {
            known_.push_back(member.known);
        }
        const std::size_t steps = knowledge_.collect(known_, most, found);
        overflow_ = overflow_ || (!outlined_ && !budget_.spend(steps / 4));
        add_unseen(most, found);
        return found;
    }

    void add_unseen(std::size_t most, Possible& found) {
        if constexpr (requires(const UnseenSink& sink) { G::unseen(front(), sink); }) {
            const auto lacks = [most](const auto& values) { return values.size() < most; };
            for (const Member<G>& member : members_) {
                if (std::ranges::none_of(found, lacks)) {
                    return;
                }
                G::unseen(member.state, [&](std::uint32_t at, std::string_view text) {
                    const auto fact = facts_.at(at);
                    const std::uint32_t value = knowledge_.value(text);
                    if (fact && lacks(found[*fact]) && !std::ranges::count(found[*fact], value)) {
                        found[*fact].push_back(value);
                    }
                });
            }
        }
    }

    void settle_facts(Span line) {
        if (!facts_.empty() && !outlined_) {
            facts_.settle(possible(2), line);
        }
    }

    // The outline.

    /// From this line on the worlds are too many.
    void follow_outline(Span line) {
        ++changes_;
        overflow_ = false;
        outlined_ = true;
        frozen_ = possible(most_explained);
        referee_->report().outline_from = line.begin;
        if constexpr (requires { G::outline(std::span<const Member<G>>(members_)); }) {
            if (auto state = G::outline(std::span<const Member<G>>(members_))) {
                Member<G> one{.state = std::move(*state), .trail = members_.front().trail};
                members_.clear();
                members_.push_back(std::move(one));
                return;
            }
        }
        follow_blindly();
    }

    void follow_blindly() {
        if (!outlined_) {
            frozen_ = possible(most_explained);
        }
        ++changes_;
        overflow_ = false;
        outlined_ = true;
        blind_ = true;
        members_.erase(members_.begin() + 1, members_.end());
        moves_.clear();
    }

    bool event_in_outline(const Written& written) {
        if (blind_) {
            return true;
        }
        gather(written);
        if (overflow_) {
            follow_blindly();
            return true;
        }
        return settle_line(written);
    }

    // The end.

    Span record_end() const {
        const auto size = static_cast<std::uint32_t>(referee_->text().size());
        return {size, size};
    }

    /// What the game says at the end, in all worlds alike.
    void close() {
        std::vector<Finding> common;
        std::vector<Finding> found;
        Agreement agreement;
        std::size_t rights = 0;
        for (Member<G>& member : members_) {
            found.clear();
            member.wrong =
                trial_->finds_error([&](Referee& referee) { usual::close<G>(member.state, referee); }, &found);
            if (member.wrong) {
                agreement.add(*first_error(found));
            } else {
                rights++ == 0 ? void(common = found) : keep_common(common, found);
            }
        }
        if (rights == 0) {
            adopt(agreement.result());
            return;
        }
        std::ranges::for_each(common, [&](const Finding& finding) { adopt(finding); });
        drop_wrong();
    }

    /// Of the worlds in which the game is finished those with another result are dropped. It is wrong when no world is
    /// left.
    void compare_result(const Header& header) {
        const HeaderField* const field = header.find("Result");
        if (field == nullptr) {
            return;
        }
        Agreement agreement;
        std::size_t rights = 0;
        bool any_over = false;
        for (Member<G>& member : members_) {
            any_over = any_over || G::over(member.state);
            member.wrong = G::over(member.state) && is_other_result(member, header, agreement);
            rights += member.wrong ? 0U : 1U;
        }
        if (!any_over) {
            audit_result(header, *referee_);
        } else if (rights == 0) {
            adopt(agreement.result());
        } else {
            drop_wrong();
            settle_facts(field->value);
        }
    }

    bool is_other_result(Member<G>& member, const Header& header, Agreement& agreement) {
        if (!usual::certain<G>(member.state)) {
            return is_impossible_result(member, header, agreement);
        }
        Report& report = conclude(member, {});
        report.findings.clear();
        Referee referee(referee_->record(), report);
        audit_result(header, referee);
        if (referee.errors() != 0) {
            agreement.add(report.findings.front());
        }
        return referee.errors() != 0;
    }

    /// Of a position that leaves scores open, which a possible result settles.
    bool is_impossible_result(Member<G>& member, const Header& header, Agreement& agreement) {
        std::vector<Finding> found;
        const auto audit = [&](Referee& referee) { usual::audit_open_result<G>(member.state, header, referee); };
        if (trial_->finds_error(audit, &found)) {
            agreement.add(*first_error(found));
            return true;
        }
        return usual::certain<G>(member.state) && is_other_result(member, header, agreement);
    }

    Report& conclude(const Member<G>& member, const Wishes& wishes) {
        Report& report = trial_->report();
        report.reset();
        report.seats = referee_->seats();
        report.finished = G::over(member.state);
        usual::scores<G>(member.state, report);
        usual::conclude<G>(member.state, member.trail, wishes, report);
        report.winners = report.finished ? report.winners : std::uint8_t{0};
        report.open_winners = report.finished && report.open_winners;
        return report;
    }

    void report_outcome(const Wishes& wishes) {
        const bool told = members_.size() <= most_explained && std::ranges::none_of(members_, &Member<G>::mixed);
        Outcome outcome;
        std::vector<std::int32_t> totals;
        for (const Member<G>& member : members_) {
            const Report& world = conclude(member, told ? wishes : Wishes{});
            outcome.add(world, told);
            wishes.totals&& world.finished ? totals.push_back(world.scores[0]) : void();
        }
        outcome.write(referee_->report());
        std::ranges::sort(totals);
        totals.erase(std::unique(totals.begin(), totals.end()), totals.end());
        referee_->report().totals = std::move(totals);
    }

    void report_facts() {
        facts_.settle(possible(2), record_end());
        pass_over_untouched();
        Report& report = referee_->report();
        facts_.report(possible(std::size_t{1} << 20U), knowledge_, report);
        std::uint32_t fillings = 0;
        for (const Member<G>& member : members_) {
            fillings = sum(fillings, product(member.fillings, ways(member.state)));
        }
        report.one_filling = fillings == 1;
    }

    /// What a position did not set, and nothing behind it rests on, is not taken on trust.
    void pass_over_untouched() {
        if constexpr (requires { G::is_untouched(front(), std::uint32_t{}); }) {
            for (std::size_t i = 0; i < facts_.size(); ++i) {
                const std::uint32_t at = facts_[i].span.begin;
                facts_[i].touched = std::ranges::any_of(
                    members_, [at](const Member<G>& member) { return !G::is_untouched(member.state, at); });
            }
        }
    }

    static std::uint32_t ways(const State& state) {
        if constexpr (requires { G::ways(state); }) {
            return static_cast<std::uint32_t>(std::min<std::uint64_t>(G::ways(state), countless));
        } else {
            return 1;
        }
    }

    void report_outline(const Wishes& wishes) {
        Report& report = referee_->report();
        tell_bounds(report);
        if (keeps_scores()) {
            report_outcome(wishes);
        }
        if constexpr (requires { G::outline_keeps_scores; }) {
            if (!blind_) {
                tell_scores_of_all(report);
            }
        }
        report.open_end = true;
        report.open_winners = true;
        report.possible_winners = static_cast<std::uint8_t>((1U << report.seats.count()) - 1);
        frozen_.resize(facts_.size());
        facts_.report(frozen_, knowledge_, report);
    }

    Referee* referee_ = nullptr;
    Seats referee_seats_;  ///< for words when the record has been replayed
    Budget budget_;
    std::vector<Member<G>> members_;
    std::vector<Member<G>> next_;
    Moves<G> moves_;
    Knowledge knowledge_;
    Facts facts_;
    Possible frozen_;  ///< what facts could be when worlds were last followed
    std::optional<Trial<G>> trial_;
    std::vector<std::pair<std::uint64_t, std::size_t>> prints_;
    std::vector<Knowledge::Id> known_;
    std::size_t bytes_ = 0;
    Gain gain_;
    std::uint64_t changes_ = 0;    ///< how often the members, or their scores, have become others
    std::uint64_t proceeded_ = 0;  ///< of these, when the members last proceeded
    bool watched_ = false;         ///< somebody wants to know how the scores change
    bool remembering_ = false;     ///< moves may be taken back
    bool overflow_ = false;
    bool outlined_ = false;
    bool blind_ = false;
};

}  // namespace arbiter::worlds
