// Looks for what a line that cannot be read was meant to say: habits are undone singly and together, fewest first.
#pragma once

#include "grammar/lenient/failure_site.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// What a line that cannot be read may mean.
struct Reading {
    bool certain = false;  ///< the line can only mean `draft`
    Draft draft;
    std::vector<std::string> offers;  ///< otherwise: lines that it may mean, the nearest first
    std::optional<Draft> understood;  ///< as far as it means the same in all of them, if anything was undone till then
};

/// Counts what is tried, over all lines of a record: a damaged one must not cost more than a long one.
struct Allowance {
    std::uint32_t tries = 200'000;
    std::uint32_t offers = 40;  ///< so many lines are looked at once more for what could be offered
};

/// What one search has come to.
struct Found {
    std::vector<std::string> events;  ///< of the lines that can be read, each once
    Draft first;
    bool understood_alike = false;  ///< all of them had come to the same line before something was only offered
    std::uint32_t tries = 0;        ///< so many lines it tried
};

/// `failed`: where the grammar stopped in the line. `offering`: with changes that do not follow from what is written.
Found find(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
           bool offering, Allowance& allowance);

/// What a line may mean by what is found when it is searched.
Reading reading_of(std::string_view line, Allowance& allowance, const std::function<Found(bool offering)>& found);

/// Both.
Reading search(const Vocabulary& vocabulary, const Attempt& attempt, std::string_view line, std::size_t failed,
               Allowance& allowance);

}  // namespace arbiter::lenient
