// A part of a run, kept so that the parts can be joined into what one run would have come to.
#pragma once

#include "cli/fresh_file.hpp"
#include "cli/inputs.hpp"
#include "cli/range.hpp"
#include "cli/tally.hpp"
#include "cli/trouble.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// What all parts of a run have in common, and which of them this is.
struct PartHead {
    std::string version;
    std::string command;               ///< what made it: "check"
    std::string question{};            ///< what sums are about, as it was asked
    std::vector<std::string> formats;  ///< of its reports
    bool ids = false;                  ///< they show what records are known by
    std::string inputs;                ///< hash_of_inputs
    Portion range;

    bool is_of_same_run(const PartHead& other) const;
};

struct PartEnd {
    Tally tally;
    Troubles troubles;
    std::string sums;  ///< what the command has added up, in a form of its own
};

/// Writes the head at once, then what some consecutive records have become, again and again, then the end.
class PartWriter {
public:
    PartWriter(FreshFile& file, const PartHead& head);

    /// A text for each format, from the `first` one on.
    void write(const std::vector<std::string>& texts, std::size_t first);
    void close(const PartEnd& end);

private:
    FreshFile& file_;
};

/// Reads a part. Throws std::runtime_error, naming the file, when it cannot be read, was not finished or is no part.
class PartReader {
public:
    explicit PartReader(const std::string& path);

    const std::string& path() const { return path_; }
    const PartHead& head() const { return head_; }
    /// The next texts; false behind the last, and then there is an end.
    bool next(std::vector<std::string>& texts);
    const PartEnd& end() const { return end_; }

private:
    std::string line();
    void read_text(std::uint64_t size, std::string& text);
    std::size_t fill();
    [[noreturn]] void refuse(std::string_view why) const;

    std::string path_;
    OpenFile file_;
    std::string buffer_;
    std::size_t at_ = 0;
    PartHead head_;
    PartEnd end_;
};

}  // namespace arbiter::cli
