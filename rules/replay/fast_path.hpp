// A game's own fast path through plain legal lines, and how long it rests where lines are not plain.
#pragma once

#include "grammar/record/reading.hpp"

#include <algorithm>
#include <cstdint>

namespace arbiter {

/// A game that has one (rules/game/game.hpp).
template <typename G>
concept RunsAhead = requires(LineCursor& cursor, typename G::State& state, typename G::ScoreLog& log) {
    G::run(cursor, state, log);
};

template <typename G>
class FastPath {
public:
    void begin() { rest_ = 0; }

    /// Whether it is not tried at the next line; asked once before each.
    bool rests() {
        const bool rests = rest_ > 0;
        rest_ -= rests ? 1 : 0;
        return rests;
    }

    /// Plays the next lines as long as they are plain and legal, and answers how many.
    std::uint32_t run(LineCursor& cursor, typename G::State& state, typename G::ScoreLog& log) requires RunsAhead<G> {
        const std::uint32_t events = G::run(cursor, state, log);
        // Lines that are not plain come one after the other: the more of them there were, the longer it rests.
        rest_ = events == 0 ? pause_ : 0;
        pause_ = events == 0 ? std::min(2 * pause_ + 1, longest_pause) : 0;
        return events;
    }

private:
    static constexpr std::uint32_t longest_pause = 31;
    std::uint32_t rest_ = 0;   ///< for so many lines it is not tried
    std::uint32_t pause_ = 0;  ///< and so long it will rest when it has played nothing again
};

}  // namespace arbiter
