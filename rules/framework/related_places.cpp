// Which earlier line laid out the offer, drew the tile or began the round that a wrong line rests on.
#include "rules/framework/game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::framework {
namespace {

RelatedPlace clue_to_offer(const Written& earlier) {
    return earlier.verb() == Verb::offer ? RelatedPlace::found("the offer of this round") : RelatedPlace::none();
}

/// Of a tile that is drawn once more than it exists, the last one before.
RelatedPlace clue_to_copy(const Event& wrong, const Fault& fault, const Written& earlier) {
    const Written& line = wrong.written;
    const Tile tile = line.verb() == Verb::offer ? line.tiles[fault.which] : line.turn.pick.tile;
    if (earlier.verb() == Verb::turn && earlier.turn.pick.by == Pick::By::tile && earlier.turn.act != Act::unstore) {
        return wrong.state.agreed.solo() && earlier.turn.pick.tile == tile
                   ? RelatedPlace::found("it was drawn here", earlier.turn.pick.span)
                   : RelatedPlace::none();
    }
    const auto offer = earlier.verb() == Verb::offer ? earlier.offer() : std::span<const Tile>{};
    const auto same = std::ranges::find(offer, tile);
    return same == offer.end()
               ? RelatedPlace::none()
               : RelatedPlace::found("it was drawn here",
                                     earlier.tile_spans[static_cast<std::size_t>(same - offer.begin())]);
}

RelatedPlace clue_to_starter(const Written& earlier) {
    return earlier.verb() == Verb::round ? RelatedPlace::found("the round before began here") : RelatedPlace::none();
}

}  // namespace

RelatedPlace Framework::related_place(const Event& wrong, const Fault& fault, const Written& earlier) {
    switch (fault.law) {
        case Law::offer_not_there: return clue_to_offer(earlier);
        case Law::tile_no_copy_left: return clue_to_copy(wrong, fault, earlier);
        case Law::round_starter: return clue_to_starter(earlier);
        default: return RelatedPlace::stop();
    }
}

}  // namespace arbiter::framework
