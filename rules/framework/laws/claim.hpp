// The law of a token that a record claims where the referee lays the tokens.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

inline bool claims_tokens(const Event& event) {
    return event.written.mark_count != 0;
}

/// A token that cannot lie there is told in the words of the law against it; else it is the second claim of one.
inline void say_claimed_twice(const Case& of) {
    of.point(of.event.written.marks[of.fault.which].span);
    of.say("this token is claimed twice on the line: a task takes one token");
}

/// Found when claims are compared with the position behind the line.
inline constexpr std::array claim_laws{
    Rules{Law::claim_token,
          Rule{"framework.claim.token", Kind::claim, "Framework rulebook, Completing Tasks; ruling tokens",
               "a token lies on a task that is complete",
               "With tokens=auto the referee lays the tokens and the record claims some of them. This one does not "
               "lie there. Replay goes on.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,0 +0,0/1\n"},
          nullptr, claims_tokens, say_claimed_twice},
};

}  // namespace arbiter::framework
