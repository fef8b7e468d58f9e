// Grawlix's place in the registry.
#include "rules/grawlix/game.hpp"
#include "rules/verbs.hpp"

namespace arbiter::grawlix {

static_assert(Game<Grawlix>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Grawlix>();
}

}  // namespace arbiter::grawlix
