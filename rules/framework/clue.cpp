// Which earlier line laid out the offer, drew the tile or began the round that a wrong line rests on.
#include "rules/framework/game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::framework {
namespace {

Clue clue_to_offer(const Written& earlier) {
    return earlier.verb() == Verb::offer ? Clue::found("the offer of this round") : Clue::none();
}

/// Of a tile that is drawn once more than it exists, the last one before.
Clue clue_to_copy(const Event& wrong, const Fault& fault, const Written& earlier) {
    const Written& line = wrong.written;
    const Tile tile = line.verb() == Verb::offer ? line.tiles[fault.which] : line.turn.pick.tile;
    if (earlier.verb() == Verb::turn && earlier.turn.pick.by == Pick::By::tile && earlier.turn.act != Act::unstore) {
        return wrong.state.agreed.solo() && earlier.turn.pick.tile == tile
                   ? Clue::found("it was drawn here", earlier.turn.pick.span)
                   : Clue::none();
    }
    const auto offer = earlier.verb() == Verb::offer ? earlier.offer() : std::span<const Tile>{};
    const auto same = std::ranges::find(offer, tile);
    return same == offer.end()
               ? Clue::none()
               : Clue::found("it was drawn here", earlier.tile_spans[static_cast<std::size_t>(same - offer.begin())]);
}

Clue clue_to_starter(const Written& earlier) {
    return earlier.verb() == Verb::round ? Clue::found("the round before began here") : Clue::none();
}

}  // namespace

Clue Framework::clue(const Event& wrong, const Fault& fault, const Written& earlier) {
    switch (fault.law) {
        case Law::offer_not_there: return clue_to_offer(earlier);
        case Law::tile_no_copy_left: return clue_to_copy(wrong, fault, earlier);
        case Law::round_starter: return clue_to_starter(earlier);
        default: return Clue::stop();
    }
}

}  // namespace arbiter::framework
