// FRAME-WORK's place in the registry.
#include "rules/frame-work/game.hpp"
#include "rules/verbs.hpp"

#include <array>

namespace arbiter::frame_work {

static_assert(Game<FrameWork>);

namespace {

constexpr std::array<HeaderHint, 2> header_hints{{
    {"Deck", "docks", "a deck file beside this one, such as our-deck.json, or a made-up deck: docks, gala, teaser",
     true},
    {"Teams", "Ann+Cat, Ben+Dan", "for four players in two teams"},
}};

}  // namespace

GameEntry entry();

GameEntry entry() {
    GameEntry game = entry_for<FrameWork>();
    game.header_hints = header_hints;
    return game;
}

}  // namespace arbiter::frame_work
