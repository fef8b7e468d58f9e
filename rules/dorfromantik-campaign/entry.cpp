// The campaign's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/dorfromantik-campaign/game.hpp"

namespace arbiter::dorfromantik_campaign {

static_assert(Game<Campaign>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Campaign>();
}

}  // namespace arbiter::dorfromantik_campaign
