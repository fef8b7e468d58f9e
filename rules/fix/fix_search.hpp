// Looks for the one change of a record after which the rest fits: what was probably meant.
#pragma once

#include "rules/fix/fixes.hpp"
#include "rules/fix/simulator.hpp"

#include <string_view>
#include <vector>

namespace arbiter::fix {

inline constexpr std::size_t most_fixes = 5;

/// The likeliest first: those with which the record goes farthest, then the smallest changes, then the nearest.
/// `cause` is the record's first violation or wrong claim.
std::vector<Fix> search(Simulator& simulator, std::string_view record, const Seats& seats, const Finding& cause,
                        Extent sought);

}  // namespace arbiter::fix
