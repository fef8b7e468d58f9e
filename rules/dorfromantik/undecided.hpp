// Markers of which a position does not say what became of them: which totals their choices give, and how.
#pragma once

#include "rules/dorfromantik/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// Each marker was completed or lost by itself. Of more than these, which no game that people play has, only the bounds
/// are known.
inline constexpr std::size_t most_undecided = 64;

/// The sums that some of them can have, ascending; none when there are too many markers.
std::vector<std::int64_t> possible_sums(std::span<const Undecided> undecided);
std::int64_t largest_sum(std::span<const Undecided> undecided);

/// Which of them were completed, if there is one way only to come to this sum.
std::optional<std::vector<bool>> only_choice(std::span<const Undecided> undecided, std::int64_t sum);

}  // namespace arbiter::dorfromantik
