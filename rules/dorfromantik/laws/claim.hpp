// The laws of what a line says that its tile has completed or cancelled. They are asked behind the play.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline const Claim& claim_at_hand(const Event& event) {
    return event.claims()[event.claim];
}

template <bool completed>
bool claims_fate(const Event& event) {
    return claim_at_hand(event).completed == completed;
}

template <bool completed>
Judgement untrue_fate(const Event& event) {
    return claims_fate<completed>(event) && !holds(event.claims(), event.claim, event.table) ? std::optional(Fault{})
                                                                                             : std::nullopt;
}

inline void say_untrue_fate(const Case& of) {
    const Claim& claim = claim_at_hand(of.event);
    const std::string marker = in_words(claim.marker);
    const std::string_view what = claim.completed ? "completed" : "cancelled";
    if (settled_last(of.event.table, claim)) {
        of.say("{} is claimed more often than this tile {} one", marker, what);
    } else {
        of.say("{} was not {} here: {}", marker, what, fate_of(claim.marker, of.event.table));
    }
    of.help("{}", all_settled(of.event.table));
}

inline constexpr std::array claim_laws{
    Rules{Law::claim_done,
          Rule{"dorfromantik.claim.done", Kind::claim, heading::tasks,
               "+done says that this tile completed such a marker",
               "The tile of this line did not complete a marker like that, or not as many of them as are claimed. "
               "Replay goes on.",
               DORF_THREE "Ben land VVVVV.:2,0 +done:G4\n"},
          untrue_fate<true>, claims_fate<true>, say_untrue_fate},
    Rules{Law::claim_lost,
          Rule{"dorfromantik.claim.lost", Kind::claim, heading::tasks,
               "+lost says that this tile cancelled such a marker",
               "The tile of this line did not cancel a marker like that, or not as many of them as are claimed. Replay "
               "goes on.",
               DORF_THREE "Ben land VVVVV.:2,0 +lost:G4\n"},
          untrue_fate<false>, claims_fate<false>, say_untrue_fate},
};

}  // namespace arbiter::dorfromantik
