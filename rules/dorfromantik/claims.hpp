// What a line says that its tile has settled, and whether that is so.
#pragma once

#include "grammar/dorfromantik/written.hpp"
#include "rules/dorfromantik/table.hpp"

#include <cstddef>
#include <span>

namespace arbiter::dorfromantik {

/// What the line claims, as far as there is room.
std::span<const Claim> claims_of(const Written& written);

/// Whether the n-th claim of a line is true of the last play; claimed twice means two markers like that.
bool holds(std::span<const Claim> claims, std::size_t n, const Table& after);

}  // namespace arbiter::dorfromantik
