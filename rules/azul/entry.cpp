// Azul's place in the registry.
#include "rules/azul/game.hpp"
#include "rules/verbs.hpp"

namespace arbiter::azul {

static_assert(Game<Azul>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Azul>();
}

}  // namespace arbiter::azul
