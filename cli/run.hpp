// Judges all records of all inputs, on one or several threads, and hands the results on in input order.
#pragma once

#include "cli/changes.hpp"
#include "cli/inputs.hpp"
#include "cli/judged.hpp"
#include "cli/policy.hpp"
#include "cli/progress.hpp"
#include "cli/range.hpp"
#include "cli/render/text.hpp"
#include "cli/tally.hpp"
#include "rules/judge.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// A failing record that waits for somebody to look for what was meant in it.
struct Unmended {
    std::size_t block;  ///< where its first cause is told
    std::string path;
    std::string text;
    std::uint64_t offset, line, number;
};

/// What some consecutive records have become: a text for each output, and their counts.
struct Rendered {
    std::vector<std::string> outputs;
    Tally tally;
    std::uint64_t found = 0;    ///< records that are as asked, for commands that ask
    std::vector<Block> blocks;  ///< the findings in outputs[0], for commands that may leave some out
    Changes changes;            ///< since the baseline
    std::vector<Unmended> unmended;
};

/// Calls each(piece, record, open, front) for everything in one file; Piece::end stands for a file without a record.
/// `idle` is called before waiting for more input, and `progress` is told what was read. Of the file, only what begins
/// in the stretch.
using EachPiece = std::function<void(Piece, const RecordText&, const FileReader&, std::string_view)>;
void each_piece(const std::string& path, std::vector<Trouble>& troubles, const EachPiece& each,
                const std::function<void()>& idle = {}, const Stretch& stretch = {}, Progress* progress = nullptr);

struct RunOptions {
    std::vector<std::string> paths;
    Wishes wishes;
    std::size_t jobs = 1;  ///< threads that judge
    std::size_t outputs = 0;
    const Policy* policy = nullptr;     ///< applied to every report, if there is one
    std::string_view stdin_name = "-";  ///< what standard input is called
    bool identify = false;              ///< say of each record what it is known by
    Portion range{};                    ///< the part of the input that is judged
    bool follow = false;                ///< what a record has become is accepted before the next one is looked at
    Progress* progress = nullptr;       ///< told how far it has come, if there is one
};

/// `render` is called for every record, possibly from several threads at once, and must only add to its Rendered;
/// `accept` is called in input order from one thread; while no
/// more input is waiting, everything judged so far has been accepted and is on its way out. Answers the inputs that
/// could not be read.
std::vector<Trouble> run(const RunOptions& options, const std::function<void(const Judged&, Rendered&)>& render,
                         const std::function<void(Rendered&)>& accept);

}  // namespace arbiter::cli
