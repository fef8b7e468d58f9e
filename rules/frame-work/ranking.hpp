// What can be carried out of a line that breaks a rule and `stands`.
#pragma once

#include "rules/frame-work/event.hpp"

namespace arbiter::frame_work {

/// Whether the cards allow it: nobody needs cards that are not there, and nothing of a busted player is touched.
bool can_happen(const Event& event);

}  // namespace arbiter::frame_work
