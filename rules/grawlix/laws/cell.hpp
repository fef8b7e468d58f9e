// The laws of the cell: free, edge to edge with the grid, inside the frame of six by six.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

inline std::optional<Fault> from_no_tile(const Event& event) {
    return event.cell ? std::nullopt : std::optional(Fault{.count = event.state.history().lay_count()});
}

inline bool names_direction(const Event& event) {
    return event.written.place.by == Place::By::side;
}

inline void say_no_origin(const Case& of) {
    of.point(of.event.written.place.span);
    const int laid = of.fault.count;
    if (laid == 0) {
        of.say("no tile has been laid yet, so no direction leads anywhere");
        of.help("the first tile goes to any cell: 0,0");
    } else if (of.event.written.place.origin == 0) {
        of.say("there is no tile 0: tiles are counted from 1, in the order laid");
    } else {
        of.say("there is no tile {} yet, only {} {} been laid", of.event.written.place.origin, laid,
               laid == 1 ? "has" : "have");
    }
}

inline std::optional<Fault> cell_taken(const Event& event) {
    const TileSet here = event.row.tiles & event.column.tiles;
    return here.empty() ? std::nullopt : std::optional(with_evidence(event, {.tile = here.first()}));
}

inline void say_occupied(const Case& of) {
    of.point(of.event.written.place.span);
    of.say("{} is taken: {} lies there", text_of(*of.event.cell), tile_name(of.fault.tile));
    note_at(of, fmt::format("{} was laid here", tile_name(of.fault.tile)));
    help_cell(of);
}

/// "Playing Tiles": the first tile goes anywhere.
inline std::optional<Fault> touches_nothing(const Event& event) {
    const bool apart = meets_grid(event) && !open_crossing(event.row, event.column);
    return apart ? std::optional(Fault{}) : std::nullopt;
}

inline void say_apart(const Case& of) {
    of.point(of.event.written.place.span);
    of.say("{} touches no tile of the grid", text_of(*of.event.cell));
    help_cell(of);
}

inline std::optional<Fault> opens_seventh_row(const Event& event) {
    return event.row.tiles.empty() && event.table().grid().row_count() >= frame_size ? std::optional(Fault{})
                                                                                     : std::nullopt;
}

inline std::optional<Fault> opens_seventh_column(const Event& event) {
    return event.column.tiles.empty() && event.table().grid().column_count() >= frame_size ? std::optional(Fault{})
                                                                                           : std::nullopt;
}

/// The tile opens the sixth row, the last one there may be.
inline bool opens_last_row(const Event& event) {
    return event.row.tiles.empty() && event.table().grid().row_count() >= frame_size - 1;
}

inline bool opens_last_column(const Event& event) {
    return event.column.tiles.empty() && event.table().grid().column_count() >= frame_size - 1;
}

inline void say_seventh_row(const Case& of) {
    of.point(of.event.written.place.span);
    of.say("row {} would be the seventh: rows {} are in use", of.event.cell->y, lines_in_use(of, &Cell::y));
    help_cell(of);
}

inline void say_seventh_column(const Case& of) {
    of.point(of.event.written.place.span);
    of.say("column {} would be the seventh: columns {} are in use", of.event.cell->x, lines_in_use(of, &Cell::x));
    help_cell(of);
}

inline constexpr std::array place_laws{
    Rules{
        Law::cell_no_origin,
        Rule{"grawlix.cell.no-origin", Kind::play, "tgn(5)", "a direction starts from a tile that has been laid",
             "N, E, S and W lead to the neighbor of the tile laid last, 7E to the eastern neighbor of the seventh tile "
             "laid. There is no such tile yet.",
             GRAWLIX_FIRST "Ben &V:2E +#R\n"},
        from_no_tile, names_direction, say_no_origin},
};

inline constexpr std::array cell_laws{
    Rules{Law::cell_occupied,
          Rule{"grawlix.cell.occupied", Kind::play, heading::playing, "a cell takes one tile",
               "A tile lies in this cell already.", GRAWLIX_FIRST "Ben &V:0,0 +#R\n"},
          cell_taken, meets_grid, say_occupied},
    Rules{Law::cell_apart,
          Rule{"grawlix.cell.apart", Kind::play, "Grawlix rulebook, Playing Tiles 1",
               "a tile is laid edge to edge with a tile in the grid",
               "After the first tile every tile shares at least one edge with a tile that lies there. Corners do not "
               "count, "
               "and a cell beyond a gap touches nothing.",
               GRAWLIX_FIRST "Ben &V:2,0 +#R\n"},
          touches_nothing, meets_grid, say_apart},
    Rules{Law::frame_seventh_row,
          Rule{"grawlix.frame.seventh-row", Kind::play, "Grawlix rulebook, Playing Tiles 4; ruling frame",
               "the grid has at most six rows",
               "Six rows are in use, and the tile would open a seventh. Until six are in use the grid may still grow "
               "upwards "
               "and downwards.",
               GRAWLIX_SIX "Ann @R:0,0 +#Y\nBen #O:0,1 +@G\nAnn $Y:0,2 +*R\nBen %G:0,3 +$B\nAnn &B:0,4 +%V\nBen *V:0,5 "
                           "+&O\nAnn @O:1,5 +%Y\nBen #R:1,6 +&G\n"},
          opens_seventh_row, opens_last_row, say_seventh_row},
    Rules{Law::frame_seventh_column,
          Rule{"grawlix.frame.seventh-column", Kind::play, "Grawlix rulebook, Playing Tiles 4; ruling frame",
               "the grid has at most six columns",
               "Six columns are in use, and the tile would open a seventh. Until six are in use the grid may still "
               "grow to "
               "the left and to the right.",
               GRAWLIX_SIX "Ann @R:0,0 +#Y\nBen #O:1,0 +@G\nAnn $Y:2,0 +*R\nBen %G:3,0 +$B\nAnn &B:4,0 +%V\nBen *V:5,0 "
                           "+&O\nAnn @O:5,1 +%Y\nBen #R:6,1 +&G\n"},
          opens_seventh_column, opens_last_column, say_seventh_column},
};

}  // namespace arbiter::grawlix
