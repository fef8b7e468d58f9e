// Framework's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/framework/game.hpp"

namespace arbiter::framework {

static_assert(Game<Framework>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Framework>();
}

}  // namespace arbiter::framework
