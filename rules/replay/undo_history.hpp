// The way back: what `undo` needs of a record's past, kept only where somebody may go back.
#pragma once

#include "rules/candidates/moves.hpp"
#include "rules/game/game_defaults.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter {

/// The events since the last barrier, and some of the positions between them; the others are played again from there.
template <Game G>
class UndoHistory {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using ScoreLog = typename G::ScoreLog;

    void clear() {
        events_.clear();
        checkpoints_.clear();
    }
    /// Undo never reaches across this position.
    void add_barrier(const State& state, const ScoreLog& log) {
        clear();
        checkpoint(state, log, 0);
    }
    /// An event has been played, or forced; the position is the one after it.
    void add(const Written& written, Role role, bool forced, const State& state, const ScoreLog& log) {
        if (role == Role::barrier) {
            add_barrier(state, log);
            return;
        }
        events_.push_back({written.line.span.begin, role, forced});
        // A large position is dear to copy: checkpoints lie farther apart the longer the game is.
        if (events_.size() >= checkpoints_.back().events + std::max(stride, checkpoints_.back().events)) {
            checkpoint(state, log, events_.size());
        }
    }
    /// How many events precede the last move since the barrier; nothing when there is none to take back.
    std::optional<std::size_t> before_last_move() const {
        const auto last =
            std::find_if(events_.rbegin(), events_.rend(), [](const Event& one) { return one.role == Role::move; });
        return last == events_.rend() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(events_.rend() - last) - 1);
    }
    /// Goes back to the position after the first `count` events since the barrier, reading their lines again.
    void rewind(std::size_t count, LineCursor cursor, Written& written, State& state, ScoreLog& log) {
        while (checkpoints_.back().events > count) {
            checkpoints_.pop_back();
        }
        state = checkpoints_.back().state;
        log.rewind(checkpoints_.back().log);
        for (std::size_t i = checkpoints_.back().events; i < count; ++i) {
            // One undo is often followed by another: the way to it is halved each time.
            const std::size_t last = checkpoints_.back().events;
            if (i - last >= stride && i - last >= (count - last) / 2) {
                checkpoint(state, log, i);
            }
            cursor.at = cursor.record + events_[i].begin;
            G::read(cursor, written);
            defaults::proceed_to<G>(state, written, log);
            events_[i].forced ? static_cast<void>(defaults::force_line<G>(state, written, log))
                              : static_cast<void>(defaults::play<G>(state, written, log));
        }
        events_.resize(count);
    }

    /// The positions that the moves since the barrier have left, the oldest first, each with the mark of the trail
    /// then. This past is as it was afterwards.
    std::vector<std::pair<candidates::Left<G>, std::uint64_t>> moves(LineCursor cursor, const State& state,
                                                                     const ScoreLog& log) const {
        std::vector<std::pair<candidates::Left<G>, std::uint64_t>> left;
        UndoHistory back = *this;
        ScoreLog trail_then = log;
        State then = state;
        Written written{};
        while (const auto count = back.before_last_move()) {
            back.rewind(*count, cursor, written, then, trail_then);
            left.emplace_back(candidates::LeftOf<G>::of(then), trail_then.mark());
        }
        std::reverse(left.begin(), left.end());
        return left;
    }

private:
    struct Event {
        std::uint32_t begin;  ///< offset of its line
        Role role;
        bool forced;
    };
    struct Checkpoint {
        State state;
        std::uint64_t log;
        std::size_t events;  ///< how many it includes
    };
    /// Checkpoints lie at least so many events apart.
    static constexpr std::size_t stride = 64;

    void checkpoint(const State& state, const ScoreLog& log, std::size_t events) {
        checkpoints_.push_back({state, log.mark(), events});
    }

    std::vector<Event> events_;
    std::vector<Checkpoint> checkpoints_;
};

}  // namespace arbiter
