// Sets of tiles as the bits of one word: hands, the supply, the tiles of a line.
#pragma once

#include "grammar/grawlix/tile.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace arbiter::grawlix {

class TileSet {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
        constexpr Tile operator*() const { return Tile::from_index(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t left_;
    };

    constexpr TileSet() = default;
    constexpr TileSet(Tile tile) : bits_(std::uint64_t{1} << tile.index()) {}

    static constexpr TileSet all() { return TileSet((std::uint64_t{1} << tile_count) - 1); }
    static constexpr TileSet of_bits(std::uint64_t bits) { return TileSet(bits); }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint64_t bits() const { return bits_; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Tile tile) const { return (bits_ >> tile.index() & 1) != 0; }
    constexpr Tile first() const { return Tile::from_index(std::countr_zero(bits_)); }
    /// The tile with this many others before it, in the order of the notation.
    constexpr Tile nth(int index) const {
        Iterator tile = begin();
        for (; index > 0; --index) {
            ++tile;
        }
        return *tile;
    }
    /// This set, or none: without a branch.
    constexpr TileSet only_if(bool condition) const {
        return TileSet(bits_ & (std::uint64_t{0} - std::uint64_t{condition}));
    }

    constexpr void add(Tile tile) { bits_ |= TileSet(tile).bits_; }
    constexpr void remove(Tile tile) { bits_ &= ~TileSet(tile).bits_; }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet(a.bits_ | b.bits_); }
    friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet(a.bits_ & b.bits_); }
    friend constexpr TileSet operator-(TileSet a, TileSet b) { return TileSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(TileSet, TileSet) = default;

private:
    constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}

    std::uint64_t bits_ = 0;
};

namespace detail {

constexpr std::array<TileSet, tile_count> rivals_of_all() {
    std::array<TileSet, tile_count> table;
    for (const Tile tile : TileSet::all()) {
        for (const Tile other : TileSet::all()) {
            if (clash(tile, other)) {
                table[static_cast<std::size_t>(tile.index())].add(other);
            }
        }
    }
    return table;
}

inline constexpr auto rivals_table = rivals_of_all();

}  // namespace detail

/// Every tile of the same glyph or the same color, itself included: what a line with this tile in it takes no more.
constexpr TileSet rivals(Tile tile) {
    return detail::rivals_table[static_cast<std::size_t>(tile.index())];
}

}  // namespace arbiter::grawlix
