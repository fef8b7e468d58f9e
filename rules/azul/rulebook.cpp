// Every rule of Azul that a record can break, put together from the laws in the order of the rulebook.
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
#include "rules/azul/rulings.hpp"

namespace arbiter::azul {
namespace {

constexpr auto book =
    joined(turn_laws, not_over_laws, round_laws, round_twice_laws, displays_due_laws, displays_twice_laws,
           displays_laws, completion_laws, source_laws, line_laws, dropping_laws, wall_laws, tiling_laws, untiled_laws,
           tile_due_laws, complete_laws, listed_laws, order_laws, space_laws, claim_laws, position_laws);
static_assert(is_complete(book, Law::set_score));

constexpr auto rules = rules_of(book);

}  // namespace

void say(const Case& of) {
    book[static_cast<std::size_t>(of.fault.law) - 1].say(of);
}

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return ruling_table;
}

}  // namespace arbiter::azul
