// What has been laid, in its order, and where in the record each tile was taken: for directions, words and pictures.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/grawlix/tile.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
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

class History {
public:
    History() { drawn_.fill(nowhere); }

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
    /// The cell that is 0,0 as records are written: that of the first tile, if nothing else is said.
    Cell first() const { return counted_from_.value_or(lays_.front().cell); }
    void count_from(Cell cell) { counted_from_ = cell; }
    void move_by(Cell by) {
        for (Lay& lay : std::span(lays_).first(static_cast<std::size_t>(count_))) {
            lay.cell = lay.cell + by;
        }
    }
    void draw(Tile tile, std::uint32_t at) { drawn_[static_cast<std::size_t>(tile.index())] = at; }
    void draft(std::uint32_t at) { draft_ = at; }

private:
    std::array<Lay, tile_count> lays_;
    std::array<std::uint32_t, tile_count> drawn_;
    std::optional<Cell> counted_from_;
    std::uint32_t draft_ = nowhere;
    int count_ = 0;
};

}  // namespace arbiter::grawlix
