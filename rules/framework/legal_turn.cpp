// Whether turns are legal: the cell, the tile from offer, store or bag, the player.
#include "rules/framework/legal.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

Judgement judge_cell(const Display& display, Cell cell) {
    if (const auto there = display.at(cell)) {
        const Laid& laid = display[*there];
        return Offence{.law = Law::cell_occupied, .cell = cell, .tile = laid.tile, .line = laid.line};
    }
    if (display.empty() || display.touches(cell)) {
        return std::nullopt;
    }
    return Offence{.law = display.touches_corner(cell) ? Law::cell_corner_only : Law::cell_apart, .cell = cell};
}

Judgement judge_place(const Display& display, const Place& place, Move& move) {
    const auto cell = cell_of(display, place);
    if (!cell) {
        move.possible = false;
        return Offence{.law = Law::cell_no_such_tile,
                       .expected = static_cast<int>(display.size()),
                       .found = place.by == Place::By::side_of ? place.number : 0};
    }
    move.cell = *cell;
    auto judgement = judge_cell(display, *cell);
    move.possible = move.possible && (!judgement || judgement->law != Law::cell_occupied);
    return judgement;
}

bool may_be_on_offer(const Offer& offer, const Tile& tile) {
    for (std::size_t index = 0; index < offer.tiles().size(); ++index) {
        if (offer.tiles()[index] == tile && offer.may_be_free(index)) {
            return true;
        }
    }
    return false;
}

Offence taken(const Offer& offer, std::size_t index) {
    return {.law = Law::offer_taken,
            .found = static_cast<int>(index + 1),
            .tile = offer.tiles()[index],
            .line = offer.taken_line(index)};
}

/// Why a tile cannot be taken: its number does not exist, it is gone, or it was never there.
Offence explain_pick(const Offer& offer, const Pick& pick) {
    const auto tiles = offer.tiles();
    if (pick.by != Pick::By::tile) {
        return pick.number <= tiles.size() ? taken(offer, pick.number - 1u)
                                           : Offence{.law = Law::offer_no_such_number,
                                                     .expected = static_cast<int>(tiles.size()),
                                                     .found = pick.number};
    }
    const auto same = std::ranges::find(tiles, pick.tile);
    if (same != tiles.end()) {
        return taken(offer, static_cast<std::size_t>(same - tiles.begin()));
    }
    const auto alike = [&](const Tile& tile) { return piece(tile) == piece(pick.tile); };
    return {.law = Law::offer_not_there, .other_order = std::ranges::any_of(tiles, alike), .tile = pick.tile};
}

/// A tile written out where the offer says `?` is seen for the first time.
Judgement judge_named(const State& state, const Pick& pick, Move& move) {
    if (pick.by != Pick::By::tile || may_be_on_offer(state.offer, pick.tile)) {
        return std::nullopt;
    }
    move.names_copy = true;
    return judge_tile(state, pick.tile);
}

Judgement judge_pick(const State& state, const Pick& pick, Move& move) {
    const auto taken = state.offer.pick(pick);
    if (!taken) {
        return explain_pick(state.offer, pick);
    }
    move.tile = taken->tile;
    move.taken = *taken;
    auto judgement = judge_named(state, pick, move);
    move.possible = !judgement;
    return judgement;
}

Judgement judge_table_turn(const State& state, const Turn& turn, Move& move) {
    if (turn.act != Act::lay) {
        return Offence{.law = Law::storage_solo_only, .found = state.agreed.players};
    }
    if (state.phase != Phase::picking) {
        return Offence{.law = Law::offer_missing, .found = state.round};
    }
    auto pick = judge_pick(state, turn.pick, move);
    auto place = judge_place(state.displays[move.player], turn.place, move);
    if (move.player != state.turn) {
        return Offence{.law = Law::turn_wrong_player, .player = state.turn};
    }
    return pick ? pick : place;
}

/// The stored tile meant; what is written out may also be a stored tile that nobody wrote down.
std::optional<std::size_t> find_stored(const State& state, const Pick& pick) {
    std::optional<std::size_t> found;
    for (std::size_t index = 0; index < state.storage.size(); ++index) {
        const Tile& tile = state.storage[index];
        if (pick.by == Pick::By::tile && tile == pick.tile) {
            return index;
        }
        if (pick.by == Pick::By::unknown || !tile.known()) {
            found = index;
        }
    }
    return found;
}

/// Which tile leaves the storage card, as far as it can be told.
Tile stored_tile(const State& state, std::size_t index, const Pick& pick) {
    const Tile& tile = state.storage[index];
    if (pick.by == Pick::By::tile) {
        return pick.tile;
    }
    const bool certain = std::ranges::all_of(state.storage, [&](const Tile& other) { return other == tile; });
    return certain ? tile : Tile::unknown();
}

Judgement judge_unstore(const State& state, const Pick& pick, Move& move) {
    const auto stored = find_stored(state, pick);
    if (!stored) {
        return Offence{
            .law = Law::storage_not_there, .found = static_cast<int>(state.storage.size()), .tile = pick.tile};
    }
    move.stored = static_cast<std::uint8_t>(*stored);
    move.tile = stored_tile(state, *stored, pick);
    const bool seen = std::ranges::find(state.mixed_up, move.tile) != state.mixed_up.end();
    move.names_copy = move.tile.known() && !state.storage[*stored].known() && !seen;
    auto judgement = move.names_copy ? judge_tile(state, move.tile) : std::nullopt;
    move.possible = !judgement;
    return judgement;
}

Judgement judge_draw(const State& state, const Turn& turn, Move& move) {
    if (state.bag == 0) {
        return Offence{.law = Law::draw_bag_empty, .found = static_cast<int>(state.storage.size())};
    }
    move.tile = turn.pick.by == Pick::By::tile ? turn.pick.tile : Tile::unknown();
    move.names_copy = move.tile.known();
    auto judgement = judge_tile(state, move.tile);
    if (!judgement && turn.act == Act::store && state.storage.size() >= state.agreed.house.storage) {
        judgement = Offence{.law = Law::storage_full, .expected = state.agreed.house.storage};
    }
    move.possible = !judgement;
    return judgement;
}

Judgement judge_solo_turn(const State& state, const Turn& turn, Move& move) {
    if (turn.pick.by == Pick::By::number) {
        return Offence{.law = Law::draw_by_number, .found = turn.pick.number};
    }
    auto source = turn.act == Act::unstore ? judge_unstore(state, turn.pick, move) : judge_draw(state, turn, move);
    if (turn.act == Act::store) {
        return source;
    }
    auto place = judge_place(state.displays[move.player], turn.place, move);
    return source ? source : place;
}

}  // namespace

std::optional<Cell> cell_of(const Display& display, const Place& place) {
    switch (place.by) {
        case Place::By::cell: return place.cell;
        case Place::By::side_of_last:
            return display.empty() ? std::nullopt : std::optional(beside(display.tiles().back().cell, place.direction));
        case Place::By::side_of:
            return place.number > display.size()
                       ? std::nullopt
                       : std::optional(beside(display[place.number - 1u].cell, place.direction));
    }
    return std::nullopt;
}

Judgement judge_turn(const State& state, Player player, const Turn& turn, Move& move) {
    move = {};
    move.player = player;
    move.act = turn.act;
    return state.agreed.solo() ? judge_solo_turn(state, turn, move) : judge_table_turn(state, turn, move);
}

}  // namespace arbiter::framework
