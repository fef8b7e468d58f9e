// The set of possible worlds of one record: every line is played in all of them, and those that it contradicts are
// dropped.
#pragma once

#include "rules/record/result.hpp"
#include "rules/trace/totals.hpp"
#include "rules/worlds/closing.hpp"
#include "rules/worlds/joins.hpp"
#include "rules/worlds/open_facts.hpp"
#include "rules/worlds/possible_moves.hpp"
#include "rules/worlds/scoring.hpp"
#include "rules/worlds/sharing.hpp"
#include "rules/worlds/speaker.hpp"
#include "rules/worlds/trial.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::worlds {

/// So many worlds are followed, in so much memory; of more, an outline.
inline constexpr std::size_t most_members = 8192;
inline constexpr std::size_t most_outlines = 16;
inline constexpr std::size_t most_bytes = std::size_t{48} << 20U;

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
        facts_.clear();
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
        facts_.note_unset(state, referee.seats());
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
                facts_.learn(next_.back(), values);
                bytes_ += weight_of<G>(refined);
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
            const Totals before = compared ? scoring().totals_of(member) : Totals{};
            usual::proceed_to<G>(member.state, next, member.trail);
            compared ? compare(before, scoring().totals_of(member)) : void();
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
            blind_ ? Scoring<G>::tell_bounds(front(), report) : scoring().tell_scores(members_, report);
        } else {
            outlined_ && !keeps_scores() ? Scoring<G>::tell_bounds(front(), report)
                                         : scoring().tell_scores(members_, report);
        }
    }

    /// False when no world allows the line, which has its finding then.
    bool event(const Written& written) {
        facts_.note(front(), written, referee_->seats(), !outlined_);
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
            hold_against_bounds(line);
            return;
        }
        narrow(
            line, [&](Member<G>& member) { return !scores_agree(member, line); }, [&] { speaker().say_scores(line); });
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
                    speaker().say(record::rule("claim.finished"), line,
                                  "the record says that the game is finished, but by the rules it goes on");
                } else {
                    speaker().say_other_end(line);
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
            speaker().say_no_undo(line);
            return line.stands();
        }
        if (line.stands() && able == members_.size()) {
            speaker().say_nothing_wrong(line);
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
        if (replayed && closing().close()) {
            drop_wrong();
        }
        compare_result(header);
        scoring().tell_outcome(members_, wishes);
        report_facts();
    }

    /// Only one complete record is left, so that the position is known.
    bool is_one() const { return !outlined_ && members_.size() == 1 && ways_of<G>(front()) == 1; }

    /// The laws that the line meets, in all worlds and all fillings that allow it; none if they are too many to look
    /// at.
    void held_in_all(const Written& written, std::vector<std::uint16_t>& laws) const {
        laws.clear();
        if (!outlined_) {
            worlds::held_in_all<G>(members_, written, most_members, laws);
        }
    }
    /// Those that are legal in some world, `most` of them at most, and whether they are in all.
    std::vector<std::pair<std::string, bool>> possible_moves(std::size_t most) const {
        return worlds::possible_moves<G>(members_, referee_seats_, most);
    }

