// The laws of the tile line: on the gray wall, once a round, all complete lines from top to bottom.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/azul/relaxation.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace arbiter::azul {

inline std::optional<Fault> on_colored_wall(const Event& event) {
    return fault_if(!event.table.gray);
}

inline void say_colored_wall(const Case& of) {
    of.say("the colored wall needs no tile line: every color has its place");
}

/// A relaxation knows only when tiles are certainly left to be taken, or to be dealt.
inline std::optional<Fault> not_tiling(const Event& event) {
    const Phase phase = event.table.phase;
    return fault_if(event.relaxed ? phase == Phase::displays || certainly_left(event.table) : phase != Phase::tiling);
}

inline void say_not_now(const Case& of) {
    of.say("no wall-tiling is due: tiles are {}",
           of.event.table.phase == Phase::offer ? "still on the table" : "yet to be dealt");
}

inline std::optional<Fault> still_tiling(const Event& event) {
    return fault_if(event.table.phase == Phase::tiling);
}

/// Asked of picks and displays too, but it counts where a round is said to begin.
inline bool announces_round(const Event& event) {
    return event.written.verb() == Verb::round;
}

inline void say_untiled(const Case& of) {
    const Table& table = of.event.table;
    std::vector<std::string> parts;
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (has_to_tile(table, seat)) {
            const std::uint8_t lines = table.board(seat).complete_lines();
            parts.push_back(fmt::format("{} (line{} {})", of.name(seat), std::has_single_bit(lines) ? "" : "s",
                                        numbers_of(lines, " and ")));
        }
    }
    of.say("wall-tiling is not finished: a tile line is missing for {}", in_words(parts, " and "));
}

inline std::optional<Fault> nothing_to_tile(const Event& event) {
    return fault_if(!event.relaxed && !has_to_tile(event.table, event.written.line.seat));
}

inline void say_nothing(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("{} has no complete pattern line to tile", actor(of));
}

inline std::optional<Fault> incomplete(const Event& event) {
    const Board& board = event.table.board(event.written.line.seat);
    return board.complete(row_of(event.laying())) ? std::nullopt : std::optional(event.fault());
}

/// Counts once a line, however many entries it has.
inline bool is_first(const Event& event) {
    return event.part == 0;
}

inline void say_not_complete(const Case& of) {
    const Laying& one = laying_of(of);
    of.point(one.span);
    of.say("pattern line {} is not complete: it has {} of {} tiles", one.line, board_of(of).held(row_of(one)),
           one.line);
    of.help("{} has to tile line {}", actor(of), numbers_of(board_of(of).complete_lines(), " and "));
}

/// Complete lines that the tile line does not list.
inline unsigned unlisted_lines(const Event& event) {
    unsigned lines = event.table.board(event.written.line.seat).complete_lines();
    for (std::size_t i = 0; i < std::min<std::size_t>(event.written.laying_count, event.written.layings.size()); ++i) {
        lines &= ~(1U << row_of(event.written.layings[i]));
    }
    return lines;
}

inline std::optional<Fault> left_out(const Event& event) {
    const unsigned lines = event.relaxed ? 0 : unlisted_lines(event);
    return lines == 0 ? std::nullopt : std::optional(Fault{.lines = static_cast<std::uint8_t>(lines)});
}

inline void say_line_missing(const Case& of) {
    const bool one = std::has_single_bit(of.fault.lines);
    of.say("{}'s pattern line{} {} {} complete too and {} to be tiled", actor(of), one ? "" : "s",
           numbers_of(of.fault.lines, " and "), one ? "is" : "are", one ? "has" : "have");
}

inline std::optional<Fault> not_below(const Event& event) {
    const bool late = event.part != 0 && event.written.layings[event.part - 1].line >= event.laying().line;
    return late ? std::optional(event.fault()) : std::nullopt;
}

/// Counts once a line that has an order.
inline bool is_second(const Event& event) {
    return event.part == 1;
}

inline void say_order(const Case& of) {
    const Laying& one = laying_of(of);
    const auto begin = of.event.written.layings.begin();
    const auto same_line = [&one](const Laying& other) { return other.line == one.line; };
    of.point(one.span);
    if (std::any_of(begin, begin + of.fault.part, same_line)) {
        of.say("line {} is listed twice", one.line);
    } else {
        of.say("line {} comes too late: pattern lines are tiled from top to bottom", one.line);
    }
}

inline constexpr std::array tiling_laws{
    Rules{Law::tile_colored_wall,
          Rule{"azul.tile.colored-wall", Kind::play, heading::tiling, "on the colored wall every color has its place",
               "Tile lines record a player's choice of column, which only the gray wall leaves open.",
               AZUL_HEAD AZUL_DEAL "tile Ann 1:1\n"},
          on_colored_wall, nullptr, say_colored_wall},
    Rules{Law::tile_not_now,
          Rule{"azul.tile.not-now", Kind::play, heading::tiling, "the wall is tiled when the factory offer is over",
               "There are still tiles to be taken, or the round's tiles have already been laid.",
               AZUL_GRAY AZUL_DEAL "tile Ann 1:1\n"},
          not_tiling, nullptr, say_not_now},
};

inline constexpr std::array untiled_laws{
    Rules{Law::tile_missing,
          Rule{"azul.tile.missing", Kind::play, "Azul rulebook, Wall-tiling; ruling gray-record",
               "every player with complete lines tiles the wall before the next round",
               "On the gray wall each player with complete pattern lines needs a tile line before the game can go on.",
               AZUL_GRAY AZUL_ROUND "round 2 Ann\n"},
          still_tiling, announces_round, say_untiled},
};

inline constexpr std::array tile_due_laws{
    Rules{Law::tile_nothing,
          Rule{"azul.tile.nothing", Kind::play, "Azul rulebook, Wall-tiling; ruling gray-record",
               "only complete lines are tiled, once a round",
               "The player has no complete pattern line, or has already tiled the wall in this round.",
               AZUL_GRAY AZUL_ROUND "tile Ann 1:1\ntile Ann 1:1\n"},
          nothing_to_tile, nullptr, say_nothing},
};

/// Asked of every entry in turn, like those of order and space.
inline constexpr std::array complete_laws{
    Rules{Law::tile_line_not_complete,
          Rule{"azul.tile.line-not-complete", Kind::play, heading::tiling, "only complete pattern lines are tiled",
               "The pattern line still has free spaces; its tiles stay where they are.",
               AZUL_GRAY AZUL_ROUND "tile Ann 1:1 2:2\n"},
          incomplete, is_first, say_not_complete},
};

inline constexpr std::array listed_laws{
    Rules{Law::tile_line_missing,
          Rule{"azul.tile.line-missing", Kind::play, heading::tiling, "every complete pattern line is tiled",
               "A complete pattern line of this player is not listed.",
               AZUL_GRAY "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:2\nBen 4B:floor\nAnn "
                         "5W:floor\ntile Ann 1:1\n"},
          left_out, nullptr, say_line_missing},
};

inline constexpr std::array order_laws{
    Rules{Law::tile_order,
          Rule{"azul.tile.order", Kind::play, "Azul rulebook, Wall-tiling; ruling wall-order",
               "pattern lines are tiled from top to bottom",
               "Each tile scores at once, so the order matters: from the first pattern line to the fifth.",
               AZUL_GRAY "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\nBen 2R:4\nAnn 3Y:2\nBen 4B:floor\nAnn "
                         "5W:floor\ntile Ann 2:1 1:1\n"},
          not_below, is_second, say_order},
};

}  // namespace arbiter::azul
