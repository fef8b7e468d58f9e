// What a table of Grawlix still shows behind a gap in its record.
#include "rules/grawlix/position.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::grawlix {

/// A hand that is not set holds tiles that nobody wrote down, as in any position. A tile of the grid without name or
/// cell may be one that lay there before, or not.
Unknowns PositionBuilder::carry(const State& before, const Gap<Written>& gap, Checks& checks) {
    const auto lays = before.history().lays();
    const bool named = std::ranges::all_of(
        partial_position_.grid, [](const SetTile& tile) { return tile.tile.known() && is_cell(tile.place); });
    if (!grid_set_ || !gap.certain || (!lays.empty() && !named)) {
        return {"grid"};
    }
    for (const Lay& lay : lays) {
        partial_position_.counted_from = before.history().first();
        carry(lay, gap.line, checks);
    }
    hold_drafted(before, checks);
    return contradicts_turns(gap) ? Unknowns{"turn"} : Unknowns{};
}

/// Turns were missed, and nobody says how many each has played.
bool PositionBuilder::contradicts_turns(const Gap<Written>& gap) const {
    const bool told = turn_ || played_[0] || played_[1];
    const int due = partial_position_.grid.size() % 2 == 0 ? start_.mover() : 1 - start_.mover();
    return !told && gap.next != nullptr && gap.next->line.seat != no_seat && gap.next->line.seat != due;
}

void PositionBuilder::carry(const Lay& lay, Span gap, Checks& checks) {
    const auto say = [&] {
        return fmt::format("{} lay on {} before the gap", tile_name(lay.tile.tile), text_of(lay.cell));
    };
    const auto here = std::ranges::find_if(partial_position_.grid, [&](const SetTile& tile) {
        return is_cell(tile.place) && tile.place.cell == lay.cell;
    });
    if (here != partial_position_.grid.end()) {
        if (here->tile.known() && lay.tile.known() && !(here->tile.tile == lay.tile.tile)) {
            tell_undone(checks, here->span, say);
        }
        return;
    }
    if (const auto& elsewhere = set_at_[static_cast<std::size_t>(lay.tile.tile.index())]; elsewhere) {
        tell_undone(checks, *elsewhere, say);
        return;
    }
    SetTile tile{.tile = lay.tile, .place = {}, .span = gap};
    tile.tile.at = gap.begin;
    tile.place.cell = lay.cell;
    tile.place.span = gap;
    if (is_in_box(tile, checks)) {
        this->lay(tile, checks);
    }
}

/// Nothing that was drafted is in the supply again, so it is seen where all hands are written.
void PositionBuilder::hold_drafted(const State& before, Checks& checks) const {
    const bool all_seen = std::ranges::all_of(partial_position_.hands, [](const SetHand& hand) {
        return hand.written && std::ranges::all_of(hand.tiles, &WrittenTile::known);
    });
    for (int player = 0; player < player_count && all_seen; ++player) {
        for (const Tile tile : before.table().hand(player)) {
            if (!set_at_[static_cast<std::size_t>(tile.index())]) {
                tell_undone(checks, hands_[static_cast<std::size_t>(player)]->line.event, [&] {
                    return fmt::format("{} held {} before the gap, and it is neither in a hand nor in the grid",
                                       name(player), tile_name(tile));
                });
            }
        }
    }
}

}  // namespace arbiter::grawlix
