// What is in the box: the 73 printed tiles and the 25 markers, and finding a tile among them.
#pragma once

#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"
#include "rules/dorfromantik/play.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arbiter::dorfromantik {

struct PrintedTile {
    Tile tile;
    Pile pile = Pile::landscape;
    Terrain task = Terrain::meadow;  ///< the task printed on a task tile
};

inline constexpr std::uint32_t task_tiles = 25;
inline constexpr std::uint32_t landscape_tiles = 48;
inline constexpr std::uint32_t set_aside = 3;  ///< landscape tiles put back unseen before the game
inline constexpr std::size_t printed_tiles = task_tiles + landscape_tiles;

/// No two printed tiles are alike, however they are turned: a tile's place in this list names it.
const std::array<PrintedTile, printed_tiles>& box();

/// The printed tile that looks like this one when turned, flag included.
std::optional<std::uint8_t> printed(Tile tile);

/// The printed tile that looks like this one when turned, with whatever flag it has.
std::optional<std::uint8_t> printed_but_for_flag(Tile tile);

/// The task printed on a tile of the box; nothing for a landscape tile, or when it is none of the box.
std::optional<Terrain> printed_task(std::optional<std::uint8_t> printed);

/// How many markers with this number each terrain has: one 4, two 5s, two 6s.
constexpr std::uint8_t marker_copies(std::uint16_t number) {
    return number == 4 ? 1 : number == 5 || number == 6 ? 2 : 0;
}

inline constexpr std::uint16_t smallest_marker = 4;
inline constexpr std::uint16_t largest_marker = 6;

}  // namespace arbiter::dorfromantik
