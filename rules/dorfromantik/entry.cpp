// Dorfromantik's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/dorfromantik/game.hpp"

namespace arbiter::dorfromantik {

static_assert(Game<Dorfromantik>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Dorfromantik>();
}

}  // namespace arbiter::dorfromantik
