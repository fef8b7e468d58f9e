// Dorfromantik's rules and rulings, with citations, explanations and examples.
#include "rules/dorfromantik/rulebook.hpp"

#include <array>

namespace arbiter::dorfromantik {
namespace {

constexpr std::string_view course = "Dorfromantik rulebook, Course of the game";
constexpr std::string_view placement = "Dorfromantik rulebook, Course of the game: placement rules";
constexpr std::string_view tasks = "Dorfromantik rulebook, Completing tasks: additional details";
constexpr std::string_view components = "Dorfromantik rulebook, Components; ruling tiles";

// One short record a rule, which breaks it and nothing else; a test judges them all.
#define DORF_HEAD "Game: dorfromantik\nPlayers: Ann, Ben\n\n"
#define DORF_ANY "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\n\n"
// The three turns in which task tiles are revealed.
#define DORF_THREE DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:1,0\nAnn task T6 .TT.SS:-1,1\n"

constexpr std::array rules{
    Rule{"dorfromantik.turn.other-player", Kind::play, course, "players take turns clockwise",
         "Each turn belongs to one player; after it comes the next one clockwise. The line names somebody else.",
         DORF_HEAD "Ann task F5 FFFFSS:0,0\nAnn task G4 GG....:1,0\n"},
    Rule{"dorfromantik.reveal.task-due", Kind::play, "Dorfromantik rulebook, Course of the game; ruling reveal",
         "a task tile is revealed in the first three turns, and later while fewer than three markers lie on the map",
         "As long as task tiles are left, one of them is revealed in each of the first three turns and whenever fewer "
         "than three markers lie on the map. "
         "The line reveals a landscape tile.",
         DORF_HEAD "Ann land GG.TT.:0,0\n"},
    Rule{"dorfromantik.reveal.landscape-due", Kind::play, "Dorfromantik rulebook, Course of the game; ruling reveal",
         "with three markers on the map, or no task tile left, a landscape tile is revealed",
         "After the first three turns a task tile is revealed only while fewer than three markers lie on the map. "
         "There are enough of them.",
         DORF_THREE "Ben task V6 VVVVVV:1,-1\n"},
    Rule{"dorfromantik.reveal.none-left", Kind::play,
         "Dorfromantik rulebook, Completing tasks: additional details; ruling reveal",
         "only tiles that are left in the stacks can be revealed",
         "The stack has run out: 25 task tiles and 45 landscape tiles are played, or as many as Supply says. Without "
         "task tiles the game goes on with landscape tiles alone.",
         "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nSupply: 2 5\n\nAnn task F5 F.....:0,0\nBen task G5 "
         "..G...:1,0\nAnn task V5 ..V...:2,0\n"},
    Rule{"dorfromantik.tile.not-in-box", Kind::play, components, "every tile laid is one of the printed ones",
         "None of the 48 landscape tiles and 25 task tiles of the base game shows these edges in this order, however "
         "it is turned. Games with other tiles are recorded with tiles=any.",
         DORF_HEAD "Ann task F5 FFFSSS:0,0\n"},
    Rule{"dorfromantik.tile.mirrored", Kind::play, "Dorfromantik rulebook, Components; ruling orientation",
         "tiles are not mirrored",
         "The letters are those of a printed tile read anticlockwise. They are written clockwise, beginning with the "
         "edge in the north-east.",
         DORF_THREE "Ben land TG.TF.:2,0\n"},
    Rule{"dorfromantik.tile.flag", Kind::play, "Dorfromantik rulebook, Flags; ruling tiles",
         "a tile has the flag that is printed on it, in its territory",
         "Three landscape tiles of the base game carry a flag: FFF.G. one of grain, GGG.V. one of village and VVV.F. "
         "one of forest. It is written behind the tile (^G). "
         "With invented tiles a flag needs a territory of its type on the tile.",
         DORF_THREE "Ben land FFF.G.:1,-1\n"},
    Rule{"dorfromantik.tile.used-up", Kind::play, components, "every printed tile exists once",
         "The tile has already been laid, or was set aside because it fitted nowhere.",
         DORF_THREE "Ben land VVVVV.:2,0\nAnn land VVVVV.:2,-1\n"},
    Rule{"dorfromantik.tile.other-pile", Kind::play, "Dorfromantik rulebook, Setup; ruling tiles",
         "task tiles and landscape tiles come from stacks of their own",
         "The line calls a task tile a landscape tile, or a landscape tile a task tile.",
         DORF_THREE "Ben land VVVVVV:2,0\n"},
    Rule{"dorfromantik.tile.nothing-fits", Kind::play,
         "Dorfromantik rulebook, Course of the game: placement rules; tgn(5)",
         "a tile nobody wrote down is still one of those left",
         "The tile is written ?, but no tile that is left would be legal there in any of its turns, whatever the other "
         "unknown facts are.",
         DORF_HEAD "Ann task F6 FFFFSS:0,0\nBen task T6 T...T.:0,1\nAnn task F5 ?:1,0\n"},
    Rule{"dorfromantik.marker.other-type", Kind::play, course, "the marker matches the task tile",
         "A task tile gets a marker of its own task: forest, grain, village, track or stream. With invented tiles the "
         "tile must show the marker's type.",
         DORF_HEAD "Ann task G5 FFFFSS:0,0\n"},
    Rule{"dorfromantik.marker.number", Kind::play, "Dorfromantik rulebook, Completing tasks; ruling tiles",
         "markers say 4, 5 or 6", "The base game has one marker with a 4, two with a 5 and two with a 6 of every type.",
         DORF_HEAD "Ann task F7 FFFFSS:0,0\n"},
    Rule{"dorfromantik.marker.used-up", Kind::play, "Dorfromantik rulebook, Setup; ruling tiles",
         "of every type there is one marker with a 4, two with a 5 and two with a 6",
         "All markers like this have been revealed before. Completed and cancelled ones do not come back.",
         DORF_HEAD "Ann task F4 FFFFSS:0,0\nBen task F4 F....F:1,-1\n"},
    Rule{"dorfromantik.marker.exceeded", Kind::play,
         "Dorfromantik rulebook, Completing tasks: additional details; ruling own-marker",
         "a task tile may not make its own area larger than its marker says",
         "At the moment a task tile is laid, the territory, track or stream of its own task must not have more tiles "
         "than its own marker requires. Older markers may be exceeded; they are cancelled.",
         DORF_ANY "Ann task F6 .F..F.:0,0\nBen task F6 .F..F.:1,0\nAnn task F6 .F..F.:2,0\nBen land .F..F.:3,0\nAnn "
                  "land .F..F.:4,0\nBen land .F..F.:5,0\nAnn task F4 .F..F.:6,0\n"},
    Rule{"dorfromantik.marker.closed", Kind::play,
         "Dorfromantik rulebook, Completing tasks: additional details; ruling own-marker",
         "a task tile may not close its own area with fewer tiles than its marker says",
         "An area without an open edge can never grow again, so the new marker could not be completed. Older markers "
         "may be closed in; they are cancelled.",
         DORF_ANY "Ann task F5 F.....:0,0\nBen task F5 ...F..:1,-1\n"},
    Rule{"dorfromantik.cell.occupied", Kind::play, placement, "a tile is laid on an empty cell",
         "Another tile already lies there.", DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:0,0\n"},
    Rule{"dorfromantik.cell.apart", Kind::play, placement, "all tiles form one connected map",
         "At least one of the six edges must lie against a tile of the map.",
         DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:2,0\n"},
    Rule{"dorfromantik.cell.no-such-tile", Kind::play, "tgn(5)", "a direction counts from a tile that has been laid",
         "NE alone means the tile laid last, 7NE the seventh tile laid. There is no such tile.",
         DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:7E\n"},
    Rule{"dorfromantik.edge.track", Kind::play,
         "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
         "a track runs on into a track or an empty cell",
         "Where two tiles touch, either both edges show a track or neither does.",
         DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:1,0\nAnn task T6 TT.SS.:0,1\n"},
    Rule{"dorfromantik.edge.stream", Kind::play,
         "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
         "a stream runs on into a stream or an empty cell",
         "Where two tiles touch, either both edges show a stream or neither does.",
         DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:-1,0\n"},
    Rule{"dorfromantik.none.has-place", Kind::play,
         "Dorfromantik rulebook, Course of the game: placement rules; ruling no-place",
         "a tile is set aside only when it fits nowhere",
         "The line says that the tile has no legal place, but there is at least one, perhaps after turning the tile.",
         DORF_THREE "Ben land GG.TT.:none\n"},
    Rule{"dorfromantik.claim.done", Kind::claim, tasks, "+done says that this tile completed such a marker",
         "The tile of this line did not complete a marker like that, or not as many of them as are claimed. Replay "
         "goes on.",
         DORF_THREE "Ben land VVVVV.:2,0 +done:G4\n"},
    Rule{"dorfromantik.claim.lost", Kind::claim, tasks, "+lost says that this tile cancelled such a marker",
         "The tile of this line did not cancel a marker like that, or not as many of them as are claimed. Replay goes "
         "on.",
         DORF_THREE "Ben land VVVVV.:2,0 +lost:G4\n"},
    Rule{"dorfromantik.extra.no-reason", Kind::warning, "Dorfromantik rulebook, End of game: E",
         "Extra says what its points are for",
         "Points for unlocked components cannot be counted by the referee. They are taken as written; a few words "
         "behind the number say what they were scored for.",
         "Game: dorfromantik\nPlayers: Ann, Ben\nExtra: 12\n\n"},
};

constexpr std::array<std::string_view, 2> tile_options{"base", "any"};

constexpr std::array table{
    Ruling{"tiles",
           "base: every tile laid is one of the 48 landscape and 25 task tiles in any of its turns, no more often than "
           "it exists and from the right stack, and every type has the markers 4, 5, 5, 6 and 6. "
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
           true},
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

}  // namespace

std::span<const Rule> rulebook() {
    return rules;
}

const Rule& rule_of(Law law) {
    return rules[static_cast<std::size_t>(law) - 1];
}

std::span<const Ruling> rulings() {
    return table;
}

}  // namespace arbiter::dorfromantik
