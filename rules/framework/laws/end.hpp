// What is said of the end: tasks that were overlooked, and a solo game whose bag ran out.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"
#include "rules/framework/laws/offer.hpp"

namespace arbiter::framework {

inline bool alone(const Event& event) {
    return event.solo();
}

inline void say_overlooked(const Case& of) {
    of.say("{} overlooked {} on {}: it is complete with {}", actor(of), text(of.fault.task), text_of(of.fault.cell),
           counted(of.fault.found, colors_of(of.fault.task) + " frame"));
}

inline void say_no_result(const Case& of) {
    of.say("the bag is empty and {} of {} tokens are laid: the game ends without a result", of.fault.found,
           of.fault.expected);
}

/// Found behind the last line; every turn in company holds it.
inline constexpr std::array overlooked_laws{
    Rules{Law::token_overlooked,
          Rule{"framework.token.overlooked", Kind::note, "Framework rulebook, End of the game; ruling tokens",
               "everyone may check once more for tasks that are complete",
               "The game is over, and a task that was complete has no token. With tokens=claimed the official count is "
               "the one recorded; this is only said so that nobody wonders.",
               "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed, handicap=free\nTokens: 1, 22\n\n"
               "offer B/2B G/1G B/-\nAnn 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\n"},
          nullptr, in_company, say_overlooked},
};

/// The same, in a solo game.
inline constexpr std::array solo_end_laws{
    Rules{Law::solo_no_result,
          Rule{"framework.solo.no-result", Kind::note, "ruling solo-bag", "the bag must last until the last token",
               "The bag is empty before the last token was laid: the game is over and has no result.",
               FRAMEWORK_LAST_BUT_ONE "Ann G/-:E\n"},
          nullptr, alone, say_no_result},
};

}  // namespace arbiter::framework
