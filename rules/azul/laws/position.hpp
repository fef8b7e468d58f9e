// The laws of a position written in set lines: what no table can show by its pieces. They are judged while the position
// is put together (rules/azul/position.cpp), so they have no event and their words stand there.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"

namespace arbiter::azul {

inline constexpr std::array position_laws{
    position_law<Rules>(Law::set_round, "azul.set.round", "tgn(5)", "rounds are counted from 1", "There is no round 0.",
                        AZUL_HEAD "set round 0 Ann\n"),
    position_law<Rules>(
        Law::set_turn, "azul.set.turn", heading::offer, "whoever starts the round takes the first tiles",
        "No display has been touched, so the player who starts the round is to move. Somebody else is said to "
        "be.",
        AZUL_HEAD "set round 2 Ann\nset displays BBYR KWWB RRKY YBKW WWRR\nset turn Ben\n"),
    position_law<Rules>(Law::set_displays, "azul.set.displays", heading::setup,
                        "2, 3 and 4 players use 5, 7 and 9 displays",
                        "The line lists all displays of the table, those that are empty as -.",
                        AZUL_HEAD "set displays BBYR KWWB RRKY -\n"),
    position_law<Rules>(Law::set_display_tiles, "azul.set.display-tiles", heading::setup, "a display gets 4 tiles",
                        "No display ever holds more than 4 tiles.", AZUL_HEAD "set displays BBYRR KWWB - - -\n"),
    position_law<Rules>(Law::set_tiles, "azul.set.tiles", heading::setup, "there are 20 tiles of each color",
                        "The position shows a color more often than the game has it.", AZUL_HEAD "set bag 21B\n"),
    position_law<Rules>(
        Law::set_bag, "azul.set.bag", heading::setup, "no tile leaves the game",
        "Bag and lid are both written, so all 100 tiles have to be in sight. One of the two lines may be left "
        "out: it is the rest then.",
        AZUL_HEAD "set bag 20B 20Y 20R 20K\nset lid 19W\n"),
    position_law<Rules>(
        Law::set_marker, "azul.set.marker", heading::setup, "there is one starting player marker",
        "M is written in two places, or twice in one; or the center and all floor lines are written, and "
        "it lies on none of them.",
        AZUL_HEAD "set Ann floor M\nset Ben floor M\n"),
    position_law<Rules>(
        Law::set_wall_space, "azul.set.wall-space", heading::tiling, "every space of the colored wall has its color",
        "Each row of the colored wall has the five colors in the order of the row above, moved one to the "
        "right; x stands for the color printed there. Nothing is printed on the gray wall.",
        AZUL_HEAD "set Ann wall Y.... ..... ..... ..... .....\n"),
    position_law<Rules>(Law::set_wall_color, "azul.set.wall-color", heading::gray,
                        "a row and a column of the gray wall have each color once",
                        "A color lies twice in a row, or in a column.",
                        AZUL_GRAY "set Ann wall B.... B.... ..... ..... .....\n"),
    position_law<Rules>(Law::set_row, "azul.set.row", "Azul rulebook, End of the game",
                        "the game ends with the round in which a row is completed",
                        "Somebody has a complete row, and yet tiles lie on displays or in the center.",
                        AZUL_HEAD "set Ann wall xxxxx ..... ..... ..... .....\nset center B\n"),
    position_law<Rules>(
        Law::set_line_size, "azul.set.line-size", heading::offer, "pattern line 1 has one space, line 5 has five",
        "More tiles are written for a pattern line than it has spaces.", AZUL_HEAD "set Ann lines BB - - - -\n"),
    position_law<Rules>(Law::set_line_colors, "azul.set.line-colors", heading::offer, "a pattern line holds one color",
                        "Two colors are written for one pattern line.", AZUL_HEAD "set Ann lines - BY - - -\n"),
    position_law<Rules>(Law::set_line_wall, "azul.set.line-wall", heading::offer,
                        "a pattern line takes no color that its row of the wall holds",
                        "The tiles of the pattern line have the color of a tile in its row of the wall.",
                        AZUL_HEAD "set Ann wall B.... ..... ..... ..... .....\nset Ann lines B - - - -\n"),
    position_law<Rules>(
        Law::set_floor, "azul.set.floor", "Azul rulebook, Floor line; ruling marker-full-floor",
        "the floor line has seven spaces",
        "Tiles beyond the seventh go to the lid. Only the marker, taken with a full floor line, lies beside "
        "it, and is written M behind the seven tiles.",
        AZUL_HEAD "set Ann floor BBBBYYYY\n"),
    position_law<Rules>(Law::set_score, "azul.set.score", "Azul rulebook, Floor line; ruling zero",
                        "the score never drops below 0, and a wall earns so much and no more",
                        "The score track begins at 0, and shows what the tiles on the wall have earned, less what the "
                        "floor line took: in no order of the tiles can it be this much. Totals with the bonuses of the "
                        "end belong in a scores line or in Result.",
                        AZUL_HEAD "set Ann score -1\n"),
};

}  // namespace arbiter::azul
