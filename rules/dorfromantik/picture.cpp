// Draws the map with the letters of the edges where they lie.
#include "rules/dorfromantik/picture.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

// A tile is five letters wide and has a blank beside it. With a corner up it has three lines, and the next row is
// shifted by half a tile; with an edge up it has four, and the next column is shifted by two of them.
struct TileForm {
    int column;  ///< letters to the next column
    int row;     ///< lines to the next row
    int width;   ///< of a tile, with the blank
    int height;
};
constexpr TileForm corner_up{3, 3, 6, 3};
constexpr TileForm edge_up{6, 2, 6, 4};
constexpr std::int64_t widest = 150;
constexpr std::int64_t highest = 120;

/// Where the letters of the edges stand on a tile: so many to the right, so many lines down.
using EdgePlaces = std::array<std::pair<std::size_t, std::size_t>, 6>;
constexpr EdgePlaces around_corner{{{3, 0}, {4, 1}, {3, 2}, {1, 2}, {0, 1}, {1, 0}}};
constexpr EdgePlaces around_edge{{{2, 0}, {4, 1}, {4, 2}, {2, 3}, {0, 2}, {0, 1}}};

/// How the map lies before the players.
class MapView {
public:
    explicit MapView(Hexes hexes) : flat_(hexes == Hexes::flat) {}

    const TileForm& form() const { return flat_ ? edge_up : corner_up; }
    const EdgePlaces& places() const { return flat_ ? around_edge : around_corner; }
    /// To the east and to the south, in half tiles one of them.
    std::int64_t column(Cell cell) const { return (flat_ ? 1 : 2) * std::int64_t{cell.q} + cell.r; }
    std::int64_t row(Cell cell) const { return flat_ ? std::int64_t{cell.r} - cell.q : cell.r; }

private:
    bool flat_;
};

struct Frame {
    std::int64_t west = 0;
    std::int64_t east = 0;
    std::int64_t north = 0;
    std::int64_t south = 0;

    std::int64_t width(const TileForm& form) const { return form.column * (east - west) + form.width; }
    std::int64_t height(const TileForm& form) const { return form.row * (south - north) + form.height; }
};

Frame frame_of(const Map& map, const MapView& view) {
    const Cell first = map[0].cell;
    Frame frame{view.column(first), view.column(first), view.row(first), view.row(first)};
    for (const LaidTile& laid : map.tiles()) {
        frame.west = std::min(frame.west, view.column(laid.cell));
        frame.east = std::max(frame.east, view.column(laid.cell));
        frame.north = std::min(frame.north, view.row(laid.cell));
        frame.south = std::max(frame.south, view.row(laid.cell));
    }
    return frame;
}

class Canvas {
public:
    Canvas(const Frame& frame, const MapView& view)
        : frame_(frame),
          view_(view),
          lines_(static_cast<std::size_t>(frame.height(view.form())),
                 std::string(static_cast<std::size_t>(frame.width(view.form())), ' ')) {}

    void draw(const LaidTile& laid) {
        const TileForm& form = view_.form();
        const auto x = static_cast<std::size_t>(form.column * (view_.column(laid.cell) - frame_.west));
        const auto y = static_cast<std::size_t>(form.row * (view_.row(laid.cell) - frame_.north));
        for (const Direction side : all_directions) {
            const auto& [right, down] = view_.places()[index(side)];
            lines_[y + down][x + right] = laid.tile.known() ? letter(laid.tile.edge(side)) : '?';
        }
        if (laid.tile.flag()) {
            lines_[y + 1][x + 2] = '^';
        }
    }

    void write(std::string& text) const {
        for (const std::string& line : lines_) {
            text.append("  ").append(line, 0, line.find_last_not_of(' ') + 1).push_back('\n');
        }
    }

private:
    Frame frame_;
    MapView view_;
    std::vector<std::string> lines_;
};

}  // namespace

void write_picture(const Table& table, std::string& text) {
    const Map& map = table.map();
    if (map.empty()) {
        return;
    }
    const MapView view(table.terms().hexes);
    const Frame frame = frame_of(map, view);
    if (frame.width(view.form()) > widest || frame.height(view.form()) > highest) {
        return;
    }
    Canvas canvas(frame, view);
    for (const LaidTile& laid : map.tiles()) {
        canvas.draw(laid);
    }
    text += "map\n";
    canvas.write(text);
}

}  // namespace arbiter::dorfromantik
