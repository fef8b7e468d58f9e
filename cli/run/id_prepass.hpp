// Goes over the records of a run before it begins, to see which of them a baseline knows.
#pragma once

#include "cli/baseline/baseline_matching.hpp"
#include "cli/run/run.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

/// Standard input, kept so that it can be read twice if it is among the paths; afterwards it stands where it stood.
class KeptInput {
public:
    explicit KeptInput(const std::vector<std::string>& paths);
    /// For whoever reads next.
    void rewind() const;

private:
    bool kept_ = false;
    std::int64_t begin_ = 0;
};

/// The names of all inputs, as reports show them.
std::vector<std::string> names_of_inputs(const RunOptions& options);

/// Adds all records of the inputs that can be read twice, and pairs them. Answers the names of all inputs, as reports
/// show them, and whether each record was added.
struct Seen {
    std::vector<std::string> names;
    bool all = true;
};
Seen look_ahead(RunOptions options, BaselineMatching& pairing);

}  // namespace arbiter::cli
