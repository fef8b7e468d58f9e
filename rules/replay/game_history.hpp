// The course of a game: the position that its record has reached, or all that are possible, and the way back.
#pragma once

#include "rules/candidates/candidates.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/replay/snapshot.hpp"
#include "rules/replay/undo_history.hpp"
#include "rules/report/effort.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter {

template <Game G>
class GameHistory {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using ScoreLog = typename G::ScoreLog;

    /// No position is reached yet. `remembering`: the past is kept, because undo may need it.
    void begin(const ReportOptions& options, bool remembering) {
        if constexpr (requires { log_.told; }) {
            log_.told = options.breakdown || options.completed || options.sheet;
        }
        state_.reset();
        log_.clear();
        undo_history_.clear();
        candidates_.clear();
        effort_ = {};
        budget_ = options.budget.effort() == nullptr ? Budget(&effort_) : options.budget;
        remembering_ = remembering;
    }
    /// From this position on; nothing: the header allows none.
    void start(std::optional<State>&& state) { state_ = std::move(state); }
    /// What may be spent on the record.
    const Budget& budget() const { return budget_; }

    /// The last position reached; nothing when the record could not be replayed.
    std::optional<State>& state() { return state_; }
    const std::optional<State>& state() const { return state_; }
    ScoreLog& log() { return log_; }
    /// Where facts are unknown, all positions that are left.
    typename CandidatesOf<G>::Type& candidates() { return candidates_; }
    bool is_open() const { return candidates_.active(); }

    /// Nobody knows the position.
    bool is_blind() const {
        if constexpr (candidates::Joined<G>) {
            return is_open() && candidates_.blind();
        }
        return false;
    }

    /// The position before the next line; where facts are unknown, one that is possible. nullptr: nobody knows any.
    const State* position() const {
        if constexpr (candidates::Joined<G>) {
            if (is_open()) [[unlikely]] {
                return candidates_.blind() ? nullptr : &candidates_.front();
            }
        }
        return state_ ? &*state_ : nullptr;
    }
    /// For words: that, or the last one that was known.
    const State& shown() const {
        const State* const here = position();
        return here != nullptr ? *here : *state_;
    }
    Snapshot<G> snapshot() {
        if constexpr (candidates::Joined<G>) {
            if (is_open()) {
                return {position(), candidates_.members().front().log, &candidates_};
            }
        }
        return {position(), log_, nullptr};
    }

    /// Whether this line, which has just been read, or one before it leaves facts open.
    bool is_opened_by(const Written& written, const LineCursor& cursor, Referee& referee) {
        const bool opens = !is_open() && leaves_open(written);
        if (opens) [[unlikely]] {
            open(cursor, referee);
        }
        return opens || is_open();
    }
    /// What comes at once of a position that was put down: what the rules do there; and it can leave facts open, as
    /// lines can.
    void begin_behind(Referee& referee) {
        if constexpr (requires { G::begin_behind(*state_, log_); }) {
            G::begin_behind(*state_, log_);
        }
        if constexpr (requires { &G::unset_facts; }) {
            std::optional<Span> first;
            candidates::tell_unset<G>(*state_, referee.seats(),
                                      [&](Span span, const std::string&) { first = first.value_or(span); });
            if (first) {
                candidates_.begin_unset(*state_, log_, budget_, remembering_, *first, referee);
            }
        }
    }
    /// Lines are missing: from here on it is this position. Undo never reaches back.
    void cross_gap(State&& state, Referee& referee) {
        leave_candidates(referee);
        state_ = std::move(state);
        log_.clear();
        add_barrier();
        begin_behind(referee);
    }
    /// The same where nobody knows the position.
    void cross_blindly(State&& state, Referee& referee) requires candidates::Joined<G> {
        const std::uint32_t round = is_open() ? candidates_.round() : defaults::round<G>(*state_);
        Report aside;
        aside.seats = referee.seats();
        if (is_open()) {
            candidates_.tell_scores(aside);
        } else {
            defaults::scores<G>(*state_, aside);
        }
        leave_candidates(referee);
        state_ = std::move(state);
        log_.clear();
        candidates_.begin_blind(*state_, log_, budget_, round, Totals::of(aside), referee);
    }
    /// Reports what is left at the end of the record, `replayed` to there. False when nothing was unknown.
    bool finish_candidates(const Header& header, bool replayed, const ReportOptions& options) {
        if constexpr (candidates::Joined<G>) {
            if (is_open()) [[unlikely]] {
                candidates_.finish(header, replayed, options);
                state_ = candidates_.front();
                return true;
            }
        }
        return false;
    }

    // The way back.

    bool remembers() const { return remembering_; }
    /// Undo never reaches across this position.
    void add_barrier() {
        if (state_ && remembering_) {
            undo_history_.add_barrier(*state_, log_);
        }
    }
    /// This line has been played, or forced.
    void remember(const Written& written, Role role, bool forced) {
        if (remembering_) [[unlikely]] {
            undo_history_.add(written, role, forced, *state_, log_);
        }
    }
    /// False when there is no move to take back. `written` is room for the lines that are read again.
    bool take_back(const LineCursor& cursor, Written& written) {
        const auto count = undo_history_.before_last_move();
        if (count) {
            undo_history_.rewind(*count, cursor, written, *state_, log_);
        }
        return count.has_value();
    }

private:
    /// What is known of their facts stays so.
    void leave_candidates(Referee& referee) {
        if constexpr (candidates::Joined<G>) {
            if (is_open()) {
                candidates_.report_facts();
                referee.report().one_completion = false;
            }
        }
        candidates_.clear();
    }

    bool leaves_open(const Written& written) const {
        if (written.line.kind() != LineKind::event) {
            return written.line.kind() == LineKind::turn;
        }
        if constexpr (requires { G::is_open(*state_, written); }) {
            return G::is_open(*state_, written);
        } else {
            return G::is_open(written);
        }
    }

    [[gnu::noinline]] void open(const LineCursor& cursor, Referee& referee) {
        const auto moves = remembering_ ? undo_history_.moves(cursor, *state_, log_)
                                        : std::vector<std::pair<candidates::Left<G>, std::uint64_t>>{};
        candidates_.begin(*state_, log_, moves, remembering_, budget_, referee);
    }

    std::optional<State> state_;
    ScoreLog log_;
    UndoHistory<G> undo_history_;
    typename CandidatesOf<G>::Type candidates_;
    Effort effort_;
    Budget budget_;
    bool remembering_ = false;
};

}  // namespace arbiter
