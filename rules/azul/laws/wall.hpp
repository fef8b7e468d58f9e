// The laws of the wall: no color twice in a row or column, one tile a space.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/azul/laws/line.hpp"

#include <string_view>

namespace arbiter::azul {

/// An empty line refuses only what its row of the wall holds.
inline std::optional<Fault> row_has_color(const Event& event) {
    return fault_if(is_refused(event) && board_to_move(event).held(row_of(event.pick())) == 0);
}

inline bool begins_line_beside_tiles(const Event& event) {
    return event.pick().line != floor_line && board_to_move(event).held(row_of(event.pick())) == 0 &&
           board_to_move(event).row_colors[row_of(event.pick())] != 0;
}

inline void say_wall(const Case& of) {
    const Pick& pick = of.event.pick();
    point_goal(of);
    of.say("row {} of the wall already holds {}, so pattern line {} cannot take it", pick.line, color_name(pick.color),
           pick.line);
    help_goal(of);
}

/// The columns where the gray wall takes the tile of this entry.
inline std::uint8_t open_columns(const Event& event) {
    const std::uint8_t row = row_of(event.laying());
    return event.board->open_columns(row, event.board->line_color[row]);
}

inline bool has_bit(unsigned mask, unsigned number) {
    return ((mask >> (number - 1U)) & 1U) != 0;
}

inline bool falls(const Event& event) {
    return event.laying().column == floor_line;
}

inline bool is_taken(const Event& event) {
    return !falls(event) && has_bit(event.board->row_columns[row_of(event.laying())], event.laying().column);
}

inline std::optional<Fault> fault_of_space(const Event& event) {
    Fault fault = event.fault();
    fault.open = open_columns(event);
    return fault;
}

inline std::optional<Fault> space_taken(const Event& event) {
    return is_taken(event) ? fault_of_space(event) : std::nullopt;
}

/// A space that is taken has refused before.
inline std::optional<Fault> column_has_color(const Event& event) {
    const bool closed = !falls(event) && !has_bit(open_columns(event), event.laying().column);
    return closed ? fault_of_space(event) : std::nullopt;
}

inline std::optional<Fault> falls_though_open(const Event& event) {
    return falls(event) && open_columns(event) != 0 ? fault_of_space(event) : std::nullopt;
}

inline bool joins_row(const Event& event) {
    return !falls(event) && event.board->row_columns[row_of(event.laying())] != 0;
}

inline bool joins_column(const Event& event) {
    return !falls(event) && event.board->column_colors[event.laying().column - 1U] != 0;
}

inline void say_laying(const Case& of, std::string_view why) {
    const Laying& one = laying_of(of);
    of.point(one.span);
    of.say("{} of line {} cannot go to column {}: {}", color_name(board_of(of).line_color[row_of(one)]), one.line,
           one.column, why);
    if (of.fault.open == 0) {
        of.help("no column is left for it: {}:floor", one.line);
    } else {
        of.help("column {} is free for it", numbers_of(of.fault.open));
    }
}

inline void say_space_taken(const Case& of) {
    say_laying(of, "the space is taken");
}

inline void say_column_has_color(const Case& of) {
    say_laying(of, "the column already holds that color");
}

inline void say_floor_though_space(const Case& of) {
    const Laying& one = laying_of(of);
    of.point(one.span);
    of.say("{} of line {} may not fall to the floor while row {} of the wall has a space for it",
           color_name(board_of(of).line_color[row_of(one)]), one.line, one.line);
    of.help("column {} is free for it", numbers_of(of.fault.open));
}

inline constexpr std::array wall_laws{
    Rules{Law::wall_has_color,
          Rule{"azul.wall.has-color", Kind::play, heading::offer,
               "a pattern line takes no color that its row of the wall already holds",
               "The row of the wall beside the pattern line already has a tile of that color. In the gray variant the "
               "same holds for each row.",
               AZUL_HEAD AZUL_ROUND "displays KKKK RRRR YYYY BBBB WWWW\nAnn 1K:1\n"},
          row_has_color, begins_line_beside_tiles, say_wall},
};

/// Asked of every entry of a tile line in turn.
inline constexpr std::array space_laws{
    Rules{Law::tile_space_taken,
          Rule{"azul.tile.space-taken", Kind::play, heading::gray, "a wall space holds one tile",
               "There is already a tile on that space of the wall.",
               AZUL_GRAY AZUL_ROUND "tile Ann 1:1\ntile Ben 4:1\ndisplays YYYY RRRR KKKK BBBB WWWW\nAnn 1Y:1\nBen "
                                    "2R:floor\nAnn 3K:floor\nBen 4B:floor\nAnn 5W:floor\ntile Ann 1:1\n"},
          space_taken, joins_row, say_space_taken},
    Rules{Law::tile_column_has_color,
          Rule{"azul.tile.column-has-color", Kind::play, heading::gray, "no column of the wall holds a color twice",
               "Another row of the wall already has that color in the same column.",
               AZUL_GRAY "displays KKKK KKKK YYYY BBBB WWWW\nAnn 1K:1\nBen 3Y:floor\nAnn 2K:4\nBen 4B:floor\nAnn "
                         "5W:floor\ntile Ann 1:1 4:1\n"},
          column_has_color, joins_column, say_column_has_color},
    Rules{Law::tile_floor_though_space,
          Rule{"azul.tile.floor-though-space", Kind::play, heading::gray,
               "a complete line falls only when the wall has no space for it",
               "As long as the row has a free space in a column without that color, the tile has to be laid there.",
               AZUL_GRAY AZUL_ROUND "tile Ann 1:floor\n"},
          falls_though_open, falls, say_floor_though_space},
};

}  // namespace arbiter::azul
