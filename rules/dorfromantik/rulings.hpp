// How Dorfromantik is read where its rules leave a choice or people get them wrong, and the numbers of the choices.
#pragma once

#include "rules/report/rule.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::dorfromantik {

inline constexpr std::array<std::string_view, 2> tile_options{"base", "any"};

inline constexpr std::array ruling_table{
    Ruling{"tiles",
           "base: every tile laid is one of the 48 landscape and 25 task tiles in any of its turns, no more often than "
           "it exists and from the right stack, and every type has the markers 4, 5, 5, 6 and 6; Tiles names a list of "
           "what opened boxes add. "
           "any: tiles and markers are checked for their shape only, and Supply says how many tiles there are.",
           tile_options, false},
    Ruling{"one-area-per-type", "All edges of one type on one tile belong to one area of it.", {}, false},
    Ruling{"open-edge",
           "An open edge is an edge of the area's type that faces an empty cell. An edge that faces a tile is closed, "
           "whether it matches or not; a hole that no tile could fill is still open.",
           {},
           false},
    Ruling{"track-stream",
           "A track or stream edge faces its like or an empty cell, and nothing else may face it.",
           {},
           true},
    Ruling{"exact",
           "After each tile every marker on the map is compared with its area. As many tiles as it says: completed. "
           "More: cancelled. Fewer and closed: cancelled. Fewer and open: it stays. A tile that takes an area past the "
           "number cancels.",
           {},
           true},
    Ruling{"own-marker",
           "A task tile may not be laid where its own area would hold more tiles than its marker says, or would be "
           "closed with fewer. It may complete, exceed or close in older markers.",
           {},
           false},
    Ruling{"task-tile-cancels",
           "Closing an area that is too small cancels its markers, whatever kind of tile closed it.",
           {},
           false},
    Ruling{"reveal",
           "Task tiles in the first three turns; then a task tile while fewer than three markers lie on the map and "
           "task tiles are left; otherwise a landscape tile.",
           {},
           true},
    Ruling{"end",
           "The game ends when a landscape tile has to be revealed and none is left; 45 are played, because 3 of the "
           "48 are put back unseen.",
           {},
           true},
    Ruling{"no-place",
           "A tile without a legal place is written TILE:none, is set aside with its marker, and the turn passes. The "
           "referee verifies that there is no place.",
           {},
           false},
    Ruling{"flags",
           "Each flag in a closed territory scores the tiles of that territory; two flags in one territory score it "
           "twice.",
           {},
           false},
    Ruling{"longest-track",
           "The longest track, and stream, has as many points as the largest connected one has tiles, closed or not. A "
           "tile that shows both counts in both.",
           {},
           true},
    Ruling{"orientation", "Tiles are not mirrored: the six letters are read clockwise.", {}, false},
};

inline constexpr std::size_t tiles_ruling = choice_in(ruling_table, "tiles");

}  // namespace arbiter::dorfromantik
