// A coverage as a person reads it, and as JSON.
#pragma once

#include "cli/cases/coverage.hpp"

#include <span>
#include <string>

namespace arbiter::cli {

std::string coverage_text(std::span<const GameCoverage> games);
std::string coverage_json(std::span<const GameCoverage> games);

/// The rules never held or never broken, and the options never chosen.
bool is_missing_any(const GameCoverage& game);

}  // namespace arbiter::cli
