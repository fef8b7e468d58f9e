// What a run measures a record by: the severity that fails it, and what the baseline knows of it.
#pragma once

#include "rules/report/rule.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

enum class Change : std::uint8_t { no_baseline, fresh, unchanged, changed };

/// "new", "unchanged", "changed"; empty without a baseline.
std::string_view name_of(Change change);

/// A finding that the baseline has and the record no more.
struct FixedFinding {
    std::string words;  ///< as in a digest: "error azul.line.full at 6:6"
    std::string mark;   ///< what it is known again by
};

struct BaselineStatus {
    Severity level = Severity::error;  ///< the least severity that fails a record
    bool strict = false;               ///< any change fails it, one for the better too
    Change change = Change::no_baseline;
    bool better = false;                         ///< what has changed is for the better, or another record
    std::string was{};                           ///< the digest of a changed record in the baseline
    std::string is{};                            ///< and as it is now
    std::vector<std::string> marks{};            ///< what its findings are known again by, in their order
    std::set<std::string, std::less<>> known{};  ///< the same of those in the baseline
    std::vector<FixedFinding> fixed{};           ///< those of them that are no more
};

}  // namespace arbiter::cli
