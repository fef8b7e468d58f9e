// The twenty-eight tiles of a double-six set, and lines of dominoes as they are written, not yet judged.
#pragma once

#include "grammar/record/line.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dominoes {

inline constexpr int tile_count = 28;
inline constexpr int most_pips = 6;
/// Where an event stands that no record holds.
inline constexpr std::uint32_t nowhere = 0xFFFFFFFF;

/// A tile, whichever way round it lies; or one that nobody noted.
class Tile {
public:
    constexpr Tile() = default;
    constexpr Tile(int one, int other)
        : index_(static_cast<std::uint8_t>(std::max(one, other) * (std::max(one, other) + 1) / 2 +
                                           std::min(one, other))) {}
    static constexpr Tile of(std::size_t index) {
        Tile tile;
        tile.index_ = static_cast<std::uint8_t>(index);
        return tile;
    }

    constexpr bool known() const { return index_ < tile_count; }
    constexpr std::size_t index() const { return index_; }
    constexpr int high() const {
        int high = 0;
        while ((high + 1) * (high + 2) / 2 <= index_) {
            ++high;
        }
        return high;
    }
    constexpr int low() const { return index_ - high() * (high() + 1) / 2; }
    constexpr int pips() const { return high() + low(); }
    constexpr bool shows(int number) const { return known() && (high() == number || low() == number); }
    /// What its other half shows.
    constexpr int beside(int number) const { return pips() - number; }
    /// As the notation writes it: "63", "?"
    std::string text() const { return known() ? std::to_string(high()) + std::to_string(low()) : "?"; }

    friend constexpr bool operator==(Tile, Tile) = default;

private:
    std::uint8_t index_ = tile_count;
};

/// A set of them, one bit each.
using Tiles = std::uint32_t;
inline constexpr Tiles all_tiles = (1U << tile_count) - 1;

constexpr Tiles bit(Tile tile) {
    return 1U << tile.index();
}
constexpr bool holds(Tiles tiles, Tile tile) {
    return tile.known() && (tiles & bit(tile)) != 0;
}
/// Calls visit(tile) for each, the lowest first, until it answers false; answers whether it never did.
template <typename Visit>
constexpr bool each_of(Tiles tiles, Visit visit) {
    for (; tiles != 0; tiles &= tiles - 1) {
        if (!visit(Tile::of(static_cast<std::size_t>(std::countr_zero(tiles))))) {
            return false;
        }
    }
    return true;
}
/// Those of which this says that they are meant.
template <typename Which>
constexpr Tiles tiles_where(Which which) {
    Tiles found = 0;
    each_of(all_tiles, [&](Tile tile) { return (found |= which(tile) ? bit(tile) : 0U), true; });
    return found;
}

/// A tile and where it is written; its first number is the left one where it lies in a line.
struct WrittenTile {
    Tile tile{};
    int left = 0;
    std::uint32_t at = nowhere;

    Span span() const { return {at, at + (tile.known() ? 2U : 1U)}; }
};

enum class Verb : std::uint8_t { hand = first_verb, play, draw, pass };

struct Written {
    static constexpr int unsaid = -1;  ///< the end is left out
    static constexpr int open = -2;    ///< it is written `?`

    Line line;
    std::vector<WrittenTile> tiles;  ///< the hand, or the one tile played or drawn
    int end = unsaid;                ///< Verb::play: the number of the end where the tile is laid
    Span end_span{};

    Verb verb() const { return static_cast<Verb>(line.verb); }
    void clear_lists() {
        tiles.clear();
        end = unsaid;
    }
};

/// What a line of a position sets.
enum class Sets : std::uint8_t { turn, line, hand, passed };

struct Set {
    Line line;
    Sets what = Sets::turn;
    std::vector<WrittenTile> tiles;             ///< of the line, from left to right, or of a hand
    std::vector<std::pair<Seat, Span>> passed;  ///< who passed last, in turn

    void clear_lists() {
        tiles.clear();
        passed.clear();
    }
};

}  // namespace arbiter::dominoes
