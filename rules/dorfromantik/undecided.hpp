// Markers of which a position does not say what became of them: which totals their choices give, and how.
#pragma once

#include "rules/dorfromantik/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::dorfromantik {

/// Each marker was completed or lost by itself. Of more than these, which no game that people play has, nothing is
/// known.
inline constexpr std::size_t most_undecided = 64;

/// The sums that some of them can have, ascending; none when there are too many markers.
std::vector<std::int64_t> possible_sums(std::span<const Undecided> undecided);

/// Which of them were completed, if there is one way only to come to this sum.
std::optional<std::vector<bool>> only_choice(std::span<const Undecided> undecided, std::int64_t sum);

/// What can have become of one of them.
struct Fates {
    bool completed = false;
    bool cancelled = false;
};

/// Of each, in all ways to come to this sum.
std::vector<Fates> fates(std::span<const Undecided> undecided, std::int64_t sum);

}  // namespace arbiter::dorfromantik
