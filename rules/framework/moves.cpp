// What a player may do.
#include "rules/framework/moves.hpp"

#include "rules/framework/game.hpp"

namespace arbiter::framework {

Written written_turn(const State& state, const Turn& turn) {
    Written written;
    written.line.verb = verb::turn;
    written.line.seat = static_cast<Seat>(state.turn);
    written.turn = turn;
    return written;
}

void Framework::legal_moves(const State& state, std::vector<Written>& moves) {
    for_each_turn(state, [&](const Written& turn) { moves.push_back(turn); });
}

}  // namespace arbiter::framework
