// The laws of a position written in set lines: what no table can show by its pieces.
#pragma once

#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"

namespace arbiter::frame_work {

inline constexpr std::array position_laws{
    position_law<Rules>(Law::set_round, "frame-work.set.round", heading::notation, "rounds are counted from 1",
                        "There is no round 0.", FW_HEAD "set round 0 Ann\n"),
    position_law<Rules>(Law::set_turn, "frame-work.set.turn", heading::turns,
                        "the turn is that of a player who plays, and after a pass of the next one",
                        "Whoever is busted, or watches a Sudden Death, has no turn, and after a pass it is the turn of "
                        "the next player who is in the round.",
                        FW_THREE "set round 1 Ann\nset Ann dossier E1! E1! E2!\nset turn Ann\n"),
    position_law<Rules>(Law::set_card, "frame-work.set.card", heading::notation, "a card is a card of the deck",
                        "The deck has no card that is called so.", FW_HEAD "set Ann hand X9\n"),
    position_law<Rules>(Law::set_copies, "frame-work.set.copies", heading::setup,
                        "a card is on the table no more often than the deck has it",
                        "Hands, Dossiers and the cards laid aside show more copies of the card than the deck has, or "
                        "more cards than there are.",
                        FW_HEAD "set Ann dossier A2 A2 A2\n"),
    position_law<Rules>(Law::set_hand, "frame-work.set.hand", heading::turns,
                        "between turns a player holds one card as long as the pile lasts",
                        "A hand shows a second card, or none although cards are left in the pile.",
                        FW_HEAD "set Ann hand E1 A1\n"),
    position_law<Rules>(Law::set_pile, "frame-work.set.pile", heading::setup, "what is not on the table is in the pile",
                        "The deck has so many cards, and the position shows so many; the pile is said to have others.",
                        FW_HEAD "set Ann hand E1\nset Ben hand E1\nset pile 1\n"),
    position_law<Rules>(Law::set_passed, "frame-work.set.passed", heading::ends,
                        "those pass in a row who play and are not busted, each once",
                        "Somebody is named twice, is busted, does not play this round, or is not next to the one "
                        "before.",
                        FW_HEAD "set passed Ann Ann\n"),
    position_law<Rules>(Law::set_points, "frame-work.set.points", "FRAME-WORK rulebook, busts; ruling teams",
                        "Trust Points do not fall below 0, a team has them together, and five of them decide the game",
                        "A player is said to have fewer than no points, or other points than the team-mate; or cards "
                        "are dealt although somebody alone has five points, or to somebody who does not share that "
                        "lead. Points that the bust of this round has taken are counted.",
                        FW_HEAD "set Ann points -1\n"),
};

}  // namespace arbiter::frame_work
