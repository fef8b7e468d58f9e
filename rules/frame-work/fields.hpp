// The fields of single events.
#pragma once

#include "grammar/frame-work/written.hpp"
#include "rules/game/fields.hpp"

namespace arbiter::frame_work {

/// A line of an effect.
void add_change(const Written& written, const Seats& seats, Fields& line);

}  // namespace arbiter::frame_work
