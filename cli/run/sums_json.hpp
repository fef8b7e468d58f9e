// Counts and texts as JSON that comes back as what it was.
#pragma once

#include "cli/report/record_json.hpp"
#include "cli/report/run_totals.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
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

Json json_of(const RunTotals& totals);
RunTotals tally_of(const Json& json);

/// Adds the numbers of an array to those that are there. Throws nlohmann's exceptions where it is another.
template <std::size_t N>
void add_each(const Json& json, std::array<std::uint64_t, N>& to) {
    for (std::size_t i = 0; i < N; ++i) {
        to[i] += json.at(i).get<std::uint64_t>();
    }
}

}  // namespace arbiter::cli
