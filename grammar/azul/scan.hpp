// The tokens of a pick, read without a grammar: the grammar's rules are made of these, and so is the quick reading of
// the plain lines that nearly all of an archive consists of.
#pragma once

#include "grammar/azul/written.hpp"
#include "grammar/record/seats.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace arbiter::azul {

/// 0 to 4 a color, unknown_color for `?`, no_color_code for anything else.
inline constexpr std::uint8_t no_color_code = 0xFF;
inline constexpr auto color_codes = [] {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(no_color_code);
    for (std::uint8_t color = 0; color < colors; ++color) {
        codes[static_cast<unsigned char>(color_letters[color])] = color;
    }
    codes['?'] = unknown_color;
    return codes;
}();

inline std::uint8_t color_code(const char* at, const char* end) {
    return at == end ? no_color_code : color_codes[static_cast<unsigned char>(*at)];
}

/// The number of a source by its character; no_source for what names none.
inline constexpr std::uint8_t no_source = 0xFF;
inline constexpr auto source_codes = [] {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(no_source);
    codes['c'] = center;
    for (std::uint8_t display = 1; display <= 9; ++display) {
        codes[static_cast<unsigned char>('0' + display)] = display;
    }
    return codes;
}();

/// 1 to 9 or c. Like all of these: the end of the token, or nullptr.
inline const char* scan_source(const char* at, const char* end, std::uint8_t& source) {
    source = at == end ? no_source : source_codes[static_cast<unsigned char>(*at)];
    return source == no_source ? nullptr : at + 1;
}

/// The number of a pattern line, or floor, or f, or ?.
inline const char* scan_goal(const char* at, const char* end, std::uint8_t& line) {
    if (at == end) {
        return nullptr;
    }
    const auto digit = static_cast<unsigned>(*at - '0');
    if (digit - 1U < 5U) {
        line = static_cast<std::uint8_t>(digit);
        return at + 1;
    }
    line = *at == '?' ? unknown_line : floor_line;
    if (end - at >= 5 && std::memcmp(at, "floor", 5) == 0) {
        return at + 5;
    }
    return *at == 'f' || *at == '?' ? at + 1 : nullptr;
}

/// What a letter adds to a group: one tile of its color, or in the byte above the colors one `?`; the highest bit for
/// what is no letter of a tile.
inline constexpr std::uint64_t no_tile = std::uint64_t{1} << 63U;
inline constexpr auto letter_units = [] {
    std::array<std::uint64_t, 256> units{};
    units.fill(no_tile);
    for (std::uint8_t color = 0; color <= unknown_color; ++color) {
        units[static_cast<unsigned char>(color == unknown_color ? '?' : color_letters[color])] = one_of(color);
    }
    return units;
}();

// The plain lines: with their line break, one blank between the words, nothing left out and nothing more. Nearly all
// lines of an archive are plain; nullptr says only that this one is not, it may still be right.

/// A pick as the quick reading sees it: what a game does not have stands for what is no source, color or line.
struct PlainPick {
    std::uint8_t source = 0;  ///< 0 is the center; 10 to 15 for none
    std::uint8_t color = 0;   ///< 0 to 4; 5 to 7 for none
    std::uint8_t row = 0;     ///< 0 to 4, 5 for the floor
};

/// The length of a goal and its line break: `3`, or `floor`. The letter has a bit that no digit has.
inline std::ptrdiff_t goal_size(char first) {
    return 2 + ((first & 0x40) >> 4);
}

/// How a plain pick ends, by the first byte of its goal: with these bytes, as far as the mask reaches.
struct GoalTails {
    std::array<std::uint8_t, 256> row{};  ///< 0 to 4, 5 for `floor`, 6 for what is no goal
    std::array<std::uint64_t, 8> mask{};
    std::array<std::uint64_t, 8> bytes{};
};
inline constexpr auto goal_tails = [] {
    using Eight = std::array<unsigned char, 8>;
    GoalTails tails;
    tails.row.fill(6);
    for (std::uint8_t row = 0; row < 5; ++row) {
        tails.row[static_cast<std::size_t>('1' + row)] = row;
        tails.mask[row] = std::bit_cast<std::uint64_t>(Eight{0, 0xFF});
        tails.bytes[row] = std::bit_cast<std::uint64_t>(Eight{0, '\n'});
    }
    tails.row['f'] = 5;
    tails.mask[5] = std::bit_cast<std::uint64_t>(Eight{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF});
    tails.bytes[5] = std::bit_cast<std::uint64_t>(Eight{'f', 'l', 'o', 'o', 'r', '\n'});
    tails.bytes[6] = 1;  // no byte under an empty mask is 1
    return tails;
}();

