// FRAME-WORK's place in the registry.
#include "rules/verbs/entry.hpp"

#include "rules/frame-work/game.hpp"

namespace arbiter::frame_work {

static_assert(Game<FrameWork>);

GameEntry entry();

GameEntry entry() {
    return entry_for<FrameWork>();
}

}  // namespace arbiter::frame_work
