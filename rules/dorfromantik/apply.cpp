// What events of Dorfromantik do to a game.
#include "rules/dorfromantik/game.hpp"

namespace arbiter::dorfromantik {

void Dorfromantik::apply(State& state, const Event& event, ScoreLog&) {
    state.play(event);
}

bool Dorfromantik::force(State& state, const Event& event, ScoreLog&) {
    return state.force(event);
}

}  // namespace arbiter::dorfromantik
