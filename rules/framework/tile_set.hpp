// A set of the tiles of one display, numbered in the order they were laid.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace arbiter::framework {

/// The box holds 120 tiles, so no display can ever hold more.
inline constexpr std::size_t tiles_in_bag = 120;

class TileSet {
public:
    constexpr TileSet() = default;
    /// Not added to an empty set: what was written in pieces a moment ago is slow to read as a whole.
    static constexpr TileSet of(std::size_t tile) {
        return {tile / 64 == 0 ? bit(tile) : 0, tile / 64 == 1 ? bit(tile) : 0};
    }

    constexpr void add(std::size_t tile) { words_[tile / 64] |= bit(tile); }
    /// Without a guess whether, and without choosing a word by its number, which would keep both in memory.
    constexpr void add_if(std::size_t tile, bool wanted) {
        const std::uint64_t bit = std::uint64_t{wanted ? 1U : 0U} << (tile % 64);
        const std::uint64_t high = std::uint64_t{0} - tile / 64;
        words_[0] |= bit & ~high;
        words_[1] |= bit & high;
    }
    constexpr void remove(std::size_t tile) { words_[tile / 64] &= ~bit(tile); }
    constexpr bool has(std::size_t tile) const { return (words_[tile / 64] & bit(tile)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    constexpr bool operator==(const TileSet&) const = default;
    constexpr TileSet operator|(const TileSet& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
    }
    constexpr TileSet operator&(const TileSet& other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
    }
    constexpr TileSet without(const TileSet& other) const {
        return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
    }
    constexpr TileSet& operator|=(const TileSet& other) { return *this = *this | other; }

    /// Visits the tiles in the order they were laid.
    template <typename Visit>
    constexpr void for_each(Visit&& visit) const {
        for_each_common(*this, visit);
    }
    /// Those of both sets; the words one by one, as they were written a moment ago.
    template <typename Visit>
    constexpr void for_each_common(const TileSet& other, Visit&& visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word) {
            for (std::uint64_t left = words_[word] & other.words_[word]; left != 0; left &= left - 1) {
                visit(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
            }
        }
    }

private:
    constexpr TileSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::uint64_t bit(std::size_t tile) { return std::uint64_t{1} << (tile % 64); }

    std::array<std::uint64_t, 2> words_{};
};

static_assert(tiles_in_bag <= 128);

}  // namespace arbiter::framework
