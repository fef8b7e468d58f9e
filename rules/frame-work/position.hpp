// A position as one line of text, deck and all, and back.
#pragma once

#include "rules/frame-work/state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::frame_work {

/// The game's name, then fields `key=value`, parted by blanks. Places in the record and finished rounds are left out:
/// they belong to the record, not to the position.
///
///     deck=NAME;ID:NAME:KIND:COUNT:STEP,STEP;…    STEP is deed.of.with.faces.flags
///     hands=E1|?|A2           ? was taken unseen
///     files=E1*,?||A3         * is revealed
std::string snapshot(const State& state);

/// Nothing where the line is no position.
std::optional<State> restore(std::string_view line);

}  // namespace arbiter::frame_work
