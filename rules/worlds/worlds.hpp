// The set of possible worlds of one record: every line is played in all of them, and those that it contradicts are
// dropped.
#pragma once

#include "rules/trace/totals.hpp"
#include "rules/worlds/claims.hpp"
#include "rules/worlds/closing.hpp"
#include "rules/worlds/generation.hpp"
#include "rules/worlds/joins.hpp"
#include "rules/worlds/open_facts.hpp"
#include "rules/worlds/outline.hpp"
#include "rules/worlds/score_change.hpp"
#include "rules/worlds/scoring.hpp"
#include "rules/worlds/sharing.hpp"
#include "rules/worlds/speaker.hpp"
#include "rules/worlds/trial.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::worlds {

template <Game G>
class Worlds {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Trail = typename G::Trail;

    Worlds() = default;
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;

    /// Nothing is unknown.
    void clear() {
        members_.clear();
        moves_.clear();
        facts_.clear();
        trial_.reset();
        change_.clear();
        blind_ = false;
    }
    bool active() const { return !members_.empty(); }

    /// From this position on. `moves`: the positions that moves before it have left and undo may go back to, the oldest
    /// first, each with the mark of the trail then.
    void begin(const State& state, const Trail& trail, std::span<const std::pair<Left<G>, std::uint64_t>> moves,
               bool remembering, Budget budget, Referee& referee) {
        clear();
        referee_ = &referee;
        remembering_ = remembering;
        trial_.emplace(referee, moves_, remembering);
        next_.begin(*trial_, budget);
        std::uint32_t before = Moves<G>::none;
        for (const auto& [left, mark] : moves) {
            before = moves_.add(left, mark, before);
        }
        members_.push_back({.state = state, .trail = trail, .before = before});
    }

    /// The position that was written leaves facts open, the first one here: it is all that it can be.
    void begin_unset(const State& state, const Trail& trail, Budget budget, bool remembering, Span where,
                     Referee& referee) {
        begin(state, trail, {}, remembering, budget, referee);
        facts_.note_unset(state, referee.seats());
        next_.set(members_.front()) ? adopt_next(facts_.extent()) : follow_outline(where);
    }

    /// One of the positions; nothing else of it is known to be so.
    const State& front() const { return members_.front().state; }
    std::span<const Member<G>> members() const { return members_; }
    /// Lines are no longer judged.
    bool blind() const { return blind_; }
    /// Not everything is followed that may have been.
    bool outlined() const { return next_.outlined(); }

    void proceed_to(const Written& next) {
        change_.proceed(members_, scoring(),
                        [&](Member<G>& member) { usual::proceed_to<G>(member.state, next, member.trail); });
    }

    /// From here on somebody wants to know how each line changes the scores.
    void watch() { change_.watch(); }
    /// Since then.
    const Gain& gain() const { return change_.gain(); }
    /// As long as this is the same, so are the scores.
    std::uint64_t changes() const { return change_.changes(); }
    /// The scores by now, or what they can be.
    void tell_scores(Report& report) {
        outlined() ? outline().tell_scores(report) : scoring().tell_scores(members_, report);
    }

    /// False when no world allows the line, which has its finding then.
    bool event(const Written& written) {
        facts_.note(front(), written, referee_->seats(), !outlined());
        if (!blind_ && !next_.play(members_, written)) {
            follow_outline(written.line.span);
            if (!blind_ && !next_.play(members_, written)) {
                follow_blindly();
            }
        }
        return blind_ || settle_line(written);
    }

    void scores(const Line& line) {
        if (outlined() && !outline().keeps_scores()) {
            outline().audit_scores(line);
        } else {
            settle_claim(line, claims().scores(line));
        }
    }

    void end(const Line& line) {
        know_ends(line.span);
        if (!outlined() || outline().knows_end()) {
            settle_claim(line, claims().end(line));
        }
    }

    /// False when no world has a move to take back.
    bool undo(const Line& line) {
        know_ends(line.span);
        if (outlined()) {
            follow_blindly();
            return true;
        }
        const auto able = static_cast<std::size_t>(std::ranges::count_if(members_, has_move<G>));
        if (able == 0) {
            speaker().say_no_undo(line);
            return line.stands();
        }
        if (!line.stands()) {
            std::erase_if(members_, std::not_fn(has_move<G>));
        } else if (able == members_.size()) {
            speaker().say_nothing_wrong(line);
        }
        if (next_.take_back(members_)) {
            adopt_next(line.span);
        } else {
            follow_outline(line.span);
            follow_blindly();
        }
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
        if (outlined()) {
            outline().tell_outcome(wishes);
            facts_.report_frozen(referee_->report());
            return;
        }
        if (replayed) {
            closing().close();
        }
        compare_result(header);
        scoring().tell_outcome(members_, wishes);
        report_facts();
    }

