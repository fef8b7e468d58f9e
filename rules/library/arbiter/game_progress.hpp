// How far a game has come: the part of a report that is the same for the referee and for whoever calls it.
#pragma once

#include <cstdint>
#include <optional>

namespace arbiter {

struct GameProgress {
    std::uint32_t events = 0;  ///< how many were replayed
    bool finished = false;     ///< the rules have ended the game
    bool open_end = false;     ///< unknown facts decide whether they have; `finished` is false then

    /// Calls visit(name, value) for each member that JSON has, in its order; what is open is null there.
    template <typename Visit>
    void members(Visit&& visit) const {
        visit("events", events);
        visit("finished", open_end ? std::nullopt : std::optional(finished));
    }
};

}  // namespace arbiter
