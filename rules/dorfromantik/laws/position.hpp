// The laws of a position written in set lines: what no table can show by its pieces. They are judged while the position
// is put together (rules/dorfromantik/position.cpp), so they have no event and their words stand there.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline constexpr std::array position_laws{
    position_law<Rules>(
        Law::set_tile, "dorfromantik.set.tile", heading::components, "a tile is one of those in the box",
        "No tile of the box looks like this in any of its turns: its six letters, read clockwise, or its flag "
        "are others. With invented tiles a flag stands in a territory that the tile shows.",
        DORF_HEAD "set land FGVTS.:0,0\n"),
    position_law<Rules>(Law::set_used_up, "dorfromantik.set.used-up", heading::components,
                        "every printed tile exists once", "The same tile, perhaps turned, is set twice.",
                        DORF_HEAD "set land GGGG.G:0,0\nset land GGGGG.:1,0\n"),
    position_law<Rules>(Law::set_other_pile, "dorfromantik.set.other-pile",
                        "Dorfromantik rulebook, Setup; ruling tiles",
                        "task tiles are written task, landscape tiles land",
                        "The box has this tile in the other stack.", DORF_HEAD "set land FFFFSS:0,0\n"),
    position_law<Rules>(
        Law::set_stack, "dorfromantik.set.stack", "Dorfromantik rulebook, Setup; ruling end",
        "25 task tiles and 45 landscape tiles are played",
        "More tiles are set than the stack has: 3 of the 48 landscape tiles are put back unseen. With invented "
        "tiles Supply says how many there are.",
        DORF_ANY_ONE "set land F.....:0,0\nset land F.....:1,0\n"),
    position_law<Rules>(
        Law::set_marker, "dorfromantik.set.marker", "Dorfromantik rulebook, Course of the game; ruling tiles",
        "the marker is of the task tile's type, and one of those in the heap",
        "Every type has one marker with a 4, two with a 5 and two with a 6. The tile has another task, or as many "
        "markers like this one have been set before.",
        DORF_HEAD "set task G5 FFFFSS:0,0\n"),
    position_law<Rules>(Law::set_cell, "dorfromantik.set.cell", heading::placement, "a cell holds one tile",
                        "Two tiles are said to lie on one cell.",
                        DORF_HEAD "set task F5 FFFFSS:0,0\nset task G4 GG....:0,0\n"),
    position_law<Rules>(
        Law::set_no_such_tile, "dorfromantik.set.no-such-tile", "tgn(5)", "a direction counts from a tile that is set",
        "NE alone means the tile written before, 7NE the seventh tile written that has a cell. There is no such "
        "tile.",
        DORF_HEAD "set land GGGG.G:E\n"),
    position_law<Rules>(
        Law::set_apart, "dorfromantik.set.apart", heading::placement, "all tiles form one connected map",
        "Every tile is joined to the first one written, edge by edge. The order in which they are written does "
        "not matter: another line may join what this one leaves apart.",
        DORF_HEAD "set task F5 FFFFSS:0,0\nset task G4 GG....:2,0\n"),
    position_law<Rules>(Law::set_track, "dorfromantik.set.track",
                        "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
                        "a track may only meet a track or an empty cell",
                        "Where two tiles touch, either both edges show a track or neither does.",
                        DORF_HEAD "set task F5 FFFFSS:0,0\nset task G4 GG....:1,0\nset task T6 TT.SS.:0,1\n"),
    position_law<Rules>(Law::set_stream, "dorfromantik.set.stream",
                        "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
                        "a stream may only meet a stream or an empty cell",
                        "Where two tiles touch, either both edges show a stream or neither does.",
                        DORF_HEAD "set task F5 FFFFSS:0,0\nset task G4 GG....:-1,0\n"),
    position_law<Rules>(
        Law::set_fate, "dorfromantik.set.fate", "Dorfromantik rulebook, Completing tasks; ruling exact",
        "a marker waits, is done or is lost as its area shows",
        "A marker is done when its area has as many tiles as it says, and waits while the area has fewer and is "
        "open; closed with fewer it is lost. Only where the area has more tiles can it be done or lost, and is "
        "the word needed.",
        DORF_HEAD "set task F5 FFFFSS:0,0 done\n"),
    position_law<Rules>(
        Law::set_waits, "dorfromantik.set.waits", "Dorfromantik rulebook, Completing tasks; ruling exact",
        "a marker is off its tile only when it was completed or lost",
        "F- says that the marker of this tile is off the map. Its area has an open edge and fewer tiles "
        "than any marker says: whichever it is, it waits there still.",
        DORF_HEAD "set task F- FFFFSS:0,0\n"),
    position_law<Rules>(
        Law::set_pile, "dorfromantik.set.pile", "Dorfromantik rulebook, Completing tasks; Setup; ruling exact",
        "the pile of completed markers goes with the task tiles whose markers are off",
        "set done is the whole pile. Each of its markers was completed on a task tile of its type whose area has at "
        "least "
        "as many tiles as it says; markers that are done by their line or their area are among them. A tile whose "
        "marker "
        "is off and not in the pile has lost it. Every type has a 4, two 5s and two 6s, less those that wait.",
        DORF_HEAD "set task F5 FFFFSS:0,0\nset done F4\n"),
    position_law<Rules>(
        Law::set_nothing_fits, "dorfromantik.set.nothing-fits",
        "Dorfromantik rulebook, Course of the game: placement rules; tgn(5)",
        "a tile nobody wrote down is still one of those left",
        "The tile is written ?, but no tile that the position leaves in the box could lie there in any of its turns, "
        "whatever the other unknown facts are.",
        DORF_HEAD "set task F6 FFFFSS:0,0\nset task T6 T...T.:0,1\nset task F5 ?:1,0\n"),
};

}  // namespace arbiter::dorfromantik
