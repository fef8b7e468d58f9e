// The course of a game: the position that its record has reached, or all that are possible, and the way back.
#pragma once

#include "rules/effort.hpp"
#include "rules/replay/moment.hpp"
#include "rules/replay/past.hpp"
#include "rules/usual.hpp"
#include "rules/worlds/worlds.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter {

template <Game G>
class Course {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Trail = typename G::Trail;

    /// No position is reached yet. `remembering`: the past is kept, because undo may need it.
    void begin(const Wishes& wishes, bool remembering) {
        if constexpr (requires { trail_.told; }) {
            trail_.told = wishes.breakdown || wishes.completed || wishes.sheet;
        }
        state_.reset();
        trail_.clear();
        past_.clear();
        worlds_.clear();
        effort_ = {};
        budget_ = wishes.budget.effort() == nullptr ? Budget(&effort_) : wishes.budget;
        remembering_ = remembering;
    }
    /// From this position on; nothing: the header allows none.
    void start(std::optional<State>&& state) { state_ = std::move(state); }
    /// What may be spent on the record.
    const Budget& budget() const { return budget_; }

    /// The last position reached; nothing when the record could not be replayed.
    std::optional<State>& state() { return state_; }
    const std::optional<State>& state() const { return state_; }
    Trail& trail() { return trail_; }
    /// Where facts are unknown, all positions that are left.
    typename WorldsOf<G>::Type& worlds() { return worlds_; }
    bool is_open() const { return worlds_.active(); }

    /// The position before the next line; where facts are unknown, one that is possible. nullptr: nobody knows any.
    const State* position() const {
        if constexpr (worlds::Joined<G>) {
            if (is_open()) [[unlikely]] {
                return worlds_.blind() ? nullptr : &worlds_.front();
            }
        }
        return state_ ? &*state_ : nullptr;
    }
    /// For words: that, or the last one that was known.
    const State& shown() const {
        const State* const here = position();
        return here != nullptr ? *here : *state_;
    }
    Moment<G> moment() {
        if constexpr (worlds::Joined<G>) {
            if (is_open()) {
                return {position(), worlds_.members().front().trail, &worlds_};
            }
        }
        return {position(), trail_, nullptr};
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
        if constexpr (requires { G::begin_behind(*state_, trail_); }) {
            G::begin_behind(*state_, trail_);
        }
        if constexpr (requires { &G::unset_facts; }) {
            std::optional<Span> first;
            worlds::tell_unset<G>(*state_, referee.seats(),
                                  [&](Span span, const std::string&) { first = first.value_or(span); });
            if (first) {
                worlds_.begin_unset(*state_, trail_, budget_, remembering_, *first, referee);
            }
        }
    }
    /// Reports what is left at the end of the record, `replayed` to there. False when nothing was unknown.
    bool finish_worlds(const Header& header, bool replayed, const Wishes& wishes) {
        if constexpr (worlds::Joined<G>) {
            if (is_open()) [[unlikely]] {
                worlds_.finish(header, replayed, wishes);
                state_ = worlds_.front();
                return true;
            }
        }
        return false;
    }

    // The way back.

    bool remembers() const { return remembering_; }
    /// Undo never reaches across this position.
    void bar() {
        if (state_ && remembering_) {
            past_.bar(*state_, trail_);
        }
    }
    /// This line has been played, or forced.
    void remember(const Written& written, Role role, bool forced) {
        if (remembering_) [[unlikely]] {
            past_.add(written, role, forced, *state_, trail_);
        }
    }
    /// False when there is no move to take back. `written` is room for the lines that are read again.
    bool take_back(const LineCursor& cursor, Written& written) {
        const auto count = past_.before_last_move();
        if (count) {
            past_.rewind(*count, cursor, written, *state_, trail_);
        }
        return count.has_value();
    }

private:
    bool leaves_open(const Written& written) const {
        if (written.line.kind() != LineKind::event) {
            return false;
        }
        if constexpr (requires { G::is_open(*state_, written); }) {
            return G::is_open(*state_, written);
        } else {
            return G::is_open(written);
        }
    }

    [[gnu::noinline]] void open(const LineCursor& cursor, Referee& referee) {
        const auto moves = remembering_ ? past_.moves(cursor, *state_, trail_)
                                        : std::vector<std::pair<worlds::Left<G>, std::uint64_t>>{};
        worlds_.begin(*state_, trail_, moves, remembering_, budget_, referee);
    }

    std::optional<State> state_;
    Trail trail_;
    Past<G> past_;
    typename WorldsOf<G>::Type worlds_;
    Effort effort_;
    Budget budget_;
    bool remembering_ = false;
};

}  // namespace arbiter
