// One player's display: the tiles laid so far, where they lie, and the tokens on their tasks.
#pragma once

#include "grammar/framework/cell.hpp"
#include "grammar/framework/tile.hpp"
#include "rules/framework/chains.hpp"
#include "rules/framework/row.hpp"
#include "rules/framework/tile_set.hpp"

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
    Stamp asked = 0;       ///< the `?` of its cell, as long as nobody can say where the whole display lies

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
    Display() { slots_.fill(no_tile); }

    std::size_t size() const { return laid_.size(); }
    bool empty() const { return laid_.empty(); }
    const Laid& operator[](std::size_t tile) const { return laid_[tile]; }
    const auto& tiles() const { return laid_; }
    const Chains& chains() const { return chains_; }
    Chains& chains() { return chains_; }

    std::optional<std::size_t> at(Cell cell) const;
    Spot spot(Cell cell) const;
    bool touches_corner(Cell cell) const;

    /// On a spot of this display where nothing lies.
    void lay(const Tile& tile, const Spot& spot, Stamp line);
    void cover(std::size_t tile, std::size_t task, Stamp line);

    /// Tiles with a task that has no token yet.
    const TileSet& open() const { return open_; }
    /// Tiles that no list bounds and nobody wrote down, with tasks that are open still.
    const TileSet& untold() const { return untold_; }
    /// What a task of such a tile asks for.
    void draw_task(std::size_t tile, std::size_t task, const Task& drawn);
    /// Nobody wrote down where the newest tile lies.
    void guess_cell(Stamp asked = 0) {
        laid_.back().guessed = true;
        laid_.back().asked = asked;
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
    static constexpr std::size_t slot_count = 256;  ///< more than twice what can be laid: probes stay short

    /// The cells beside a cell have keys that differ by a step.
    static constexpr std::uint32_t step_x = 0x9E3779B1u;
    static constexpr std::uint32_t step_y = 0xC2B2AE3Du;
    static constexpr std::uint32_t key(Cell cell) {
        return static_cast<std::uint32_t>(cell.x) * step_x + static_cast<std::uint32_t>(cell.y) * step_y;
    }
    std::size_t slot(Cell cell, std::uint32_t key) const;
    std::uint8_t tile_at(Cell cell, std::uint32_t key) const { return slots_[slot(cell, key)]; }

    Row<Laid, tiles_in_bag> laid_;
    Chains chains_;
    std::array<std::uint8_t, slot_count> slots_;  ///< a hash table from cells to tiles
    TileSet open_;
    TileSet untold_;
    /// Of the tiles that were laid when somebody asked for it last: most games are never asked.
    mutable std::uint64_t print_ = 0;
    mutable std::uint8_t printed_ = 0;
    std::uint64_t token_print_ = 0;
    std::uint8_t tokens_placed_ = 0;
};

/// The slot that holds this cell, or the free one where it would go. It begins with the top bits of the key, a product
/// by fractions of the golden kind: neighbours land far apart.
inline std::size_t Display::slot(Cell cell, std::uint32_t key) const {
    std::size_t probe = key >> 24;
    while (slots_[probe] != no_tile && laid_[slots_[probe]].cell != cell) {
        probe = (probe + 1) % slot_count;
    }
    return probe;
}

inline std::optional<std::size_t> Display::at(Cell cell) const {
    const auto tile = tile_at(cell, key(cell));
    return tile == no_tile ? std::nullopt : std::optional<std::size_t>(tile);
}

inline Spot Display::spot(Cell cell) const {
    const std::uint32_t here = key(cell);
    return {cell,
            tile_at(cell, here),
            {tile_at({cell.x, cell.y - 1}, here - step_y), tile_at({cell.x + 1, cell.y}, here + step_x),
             tile_at({cell.x, cell.y + 1}, here + step_y), tile_at({cell.x - 1, cell.y}, here - step_x)}};
}

template <typename Visit>
void Display::for_each_free_cell(Visit&& visit) const {
    if (empty()) {
        visit(Cell{});
    }
    for (std::size_t tile = 0; tile < size(); ++tile) {
        for (const auto direction : directions) {
            const Spot spot = this->spot(framework::beside(laid_[tile].cell, direction));
            // Of the tiles around a free cell the oldest speaks for it.
            if (!spot.taken() && *std::ranges::min_element(spot.beside) == tile) {
                visit(spot.cell);
            }
        }
    }
}

}  // namespace arbiter::framework
