// Markers of which a position does not say what became of them: which totals their choices give, and how.
#pragma once

#include "rules/dorfromantik/state.hpp"
#include "rules/worlds/joins.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace arbiter::dorfromantik {

/// Each marker was completed or lost by itself. Of more than these, which no game that people play has, nothing is
/// known.
inline constexpr std::size_t most_undecided = 64;

/// The sums that some of them can have, ascending; none when there are too many markers.
std::vector<std::int64_t> possible_sums(std::span<const Undecided> undecided);

/// Which of them were completed, if there is one way only to come to this one of their sums.
std::optional<std::vector<bool>> only_choice(std::span<const Undecided> undecided, std::int64_t sum);

/// What can have become of one of them.
struct Fates {
    bool completed = false;
    bool cancelled = false;
};

/// Of each, in all ways to come to this sum.
std::vector<Fates> fates(std::span<const Undecided> undecided, std::int64_t sum);

/// The same as values of the facts that stand where their tiles are written.
std::vector<worlds::Value> fates_at(std::span<const Undecided> undecided, std::int64_t sum);

/// "whether forest 4 was completed or cancelled"
std::string question_of_fate(const std::string& marker);

}  // namespace arbiter::dorfromantik
