// One player's display: the tiles laid so far, where they lie, and the tokens on their tasks.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/framework/tile.hpp"
#include "rules/framework/chains.hpp"
#include "rules/framework/row.hpp"
#include "rules/framework/tile_set.hpp"
#include "rules/plane/floating_origin.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arbiter::framework {

/// Where a line stands in its record; findings point back at it.
using Stamp = std::uint32_t;

struct Laid {
    Cell cell;
    Tile tile;
    Beside beside;
    std::uint8_t covered;  ///< bit k: a token lies on task k
    Stamp line;
    std::array<Stamp, Tile::most_tasks> token_lines;
    std::array<std::uint8_t, Tile::most_tasks> token_numbers;  ///< the player's first token is number 1
    bool guessed = false;  ///< nobody wrote the cell down: it is one that the tile may lie on

    bool has_token(std::size_t task) const { return (covered >> task & 1u) != 0; }
    bool is_done() const { return covered == (1u << tile.tasks().size()) - 1u; }
};

/// A cell of a display with what lies on it and around it.
struct Spot {
    Cell cell{};
    std::uint8_t tile = no_tile;  ///< the tile on the cell, if there is one
    Beside beside{no_tile, no_tile, no_tile, no_tile};

    bool taken() const { return tile != no_tile; }
    bool touches() const { return (beside[0] & beside[1] & beside[2] & beside[3]) != no_tile; }
};

class Display {
public:
    Display() { window_.fill(no_tile); }

    std::size_t size() const { return laid_.size(); }
    bool empty() const { return laid_.empty(); }
    const Laid& operator[](std::size_t tile) const { return laid_[tile]; }
    const auto& tiles() const { return laid_; }
    /// The cell that is 0,0 as records are written: that of the first tile, if nothing else is said.
    Cell first() const { return counted_from_.value_or(laid_[0].cell); }
    void count_from(Cell cell) { counted_from_ = cell; }
    const Chains& chains() const { return chains_; }
    Chains& chains() { return chains_; }

    std::optional<std::size_t> at(Cell cell) const;
    Spot spot(Cell cell) const;
    bool touches_corner(Cell cell) const;

    /// On a spot of this display where nothing lies; says how the chains grow.
    Chains::Growth lay(const Tile& tile, const Spot& spot, Stamp line);
    void cover(std::size_t tile, std::size_t task, Stamp line);

    /// Tiles with a task that has no token yet.
    const TileSet& open() const { return open_; }
    /// Tiles that no list bounds and nobody wrote down, with tasks that are open still.
    const TileSet& untold() const { return untold_; }
    /// What a task of such a tile asks for.
    void draw_task(std::size_t tile, std::size_t task, const Task& drawn);
    /// Nobody wrote down where the newest tile lies.
    void guess_cell() { laid_.back().guessed = true; }
    /// Nor where the whole display lies; the `?` of the tile's cell stands there.
    void let_float(Stamp asked) { origin_.ask(laid_.size() - 1, asked); }
    /// Where it lies, as far as that is known.
    const plane::FloatingOrigin& origin() const { return origin_; }
    /// The same pieces, and now it is known where they lie.
    void anchor_origin(const Display& floating) {
        origin_ = floating.origin_;
        origin_.anchor();
    }
    /// It was then what has become known of that since.
    void recall_origin(const Display& now) {
        origin_ = now.origin_;
        origin_.take_back(laid_.size());
    }
    int tokens_placed() const { return tokens_placed_; }

    /// Visits every cell where a tile may be laid, once; in an empty display any cell will do, 0,0 stands for all.
    template <typename Visit>
    void for_each_free_cell(Visit&& visit) const;

    /// The same tiles in the same order on the same cells under the same tokens. What a covered task of a tile that
    /// nobody wrote down asked for makes no difference any more.
    bool operator==(const Display& other) const;
    /// Equal for equal displays.
    std::uint64_t fingerprint() const;
    /// The same lines laid the same tiles and tokens.
    bool same_history(const Display& other) const;
    std::size_t bytes() const { return sizeof *this + laid_.bytes() + chains_.bytes(); }

private:
    static constexpr std::uint32_t width = 16;

    /// Counted from the corner of the window, as if there were no cells beyond zero.
    std::uint32_t column(Cell cell) const { return static_cast<std::uint32_t>(cell.x) - corner_x_; }
    std::uint32_t line(Cell cell) const { return static_cast<std::uint32_t>(cell.y) - corner_y_; }
    bool in_window(Cell cell) const { return column(cell) < width && line(cell) < width; }
    std::uint8_t tile_at(Cell cell) const {
        return in_window(cell) ? window_[line(cell) * width + column(cell)] : tile_far_off(cell);
    }
    std::uint8_t tile_far_off(Cell cell) const;
    void put(Cell cell, std::uint8_t tile);

    Row<Laid, tiles_in_bag> laid_;
    Chains chains_;
    /// The tiles around the first one, in which most displays lie as a whole; tiles beyond are looked for one by one.
    std::array<std::uint8_t, width * width> window_;
    TileSet open_;
    TileSet untold_;
    plane::FloatingOrigin origin_;
    std::optional<Cell> counted_from_;
    /// Of the tiles that were laid when somebody asked for it last: most games are never asked.
    mutable std::uint64_t print_ = 0;
    std::uint64_t token_print_ = 0;
    std::uint32_t corner_x_ = 0;
    std::uint32_t corner_y_ = 0;
    mutable std::uint8_t printed_ = 0;
    std::uint8_t tokens_placed_ = 0;
};

inline std::optional<std::size_t> Display::at(Cell cell) const {
    const auto tile = tile_at(cell);
    return tile == no_tile ? std::nullopt : std::optional<std::size_t>(tile);
}

inline Spot Display::spot(Cell cell) const {
    if (column(cell) - 1 < width - 2 && line(cell) - 1 < width - 2) [[likely]] {
        const std::uint8_t* const here = window_.data() + line(cell) * width + column(cell);
        return {cell, here[0], {*(here - width), here[1], here[width], *(here - 1)}};
    }
    return {cell,
            tile_at(cell),
            {tile_at(squares::neighbor(cell, squares::Direction::north)),
             tile_at(squares::neighbor(cell, squares::Direction::east)),
             tile_at(squares::neighbor(cell, squares::Direction::south)),
             tile_at(squares::neighbor(cell, squares::Direction::west))}};
}

template <typename Visit>
void Display::for_each_free_cell(Visit&& visit) const {
    if (empty()) {
        visit(Cell{});
    }
    for (std::size_t tile = 0; tile < size(); ++tile) {
        for (const auto direction : squares::directions) {
            const Spot spot = this->spot(squares::neighbor(laid_[tile].cell, direction));
            // Of the tiles around a free cell the oldest speaks for it.
            if (!spot.taken() && *std::ranges::min_element(spot.beside) == tile) {
                visit(spot.cell);
            }
        }
    }
}

}  // namespace arbiter::framework
