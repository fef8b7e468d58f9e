// Every rule of Azul that a record can break, put together from the laws in the order of the rulebook; and the rulings.
#include "rules/azul/rulebook.hpp"

#include "rules/azul/laws/claim.hpp"
#include "rules/azul/laws/display.hpp"
#include "rules/azul/laws/displays.hpp"
#include "rules/azul/laws/dropping.hpp"
#include "rules/azul/laws/line.hpp"
#include "rules/azul/laws/position.hpp"
#include "rules/azul/laws/round.hpp"
#include "rules/azul/laws/tile.hpp"
#include "rules/azul/laws/turn.hpp"
#include "rules/azul/laws/wall.hpp"

#include <array>

namespace arbiter::azul {
namespace {

constexpr auto book =
    joined(turn_laws, not_over_laws, round_laws, round_twice_laws, displays_due_laws, displays_twice_laws,
           displays_laws, filling_laws, source_laws, line_laws, dropping_laws, wall_laws, tiling_laws, untiled_laws,
           tile_due_laws, complete_laws, listed_laws, order_laws, space_laws, claim_laws, position_laws);
static_assert(is_complete(book, Law::set_score));

constexpr auto rules = rules_of(book);

constexpr std::array<std::string_view, 2> wall_options{"colored", "gray"};
constexpr std::array<std::string_view, 2> dropping_options{"refused", "allowed"};
constexpr std::array<std::string_view, 2> full_line_options{"refused", "floor"};
constexpr std::array<std::string_view, 2> refill_options{"any-order", "in-order"};

constexpr std::array the_book{
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
static_assert(the_book[wall_ruling].id == "wall" && the_book[dropping_ruling].id == "dropping" &&
              the_book[full_line_ruling].id == "full-line" && the_book[refill_ruling].id == "refill");

}  // namespace

void say(const Case& of) {
    book[static_cast<std::size_t>(of.fault.law) - 1].say(of);
}

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return the_book;
}

}  // namespace arbiter::azul
