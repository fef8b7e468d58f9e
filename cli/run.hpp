// Judges all records of all inputs, on one or several threads, and hands the results on in input order.
#pragma once

#include "cli/inputs.hpp"
#include "cli/judged.hpp"
#include "cli/tally.hpp"

#include <functional>
#include <string>
#include <vector>

namespace arbiter::cli {

/// What some consecutive records have become: a text for each output, and their counts.
struct Rendered {
    std::vector<std::string> outputs;
    Tally tally;
    std::uint64_t failed = 0;  ///< records at or above the level that fails the run
};

struct RunOptions {
    std::vector<std::string> paths;
    Wishes wishes;
    std::size_t jobs = 1;  ///< threads that judge
    std::size_t outputs = 0;
};

/// `render` is called for every record, possibly from several threads at once, and must only add to its Rendered;
/// `accept` is called in input order from one thread. Answers the inputs that could not be read.
std::vector<Trouble> run(const RunOptions& options, const std::function<void(const Judged&, Rendered&)>& render,
                         const std::function<void(Rendered&)>& accept);

}  // namespace arbiter::cli
