// How Azul is read where its rules leave a choice or people get them wrong, and the numbers of the choices.
#pragma once

#include "rules/report/rule.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::azul {

inline constexpr std::array<std::string_view, 2> wall_options{"colored", "gray"};
inline constexpr std::array<std::string_view, 2> dropping_options{"refused", "allowed"};
inline constexpr std::array<std::string_view, 2> full_line_options{"refused", "floor"};
inline constexpr std::array<std::string_view, 2> refill_options{"any-order", "in-order"};

inline constexpr std::array ruling_table{
    Ruling{
        "wall",
        "Which side of the player boards is used: the colored wall, or the gray one of the variant (ruling gray-wall).",
        wall_options, true},
    Ruling{"whole-pick",
           "All tiles picked go to one pattern line as far as they fit and the rest to the floor line, or all of them "
           "to the floor. No splitting between pattern lines.",
           {},
           true},
    Ruling{"dropping",
           "Of the tiles put on a pattern line none that fits is dropped: the rulebook lets a player not want to place "
           "tiles, which is read as all of them or none. With allowed a player may put fewer tiles on a pattern line "
           "than fit, at least one, and let the others fall.",
           dropping_options, false},
    Ruling{
        "full-line",
        "A full pattern line is no destination, not even for its own color: the record says floor. With floor such a "
        "line is read as the floor line, whatever color is put on it.",
        full_line_options, false},
    Ruling{"floor",
           "Seven spaces cost 1, 1, 2, 2, 2, 3 and 3 points; tiles beyond them go to the lid at once. The marker is "
           "laid before the tiles picked with it.",
           {},
           true},
    Ruling{"marker-full-floor",
           "The marker taken with a full floor line costs nothing and still decides who starts the next round.",
           {},
           false},
    Ruling{"no-marker",
           "When nobody took the marker because every display held one color only, the same player starts again.",
           {},
           false},
    Ruling{"refill",
           "Displays are filled one after the other, in an order that nobody prints. When the bag is empty and a tile "
           "is needed, all of the lid goes into the bag; when both are empty, the remaining displays stay short or "
           "empty. Recorded displays must be drawable in this way in some order; with in-order, in the one written.",
           refill_options, true},
    Ruling{"no-tiles", "When there is nothing at all to deal, the game ends there, with the end bonuses.", {}, false},
    Ruling{"zero", "The score never drops below 0; the stop is applied once, after the whole floor line.", {}, true},
    Ruling{"wall-order",
           "Pattern lines are tiled from top to bottom; every tile scores at once, counting the tiles laid before it "
           "in the same round.",
           {},
           true},
    Ruling{
        "gray-wall",
        "Any free space of the line's row whose column does not hold that color yet, and one must be used while there "
        "is one; otherwise the whole pattern line falls to the floor line before the penalty. A color may enter a "
        "pattern line although no column is left for it, but not where its row of the wall already holds it.",
        {},
        false,
        true},
    Ruling{"gray-record",
           "After the last tile of a round every player with complete lines has one tile line that lists all of them "
           "from top to bottom; players in any order. Where nobody has any the round is over with its last pick.",
           {},
           false},
    Ruling{"end-scores",
           "A scores line after the round that ends the game means the final totals with the bonuses.",
           {},
           false},
    Ruling{"ties", "Among the tied players more complete rows win; if still equal, they share the victory.", {}, true},
};

inline constexpr std::size_t wall_ruling = choice_in(ruling_table, "wall");
inline constexpr std::size_t dropping_ruling = choice_in(ruling_table, "dropping");
inline constexpr std::size_t full_line_ruling = choice_in(ruling_table, "full-line");
inline constexpr std::size_t refill_ruling = choice_in(ruling_table, "refill");

}  // namespace arbiter::azul