/// So many bytes have to follow `at` where scan_plain_pick reads: a name, ` 3R:` and eight bytes for the goal.
inline constexpr std::ptrdiff_t plain_pick_scanned = Seats::scanned + 4 + 8;

/// This player's name and a pick, its letter written once. Without a guess at the line or floor it goes to.
inline const char* scan_plain_pick(const char* at, const Seats& seats, Seat seat, PlainPick& pick) {
    at = seats.scan_only(seat, at);
    if (at == nullptr) {
        return nullptr;
    }
    pick.source = source_codes[static_cast<unsigned char>(at[1])] & 0xFU;
    pick.color = color_codes[static_cast<unsigned char>(at[2])] & 0x7U;
    pick.row = goal_tails.row[static_cast<unsigned char>(at[4])];
    std::uint64_t tail = 0;
    std::memcpy(&tail, at + 4, sizeof tail);
    const bool ends = (tail & goal_tails.mask[pick.row]) == goal_tails.bytes[pick.row];
    return ends && at[3] == ':' ? at + 4 + goal_size(at[4]) : nullptr;
}

/// One blank and a number of up to six digits.
inline const char* scan_plain_number(const char* at, const char* end, std::uint32_t& number) {
    if (end - at < 9 || *at != ' ') {
        return nullptr;
    }
    const char* const first = ++at;
    number = 0;
    for (; at - first < 6 && *at >= '0' && *at <= '9'; ++at) {
        number = number * 10 + static_cast<unsigned>(*at - '0');
    }
    return at == first ? nullptr : at;
}

/// `round`, a number and this player's name.
inline const char* scan_plain_round(const char* at, const char* end, const Seats& seats, Seat starter,
                                    std::uint32_t& number) {
    if (end - at < 16 || std::memcmp(at, "round", 5) != 0 || (at = scan_plain_number(at + 5, end, number)) == nullptr ||
        *at != ' ') {
        return nullptr;
    }
    const std::string_view name = seats.word(starter);
    ++at;
    const auto size = static_cast<std::ptrdiff_t>(name.size());
    const bool same = end - at > size && std::memcmp(at, name.data(), name.size()) == 0 && at[size] == '\n';
    return same ? at + size + 1 : nullptr;
}

/// `displays` and so many groups of four known tiles.
inline const char* scan_plain_displays(const char* at, const char* end, std::uint8_t count,
                                       std::array<Tally, most_groups>& groups) {
    if (end - at < 8 + 5 * count + 1 || std::memcmp(at, "displays", 8) != 0) {
        return nullptr;
    }
    at += 8;
    std::uint64_t all = 0;
    bool blanks = true;
    for (std::uint8_t i = 0; i < count; ++i, at += 5) {
        const auto unit = [at](std::size_t n) { return letter_units[static_cast<unsigned char>(at[n])]; };
        // Four highest bits could add up to nothing: each letter is looked at.
        const std::uint64_t a = unit(1);
        const std::uint64_t b = unit(2);
        const std::uint64_t c = unit(3);
        const std::uint64_t d = unit(4);
        groups[i] = a + b + c + d;
        all |= a | b | c | d;
        blanks = blanks && *at == ' ';
    }
    return blanks && all < one_of(unknown_color) && *at == '\n' ? at + 1 : nullptr;
}

/// `scores` and a number for each player.
inline const char* scan_plain_scores(const char* at, const char* end, std::uint8_t count,
                                     std::array<std::int32_t, most_seats>& scores) {
    if (end - at < 16 || std::memcmp(at, "scores", 6) != 0) {
        return nullptr;
    }
    at += 6;
    for (std::uint8_t i = 0; i < count; ++i) {
        std::uint32_t number = 0;
        if ((at = scan_plain_number(at, end, number)) == nullptr) {
            return nullptr;
        }
        scores[i] = static_cast<std::int32_t>(number);
    }
    return *at == '\n' ? at + 1 : nullptr;
}

}  // namespace arbiter::azul
