// Every rule of the campaign that a ledger can break, put together from the laws in the order of the rulebook; and the
// rulings.
#include "rules/dorfromantik-campaign/rulebook.hpp"

#include "rules/dorfromantik-campaign/laws/achieved.hpp"
#include "rules/dorfromantik-campaign/laws/game.hpp"
#include "rules/dorfromantik-campaign/laws/walk.hpp"

#include <array>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr auto book = joined(game_laws, walk_laws, row_claims, circle_claims, box_claims, achieved_claims,
                             unlocked_claims, heart_claims, end_laws);
static_assert(is_complete(book, Law::circles_left));

constexpr auto rules = rules_of(book);

constexpr std::array the_book{
    Ruling{
        "all-circles",
        "The circles of a game are all crossed off before the next game; those that the track no longer has are lost.",
        {},
        false},
    Ruling{"walk-back",
           "A green hex is reached when a white circle beside it is crossed off. From there every path that begins at "
           "it may be walked, also back along a path that leads to it.",
           {},
           true},
    Ruling{"blank-rows",
           "The three empty rows above 400 are worth 15 circles each; the header Rows says where they begin.",
           {},
           true},
    Ruling{"cards",
           "Which Achievement cards were turned over is taken from the ledger, and what they unlock further on is not "
           "followed: games with unlocked tiles are recorded with a list of them (Tiles), their points for cards with "
           "Extra.",
           {},
           false},
};

}  // namespace

std::span<const Rules> laws() {
    return book;
}

std::span<const Rule> rulebook() {
    return rules;
}

std::span<const Ruling> rulings() {
    return the_book;
}

}  // namespace arbiter::dorfromantik_campaign
