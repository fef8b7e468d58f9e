// A command as data: what it is called, what it takes, where that goes, and what then happens. The command line, the
// help and the completion are made from it, and the manual is held against it.
#pragma once

#include "cli/app/option_values.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace arbiter::cli {

/// Paths to which those are added that a file lists.
struct Listed {
    std::vector<std::string>* paths;
};

/// A flag that may say a number: "--fix", which is 0, or "--fix=2".
struct NumberedFlag {
    std::optional<std::uint64_t>* number;
};

/// Where what is given for an option goes; it outlives the command. A flag has a bool, a list may be given several
/// times.
using Target = std::variant<bool*, std::string*, std::vector<std::string>*, std::uint64_t*, std::optional<unsigned>*,
                            Listed, NumberedFlag>;

struct Option {
    std::string names;  ///< "-q,--quiet"; an argument, which has to be given, has no dashes: "paths"
    std::string help;
    Target target;
    Values values{};
    std::string needs{};           ///< another option without which this one means nothing
    std::string excludes{};        ///< other options that contradict this one: "--json --csv"
    std::string instead{};         ///< another option that may be given instead of this argument
    bool may_be_left_out = false;  ///< of an argument

    bool is_argument() const { return !names.starts_with('-'); }
    bool takes_value() const {
        return !std::holds_alternative<bool*>(target) && !std::holds_alternative<NumberedFlag>(target);
    }
    /// "-q", "--quiet"
    std::vector<std::string> each_name() const;
};

struct Command {
    std::string name;
    std::string help;
    std::vector<Option> options;
    std::function<int()> run;  ///< answers the exit code
};

/// What every command takes beside its own options.
inline constexpr std::string_view help_names = "-h,--help";
inline constexpr std::string_view help_text = "Print this help message and exit";

/// --color, and what its value comes to when the command runs.
Option color_option(std::string& when);
bool wants_color(const std::string& when);

/// --jobs, and how many threads that are.
Option jobs_option(std::uint64_t& jobs);
std::size_t threads(std::uint64_t jobs);

/// The files, folders or standard input that a command reads, and --files-from, which names files with more of them.
Option paths_argument(std::vector<std::string>& paths,
                      std::string_view words = "files, folders (their .tgn files) or - for standard input");
Option files_from_option(std::vector<std::string>& paths);

/// --range: the part of the input that is meant.
Option range_option(std::string& range);

/// --follow: answers record by record.
Option follow_option(bool& follow);

/// --data and --no-files: which files the records may name.
Option data_option();
Option no_files_option();

/// Adds the paths that a file lists. A list that cannot be read is added itself, so that it is told like any other.
void append_listed(const std::string& list, std::vector<std::string>& paths);

}  // namespace arbiter::cli
