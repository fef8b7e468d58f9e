// Builds the list of games from games.def. A program with further games links its own list in place of this one.
#include "rules/registry/registry.hpp"

#include <array>

namespace arbiter {

#define ARBITER_GAME(space, folder) \
    namespace space {               \
    GameEntry entry();              \
    }
#include "rules/games.def"
#undef ARBITER_GAME

std::span<const GameEntry> games() {
#define ARBITER_GAME(space, folder) space::entry(),
    static const std::array entries{
#include "rules/games.def"
    };
#undef ARBITER_GAME
    return entries;
}

}  // namespace arbiter
