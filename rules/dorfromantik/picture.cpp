// Draws the map, two lines of letters a row of cells.
#include "rules/dorfromantik/picture.hpp"

#include <algorithm>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

// A tile is five letters wide and has a blank beside it; the next row is shifted by half of that.
constexpr int half_tile = 3;
constexpr int tile_lines = 3;
constexpr std::int64_t widest = 150;
constexpr std::int64_t highest = 120;

/// How far to the east a tile lies, in half tiles.
std::int64_t eastward(Cell cell) {
    return 2 * std::int64_t{cell.q} + cell.r;
}

struct Frame {
    std::int64_t west = 0;
    std::int64_t east = 0;
    std::int64_t north = 0;
    std::int64_t south = 0;

    std::int64_t width() const { return half_tile * (east - west + 2); }
    std::int64_t height() const { return tile_lines * (south - north + 1); }
};

Frame frame_of(const Map& map) {
    Frame frame{eastward(map[0].cell), eastward(map[0].cell), map[0].cell.r, map[0].cell.r};
    for (const LaidTile& laid : map.tiles()) {
        frame.west = std::min(frame.west, eastward(laid.cell));
        frame.east = std::max(frame.east, eastward(laid.cell));
        frame.north = std::min<std::int64_t>(frame.north, laid.cell.r);
        frame.south = std::max<std::int64_t>(frame.south, laid.cell.r);
    }
    return frame;
}

class Canvas {
public:
    explicit Canvas(const Frame& frame)
        : frame_(frame),
          lines_(static_cast<std::size_t>(frame.height()), std::string(static_cast<std::size_t>(frame.width()), ' ')) {}

    void draw(const LaidTile& laid) {
        const auto x = static_cast<std::size_t>(half_tile * (eastward(laid.cell) - frame_.west));
        const auto y = static_cast<std::size_t>(tile_lines * (laid.cell.r - frame_.north));
        const auto edge = [&](Direction side) { return laid.tile.known() ? letter(laid.tile.edge(side)) : '?'; };
        lines_[y][x + 1] = edge(Direction::nw);
        lines_[y][x + 3] = edge(Direction::ne);
        lines_[y + 1][x] = edge(Direction::w);
        lines_[y + 1][x + 4] = edge(Direction::e);
        lines_[y + 2][x + 1] = edge(Direction::sw);
        lines_[y + 2][x + 3] = edge(Direction::se);
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
    std::vector<std::string> lines_;
};

}  // namespace

void write_picture(const Map& map, std::string& text) {
    if (map.empty()) {
        return;
    }
    const Frame frame = frame_of(map);
    if (frame.width() > widest || frame.height() > highest) {
        return;
    }
    Canvas canvas(frame);
    for (const LaidTile& laid : map.tiles()) {
        canvas.draw(laid);
    }
    text += "map\n";
    canvas.write(text);
}

}  // namespace arbiter::dorfromantik
