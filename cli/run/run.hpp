// Judges all records of all inputs, on one or several threads, and hands the results on in input order.
#pragma once

#include "cli/baseline/baseline_counts.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/range.hpp"
#include "cli/report/judged_record.hpp"
#include "cli/report/run_totals.hpp"
#include "cli/report/text.hpp"
#include "cli/run/progress.hpp"
#include "cli/run/severity_policy.hpp"
#include "rules/registry/judge.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// A failing record that waits for somebody to look for what was meant in it.
struct Unfixed {
    std::size_t block;  ///< where its first cause is told
    std::string path;
    std::string text;
    std::uint64_t offset, line, number;
};

/// What some consecutive records have become: a text for each output, and their counts.
struct Rendered {
    std::vector<std::string> outputs;
    RunTotals totals;
    std::uint64_t found = 0;    ///< records that are as asked, for commands that ask
    std::vector<Block> blocks;  ///< the findings in outputs[0], for commands that may leave some out
    BaselineCounts changes;     ///< since the baseline
    std::vector<Unfixed> unfixed;
};

/// Calls each(piece, record, open, front) for everything in one file; Piece::end stands for a file without a record.
/// `idle` is called before waiting for more input, and `progress` is told what was read. Of the file, only what begins
/// in the stretch.
using EachPiece = std::function<void(Piece, const RecordText&, const FileReader&, std::string_view)>;
void each_piece(const std::string& path, std::vector<InputError>& input_errors, const EachPiece& each,
                const std::function<void()>& idle = {}, const Stretch& stretch = {}, Progress* progress = nullptr);

struct RunOptions {
    std::vector<std::string> paths;
    ReportOptions report_options;
    std::size_t jobs = 1;  ///< threads that judge
    std::size_t outputs = 0;
    const SeverityPolicy* policy = nullptr;  ///< applied to every report, if there is one
    std::string_view stdin_name = "-";       ///< what standard input is called
    bool identify = false;                   ///< say of each record what it is known by
    Portion range{};                         ///< the part of the input that is judged
    bool follow = false;                     ///< what a record has become is accepted before the next one is looked at
    Progress* progress = nullptr;            ///< told how far it has come, if there is one
};

/// `render` is called for every record, possibly from several threads at once, and must only add to its Rendered;
/// `accept` is called in input order from one thread; while no
/// more input is waiting, everything judged so far has been accepted and is on its way out. Answers the inputs that
/// could not be read.
std::vector<InputError> run(const RunOptions& options,
                            const std::function<void(const JudgedRecord&, Rendered&)>& render,
                            const std::function<void(Rendered&)>& accept);

/// Judges all records and prints what is written of each: `write` appends what standard output gets of it. Answers the
/// exit code: whether an input could not be read, or a record has an error.
int print_each(const RunOptions& options, const std::function<void(const JudgedRecord&, std::string&)>& write);

}  // namespace arbiter::cli
