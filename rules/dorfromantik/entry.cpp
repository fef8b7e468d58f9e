// Dorfromantik's place in the registry.
#include "rules/dorfromantik/game.hpp"
#include "rules/verbs.hpp"

#include <array>

namespace arbiter::dorfromantik {

static_assert(Game<Dorfromantik>);

namespace {

constexpr std::array<HeaderHint, 3> header_hints{{
    {"Supply", "25 45", "with tiles=any: how many task and landscape tiles there are"},
    {"Extra", "12 the circus", "points of section E of the score sheet, and what they are for"},
    {"Hexes", "flat", "with an edge up: the directions are N NE SE S SW NW, and edges begin in the north"},
}};

}  // namespace

GameEntry entry();

GameEntry entry() {
    GameEntry game = entry_for<Dorfromantik>();
    game.header_hints = header_hints;
    return game;
}

}  // namespace arbiter::dorfromantik
