// Describes the table of Grawlix: the grid, both hands, what is left to draft.
#include "rules/scene/scene.hpp"

#include "rules/grawlix/game.hpp"
#include "rules/grawlix/words.hpp"

#include <algorithm>
#include <array>

namespace arbiter::grawlix {
namespace {

constexpr std::array<Hue, 6> hue_of{Hue::red, Hue::orange, Hue::yellow, Hue::green, Hue::blue, Hue::violet};

Scene::Piece piece_of(Tile tile, std::uint32_t since) {
    if (!tile.known()) {
        return unknown_piece("tile that nobody wrote down");
    }
    Scene::Piece piece;
    piece.hue = hue_of[static_cast<std::size_t>(tile.color())];
    piece.letter = letters_of(tile);
    piece.label = tile_name(tile);
    piece.since = since == nowhere ? 0 : since;
    return piece;
}

/// A tile laid later lies on what was laid there against the rules.
void show_grid(const History& history, Scene::Group& grid) {
    for (const Lay& lay : history.lays()) {
        const auto same = std::ranges::find_if(
            grid.cells, [&](const Scene::Cell& cell) { return cell.x == lay.cell.x && cell.y == lay.cell.y; });
        Scene::Cell& cell = same == grid.cells.end() ? grid.add(lay.cell.x, lay.cell.y) : *same;
        cell.piece = piece_of(lay.tile.tile, lay.tile.at);
        cell.name = text_of(lay.cell);
    }
}

/// Those that are known, then the others; at least as many places as a hand has.
void show_hand(const State& state, int player, Scene::Group& hand) {
    std::vector<Scene::Piece> pieces;
    for (const Tile tile : state.table().hand(player)) {
        pieces.push_back(piece_of(tile, state.history().drawn(tile)));
    }
    const TileSet certain = state.hidden().surely(player);
    for (const Tile tile : certain) {
        pieces.push_back(piece_of(tile, nowhere));
    }
    for (int left = state.hidden().count(player) - certain.size(); left > 0; --left) {
        pieces.push_back(piece_of(Tile::unknown(), nowhere));
    }
    for (std::size_t place = 0; place < std::max<std::size_t>(pieces.size(), hand_size); ++place) {
        Scene::Cell& cell = hand.add(static_cast<std::int32_t>(place), 0);
        if (place < pieces.size()) {
            cell.piece = pieces[place];
        }
    }
}

/// "Each column should have all tiles of a given glyph and each row should have all tiles of a given color."
void show_supply(const State& state, Scene::Group& supply) {
    const TileSet hidden = state.hidden().could_be();
    for (const Tile tile : TileSet::all()) {
        Scene::Cell& cell = supply.add(tile.glyph(), tile.color());
        if (state.table().supply().contains(tile)) {
            cell.piece = hidden.contains(tile) ? unknown_piece("here, or in a hand") : piece_of(tile, nowhere);
        }
    }
}

/// The cell that the tile may not go to.
bool is_about_cell(Law law) {
    switch (law) {
        case Law::cell_occupied:
        case Law::cell_apart:
        case Law::frame_seventh_row:
        case Law::frame_seventh_column:
        case Law::row_glyph:
        case Law::row_color:
        case Law::column_glyph:
        case Law::column_color: return true;
        default: return false;
    }
}

}  // namespace

void Grawlix::point(const Event& event, const Fault& fault, Scene& scene) {
    Scene::Group& grid = scene.common().shelves[0].groups[0];
    if (is_about_cell(fault.law) && event.cell) {
        grid.point_at(event.cell->x, event.cell->y);
    }
    if (fault.tile.known()) {
        const std::string letters = letters_of(fault.tile);
        grid.point_at_all([&](const Scene::Cell& cell) {
            return cell.mark == Scene::Mark::finding || (cell.piece && cell.piece->letter == letters);
        });
    }
}

void Grawlix::scene(const State& state, const Seats&, Scene& scene) {
    Scene::Shelf& shelf = scene.common().add();
    show_grid(state.history(), shelf.add("grid", Scene::Axes::both));
    show_supply(state, shelf.add("supply"));
    for (int player = 0; player < player_count; ++player) {
        Scene::Board& board = scene.of(static_cast<Seat>(player));
        show_hand(state, player, board.add("hand").add(""));
    }
}

}  // namespace arbiter::grawlix
