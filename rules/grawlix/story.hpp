// What has been laid, in its order, and where in the record each tile was taken: for directions, words and pictures.
#pragma once

#include "grammar/grawlix/cell.hpp"
#include "grammar/grawlix/tile.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace arbiter::grawlix {

/// The most tiles that can be laid legally (ruling `longest`; "Gameplay" says that thirty-six cannot).
inline constexpr int longest_game = 34;

/// One tile laid.
struct Lay {
    Cell cell{};
    WrittenTile tile{};
    std::uint8_t player = 0;
    bool guessed = false;  ///< nobody wrote down its cell: this is one that it can be
};

class Story {
public:
    Story() { drawn_.fill(nowhere); }

    bool full() const { return count_ == tile_count; }
    int lay_count() const { return count_; }
    const Lay& lay(int index) const { return lays_[static_cast<std::size_t>(index)]; }
    std::span<const Lay> lays() const { return {lays_.data(), static_cast<std::size_t>(count_)}; }
    /// Where the tile was taken last.
    std::uint32_t drawn(Tile tile) const { return drawn_[static_cast<std::size_t>(tile.index())]; }
    /// Where the draft was written.
    std::uint32_t draft() const { return draft_; }

    void lay(const Lay& lay) {
        assert(!full());
        Lay& last = lays_[static_cast<std::size_t>(count_++)];
        last.cell = lay.cell;
        last.tile = lay.tile;
        last.player = lay.player;
        last.guessed = lay.guessed;
    }
    void draw(Tile tile, std::uint32_t at) { drawn_[static_cast<std::size_t>(tile.index())] = at; }
    void draft(std::uint32_t at) { draft_ = at; }

private:
    std::array<Lay, tile_count> lays_;
    std::array<std::uint32_t, tile_count> drawn_;
    std::uint32_t draft_ = nowhere;
    int count_ = 0;
};

/// The cells between these two hold all tiles.
struct Window {
    Cell first{};
    Cell last{};
};

inline Window window(const Story& story) {
    Window all;
    for (const Lay& lay : story.lays()) {
        const bool first = &lay == story.lays().data();
        all.first = first ? lay.cell : Cell{std::min(all.first.x, lay.cell.x), std::min(all.first.y, lay.cell.y)};
        all.last = first ? lay.cell : Cell{std::max(all.last.x, lay.cell.x), std::max(all.last.y, lay.cell.y)};
    }
    return all;
}

}  // namespace arbiter::grawlix
