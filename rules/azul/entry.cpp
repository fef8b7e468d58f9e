// Azul's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/azul/game.hpp"

namespace arbiter::azul {

static_assert(Game<Azul>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Azul>();
}

}  // namespace arbiter::azul
