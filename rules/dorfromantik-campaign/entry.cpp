// The campaign's place in the registry.
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/verbs.hpp"

#include <array>

namespace arbiter::dorfromantik_campaign {

static_assert(Game<Campaign>);

namespace {

constexpr std::array<HeaderHint, 1> header_hints{{
    {"Rows", "425, 450, 475", "where the three empty rows of the high-score list begin, above 400"},
}};

}  // namespace

GameEntry entry();

GameEntry entry() {
    GameEntry game = entry_for<Campaign>();
    game.header_hints = header_hints;
    return game;
}

}  // namespace arbiter::dorfromantik_campaign
