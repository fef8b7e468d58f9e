// The laws of what the boxes that are open allow: cards turned over, and points that a game can have had.
#pragma once

#include "rules/dorfromantik-campaign/diagnostic_helpers.hpp"
#include "rules/dorfromantik-campaign/laws/examples.hpp"
#include "rules/dorfromantik/score.hpp"

namespace arbiter::dorfromantik_campaign {

inline bool has_open_box(const Event& event) {
    return event.ledger.progress().reached(Hex::box_1);
}

inline bool is_entered(const Event& event) {
    return !event.ledger.games().empty() && event.ledger.games().back().number == event.number();
}

/// Circles are crossed off behind the game, so that boxes are those of the games before.
inline Judgement scores_more_than_box(const Event& event) {
    const bool more = is_entered(event) && !has_open_box(event) &&
                      event.ledger.games().back().score.value_or(0) > dorfromantik::most_in_base_box();
    return more ? std::optional(Fault{}) : std::nullopt;
}

/// What says what the game scored.
inline Span span_of_score(const Written& written) {
    return !written.sheet.empty() ? written.sheet : !written.path.empty() ? written.path : written.score.span;
}

inline bool plays_base_box(const Event& event) {
    return !has_open_box(event);
}

inline void say_more_than_box(const Case& of) {
    of.point(span_of_score(of.event.written));
    of.say("{} points cannot be: {} are the most that the tiles and markers of the base box allow, and no box is open",
           *of.event.ledger.games().back().score, dorfromantik::most_in_base_box());
}

inline Judgement scores_more_than_boxes(const Event& event) {
    const bool more = is_entered(event) && has_open_box(event) &&
                      event.ledger.games().back().score.value_or(0) > dorfromantik::most_with_all_boxes();
    return more ? std::optional(Fault{}) : std::nullopt;
}

inline void say_more_than_boxes(const Case& of) {
    of.point(span_of_score(of.event.written));
    of.say("{} points are more than the base box and all lines of section E with a printed most come to: {}",
           *of.event.ledger.games().back().score, dorfromantik::most_with_all_boxes());
}

inline bool turns_over(const Event& event) {
    return event.written.achieved_count > 0;
}

inline Judgement cannot_be_achieved(const Event& event) {
    if (!turns_over(event) || !is_entered(event)) {
        return std::nullopt;
    }
    const auto line = Event::achieved_of(event.written);
    const auto same = std::ranges::count(line.first(event.part), event.achieved().achievement, &Achieved::achievement);
    const bool first = same == 0 && event.ledger.turned(event.achieved().achievement)->game == event.number();
    return first && has_open_box(event) ? std::nullopt : std::optional(Fault{});
}

inline void say_achieved(const Case& of) {
    const Achievement card = of.event.achieved().achievement;
    of.point(of.event.achieved().span);
    if (has_open_box(of.event)) {
        of.say("{} has been turned over in game {}", name(card), of.event.ledger.turned(card)->game);
    } else {
        of.say("{} lies in a box, and none is open before this game", name(card));
    }
}

inline constexpr std::array box_claims{
    Rules{Law::claim_more_than_box,
          Rule{"dorfromantik-campaign.claim.more-than-box", Kind::claim,
               "Dorfromantik rulebook, Setup; End of game: B to E", "a game scores no more than its components allow",
               "Until the circles have reached Box 1 all games are played with the base box alone. Every marker "
               "completed, every flag in a closed territory of all tiles that show it, and the longest track and "
               "stream of all tiles that show one are the most that it allows.",
               CAMPAIGN_HEAD "game 1 score 410\ncross start>Box-1:2 Box-1>Box-2:5 Box-2>Circus:4 Box-2>Warehouse:4\n"},
          scores_more_than_box, plays_base_box, say_more_than_box},
    Rules{Law::score_beyond_boxes,
          Rule{"dorfromantik-campaign.score.beyond-boxes", Kind::warning, "Dorfromantik rulebook, End of game: B to E",
               "a game hardly scores more than all that the score sheet sets a most to",
               "What is in the boxes nobody here knows. The most of the base box and of those lines of section E that "
               "the components bound are together more than anybody has scored: a digit too many, perhaps.",
               CAMPAIGN_HEAD "game 1 score 100\ncross start>Box-1:2\ngame 2 score 1410\ncross Box-1>Box-2:5 "
                             "Box-2>Circus:4 Box-2>Warehouse:4 Circus>Deer:2\n"},
          scores_more_than_boxes, has_open_box, say_more_than_boxes},
};

inline constexpr std::array achieved_claims{
    Rules{Law::claim_achieved,
          Rule{"dorfromantik-campaign.claim.achieved", Kind::claim, "Dorfromantik rulebook, The Achievement cards",
               "an Achievement card of an open box is turned over once",
               "The card was turned over in a game before, or the circles had not reached Box 1 when the game was "
               "played. What its condition is, and which of the boxes it lies in, is not asked.",
               CAMPAIGN_HEAD "game 1 score 54 +achieved:Harbor\ncross start>Box-1\n"},
          cannot_be_achieved, turns_over, say_achieved},
};

}  // namespace arbiter::dorfromantik_campaign
