// The plain lines of Framework that archives are full of, read without a grammar: nothing left out, one blank between
// the words, and nothing behind them.
//
// None of these looks for the end of the text: the last byte that they may read is a line break, and no token goes on
// behind one. nullptr says only that a line is not plain; it may still be right.
#pragma once

#include "grammar/framework/written.hpp"
#include "grammar/record/plain_number.hpp"
#include "grammar/record/seats.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace arbiter::framework {

inline constexpr std::uint8_t no_color = 0xFF;

/// The color of each letter; no_color for anything else.
inline constexpr auto color_codes = [] {
    std::array<std::uint8_t, 256> codes{};
    codes.fill(no_color);
    for (std::uint8_t color = 0; color < color_count; ++color) {
        codes[static_cast<unsigned char>(color_letters[color])] = color;
    }
    return codes;
}();

/// So many bytes have to follow where a name is read.
inline constexpr std::ptrdiff_t plain_scanned = Seats::scanned;

/// A tile by its number on a cell.
struct PlainLay {
    std::uint32_t number = 0;  ///< from 0; much for what is no number
    Cell cell;
};

/// This player's name, the number of a tile and a cell.
inline const char* scan_plain_lay(const char* at, const Seats& seats, Seat seat, PlainLay& lay) {
    at = seats.scan_only(seat, at);
    if (at == nullptr) [[unlikely]] {
        return nullptr;
    }
    lay.number = static_cast<std::uint32_t>(at[1] - '1');
    if (lay.number > 8 || at[2] != ':') [[unlikely]] {
        return nullptr;
    }
    at = record::scan_plain_cell(at + 3, lay.cell);
    return at == nullptr || *at != '\n' ? nullptr : at + 1;
}

/// A color, or two with + or | between them.
inline const char* scan_plain_colors(const char* at, Task& task) {
    const std::uint8_t first = color_codes[static_cast<unsigned char>(*at++)];
    if (first == no_color) [[unlikely]] {
        return nullptr;
    }
    const bool alone = *at != '+' && *at != '|';
    const std::uint8_t second = alone ? first : color_codes[static_cast<unsigned char>(at[1])];
    task.kind = alone ? Task::Kind::one : *at == '+' ? Task::Kind::mix : Task::Kind::either;
    task.first = static_cast<Color>(first);
    task.second = static_cast<Color>(second);
    return second == no_color ? nullptr : at + (alone ? 0 : 2);
}

/// The tasks behind a slash; a number without leading zeros before each color.
inline const char* scan_plain_tasks(const char* at, Tile& tile) {
    Task task;
    do {
        task.after = *at == '>';
        std::uint32_t number = 0;
        ++at;
        at = *at == '0' ? nullptr : record::scan_plain_number(at, number);
        task.number = static_cast<std::uint16_t>(number);
        at = at == nullptr ? nullptr : scan_plain_colors(at, task);
        if (at == nullptr) [[unlikely]] {
            return nullptr;
        }
        tile.add_task(task);
    } while (*at == ',' || *at == '>');
    return at;
}

/// The letters of a tile's frames, or -.
inline const char* scan_plain_frames(const char* at, Tile& tile) {
    if (*at == '-') {
        return at + 1;
    }
    const char* const first = at;
    for (std::uint8_t code = 0; (code = color_codes[static_cast<unsigned char>(*at)]) != no_color; ++at) {
        tile.add_frame(static_cast<Color>(code));
    }
    return at == first ? nullptr : at;
}

/// Frames or -, a slash, tasks or -.
inline const char* scan_plain_tile(const char* at, Tile& tile) {
    tile = {};
    at = scan_plain_frames(at, tile);
    if (at == nullptr || *at != '/') [[unlikely]] {
        return nullptr;
    }
    return at[1] == '-' ? at + 2 : scan_plain_tasks(at, tile);
}

/// What an offer shows, as far as there is room.
struct PlainOffer {
    std::array<Tile, room_for_offer> tiles;
    std::array<Span, room_for_offer> spans;
};

/// `offer` and so many tiles. At least `plain_scanned` bytes follow; `record` is where offsets are counted from.
inline const char* scan_plain_offer(const char* at, const char* record, std::size_t count, PlainOffer& offer) {
    if (std::memcmp(at, "offer", 5) != 0) {
        return nullptr;
    }
    at += 5;
    for (std::size_t tile = 0; tile < count; ++tile) {
        const char* const stop = *at == ' ' ? scan_plain_tile(at + 1, offer.tiles[tile]) : nullptr;
        if (stop == nullptr) [[unlikely]] {
            return nullptr;
        }
        offer.spans[tile] = {static_cast<std::uint32_t>(at + 1 - record), static_cast<std::uint32_t>(stop - record)};
        at = stop;
    }
    return *at == '\n' ? at + 1 : nullptr;
}

/// `round`, its number and this player's name. At least `plain_scanned` bytes follow.
inline const char* scan_plain_round(const char* at, const char* end, const Seats& seats, Seat starter,
                                    std::uint32_t& number) {
    at = std::memcmp(at, "round ", 6) == 0 ? record::scan_plain_number(at + 6, number) : nullptr;
    if (at == nullptr || *at != ' ') {
        return nullptr;
    }
    const std::string_view name = seats.word(starter);
    const auto size = static_cast<std::ptrdiff_t>(name.size());
    ++at;
    const bool same = end - at > size && std::memcmp(at, name.data(), name.size()) == 0 && at[size] == '\n';
    return same ? at + size + 1 : nullptr;
}

/// `scores` and a number for each player. At least `plain_scanned` bytes follow.
inline const char* scan_plain_scores(const char* at, std::size_t count, std::array<std::uint32_t, most_seats>& scores) {
    if (std::memcmp(at, "scores", 6) != 0) {
        return nullptr;
    }
    at += 6;
    for (std::size_t seat = 0; at != nullptr && seat < count; ++seat) {
        at = *at == ' ' ? record::scan_plain_number(at + 1, scores[seat]) : nullptr;
    }
    return at != nullptr && *at == '\n' ? at + 1 : nullptr;
}

}  // namespace arbiter::framework
