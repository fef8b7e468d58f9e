// Every rule of Grawlix that a record can break, put together from the laws in the order of the rulebook; and the
// rulings.
#include "rules/grawlix/rulebook.hpp"

#include "rules/grawlix/laws/cell.hpp"
#include "rules/grawlix/laws/draft.hpp"
#include "rules/grawlix/laws/lines.hpp"
#include "rules/grawlix/laws/position.hpp"
#include "rules/grawlix/laws/redraft.hpp"
#include "rules/grawlix/laws/stuck.hpp"
#include "rules/grawlix/laws/tile.hpp"
#include "rules/grawlix/laws/turn.hpp"

#include <array>

namespace arbiter::grawlix {
namespace {

constexpr auto book =
    joined(draft_due_laws, draft_laws, turn_laws, tile_laws, place_laws, cell_laws, line_laws, redraft_count_laws,
           redraft_laws, no_supply_laws, stuck_laws, stuck_turn_laws, position_laws);
static_assert(is_complete(book, Law::set_unknown));

constexpr auto rules = rules_of(book);

constexpr std::array the_book{
    Ruling{"lines", "A tile is compared with every tile of its row and of its column, across gaps.", {}, true},
    Ruling{"frame",
           "At most six rows and six columns hold tiles. The window floats: which six they are is open until six are "
           "in use.",
           {},
           false},
    Ruling{"stuck",
           "A player to move who can place none of the tiles in hand loses at once and the other player wins; nobody "
           "passes. This is checked after every play, before anything else.",
           {},
           true},
    Ruling{"redraft", "As long as the supply has tiles, whoever plays one drafts another, after the play.", {}, true},
    Ruling{"longest", "No game lasts longer than 34 plays: the last two tiles never fit.", {}, false},
};

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

}  // namespace arbiter::grawlix
