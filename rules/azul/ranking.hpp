// Who has won, or may have won where a position leaves the score tracks open.
#pragma once

#include "rules/azul/state.hpp"

#include <cstdint>

namespace arbiter::azul {

/// Seats, one bit each.
struct Winners {
    std::uint8_t certain = 0;   ///< nobody when it hangs on what nobody wrote down
    std::uint8_t possible = 0;  ///< who may be among the winners
};

Winners winners_of(const State& state);
/// Whether these players, and nobody else, may have won.
bool may_win(const State& state, std::uint8_t winners);
/// Takes it that these players have won, who may have: drops the totals with which they have not.
void infer_winners(State& state, std::uint8_t winners);

}  // namespace arbiter::azul
