// What events of Dorfromantik do to a game.
#include "rules/dorfromantik/game.hpp"

#include <utility>

namespace arbiter::dorfromantik {

void Dorfromantik::apply(State& state, const Event& event, Trail&) {
    if (event.doubted == nullptr) [[likely]] {
        state.play(event);
    } else if (event.at_once) {
        state.play_at_once(event.told(), event.missing());
    } else {
        state = std::move(*event.next);
    }
}

void Dorfromantik::force(State& state, const Event& event, Trail&) {
    if (event.origin) {
        state.force(event.told(), event.missing());
    }
}

}  // namespace arbiter::dorfromantik
