// Tells whether what an event is said to have settled is so.
#include "rules/dorfromantik/claims.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {

std::span<const Claim> claims_of(const Written& written) {
    return std::span(written.claims).first(std::min<std::size_t>(written.claim_count, most_claims));
}

bool holds(std::span<const Claim> claims, std::size_t n, const Table& after) {
    const auto same = [&](const auto& other) {
        return other.marker == claims[n].marker && other.completed == claims[n].completed;
    };
    const auto settled = after.settled_last();
    const auto earlier = claims.first(n + 1);
    return std::count_if(settled.begin(), settled.end(), same) >= std::count_if(earlier.begin(), earlier.end(), same);
}

}  // namespace arbiter::dorfromantik
