// How FRAME-WORK is read where its rules leave a choice or people get them wrong, and the numbers of the choices.
#pragma once

#include "rules/report/rule.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::frame_work {

inline constexpr std::array<std::string_view, 2> busted_alibis_options{"count", "ignore"};
inline constexpr std::array<std::string_view, 2> zero_bonus_options{"no", "yes"};
inline constexpr std::array<std::string_view, 2> end_check_options{"at-once", "after-effect"};

inline constexpr std::array ruling_table{
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

inline constexpr std::size_t busted_alibis_ruling = choice_in(ruling_table, "busted-alibis");
inline constexpr std::size_t zero_alibi_bonus_ruling = choice_in(ruling_table, "zero-alibi-bonus");
inline constexpr std::size_t end_check_ruling = choice_in(ruling_table, "end-check");

}  // namespace arbiter::frame_work
