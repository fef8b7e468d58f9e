// Framework's place in the registry.
#include "rules/framework/game.hpp"
#include "rules/verbs.hpp"

#include <array>

namespace arbiter::framework {

static_assert(Game<Framework>);

namespace {

constexpr std::array<HeaderHint, 2> header_hints{{
    {"Tokens", "22", "how many tokens each player has, or one number a player: 22, 18"},
    {"Tiles", "made-up",
     "which tiles there are: a file beside this one, such as tiles.json, or the list made up for tries"},
}};

}  // namespace

GameEntry entry();

GameEntry entry() {
    GameEntry game = entry_for<Framework>();
    game.header_hints = header_hints;
    return game;
}

}  // namespace arbiter::framework