    /// Only one position is left, so that it is known.
    bool is_one() const { return !outlined() && members_.size() == 1 && is_known<G>(front()); }

private:
    Scoring<G> scoring() { return {*referee_, *trial_}; }
    Closing<G> closing() { return {*referee_, *trial_, members_}; }
    Speaker<G> speaker() { return {*referee_, *trial_, members_}; }
    Claims<G> claims() { return {*referee_, *trial_, members_, change_}; }
    Outline<G> outline() { return {*referee_, *trial_, members_, blind_}; }

    // What becomes of the worlds.

    bool settle_line(const Written& written) {
        const Line& line = written.line;
        std::vector<Member<G>>& next = next_.members();
        if (next.empty()) {
            speaker().explain(written, Fate::refused);
            return false;
        }
        const bool heard = trial_->has_heard();
        const auto wrong = [](const Member<G>& member) { return member.wrong; };
        const auto wrongs = static_cast<std::size_t>(std::ranges::count_if(next, wrong));
        if (wrongs == next.size()) {
            speaker().explain(written, Fate::wrong);
        } else if (line.stands()) {
            wrongs == 0 && !heard && !outlined() ? speaker().say_nothing_wrong(line) : void();
        } else {
            std::erase_if(next, wrong);
        }
        if (heard && wrongs != next.size() && !line.stands()) {
            speaker().explain(written, Fate::right);
        }
        adopt_next(line.span);
        return true;
    }

    void adopt_next(Span line) {
        change_.compare(members_, next_.members(), scoring());
        members_.swap(next_.members());
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
            if (!outlined() && std::ranges::any_of(members_, is_outline)) {
                follow_outline(line);
            }
        }
        if constexpr (requires(const State& state) { G::is_off_course(state); }) {
            G::is_off_course(front()) && !blind_ ? follow_blindly() : void();
        }
    }

    void settle_claim(const Line& line, bool dropping) {
        dropping ? drop_wrong() : void();
        settle_facts(line.span);
    }

    void drop_wrong() {
        if (std::erase_if(members_, [](const Member<G>& member) { return member.wrong; }) != 0) {
            change_.note();
        }
    }

    /// Splits the worlds in which undrawn facts decide whether the game is over.
    void know_ends(Span line) {
        if constexpr (requires(const StateSink<State>& sink) { G::open_ends(front(), sink); }) {
            if (!outlined()) {
                change_.note();
                next_.know_ends(members_) ? members_.swap(next_.members()) : follow_outline(line);
            }
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
            moves_.size() * each > most_bytes / 2 ? follow_blindly() : void();
        }
    }

    /// What all facts can be, `most` values of each at most.
    Possible possible(std::size_t most) {
        std::size_t steps = 0;
        Possible found = facts_.possible(members_, most, steps);
        next_.spend(steps / 4);
        return found;
    }

    void settle_facts(Span line) {
        if (!facts_.empty() && !outlined()) {
            facts_.settle(possible(2), line);
        }
    }

    // The outline.

    /// Of a fact that can be more things than are listed nothing is said.
    void freeze() {
        Possible found = possible(most_explained + 1);
        for (auto& values : found) {
            values.size() > most_explained ? values.assign(1, Knowledge::anything) : void();
        }
        facts_.freeze(std::move(found));
    }

    /// From this line on the worlds are too many.
    void follow_outline(Span line) {
        change_.note();
        next_.begin_outline();
        freeze();
        referee_->report().outline_from = line.begin;
        if (auto state = outline_of<G>(members_)) {
            Member<G> one{.state = std::move(*state), .trail = members_.front().trail};
            members_.clear();
            members_.push_back(std::move(one));
        } else {
            follow_blindly();
        }
    }

    void follow_blindly() {
        if (!outlined()) {
            freeze();
        }
        change_.note();
        next_.begin_outline();
        blind_ = true;
        members_.erase(members_.begin() + 1, members_.end());
        moves_.clear();
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
        report.one_filling = fillings_of<G>(members_) == 1;
    }

    Referee* referee_ = nullptr;
    std::vector<Member<G>> members_;
    Moves<G> moves_;
    OpenFacts<G> facts_;
    Generation<G> next_{moves_, facts_};
    std::optional<Trial<G>> trial_;
    std::vector<Print> prints_;
    ScoreChange<G> change_;
    bool remembering_ = false;  ///< moves may be taken back
    bool blind_ = false;
};

}  // namespace arbiter::worlds
