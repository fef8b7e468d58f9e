// A part of a run, kept so that the parts can be joined into what one run would have come to.
#pragma once

#include "cli/input/input_error.hpp"
#include "cli/input/inputs.hpp"
#include "cli/input/range.hpp"
#include "cli/output/atomic_file.hpp"
#include "cli/report/run_totals.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What all parts of a run have in common, and which of them this is.
struct PartialHead {
    std::string version;
    std::string command;               ///< what made it: "check"
    std::string question{};            ///< what sums are about, as it was asked
    std::vector<std::string> formats;  ///< of its reports
    bool ids = false;                  ///< they show what records are known by
    std::string inputs;                ///< hash_of_inputs
    Portion range;

    bool is_of_same_run(const PartialHead& other) const;
};

struct PartialEnd {
    RunTotals totals;
    InputErrors input_errors;
    std::string sums;  ///< what the command has added up, in a form of its own
};

/// Writes the head at once, then what some consecutive records have become, again and again, then the end.
class PartialWriter {
public:
    PartialWriter(AtomicFile& file, const PartialHead& head);

    /// A text for each format, from the `first` one on.
    void write(const std::vector<std::string>& texts, std::size_t first);
    void close(const PartialEnd& end);

private:
    AtomicFile& file_;
};

/// Reads a part. Throws std::runtime_error, naming the file, when it cannot be read, was not finished or is no part.
class PartialReader {
public:
    explicit PartialReader(const std::string& path);

    const std::string& path() const { return path_; }
    const PartialHead& head() const { return head_; }
    /// The next texts; false behind the last, and then there is an end.
    bool next(std::vector<std::string>& texts);
    const PartialEnd& end() const { return end_; }

private:
    std::string line();
    void read_text(std::uint64_t size, std::string& text);
    std::size_t fill();
    [[noreturn]] void refuse(std::string_view why) const;

    std::string path_;
    OpenFile file_;
    std::string buffer_;
    std::size_t at_ = 0;
    PartialHead head_;
    PartialEnd end_;
};

}  // namespace arbiter::cli
