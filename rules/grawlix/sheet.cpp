// Grawlix's score sheet: what each player played and holds, and why who is stuck is stuck.
#include "rules/grawlix/sheet.hpp"

#include "rules/grawlix/blocking_reasons.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <utility>

namespace arbiter::grawlix {
namespace {

using score::count;
using score::Row;

/// "$V, *B and #G"
Row list_row(std::string key, std::string head, TileSet tiles) {
    Row row{std::move(key), {std::move(head)}};
    int left = tiles.size();
    for (const Tile tile : tiles) {
        --left;
        row.cells.insert(row.cells.end(), {letters_of(tile), left > 1 ? ", " : left == 1 ? " and " : ""});
    }
    return row;
}

Row stuck_row(const Grid& grid, Tile tile) {
    const Obstacles found = blocking_reasons(grid, tile);
    Row row{letters_of(tile), {letters_of(tile), " fits nowhere: ", count(found.cells, "open cell")}};
    std::string_view closed = " closed";
    const auto add = [&](int number, std::string_view what) {
        if (number != 0) {
            row.cells.insert(row.cells.end(), {", ", number, fmt::format("{} by {}", closed, what)});
            closed = {};
        }
    };
    add(found.row, "its row");
    add(found.column, "its column");
    add(found.both, "both");
    return row;
}

Row player_row(const State& state, int player, std::string_view name) {
    const bool stuck = state.over() && player == state.mover();
    Row row{
        std::string(name),
        {name, ": ", count(score::points(state.table().played(player)), "tile"), " played", stuck ? ", stuck" : ""}};
    const TileSet hand = state.table().hand(player);
    if (!state.hidden().empty() || hand.empty()) {
        return row;
    }
    if (!stuck) {
        row.parts.push_back(list_row("hand", "holds ", hand));
        return row;
    }
    for (const Tile tile : hand) {
        row.parts.push_back(stuck_row(state.table().grid(), tile));
    }
    return row;
}

}  // namespace

score::Sheet sheet_of(const State& state, const Seats& seats) {
    score::Sheet sheet;
    for (int player = 0; player < player_count; ++player) {
        sheet.push_back(player_row(state, player, seats.name(static_cast<Seat>(player))));
    }
    const TileSet supply = state.table().supply();
    if (state.hidden().empty() && !supply.empty()) {
        sheet.push_back(list_row("supply", "supply: ", supply));
    }
    return sheet;
}

}  // namespace arbiter::grawlix
