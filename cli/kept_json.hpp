// Counts and texts as JSON that comes back as what it was.
#pragma once

#include "cli/render/json.hpp"
#include "cli/tally.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// File names and headers need not be UTF-8, and JSON has to be.
std::string hex(std::string_view bytes);
/// Throws std::logic_error where there are other digits.
std::string from_hex(const std::string& digits);

Json json_of(const Counts& counts);
/// Adds them. Throws std::runtime_error when a rulebook has no such code.
void add_counts(const Json& json, Counts& counts);

Json json_of(const Tally& tally);
Tally tally_of(const Json& json);

}  // namespace arbiter::cli
