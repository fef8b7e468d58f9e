// Every rule of Framework that a record can break, put together from the laws in the order of the rulebook.
#include "rules/framework/rulebook.hpp"

#include "rules/framework/laws/cell.hpp"
#include "rules/framework/laws/claim.hpp"
#include "rules/framework/laws/end.hpp"
#include "rules/framework/laws/offer.hpp"
#include "rules/framework/laws/position.hpp"
#include "rules/framework/laws/round.hpp"
#include "rules/framework/laws/storage.hpp"
#include "rules/framework/laws/tile.hpp"
#include "rules/framework/laws/token.hpp"
#include "rules/framework/laws/turn.hpp"
#include "rules/framework/rulings.hpp"

namespace arbiter::framework {
namespace {

constexpr auto book = joined(round_laws, round_twice_laws, round_break_laws, offer_due_laws, offer_size_laws, pick_laws,
                             turn_laws, shape_laws, list_laws, cell_laws, touch_laws, place_laws, token_laws,
                             overlooked_laws, claim_laws, draw_number_laws, bag_laws, storage_room_laws, stored_laws,
                             storage_use_laws, solo_end_laws, list_file_laws, token_number_laws, position_laws);
static_assert(is_complete(book, Law::set_two_winners));

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

}  // namespace arbiter::framework
