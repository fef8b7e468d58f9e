// What the letters of a tile show; and the plain lines of Dorfromantik, that archives are full of, read without a
// grammar: nothing left out, one blank between the words, and nothing behind them.
#pragma once

#include "grammar/dorfromantik/written.hpp"
#include "grammar/record/plain_number.hpp"
#include "grammar/record/seats.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>

namespace arbiter::dorfromantik {

/// The terrain of each letter, `_` being read as meadow; 0xFF for anything else.
inline constexpr auto terrain_codes = [] {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(0xFF);
    for (const Terrain terrain : all_terrains) {
        codes[static_cast<unsigned char>(letter(terrain))] = static_cast<std::uint8_t>(terrain);
    }
    codes['.'] = codes['_'] = static_cast<std::uint8_t>(Terrain::meadow);
    return codes;
}();

inline std::uint8_t terrain_code(char byte) {
    return terrain_codes[static_cast<unsigned char>(byte)];
}

/// What each letter shows on each side; above the sides two bits for letters that are none, and for `_`.
inline constexpr Sides no_letter = 1U << 31;
inline constexpr Sides low_line = 1U << 30;
inline constexpr Sides all_sides = low_line - 1;
inline constexpr auto letters_on = [] {
    std::array<std::array<Sides, 256>, 6> shown{};
    for (std::size_t side = 0; side < shown.size(); ++side) {
        shown[side].fill(no_letter);
        for (const Terrain terrain : all_terrains) {
            shown[side][static_cast<unsigned char>(letter(terrain))] = Sides{1} << (6 * index(terrain) + side);
        }
        shown[side]['.'] = 0;
        shown[side]['_'] = low_line;
    }
    return shown;
}();

/// A play as plain lines tell it.
struct PlainPlay {
    bool task = false;
    Marker marker;  ///< of a task tile
    Tile tile;
    Cell cell;
};

/// So many bytes have to follow where a plain line begins.
inline constexpr std::ptrdiff_t plain_scanned = Seats::scanned;

/// A terrain and one digit.
inline bool scan_plain_marker(const char* at, Marker& marker) {
    const std::uint8_t terrain = terrain_code(at[0]);
    const auto number = static_cast<std::uint32_t>(at[1] - '0');
    marker.terrain = static_cast<Terrain>(terrain);
    marker.number = static_cast<std::uint16_t>(number);
    return terrain < terrains && number - 1 < 9;
}

/// Six letters, and perhaps a flag; these bytes and two more can be read.
inline const char* scan_plain_tile(const char* at, Tile& tile) {
    Sides shown = 0;
    for (std::size_t side = 0; side < 6; ++side) {
        shown |= letters_on[side][static_cast<unsigned char>(at[side])];
    }
    const std::uint8_t flag = at[6] == '^' ? terrain_code(at[7]) : std::uint8_t{0xFF};
    const bool flagged = flag < flagged_terrains;
    tile = Tile(shown & all_sides, flagged ? std::optional(static_cast<Terrain>(flag)) : std::nullopt);
    return (shown & ~all_sides) != 0 ? nullptr : at + (flagged ? 8 : 6);
}

/// This player's name and what the player reveals and lays on a cell; nullptr says only that the line is not plain. The
/// text ends with a line break, at which every token stops, so that its end is looked for but once.
inline const char* scan_plain_play(const char* at, const char* end, const Seats& seats, Seat seat, PlainPlay& play) {
    constexpr std::ptrdiff_t shortest = 17;  // ` land ......:0,0` with its line break
    at = seats.scan_only(seat, at);
    if (at == nullptr || end - at < shortest) [[unlikely]] {
        return nullptr;
    }
    play.task = std::memcmp(at, " task ", 6) == 0;
    const bool known =
        play.task ? scan_plain_marker(at + 6, play.marker) && at[8] == ' ' : std::memcmp(at, " land ", 6) == 0;
    at = known ? scan_plain_tile(at + (play.task ? 9 : 6), play.tile) : nullptr;
    at = at == nullptr || *at != ':' ? nullptr : record::scan_plain_cell(at + 1, play.cell);
    return at == nullptr || *at != '\n' ? nullptr : at + 1;
}

}  // namespace arbiter::dorfromantik
