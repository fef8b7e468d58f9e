// Resolves a line of Framework in a position: who, which tile from where, which cell.
#include "rules/framework/event.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

bool may_be_on_offer(const Offer& offer, const Tile& tile) {
    for (std::size_t index = 0; index < offer.tiles().size(); ++index) {
        if (offer.tiles()[index] == tile && offer.may_be_free(index)) {
            return true;
        }
    }
    return false;
}

/// A tile written out where the offer says `?` is seen for the first time.
bool take_from_offer(const State& state, const Pick& pick, Move& move) {
    move.worlds = state.offer.behind(pick);
    if (move.worlds == 0) {
        return false;
    }
    move.tile = state.offer.taken(pick, move.worlds);
    move.names_copy = pick.by == Pick::By::tile && !may_be_on_offer(state.offer, pick.tile);
    return true;
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

bool take_from_storage(const State& state, const Pick& pick, Move& move) {
    const auto stored = find_stored(state, pick);
    if (!stored) {
        return false;
    }
    move.stored = static_cast<std::uint8_t>(*stored);
    move.tile = stored_tile(state, *stored, pick);
    const bool seen = std::ranges::find(state.mixed_up, move.tile) != state.mixed_up.end();
    move.names_copy = move.tile.known() && !state.storage[*stored].known() && !seen;
    return true;
}

bool draw(const State& state, const Pick& pick, Move& move) {
    move.tile = pick.by == Pick::By::tile ? pick.tile : Tile::unknown();
    move.names_copy = move.tile.known();
    return state.bag > 0;
}

/// False when the tile is not to be had.
bool take(const State& state, const Turn& turn, Move& move) {
    if (!state.agreed.solo()) {
        return turn.act == Act::lay && state.phase == Phase::picking && take_from_offer(state, turn.pick, move);
    }
    if (turn.pick.by == Pick::By::number) {
        return false;
    }
    return turn.act == Act::unstore ? take_from_storage(state, turn.pick, move) : draw(state, turn.pick, move);
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

Event::Event(const State& before, const Written& line) : Event(before, line, player_of(before, line.line)) {
    if (line.line.verb != verb::turn) {
        return;
    }
    move.player = player;
    move.act = line.turn.act;
    has_tile = take(before, line.turn, move);
    if (move.act != Act::store) {
        const auto cell = cell_of(display(), line.turn.place);
        has_cell = cell.has_value();
        move.spot = has_cell ? display().spot(*cell) : Spot{};
    }
}

Event::Event(const State& after, const Written& line, Player acting) : state(after), written(line), player(acting) {}

void Event::turn_to_tile(const Tile& seen, std::size_t index) {
    tile = &seen;
    which = static_cast<std::uint8_t>(index);
    if (state.agreed.inventory != nullptr) {
        entry = seen.known() ? state.agreed.inventory->find(seen) : std::nullopt;
    }
}

void Event::turn_to_token(const Laying& display, std::size_t index) {
    laying = &display;
    which = static_cast<std::uint8_t>(index);
}

}  // namespace arbiter::framework
