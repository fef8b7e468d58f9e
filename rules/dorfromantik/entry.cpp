// Dorfromantik's place in the registry.
#include "rules/dorfromantik/game.hpp"
#include "rules/verbs.hpp"

namespace arbiter::dorfromantik {

static_assert(Game<Dorfromantik>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Dorfromantik>();
}

}  // namespace arbiter::dorfromantik
