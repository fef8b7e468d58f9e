// What events of Dorfromantik do to a game.
#include "rules/dorfromantik/game.hpp"

namespace arbiter::dorfromantik {

void Dorfromantik::apply(State& state, const Event& event, Trail&) {
    state.play(event);
}

void Dorfromantik::force(State& state, const Event& event, Trail&) {
    state.force(event);
}

}  // namespace arbiter::dorfromantik
