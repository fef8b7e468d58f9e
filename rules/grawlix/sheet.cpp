// Writes Grawlix's score sheet, and draws the grid where it fits a page.
#include "rules/grawlix/sheet.hpp"

#include "rules/grawlix/obstacles.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::grawlix {
namespace {

void write_obstacles(const Grid& grid, Tile tile, std::string& text) {
    const Obstacles found = obstacles(grid, tile);
    std::string why;
    const auto add = [&](int count, std::string_view what) {
        if (count != 0) {
            why += fmt::format(", {}{} by {}", count, why.empty() ? " closed" : "", what);
        }
    };
    add(found.row, "its row");
    add(found.column, "its column");
    add(found.both, "both");
    text += fmt::format("  {} fits nowhere: {} open cell{}{}\n", letters_of(tile), found.cells,
                        found.cells == 1 ? "" : "s", why);
}

void write_player(const State& state, int player, std::string_view name, std::string& text) {
    const int played = state.table().played(player);
    const bool stuck = state.over() && player == state.mover();
    text += fmt::format("{}: {} tile{} played{}\n", name, played, played == 1 ? "" : "s", stuck ? ", stuck" : "");
    const TileSet hand = state.table().hand(player);
    if (!state.certain() || hand.empty()) {
        return;
    }
    if (!stuck) {
        text += fmt::format("  holds {}\n", list_of(hand));
        return;
    }
    for (const Tile tile : hand) {
        write_obstacles(state.table().grid(), tile, text);
    }
}

struct Window {
    Cell first{};
    Cell last{};
};

Window window(const History& history) {
    Window all{history.lay(0).cell, history.lay(0).cell};
    for (int i = 1; i < history.lay_count(); ++i) {
        const Cell cell = history.lay(i).cell;
        all.first = {std::min(all.first.x, cell.x), std::min(all.first.y, cell.y)};
        all.last = {std::max(all.last.x, cell.x), std::max(all.last.y, cell.y)};
    }
    return all;
}

std::string cell_text(const History& history, Cell cell) {
    for (int i = 0; i < history.lay_count(); ++i) {
        if (history.lay(i).cell == cell) {
            return history.lay(i).tile.known() ? letters_of(history.lay(i).tile.tile) : "??";
        }
    }
    return "..";
}

void write_grid(const History& history, std::string& text) {
    const Window all = window(history);
    text += fmt::format("grid from {} to {}\n", cell_name(all.first), cell_name(all.last));
    for (std::int32_t y = all.first.y; y <= all.last.y; ++y) {
        text += "   ";
        for (std::int32_t x = all.first.x; x <= all.last.x; ++x) {
            text += ' ' + cell_text(history, {x, y});
        }
        text += '\n';
    }
}

/// Violations that stand may scatter tiles farther than a page is wide.
bool fits_a_page(const History& history) {
    constexpr std::int64_t widest = 24;
    const Window all = window(history);
    return std::int64_t{all.last.x} - all.first.x < widest && std::int64_t{all.last.y} - all.first.y < widest;
}

}  // namespace

void write_sheet(const State& state, const Seats& seats, std::string& text) {
    for (int player = 0; player < player_count; ++player) {
        write_player(state, player, seats.name(static_cast<Seat>(player)), text);
    }
    const TileSet supply = state.table().supply();
    if (state.certain() && !supply.empty()) {
        text += fmt::format("supply: {}\n", list_of(supply));
    }
    if (state.history().lay_count() > 0 && fits_a_page(state.history())) {
        write_grid(state.history(), text);
    }
}

}  // namespace arbiter::grawlix
