// Looks for the one change of a record after which the rest fits: what was probably meant.
#pragma once

#include "rules/fix/simulator.hpp"
#include "rules/report/report.hpp"

#include <string_view>
#include <vector>

namespace arbiter::fix {

/// Which fixes are looked for: all, or no more than the likeliest one and whether it is convincing. A wrong claim that
/// fits when it says what the rules do is the usual case, and then no larger change has to be tried.
enum class Extent : std::uint8_t { all, likeliest };

inline constexpr std::size_t most_fixes = 5;

/// The likeliest first: those with which the record goes farthest, then the smallest changes, then the nearest.
/// `cause` is the record's first violation or wrong claim.
std::vector<Fix> search(Simulator& simulator, std::string_view record, const Seats& seats, const Finding& cause,
                        Extent sought);

}  // namespace arbiter::fix
