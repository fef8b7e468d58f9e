// Grawlix's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/grawlix/game.hpp"

namespace arbiter::grawlix {

static_assert(Game<Grawlix>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Grawlix>();
}

}  // namespace arbiter::grawlix
