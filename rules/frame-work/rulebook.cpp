// Every rule of FRAME-WORK that a record can break, put together from the laws in the order of the rulebook; and the
// rulings.
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

#include <array>

namespace arbiter::frame_work {
namespace {

constexpr auto book =
    joined(deck_laws, call_laws, round_laws, round_over_laws, deal_due_laws, deal_laws, card_laws, fit_laws, turn_laws,
           draw_laws, use_laws, target_laws, plant_laws, reveal_laws, effect_laws, effect_due_laws, owner_laws,
           file_laws, pair_laws, omission_laws, after_round_laws, position_laws);
static_assert(is_complete(book, Law::set_points));

constexpr auto rules = rules_of(book);

constexpr std::array<std::string_view, 2> busted_alibis_options{"count", "ignore"};
constexpr std::array<std::string_view, 2> zero_bonus_options{"no", "yes"};
constexpr std::array<std::string_view, 2> end_check_options{"at-once", "after-effect"};

constexpr std::array game_rulings{
    Ruling{"busted-alibis",
           "Alibis revealed in a busted Dossier count towards \"all five revealed\" (option: they do not).",
           busted_alibis_options, false},
    Ruling{"zero-alibi-bonus",
           "Where nobody has a revealed Alibi nobody has most of them, and there is no bonus (option: everybody not "
           "busted gets it).",
           zero_bonus_options, false},
    Ruling{
        "end-check",
        "A round ends at the moment when all but one player are busted: what is left of an effect is not carried out, "
        "and a card in use is laid aside (option: the effect is carried out first). What the table did to the end of "
        "the card is read with a warning and changes nothing, as far as no file was revealed, taken, swapped or moved. "
        "Five revealed Alibis and passes are looked for when the effect in progress has been carried out. A round also "
        "ends when nobody is left, and then nobody earns.",
        end_check_options, false},
    Ruling{"turn-order", "Clockwise. Busted players are skipped.", {}, false},
    Ruling{"first-player",
           "Round 1: as recorded. Later the player who gained most Trust Points in the last round, a busted player "
           "having gained less than anybody else; "
           "among equals the one with most points, then the first clockwise after the last starter, who comes last. "
           "Only those who play the round count.",
           {},
           false},
    Ruling{
        "hand",
        "After a turn exactly one card in hand while the pile lasts; who draws the last card still plays one of two.",
        {},
        true},
    Ruling{"draw-excludes", "Who draws uses or plants; who does not draw reveals or passes.", {}, true},
    Ruling{"alibi-hand", "An Alibi is never used from the hand.", {}, true},
    Ruling{"evidence-reveal",
           "A revealed Evidence does nothing; only used ones act. A used one stays revealed at the end of the user's "
           "Dossier, a starred one at the end of the target's.",
           {},
           false},
    Ruling{"effect-first",
           "A used card acts before it is put down, and putting it down belongs to the effect. The effect of a player "
           "busted meanwhile goes on, but not with that "
           "player's own hand and Dossier; a starred card still goes to its target. A card whose Dossier nothing may "
           "touch any more is laid aside for the rest of the round. Revealed Alibis act at once, the "
           "innermost first, by the owner of the Dossier, "
           "even out of turn.",
           {},
           false},
    Ruling{"bust",
           "Three neighboring revealed Evidence, starred or not, in one Dossier, looked for after every single change: "
           "out of the round, one Trust Point less at that "
           "moment (never below 0, teams alike), no points; nothing touches that hand or Dossier any more.",
           {},
           false},
    Ruling{"close-up", "A card taken out of a Dossier leaves no gap.", {}, false},
    Ruling{"passes", "As many passes in a row as players still in the round.", {}, false},
    Ruling{"bonus",
           "One point more for each player, not busted, with most revealed Alibis; those of busted players are not "
           "compared.",
           {},
           false},
    Ruling{"win",
           "At the end of a round 5 or more points and the single highest total win. Equal leaders play Sudden Death "
           "rounds, only they, and again only those who still "
           "share the lead, until one leads; points that fall below 5 meanwhile still win.",
           {},
           false},
    Ruling{"teams",
           "Points are the team's; bonus and starter are found by player; busts end the round when all but one player "
           "are out.",
           {},
           false},
};

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
    return game_rulings;
}

}  // namespace arbiter::frame_work
