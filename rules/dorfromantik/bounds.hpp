// What a table can score, whatever was not written down: a total outside these bounds is wrong all the same.
#pragma once

#include "rules/dorfromantik/state.hpp"

#include <cstdint>
#include <optional>

namespace arbiter::dorfromantik {

struct ScoreBounds {
    std::int64_t least = 0;
    std::optional<std::int64_t> most;  ///< nothing: an invented marker may say any number
};

/// Rough, but never too narrow.
ScoreBounds score_bounds(const State& state);

}  // namespace arbiter::dorfromantik
