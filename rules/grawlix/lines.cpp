// Adds tiles to their line, and lists the neighbors in it.
#include "rules/grawlix/lines.hpp"

#include <algorithm>

namespace arbiter::grawlix {

TileSet Lines::all() const {
    TileSet found;
    for (int i = 0; i < count_; ++i) {
        found = found | line(i).tiles;
    }
    return found;
}

// Looks at all lines, because where the one wanted stands cannot be predicted.
Slot Lines::slot_across_gaps(std::int32_t at) const {
    Slot slot{.at = at, .tiles = {}, .beside = {}, .blocked = {}};
    for (int i = 0; i < count_; ++i) {
        const std::int64_t distance = std::int64_t{line(i).at} - at;
        slot.tiles = slot.tiles | line(i).tiles.only_if(distance == 0);
        slot.blocked = slot.blocked | line(i).blocked.only_if(distance == 0);
        slot.beside = slot.beside | line(i).tiles.only_if(distance == 1 || distance == -1);
    }
    return slot;
}

TileSet Lines::neighbors(int index) const {
    const std::int64_t at = line(index).at;
    const bool before = index > 0 && line(index - 1).at == at - 1;
    const bool after = follows(index + 1, at + 1);
    return (before ? line(index - 1).tiles : TileSet()) | (after ? line(index + 1).tiles : TileSet());
}

void Lines::add(std::int32_t at, Tile tile) {
    const std::int64_t index = std::int64_t{at} - line(0).at;
    const bool is_there = !gaps_ && index >= 0 && index < count_;
    Line& found = is_there ? lines_[static_cast<std::size_t>(index + border)] : open(at);
    found.tiles.add(tile);
    found.blocked = found.blocked | rivals(tile);
}

/// The line with this coordinate, put in its place if it is not there yet.
Lines::Line& Lines::open(std::int32_t at) {
    return !gaps_ && is_beside(at) ? open_beside(at) : open_anywhere(at);
}

/// At one end of the others, where it leaves no gap.
Lines::Line& Lines::open_beside(std::int32_t at) {
    const auto begin = lines_.begin() + border;
    const bool in_front = at < line(0).at;
    if (in_front) {
        std::move_backward(begin, begin + count_, begin + count_ + 1);
    }
    Line& opened = in_front ? *begin : begin[count_];
    opened = Line{at, {}, {}};
    ++count_;
    return opened;
}

Lines::Line& Lines::open_anywhere(std::int32_t at) {
    const auto begin = lines_.begin() + border;
    const auto end = begin + count_;
    const auto found = std::lower_bound(begin, end, at, [](const Line& l, std::int32_t a) { return l.at < a; });
    if (found == end || found->at != at) {
        std::move_backward(found, end, end + 1);
        *found = Line{at, {}, {}};
        ++count_;
        gaps_ = std::adjacent_find(begin, end + 1, [](const Line& one, const Line& next) {
                    return std::int64_t{next.at} - one.at != 1;
                }) != end + 1;
    }
    return *found;
}

}  // namespace arbiter::grawlix
