// Looks for the one change of a record after which the rest fits: what was probably meant.
#pragma once

#include "rules/mend/mending.hpp"
#include "rules/mend/rehearsal.hpp"

#include <string_view>
#include <vector>

namespace arbiter::mend {

inline constexpr std::size_t most_mends = 5;

/// The likeliest first: those with which the record goes farthest, then the smallest changes, then the nearest.
/// `cause` is the record's first violation or wrong claim.
std::vector<Mend> search(Rehearsal& rehearsal, std::string_view record, const Seats& seats, const Finding& cause,
                         Sought sought);

}  // namespace arbiter::mend
