// Counts the tiles that have been seen, hides those that nobody wrote down, and shows them.
#include "rules/framework/unseen.hpp"

namespace arbiter::framework {

std::optional<HiddenTiles::Kind> kind_of(const State& state, const Tile& tile) {
    if (state.agreed.inventory == nullptr) {
        return HiddenTiles::any_tile;
    }
    const auto entry = tile.known() ? state.agreed.inventory->find(tile) : std::nullopt;
    return entry ? std::optional(static_cast<HiddenTiles::Kind>(*entry)) : std::nullopt;
}

std::string kind_text(const State& state, HiddenTiles::Kind kind) {
    return state.agreed.inventory ? text(state.agreed.inventory->entries()[kind].tile) : std::string(anything);
}

std::string listed_text(const State& state, const Tile& tile) {
    const auto kind = kind_of(state, tile);
    return state.agreed.inventory && kind ? kind_text(state, *kind) : text(tile);
}

bool is_left(const State& state, const Tile& tile) {
    const auto kind = kind_of(state, tile);
    const auto& inventory = state.agreed.inventory;
    return tile.flaw() == Flaw::none && kind &&
           (inventory == nullptr || state.drawn[*kind] < inventory->entries()[*kind].copies);
}

HiddenTiles::Stock stock_of(const State& state) {
    if (state.agreed.inventory == nullptr) {
        return HiddenTiles::of_any_tile();
    }
    const auto entries = state.agreed.inventory->entries();
    HiddenTiles::Stock stock;
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        stock.push_back(static_cast<std::uint32_t>(entries[entry].copies - state.drawn[entry]));
    }
    return stock;
}

unknown::IndexSet kinds_in_bag(const State& state) {
    const HiddenTiles::Stock stock = stock_of(state);
    unknown::IndexSet kinds;
    for (HiddenTiles::Kind kind = 0; kind < stock.size(); ++kind) {
        if (stock[kind] > 0 && state.hidden.leaves(kind)) {
            kinds.add(kind);
        }
    }
    return kinds;
}

void hide_unknown(State& state) {
    for (std::size_t tile = 0; tile < state.offer.tiles().size(); ++tile) {
        if (state.offer.is_undrawn(tile)) {
            state.hidden.draw(state.offer.asked_at(tile), stock_of(state));
        }
    }
    for (std::size_t tile = 0; tile < state.storage.size(); ++tile) {
        if (!state.storage[tile].known()) {
            state.hidden.draw(state.stored_at[tile], stock_of(state));
        }
    }
}

bool draw_from_offer(State& state, std::size_t tile, const Tile& drawn) {
    const auto kind = kind_of(state, drawn);
    state.offer.draw(tile, drawn);
    return kind && state.hidden.reveal(state.offer.asked_at(tile), *kind);
}

bool draw_stored(State& state, std::size_t tile, const Tile& drawn) {
    const auto kind = kind_of(state, drawn);
    state.storage[tile] = drawn;
    return kind && state.hidden.reveal(state.stored_at[tile], *kind);
}

bool know_stored(State& state, std::size_t tile, const Tile& drawn) {
    const bool possible = draw_stored(state, tile, drawn);
    state.stored_at[tile] = 0;
    count_drawn(state, drawn);
    return possible;
}

void count_drawn(State& state, const Tile& tile) {
    if (!state.agreed.inventory || !tile.known()) {
        return;
    }
    if (const auto entry = state.agreed.inventory->find(tile)) {
        ++state.drawn[*entry];
    }
}

}  // namespace arbiter::framework
