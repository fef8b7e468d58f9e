// arbiter fmt and arbiter fix: records in canonical form, and as they were probably meant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::cli {

struct FormatOptions {
    std::vector<std::string> paths;
    bool in_place = false;
    bool check = false;  ///< write nothing, say which files are not canonical
    bool diff = false;   ///< write nothing, show what would change
    /// What was probably meant in each record that breaks a rule is made, too: the fix of this number, from 1; with 0 the
    /// one that is the sole one.
    std::optional<std::uint64_t> fix;
    std::string called = "fmt -i";
};

int format(const FormatOptions& options);

}  // namespace arbiter::cli
