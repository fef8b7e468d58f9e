// What a run measures a record by: the severity that fails it, and what the baseline knows of it.
#pragma once

#include "rules/rule.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace arbiter::cli {

enum class Since : std::uint8_t { no_baseline, fresh, unchanged, changed };

/// "new", "unchanged", "changed"; empty without a baseline.
std::string_view name_of(Since since);

struct Standing {
    Severity level = Severity::error;  ///< the least severity that fails a record
    Since since = Since::no_baseline;
    std::string was{};                              ///< the digest of a changed record in the baseline
    std::string is{};                               ///< and as it is now
    std::set<std::string, std::less<>> known{};     ///< the findings of `was`, in its words
    std::set<std::string, std::less<>> vanished{};  ///< those of them that are no more

    /// Compares a record that the baseline has with what it is now.
    void compare(std::string_view then, std::string now);
};

}  // namespace arbiter::cli
