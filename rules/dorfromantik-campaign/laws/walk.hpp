// The laws of the walk along the track: where a step may go, how far, and what it is said to have unlocked.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik-campaign/diagnostic_helpers.hpp"
#include "rules/dorfromantik-campaign/laws/examples.hpp"

#include <algorithm>
#include <span>

namespace arbiter::dorfromantik_campaign {

inline std::optional<std::uint8_t> left_on_path(const Event& event) {
    return event.ledger.progress().left_between(event.step().from, event.step().to);
}

inline void point_step(const Case& of) {
    of.point(of.event.written.steps[of.fault.part].span);
}

inline const Step& step_of(const Case& of) {
    return of.event.written.steps[of.fault.part].step;
}

/// "no circle is left", "2 circles are left"
inline std::string left_in_words(int left) {
    return left == 0 ? "no circle is left" : counted(left, "circle") + (left == 1 ? " is left" : " are left");
}

inline Judgement joins_nothing(const Event& event) {
    return left_on_path(event) ? std::nullopt : std::optional(wrong_step(event, 0));
}

inline void say_no_path(const Case& of) {
    point_step(of);
    of.say("no path joins {} and {}", name(step_of(of).from), name(step_of(of).to));
    help_walk(of);
}

inline Judgement starts_apart(const Event& event) {
    return event.ledger.progress().adjacent(event.step().from, event.step().to) ? std::nullopt
                                                                                : std::optional(wrong_step(event, 0));
}

inline void say_not_adjacent(const Case& of) {
    point_step(of);
    of.say("{} has not been reached", name(step_of(of).from));
    help_walk(of);
}

inline Judgement leaves_path(const Event& event) {
    const int left = left_on_path(event).value_or(0);
    return event.step().circles > left ? std::optional(wrong_step(event, left)) : std::nullopt;
}

inline void say_path_crossed(const Case& of) {
    point_step(of);
    of.say("{} between {} and {}, not {}", left_in_words(of.fault.left), name(step_of(of).from), name(step_of(of).to),
           step_of(of).circles);
    help_walk(of);
}

static_assert(most_steps >= all_circles);

inline Judgement crosses_too_many(const Event& event) {
    return event.step().circles > event.ledger.due() ? std::optional(wrong_step(event, event.ledger.due()))
                                                     : std::nullopt;
}

inline void say_too_many(const Case& of) {
    point_step(of);
    if (of.event.ledger.games().empty()) {
        of.say("no game has been entered yet, so no circle can be crossed off");
    } else {
        of.say("game {} leaves {} to be crossed off, not {}", of.event.ledger.games().back().number,
               of.fault.left == 0 ? "no circle" : counted(of.fault.left, "circle"), step_of(of).circles);
    }
}

inline bool claims_unlocked(const Event& event) {
    return event.written.unlocked_count > 0;
}

/// By the circles of the line.
inline bool was_unlocked(const Event& event, Hex hex) {
    return std::ranges::count(event.ledger.prizes_last(), hex, &Prize::hex) > 0;
}

/// Claimed twice means that it was unlocked twice, which no hex is.
inline Judgement stayed_locked(const Event& event) {
    const Hex hex = event.written.unlocked[event.part].hex;
    const auto before = std::span(event.written.unlocked).first(event.part);
    const bool again = std::ranges::count(before, hex, &Unlocked::hex) > 0;
    return was_unlocked(event, hex) && !again ? std::nullopt : std::optional(Fault{.part = event.part});
}

inline void say_unlocked(const Case& of) {
    const auto& [hex, span] = of.event.written.unlocked[of.fault.part];
    of.point(span);
    if (was_unlocked(of.event, hex)) {
        of.say("{} is claimed twice, but unlocked once", name(hex));
        return;
    }
    of.say("{} was not unlocked by these circles; they unlocked {}", name(hex),
           prizes_in_words(of.event.ledger.prizes_last()));
}

inline bool claims_hearts(const Event& event) {
    return event.written.hearts.has_value();
}

inline Judgement other_hearts(const Event& event) {
    return claims_hearts(event) && event.written.hearts->value != event.ledger.progress().hearts()
               ? std::optional(Fault{})
               : std::nullopt;
}

inline void say_hearts(const Case& of) {
    const int hearts = of.event.ledger.progress().hearts();
    of.point(of.event.written.hearts->span);
    of.say("{} red heart{} been unlocked so far, not {}", hearts, hearts == 1 ? " has" : "s have",
           of.event.written.hearts->value);
}

inline Judgement leaves_circles(const Event& event) {
    const int due = event.ledger.due();
    return due == 0 ? std::nullopt : std::optional(Fault{.left = due, .next = walks_in_words(event.ledger)});
}

/// Asked of the end of a ledger; a line meets it that crosses off as many circles as are due.
inline bool crosses_all_due(const Event& event) {
    int circles = 0;
    for (const WrittenStep& step : event.steps()) {
        circles += step.step.circles;
    }
    return circles == event.ledger.due();
}

inline void say_circles_left(const Case& of) {
    of.say("{} of this game {} not crossed off yet", counted(of.fault.left, "circle"),
           of.fault.left == 1 ? "is" : "are");
    help_walk(of);
}

inline constexpr std::array walk_laws{
    Rules{Law::cross_no_path,
          Rule{"dorfromantik-campaign.cross.no-path", Kind::play, campaign_sheet,
               "circles lie between two neighboring hexes of the track",
               "No path of white circles joins these two hexes directly.",
               CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-2\n"},
          joins_nothing, nullptr, say_no_path},
    Rules{Law::cross_not_adjacent,
          Rule{"dorfromantik-campaign.cross.not-adjacent", Kind::play, campaign_sheet,
               "all crossed off circles are adjacent, green hexes included",
               "The walk begins at the hiker. A circle may be crossed off when it touches one that is crossed off, or "
               "a green hex that has been reached.",
               CAMPAIGN_HEAD "game 1 score 54\ncross Box-1>Box-2\n"},
          starts_apart, nullptr, say_not_adjacent},
    Rules{Law::cross_path_crossed,
          Rule{"dorfromantik-campaign.cross.path-crossed", Kind::play, campaign_sheet, "a circle is crossed off once",
               "The path has fewer circles left than are to be crossed off. Beyond the green hex the walk goes on "
               "along another path.",
               CAMPAIGN_HEAD "game 1 score 120\ncross start>Box-1:3\n"},
          leaves_path, nullptr, say_path_crossed},
    Rules{Law::cross_too_many,
          Rule{"dorfromantik-campaign.cross.too-many", Kind::play, campaign_sheet,
               "a game gives as many circles as its row of the high-score list says",
               "The result is rounded down to a row of the list; its middle space is the number of circles. Green "
               "hexes are not counted.",
               CAMPAIGN_HEAD "game 1 score 99\ncross start>Box-1:2\n"},
          crosses_too_many, nullptr, say_too_many},
};

inline constexpr std::array unlocked_claims{
    Rules{Law::claim_unlocked,
          Rule{"dorfromantik-campaign.claim.unlocked", Kind::claim, campaign_sheet,
               "a green hex is unlocked when a circle beside it is crossed off",
               "The hex claimed was not reached by the circles of this line, or it is claimed twice.",
               CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-1 +unlocked:Box-1\n"},
          stayed_locked, claims_unlocked, say_unlocked},
};

inline constexpr std::array heart_claims{
    Rules{
        Law::claim_hearts,
        Rule{"dorfromantik-campaign.claim.hearts", Kind::claim, campaign_sheet,
             "three white circles unlock a red heart each", "The number of red hearts unlocked so far is another one.",
             CAMPAIGN_HEAD "game 1 score 54\ncross start>Box-1 +hearts:1\n"},
        other_hearts, claims_hearts, say_hearts},
};

inline constexpr std::array end_laws{
    Rules{
        Law::circles_left,
        Rule{"dorfromantik-campaign.circles.left", Kind::warning,
             "Dorfromantik rulebook, End of game: the Campaign sheet; ruling all-circles",
             "the circles of the last game are crossed off",
             "The ledger ends before all circles of its last game are crossed off.", CAMPAIGN_HEAD "game 1 score 54\n"},
        leaves_circles, crosses_all_due, say_circles_left},
};

}  // namespace arbiter::dorfromantik_campaign
