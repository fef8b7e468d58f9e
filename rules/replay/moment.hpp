// The position at one moment of a replay, for those who look on.
#pragma once

#include "rules/game.hpp"
#include "rules/worlds/worlds.hpp"

namespace arbiter {

/// Of a game that has not joined the set of possible worlds.
struct NoWorlds {
    void clear() {}
    static constexpr bool active() { return false; }
};
template <typename G, bool joined = worlds::Joined<G>>
struct WorldsOf {
    using Type = NoWorlds;
};
template <typename G>
struct WorldsOf<G, true> {
    using Type = worlds::Worlds<G>;
};

template <typename G>
struct Moment {
    /// Where facts are unknown, one that is possible. nullptr: nobody knows any.
    const typename G::State* position;
    const typename G::Trail& trail;      ///< of that position
    typename WorldsOf<G>::Type* worlds;  ///< all that are possible, where facts are unknown; else nullptr
};

/// What became of a line.
struct LineFate {
    bool was_live;  ///< no line before it was refused
    bool live;      ///< nor was this one
    bool found;     ///< something was found
};

}  // namespace arbiter
