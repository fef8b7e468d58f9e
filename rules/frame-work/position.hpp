// A position as one line of text, deck and all, and back.
#pragma once

#include "rules/frame-work/state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::frame_work {

/// The game's name, then fields `key=value`, parted by blanks. Places in the record, finished rounds and the reasons
/// for doubts are left out: they belong to the record, not to the position.
///
///     deck=NAME;ID:NAME:KIND:COUNT:STEP,STEP;…    STEP is deed.of.with.faces.flags
///     hands=E1|?1|A2?4        a number follows what is unknown or hangs on something unknown
///     files=E1*,?2||A3        * is revealed
///     knots=E1?3+?5>?6+?7     of the first two one was played, ?6, and one kept, ?7
std::string snapshot(const State& state);

/// Nothing where the line is no position.
std::optional<State> restore(std::string_view line);

}  // namespace arbiter::frame_work
