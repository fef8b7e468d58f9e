// The campaign's place in the registry.
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/verbs.hpp"

namespace arbiter::dorfromantik_campaign {

static_assert(Game<Campaign>);

GameEntry entry();

GameEntry entry() {
    return entry_for<Campaign>();
}

}  // namespace arbiter::dorfromantik_campaign
