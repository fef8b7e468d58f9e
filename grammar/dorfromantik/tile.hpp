// A hexagonal tile as it lies: six edges and perhaps a flag.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/terrain.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik {

/// Six bits for each terrain but meadow, forest lowest: on which sides it is shown, the north-east one lowest.
using Sides = std::uint32_t;

/// The bits of all terrains on the north-east side.
inline constexpr Sides one_side = 0b000001'000001'000001'000001'000001;

constexpr std::uint8_t sides_of(Sides sides, Terrain terrain) {
    return static_cast<std::uint8_t>(sides >> (6 * index(terrain)) & 0x3FU);
}

/// The same sides for every terrain.
constexpr Sides everywhere(std::uint8_t sides) {
    return sides * one_side;
}

/// How many bits are set in each number of six bits: a processor without an instruction for it would be slower.
inline constexpr auto counts_of_six = [] {
    std::array<std::uint8_t, 64> counts{};
    for (std::size_t bits = 1; bits < counts.size(); ++bits) {
        counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + bits % 2);
    }
    return counts;
}();

constexpr std::uint32_t count(std::uint8_t six_bits) {
    return counts_of_six[six_bits];
}

/// A bit for each terrain that is shown on any side, forest lowest.
constexpr std::uint8_t shown_by(Sides sides) {
    const Sides any = (sides | sides >> 1 | sides >> 2 | sides >> 3 | sides >> 4 | sides >> 5) & one_side;
    return static_cast<std::uint8_t>((any | any >> 5 | any >> 10 | any >> 15 | any >> 20) & ((1U << terrains) - 1));
}

using Edges = std::array<Terrain, 6>;

class Tile {
public:
    /// A blank tile, six edges of meadow.
    constexpr Tile() = default;

    constexpr explicit Tile(const Edges& edges, std::optional<Terrain> flag = std::nullopt) {
        for (std::size_t side = 0; side < edges.size(); ++side) {
            if (edges[side] != Terrain::meadow) {
                sides_ |= Sides{1} << (6 * index(edges[side]) + side);
                shown_ |= static_cast<std::uint8_t>(1U << index(edges[side]));
            }
        }
        flag_ = flag.value_or(Terrain::meadow);
    }

    /// The tile that shows this on its sides.
    constexpr Tile(Sides sides, std::optional<Terrain> flag)
        : sides_(sides), shown_(shown_by(sides)), flag_(flag.value_or(Terrain::meadow)) {}

    /// A tile nobody wrote down: it shows nothing, and nobody knows what it meets.
    static constexpr Tile unknown() {
        Tile tile;
        tile.known_ = false;
        return tile;
    }

    constexpr bool known() const { return known_; }
    constexpr Sides sides() const { return sides_; }

    constexpr Terrain edge(Direction side) const {
        const Sides bit = sides_ >> index(side) & one_side;
        return bit == 0 ? Terrain::meadow : static_cast<Terrain>(std::countr_zero(bit) / 6);
    }

    constexpr bool shows(Terrain terrain) const { return (shown_ >> index(terrain) & 1U) != 0; }

    /// A bit for each terrain shown, forest lowest.
    constexpr std::uint8_t shown() const { return shown_; }

    /// How many of the terrains before this one the tile shows: the place of this one among its areas.
    constexpr std::uint32_t rank(Terrain terrain) const {
        return count(static_cast<std::uint8_t>(shown_ & ((1U << index(terrain)) - 1)));
    }

    constexpr std::optional<Terrain> flag() const {
        return flag_ == Terrain::meadow ? std::nullopt : std::optional(flag_);
    }

    /// Whether its flag, if it has one, stands in a territory that it shows.
    constexpr bool flag_in_place() const { return flag_ == Terrain::meadow || shows(flag_); }

    /// The same tile turned clockwise by so many sixths.
    constexpr Tile turned(unsigned steps) const {
        const Sides stay = everywhere(static_cast<std::uint8_t>(0x3FU >> steps));
        Tile tile = *this;
        tile.sides_ = (sides_ & stay) << steps | (sides_ & ~stay) >> (6 - steps);
        return tile;
    }

    constexpr Tile mirrored() const {
        Tile tile = *this;
        tile.sides_ = 0;
        for (unsigned side = 0; side < 6; ++side) {
            tile.sides_ |= (sides_ >> side & one_side) << (5 - side);
        }
        return tile;
    }

    constexpr Tile with_flag(std::optional<Terrain> flag) const {
        Tile tile = *this;
        tile.flag_ = flag.value_or(Terrain::meadow);
        return tile;
    }

    friend constexpr bool operator==(Tile, Tile) = default;

private:
    Sides sides_ = 0;
    std::uint8_t shown_ = 0;
    Terrain flag_ = Terrain::meadow;
    bool known_ = true;
};

/// In how many ways a tile can lie that look different; they are its first so many turns.
constexpr unsigned distinct_turns(Tile tile) {
    unsigned turns = 1;
    while (turns < 6 && tile.turned(turns) != tile) {
        ++turns;
    }
    return turns;
}

/// Reads six letters and perhaps a flag, `FFF.G.^G`; `?` is the unknown tile.
constexpr std::optional<Tile> tile_from(std::string_view text) {
    if (text == "?") {
        return Tile::unknown();
    }
    if (text.size() != 6 && !(text.size() == 8 && text[6] == '^')) {
        return std::nullopt;
    }
    Edges edges{};
    for (std::size_t side = 0; side < edges.size(); ++side) {
        const auto terrain = terrain_of(text[side]);
        if (!terrain) {
            return std::nullopt;
        }
        edges[side] = *terrain;
    }
    if (text.size() == 6) {
        return Tile(edges);
    }
    const auto flag = terrain_of(text[7]);
    return flag && index(*flag) < flagged_terrains ? std::optional(Tile(edges, flag)) : std::nullopt;
}

std::string to_text(Tile tile);

}  // namespace arbiter::dorfromantik