private:
    Scoring<G> scoring() { return {*referee_, *trial_}; }
    Closing<G> closing() { return {*referee_, *trial_, members_}; }
    Speaker<G> speaker() { return {*referee_, *trial_, members_}; }

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
                facts_.learn(next_.back(), values);
            }
            return !overflow_;
        };
        if (G::is_open(written)) {
            G::fillings(member.state, written, std::ref(pass));
        } else {
            pass(member.state, written, {});
        }
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
        facts_.learn(next_.back(), values);
        bytes_ += weight_of<G>(next_.back().state);
    }

    /// Where twice the room would be more than all members may weigh, there is room for so many and no more.
    void keep(Member<G> member) {
        constexpr std::size_t most = most_bytes / sizeof(Member<G>) + 1;
        if (next_.size() == next_.capacity() && 2 * next_.size() > most) [[unlikely]] {
            next_.reserve(most);
        }
        next_.push_back(std::move(member));
    }

    /// An outline is one member or a few, and costs what a record without `?` costs.
    bool afford(const State& state) {
        overflow_ = overflow_ || next_.size() >= (outlined_ ? most_outlines : most_members) ||
                    (!outlined_ && (bytes_ >= most_bytes || !budget_.spend(steps_of<G>(state))));
        return !overflow_;
    }

    bool settle_line(const Written& written) {
        const Line& line = written.line;
        if (next_.empty()) {
            speaker().explain(written, Fate::refused);
            return false;
        }
        const bool heard = trial_->has_heard();
        const auto wrong = [](const Member<G>& member) { return member.wrong; };
        const auto wrongs = static_cast<std::size_t>(std::ranges::count_if(next_, wrong));
        if (wrongs == next_.size()) {
            speaker().explain(written, Fate::wrong);
        } else if (line.stands()) {
            wrongs == 0 && !heard && !outlined_ ? speaker().say_nothing_wrong(line) : void();
        } else {
            std::erase_if(next_, wrong);
        }
        if (heard && wrongs != next_.size() && !line.stands()) {
            speaker().explain(written, Fate::right);
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
            gain_.add(scoring().totals_of(members_[member.from]), scoring().totals_of(member));
        }
    }

    void adopt_next(Span line) {
        watched_ ? compare_scores() : void();
        ++changes_;
        members_.swap(next_);
        for (Member<G>& member : members_) {
            member.wrong = false;
        }
        share();
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
                facts_.learn(next_.back(), values);
                bytes_ += weight_of<G>(before);
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
            speaker().say_nothing_wrong(line);
        }
        settle_facts(line.span);
    }

    void drop_wrong() {
        changes_ += std::erase_if(members_, [](const Member<G>& member) { return member.wrong; });
    }

    /// Of an outline only this is known of the scores.
    void hold_against_bounds(const Line& line) {
        Report& report = referee_->report();
        Scoring<G>::tell_bounds(front(), report);
        if (!record::are_possible(line, report.score_ranges)) {
            record::audit_score_ranges(line, *referee_, {});
        }
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
            return record::scores_agree(line, scoring().scores_of(member));
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
                        bytes_ += weight_of<G>(refined);
                    }
                });
            }
            ++changes_;
            overflow_ ? follow_outline(line) : members_.swap(next_);
        }
    }

    /// Worlds that have become the same are one from now on.
    void share() {
        if constexpr (requires(const State& state) { G::fingerprint(state); }) {
            if (members_.size() > 1) {
                Sharing<G>(members_, moves_, facts_.knowledge(), remembering_).share(prints_);
                drop_wrong();
            }
        }
    }

    /// Positions that no undo can reach any more are forgotten now and then.
    void spare_moves() {
        const std::size_t each = GoesBack<G> ? sizeof(typename Moves<G>::Move) : weight_of<G>(front());
        if (moves_.size() * each > most_bytes) {
            moves_.compact(members_);
            overflow_ = moves_.size() * each > most_bytes / 2;
            if (overflow_) {
                follow_blindly();
            }
        }
    }

    // Facts.

    /// What all facts can be, `most` values of each at most.
    Possible possible(std::size_t most) {
        std::size_t steps = 0;
        Possible found = facts_.possible(members_, most, steps);
        overflow_ = overflow_ || (!outlined_ && !budget_.spend(steps / 4));
        return found;
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
        facts_.freeze(possible(most_explained));
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
            facts_.freeze(possible(most_explained));
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

    void compare_result(const Header& header) {
        const HeaderField* const field = header.find("Result");
        if (field != nullptr && closing().compare_result(header)) {
            drop_wrong();
            settle_facts(field->value);
        }
    }

    void report_facts() {
        facts_.settle(possible(2), record_end());
        facts_.pass_over_untouched(members_);
        Report& report = referee_->report();
        facts_.report(possible(std::size_t{1} << 20U), report);
        std::uint32_t fillings = 0;
        for (const Member<G>& member : members_) {
            fillings = sum(fillings, product(member.fillings, ways_of<G>(member.state)));
        }
        report.one_filling = fillings == 1;
    }

    void report_outline(const Wishes& wishes) {
        Report& report = referee_->report();
        Scoring<G>::tell_bounds(front(), report);
        if (keeps_scores()) {
            scoring().tell_outcome(members_, wishes);
        }
        if constexpr (requires { G::outline_keeps_scores; }) {
            if (!blind_) {
                scoring().tell_scores(members_, report);
            }
        }
        report.open_end = true;
        report.open_winners = true;
        report.possible_winners = static_cast<std::uint8_t>((1U << report.seats.count()) - 1);
        facts_.report_frozen(report);
    }

    Referee* referee_ = nullptr;
    Seats referee_seats_;  ///< for words when the record has been replayed
    Budget budget_;
    std::vector<Member<G>> members_;
    std::vector<Member<G>> next_;
    Moves<G> moves_;
    OpenFacts<G> facts_;
    std::optional<Trial<G>> trial_;
    std::vector<Print> prints_;
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
