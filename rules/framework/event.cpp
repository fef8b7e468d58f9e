// Resolves a line of Framework in a position: who, which tile from where, which cell.
#include "rules/framework/event.hpp"

#include "rules/framework/relaxation.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

/// What nobody wrote down is a stored tile that nobody knows.
std::optional<std::size_t> find_stored(const State& state, const Pick& pick) {
    const auto* const found = std::ranges::find(state.storage, pick.by == Pick::By::tile ? pick.tile : Tile::unknown());
    return found == state.storage.end() ? std::nullopt
                                        : std::optional(static_cast<std::size_t>(found - state.storage.begin()));
}

bool take_from_offer(const State& state, const Pick& pick, Move& move) {
    const auto found = state.offer.find(pick);
    if (found) {
        move.from = static_cast<std::uint8_t>(*found);
        move.tile = state.offer.tiles()[*found];
        move.names_copy = state.offer.is_fresh(*found);
    }
    return found.has_value();
}

bool take_from_storage(const State& state, const Pick& pick, Move& move) {
    const auto found = find_stored(state, pick);
    if (found) {
        move.from = static_cast<std::uint8_t>(*found);
        move.tile = state.storage[*found];
        move.names_copy = state.stored_at[*found] != 0;
    }
    return found.has_value();
}

bool draw(const State& state, const Pick& pick, Move& move) {
    move.tile = pick.by == Pick::By::tile ? pick.tile : Tile::unknown();
    move.names_copy = move.tile.known();
    return state.bag > 0;
}

/// False when the tile is not to be had.
bool take(const State& state, const Turn& turn, Move& move) {
    if (state.is_relaxation() && (!state.agreed.solo() || turn.act == Act::unstore)) {
        return take_in_relaxation(state, turn, move);
    }
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
        case Place::By::unknown: return std::nullopt;
        case Place::By::side_of_last:
            return display.empty() ? std::nullopt
                                   : std::optional(squares::neighbor(display.tiles().back().cell, place.direction));
        case Place::By::side_of:
            return place.number > display.size()
                       ? std::nullopt
                       : std::optional(squares::neighbor(display[place.number - 1u].cell, place.direction));
    }
    return std::nullopt;
}

bool is_guessed(const Display& display, const Place& place) {
    switch (place.by) {
        case Place::By::cell: return place.guessed;
        case Place::By::unknown: return true;
        case Place::By::side_of_last: return !display.empty() && display.tiles().back().guessed;
        case Place::By::side_of: return place.number <= display.size() && display[place.number - 1u].guessed;
    }
    return false;
}

Event::Event(const State& before, const Written& line) : Event(before, line, player_of(before, line.line)) {
    if (line.verb() != Verb::turn) {
        return;
    }
    move.player = player;
    move.act = line.turn.act;
    has_tile = take(before, line.turn, move);
    if (move.act != Act::store) {
        const auto cell = cell_of(display(), line.turn.place);
        has_cell = cell.has_value();
        move.spot = has_cell ? display().spot(*cell) : Spot{};
        move.guessed = is_guessed(display(), line.turn.place);
        if (line.turn.place.guessed && (display().empty() || display().origin().floats())) {
            move.asked = line.turn.place.span.begin;
        }
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
