// Every rule of Dorfromantik that a record can break, put together from the laws in the order of the rulebook.
#include "rules/dorfromantik/rulebook.hpp"

#include "rules/dorfromantik/laws/area.hpp"
#include "rules/dorfromantik/laws/box.hpp"
#include "rules/dorfromantik/laws/cell.hpp"
#include "rules/dorfromantik/laws/claim.hpp"
#include "rules/dorfromantik/laws/edge.hpp"
#include "rules/dorfromantik/laws/extra.hpp"
#include "rules/dorfromantik/laws/marker.hpp"
#include "rules/dorfromantik/laws/no_place.hpp"
#include "rules/dorfromantik/laws/position.hpp"
#include "rules/dorfromantik/laws/reveal.hpp"
#include "rules/dorfromantik/laws/tile.hpp"
#include "rules/dorfromantik/laws/turn.hpp"
#include "rules/dorfromantik/laws/unknown.hpp"
#include "rules/dorfromantik/rulings.hpp"

namespace arbiter::dorfromantik {
namespace {

constexpr auto book = joined(turn_laws, reveal_laws, tile_laws, unknown_laws, marker_laws, area_laws, cell_laws,
                             origin_laws, edge_laws, no_place_laws, claim_laws, extra_laws, box_laws, position_laws);
static_assert(is_complete(book, Law::set_nothing_fits));

constexpr auto rules = rules_of(book);

}  // namespace

std::span<const Rules> laws() {
    return book;
}

Finding& tell(const Event& event, const Fault& fault, Span span, Referee& referee) {
    const std::size_t at = static_cast<std::size_t>(fault.law) - 1;
    Finding& finding = referee.find(rules[at], span, {});
    book[at].say({event, fault, referee, finding});
    return finding;
}

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return ruling_table;
}

}  // namespace arbiter::dorfromantik
