// Every rule of FRAME-WORK that a record can break, put together from the laws in the order of the rulebook.
#include "rules/frame-work/rulebook.hpp"

#include "rules/frame-work/laws/card.hpp"
#include "rules/frame-work/laws/deal.hpp"
#include "rules/frame-work/laws/deck.hpp"
#include "rules/frame-work/laws/draw.hpp"
#include "rules/frame-work/laws/effect.hpp"
#include "rules/frame-work/laws/file.hpp"
#include "rules/frame-work/laws/position.hpp"
#include "rules/frame-work/laws/reveal.hpp"
#include "rules/frame-work/laws/round.hpp"
#include "rules/frame-work/laws/turn.hpp"
#include "rules/frame-work/laws/use.hpp"
#include "rules/frame-work/rulings.hpp"

namespace arbiter::frame_work {
namespace {

constexpr auto book =
    joined(deck_laws, call_laws, round_laws, round_over_laws, deal_due_laws, deal_laws, card_laws, fit_laws, turn_laws,
           draw_laws, use_laws, target_laws, plant_laws, reveal_laws, effect_laws, effect_due_laws, owner_laws,
           file_laws, pair_laws, omission_laws, after_round_laws, position_laws);
static_assert(is_complete(book, Law::set_points));

constexpr auto rules = rules_of(book);

}  // namespace

void say(const Case& of) {
    book[static_cast<std::size_t>(of.fault.law) - 1].say(of);
}

std::span<const Rule> rulebook() {
    return rules;
}

const Rule& rule(Law law) {
    return rules[static_cast<std::size_t>(law) - 1];
}

std::span<const Ruling> rulings() {
    return ruling_table;
}

}  // namespace arbiter::frame_work
