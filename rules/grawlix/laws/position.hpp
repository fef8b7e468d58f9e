// The laws of a position written in set lines: what no table can show by its pieces.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

#define GRAWLIX_TEN(text) text text text text text text text text text text

inline constexpr std::array position_laws{
    position_law<Rules>(Law::set_tile_twice, "grawlix.set.tile-twice", heading::draft, "every tile exists once",
                        "The thirty-six tiles show every pair of a glyph and a color once. The position shows this "
                        "tile in two places.",
                        GRAWLIX_HEAD "set grid @B:0,0\nset Ann hand @B %O $R #G\n"),
    position_law<Rules>(Law::set_box, "grawlix.set.box", heading::draft, "there are thirty-six tiles",
                        "The grid and the hands show more tiles than there are, those written ? included.",
                        GRAWLIX_HEAD "set grid " GRAWLIX_TEN("?:? ") GRAWLIX_TEN("?:? ")
                            GRAWLIX_TEN("?:? ") "?:? ?:? ?:? ?:? ?:? ?:? ?:?\n"),
    position_law<Rules>(Law::set_cell, "grawlix.set.cell", heading::playing, "a cell takes one tile",
                        "Two tiles of the grid are said to lie in one cell.", GRAWLIX_HEAD "set grid @B:0,0 #V:0,0\n"),
    position_law<Rules>(Law::set_no_such_tile, "grawlix.set.no-such-tile", "tgn(5)",
                        "a direction starts from a tile that is set",
                        "N, E, S and W start from the tile written before, 7E from the seventh of the grid, counted "
                        "in the order written. There is no such tile.",
                        GRAWLIX_HEAD "set grid @B:0,0 #V:3E\n"),
    position_law<Rules>(Law::set_apart, "grawlix.set.apart", "Grawlix rulebook, Playing Tiles 1",
                        "the tiles of the grid lie edge to edge",
                        "All tiles are joined by their edges; corners do not count. The order in which they are "
                        "written does not matter: another line may join what this one leaves apart.",
                        GRAWLIX_HEAD "set grid @B:0,0 #V:2,0\n"),
    position_law<Rules>(Law::set_seventh_row, "grawlix.set.seventh-row",
                        "Grawlix rulebook, Playing Tiles 4; ruling frame", "the grid has at most six rows",
                        "The tiles of the grid lie in more than six rows.",
                        GRAWLIX_HEAD "set grid @R:0,0 #O:S $Y:S %G:S &B:S *V:S @Y:1,5 #G:S\n"),
    position_law<Rules>(Law::set_seventh_column, "grawlix.set.seventh-column",
                        "Grawlix rulebook, Playing Tiles 4; ruling frame", "the grid has at most six columns",
                        "The tiles of the grid lie in more than six columns.",
                        GRAWLIX_HEAD "set grid @R:0,0 #O:E $Y:E %G:E &B:E *V:E @Y:5,1 #G:E\n"),
    position_law<Rules>(Law::set_same_glyph, "grawlix.set.same-glyph",
                        "Grawlix rulebook, Playing Tiles 2; ruling lines", "no glyph stands twice in a row or a column",
                        "Two tiles of a row or a column, across gaps too, have the same glyph.",
                        GRAWLIX_HEAD "set grid @B:0,0 @V:1,0\n"),
    position_law<Rules>(Law::set_same_color, "grawlix.set.same-color",
                        "Grawlix rulebook, Playing Tiles 3; ruling lines", "no color stands twice in a row or a column",
                        "Two tiles of a row or a column, across gaps too, have the same color.",
                        GRAWLIX_HEAD "set grid @B:0,0 #B:1,0\n"),
    position_law<Rules>(Law::set_hand_size, "grawlix.set.hand-size", "Grawlix rulebook, Gameplay; ruling redraft",
                        "a hand holds four tiles as long as the supply lasts",
                        "A hand holds more than four tiles, or fewer although the supply has tiles left.",
                        GRAWLIX_HEAD "set Ann hand @B %O $R\n"),
    position_law<Rules>(Law::set_played, "grawlix.set.played", heading::gameplay,
                        "every tile of the grid has been played by one of the players",
                        "The tiles that the players are said to have played are not as many as lie in the grid.",
                        GRAWLIX_HEAD "set grid @B:0,0 #V:1,0\nset Ann played 3\n"),
    position_law<Rules>(Law::set_unknown, "grawlix.set.unknown", "Grawlix rulebook, Playing Tiles",
                        "a tile that nobody noted fits where it lies",
                        "No tiles and no cells can be what is written ? in the grid: glyphs, colors, edges or the "
                        "frame of six by six forbid all of them.",
                        GRAWLIX_HEAD "set grid @R:0,0 #O:1,0 $Y:2,0 ?:3,0 %B:3,1 &G:3,2 *V:3,3\n"),
};

}  // namespace arbiter::grawlix
