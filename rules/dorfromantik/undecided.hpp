// Markers of which a position does not say what became of them: which totals their choices give, and how.
#pragma once

#include "rules/dorfromantik/state.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// The sums that some of them can have, ascending: each marker was completed or lost by itself.
std::vector<std::int64_t> possible_sums(std::span<const Undecided> undecided);

/// Which of them were completed, if there is one way only to come to this sum.
std::optional<std::vector<bool>> only_choice(std::span<const Undecided> undecided, std::int64_t sum);

/// What a position can score, ascending; one number where nothing is undecided.
std::vector<std::int64_t> possible_totals(const State& state);

}  // namespace arbiter::dorfromantik
