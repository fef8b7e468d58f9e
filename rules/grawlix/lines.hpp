// The occupied rows of a grid, or its occupied columns, each with the tiles that lie in it.
#pragma once

#include "rules/grawlix/tile_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::grawlix {

/// At most so many rows, and so many columns (rulebook, "The Grid").
inline constexpr int frame_size = 6;

/// A line that a tile might go to: an occupied one, or an empty one next to an occupied one.
struct Slot {
    std::int32_t at = 0;
    TileSet tiles;    ///< what lies in it
    TileSet beside;   ///< what lies in the two lines next to it
    TileSet blocked;  ///< what it takes no more: the rivals of its tiles, across gaps too
};

class Lines {
public:
    int count() const { return count_; }
    bool full() const { return count_ >= frame_size; }

    TileSet all() const;

    /// What lies in the line with this coordinate, and next to it.
    Slot slot(std::int32_t at) const;

    void add(std::int32_t at, Tile tile);

    /// Calls `found` with every slot the frame has room for, in rising order, until it returns true.
    template <typename Found>
    bool any_slot(Found found) const;

private:
    struct Line {
        std::int32_t at = 0;
        TileSet tiles;
        TileSet blocked;
    };

    const Line& line(int index) const { return lines_[static_cast<std::size_t>(index)]; }
    bool follows(int index, std::int64_t at) const { return index < count_ && line(index).at == at; }
    TileSet neighbors(int index) const;

    // Six in a legal game; a violation that stands may open more, one for each tile at most.
    std::array<Line, tile_count> lines_;
    int count_ = 0;
};

template <typename Found>
bool Lines::any_slot(Found found) const {
    const bool may_open = !full();
    for (int i = 0; i < count_; ++i) {
        const std::int64_t at = line(i).at;
        const bool gap_before = i == 0 || line(i - 1).at < at - 1;
        if (may_open && gap_before) {
            const auto before = static_cast<std::int32_t>(at - 1);
            const TileSet further = i > 0 && line(i - 1).at == at - 2 ? line(i - 1).tiles : TileSet();
            if (found(Slot{before, {}, line(i).tiles | further, {}})) {
                return true;
            }
        }
        if (found(Slot{line(i).at, line(i).tiles, neighbors(i), line(i).blocked})) {
            return true;
        }
        // An empty line between two occupied ones was, or will be, visited from the one behind it.
        const bool open_after = !follows(i + 1, at + 1) && !follows(i + 1, at + 2);
        if (may_open && open_after && found(Slot{static_cast<std::int32_t>(at + 1), {}, line(i).tiles, {}})) {
            return true;
        }
    }
    return false;
}

}  // namespace arbiter::grawlix
