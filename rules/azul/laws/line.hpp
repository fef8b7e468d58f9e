// The laws of the pattern lines: what a line takes.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/azul/pick.hpp"

namespace arbiter::azul {

inline const Board& board_to_move(const Event& event) {
    return event.table.boards[event.table.turn];
}

/// Whether the line, or the floor, refuses the tiles. Of a color that nobody knows no relaxation says that.
inline bool is_refused(const Event& event) {
    const Pick& pick = event.pick();
    const bool open = event.relaxed && pick.color == unknown_color;
    return !takes(board_to_move(event), row_of(pick), pick.color) && !open && !is_read_as_floor(event.table, pick);
}

inline std::optional<Fault> line_complete(const Event& event) {
    return fault_if(is_refused(event) && board_to_move(event).complete(row_of(event.pick())));
}

/// A complete line has refused before.
inline std::optional<Fault> line_of_other_color(const Event& event) {
    return fault_if(is_refused(event) && board_to_move(event).held(row_of(event.pick())) != 0);
}

/// Tiles join others on a line.
inline bool joins_tiles(const Event& event) {
    return event.pick().line != floor_line && board_to_move(event).held(row_of(event.pick())) != 0;
}

inline void note_line_begun(const Case& of) {
    const Board& board = board_of(of);
    const std::uint8_t row = row_of(of.event.pick());
    if (board.line_since[row] != nobody_knows) {
        note_line(of, board.line_since[row],
                  fmt::format("{} was placed here{}", color_name(board.line_color[row]),
                              board.complete(row) || of.event.relaxed ? "" : ", the line is still incomplete"));
    }
    help_goal(of);
}

inline void say_full(const Case& of) {
    const Board& board = board_of(of);
    const std::uint8_t row = row_of(of.event.pick());
    point_goal(of);
    of.say("pattern line {} is complete with {} {}", of.event.pick().line, board.held(row),
           color_name(board.line_color[row]));
    note_line_begun(of);
}

inline void say_other_color(const Case& of) {
    const Pick& pick = of.event.pick();
    point_goal(of);
    of.say("pattern line {} already holds {}, {} cannot join it", pick.line,
           color_name(board_of(of).line_color[row_of(pick)]), color_name(pick.color));
    note_line_begun(of);
}

inline constexpr std::array line_laws{
    Rules{Law::line_full,
          Rule{"azul.line.full", Kind::play, "Azul rulebook, Factory offer; ruling full-line",
               "a complete pattern line takes no more tiles",
               "Every space of the pattern line is filled, so no tile can be placed there, not even of its own color. "
               "Tiles that are to fall are recorded with floor.",
               AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen 3R:2\nAnn 4B:2\n"},
          line_complete, joins_tiles, say_full},
    Rules{Law::line_other_color,
          Rule{"azul.line.other-color", Kind::play, heading::offer, "a pattern line takes tiles of one color only",
               "The pattern line already holds tiles of another color.",
               AZUL_HEAD AZUL_DEAL "Ann 5R:3\nBen 3R:2\nAnn 4B:3\n"},
          line_of_other_color, joins_tiles, say_other_color},
};

}  // namespace arbiter::azul
