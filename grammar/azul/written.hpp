// An event of Azul as it is written, not yet judged.
#pragma once

#include "grammar/azul/tally.hpp"
#include "grammar/record/line.hpp"

#include <array>
#include <cstdint>

namespace arbiter::azul {

enum class Verb : std::uint8_t { round = round_verb, displays = first_verb, pick, tile };

/// The color nobody wrote down.
inline constexpr std::uint8_t unknown_color = 5;
inline constexpr std::uint8_t center = 0;  ///< Pick::source; displays count from 1
inline constexpr std::uint8_t floor_line =
    0;  ///< Pick::line and Laying::column; pattern lines and columns count from 1
/// Pick::line and Laying::column that nobody wrote down.
inline constexpr std::uint8_t unknown_line = 6;
inline constexpr std::size_t most_groups = 12;  ///< more than any table has displays
/// Pick::dropped where nothing is said of it, and where it is written `?`; numbers are less.
inline constexpr std::uint8_t drop_unsaid = 0xFF;
inline constexpr std::uint8_t drop_unknown = 0xFE;

/// `3RR:2`: all tiles of a color from a source to a line; `3R:4 drop 1`: but one of them falls.
struct Pick {
    std::uint8_t source = center;
    std::uint8_t color = 0;
    std::uint8_t line = floor_line;
    std::uint8_t count = 1;              ///< letters written: more than one claims how many tiles were taken
    std::uint8_t dropped = drop_unsaid;  ///< how many of the tiles fall, those that do not fit included

    bool says_dropped() const { return dropped < drop_unknown; }
    /// Something of it is `?`.
    bool is_open() const { return color == unknown_color || line == unknown_line || dropped == drop_unknown; }
};

/// One group of `displays`: known tiles by color, how many are `?`, and which of its first letters these are. One `?`
/// alone is a display of which nothing was noted: it has as many tiles as there were to be drawn.
struct Group {
    Tally tiles = 0;
    std::uint8_t unknown = 0;
    std::uint8_t unknown_letters = 0;  ///< of the first eight; no display that is legal has more than four
    bool unnoted = false;
};

/// `4:2` in a `tile` line: the complete line 4 goes to column 2.
struct Laying {
    std::uint8_t line = 0;
    std::uint8_t column = floor_line;
    Span span;
};

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    Pick pick;                  ///< Verb::pick
    std::uint32_t pick_at = 0;  ///< where its source stands; the color follows at once
    std::uint32_t goal_at = 0;  ///< where its line or floor stands
    Span drop_span;             ///< the number behind `drop`, if anything is said of it

    std::array<Group, most_groups> groups;  ///< Verb::displays
    std::array<Span, most_groups> group_spans;
    std::uint32_t group_count = 0;  ///< how many were written, also beyond the room
    /// `displays ?`: one `?` stands for them all.
    bool nothing_noted() const { return groups[0].unnoted && group_count > 1 && group_spans[0] == group_spans[1]; }

    std::array<Laying, 8> layings;   ///< Verb::tile
    std::uint32_t laying_count = 0;  ///< how many were written, also beyond the room
};

}  // namespace arbiter::azul
