// Writes Grawlix's score sheet, and draws the grid where it fits a page.
#include "rules/grawlix/sheet.hpp"

#include "grammar/text/phrase.hpp"
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
    text += fmt::format("  {} fits nowhere: {}{}\n", letters_of(tile), counted(found.cells, "open cell"), why);
}

void write_player(const State& state, int player, std::string_view name, std::string& text) {
    const int played = state.table().played(player);
    const bool stuck = state.over() && player == state.mover();
    text += fmt::format("{}: {} played{}\n", name, counted(played, "tile"), stuck ? ", stuck" : "");
    const TileSet hand = state.table().hand(player);
    if (!state.unseen().empty() || hand.empty()) {
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

std::string cell_text(const Story& story, Cell cell) {
    const auto found = std::ranges::find(story.lays(), cell, &Lay::cell);
    return found == story.lays().end() ? ".." : letters_of(found->tile.tile);
}

void draw_grid(const Story& story, std::string& text) {
    const Window all = window(story);
    text += fmt::format("grid from {} to {}\n", cell_name(all.first), cell_name(all.last));
    for (std::int32_t y = all.first.y; y <= all.last.y; ++y) {
        text += "   ";
        for (std::int32_t x = all.first.x; x <= all.last.x; ++x) {
            text += ' ' + cell_text(story, {x, y});
        }
        text += '\n';
    }
}

/// Violations that stand may scatter tiles farther than a page is wide.
bool fits_a_page(const Story& story) {
    constexpr std::int64_t widest = 24;
    const Window all = window(story);
    return std::int64_t{all.last.x} - all.first.x < widest && std::int64_t{all.last.y} - all.first.y < widest;
}

}  // namespace

void write_sheet(const State& state, const Seats& seats, std::string& text) {
    for (int player = 0; player < player_count; ++player) {
        write_player(state, player, seats.name(static_cast<Seat>(player)), text);
    }
    const TileSet supply = state.table().supply();
    if (state.unseen().empty() && !supply.empty()) {
        text += fmt::format("supply: {}\n", list_of(supply));
    }
    if (state.story().lay_count() > 0 && fits_a_page(state.story())) {
        draw_grid(state.story(), text);
    }
}

}  // namespace arbiter::grawlix
