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
    Slot slot(std::int32_t at) const {
        Slot slot;
        look_at(at, slot);
        return slot;
    }
    /// The same, put where it is wanted: one handed over in pieces is slow to take up.
    void look_at(std::int32_t at, Slot& slot) const;

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

    /// From -2 to two behind the last one: the lines beyond the border are empty, so nobody has to ask for it.
    const Line& line(int index) const { return lines_[static_cast<std::size_t>(index + border)]; }
    /// The line with this number, or one of the two beside the border; there must be no gap.
    Slot slot_of(int index) const {
        return {line(0).at + index, line(index).tiles, line(index - 1).tiles | line(index + 1).tiles,
                line(index).blocked};
    }
    Slot slot_across_gaps(std::int32_t at) const;
    bool is_beside(std::int32_t at) const {
        return count_ > 0 && (std::int64_t{at} == std::int64_t{line(0).at} - 1 ||
                              std::int64_t{at} == std::int64_t{line(count_ - 1).at} + 1);
    }
    Line& open(std::int32_t at);
    Line& open_beside(std::int32_t at);
    Line& open_anywhere(std::int32_t at);
    bool follows(int index, std::int64_t at) const { return index < count_ && line(index).at == at; }
    TileSet neighbors(int index) const;
    template <typename Found>
    bool any_slot_across_gaps(Found found) const;

    static constexpr int border = 2;

    // Six in a legal game; a violation that stands may open more, one for each tile at most.
    std::array<Line, tile_count + 2 * border> lines_;
    int count_ = 0;
    bool gaps_ = false;  ///< tiles of a legal game hang together, so that no line between two others is empty
};

inline void Lines::look_at(std::int32_t at, Slot& slot) const {
    if (gaps_) [[unlikely]] {
        slot = slot_across_gaps(at);
        return;
    }
    const std::int64_t distance = std::int64_t{at} - line(0).at;
    const bool far = distance < -1 || distance > count_;
    const int index = far ? -1 : static_cast<int>(distance);
    slot.at = at;
    slot.tiles = line(index).tiles;
    slot.beside = (line(index - 1).tiles | line(index + 1).tiles).only_if(!far);
    slot.blocked = line(index).blocked;
}

template <typename Found>
bool Lines::any_slot(Found found) const {
    if (gaps_) [[unlikely]] {
        return any_slot_across_gaps(found);
    }
    const int beyond = full() || count_ == 0 ? 0 : 1;
    for (int i = -beyond; i < count_ + beyond; ++i) {
        if (found(slot_of(i))) {
            return true;
        }
    }
    return false;
}

template <typename Found>
[[gnu::noinline]] bool Lines::any_slot_across_gaps(Found found) const {
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
