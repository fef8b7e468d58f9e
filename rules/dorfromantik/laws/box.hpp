// The laws of the header that says what opened boxes hold. They are found where the header is read; every game that is
// played with a good list holds them.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline bool begins_with_list(const Event& event) {
    return event.table.turns() == 0 && !event.table.box().is_base();
}

inline constexpr std::array box_laws{
    Rules{
        Law::tiles_list,
        Rule{"dorfromantik.tiles.list", Kind::syntax, "Dorfromantik rulebook, Components: unlocked; ruling tiles",
             "Tiles names a list of what was in the boxes that have been opened",
             "The header names a file that cannot be read or is no such list. A list is JSON: {\"landscape\": "
             "[{\"tile\": \"F.TT..^F\", \"copies\": 1}], \"task\": [{\"tile\": \"FF....\", \"type\": \"F\", "
             "\"copies\": 2}], \"markers\": {\"F\": [4, 4, 5, 5, 6, 6]}, \"extra\": {\"Circus\": 10}}. It says how "
             "many there are of each tile, which markers there are of each type, and the most that lines of section E "
             "come to; what it does not name is as in the base box. Nothing of the record is replayed. The word base "
             "stands for the base box.",
             "Game: dorfromantik\nPlayers: Ann, Ben\nTiles: nowhere.json\n\nAnn task F5 FFFFSS:0,0\n"},
        nullptr, begins_with_list, nullptr},
    Rules{
        Law::tiles_twice,
        Rule{"dorfromantik.tiles.twice", Kind::claim, "Dorfromantik rulebook, Components; ruling tiles",
             "Tiles, or tiles=any and Supply, say what is in the box",
             "Tiles lists the tiles and markers one by one; with tiles=any they are of any shape, and Supply says how "
             "many there are. A record has one or the other.",
             "Game: dorfromantik\nPlayers: Ann, Ben\nTiles: base\nSupply: 25 45\n\n"},
        nullptr, begins_with_list, nullptr},
};

}  // namespace arbiter::dorfromantik
