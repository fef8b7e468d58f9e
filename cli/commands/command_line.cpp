// The options several commands share, and what their values come to.
#include "cli/commands/command_line.hpp"

#include "cli/inputs.hpp"
#include "cli/side_files.hpp"
#include "rules/registry.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <thread>
#include <unistd.h>

namespace arbiter::cli {

namespace {

/// One path a line, or each with a NUL behind it, as find -print0 writes them. A list that cannot be read stays a path,
/// so that it is told like any other.
void append_list(const std::string& list, std::vector<std::string>& paths) {
    OpenFile file(list);
    const std::string text = read_all(file);
    if (!file.error().empty()) {
        paths.push_back(list);
        return;
    }
    const char separator = text.find('\0') == std::string::npos ? '\n' : '\0';
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        if (end != at) {
            paths.push_back(text.substr(at, end - at));
        }
        at = end + 1;
    }
}

}  // namespace

void add_paths(CLI::App& command, std::vector<std::string>& paths) {
    command.add_option("paths", paths, "files, folders (their .tgn files) or - for standard input");
    const auto append = [&paths](const std::vector<std::string>& lists) {
        for (const std::string& list : lists) {
            append_list(list, paths);
        }
    };
    command
        .add_option_function<std::vector<std::string>>("--files-from", append,
                                                       "also read the files that this file, or -, names, one a line")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false);
}

void require_paths(const CLI::App& app) {
    for (const CLI::App* const command : app.get_subcommands()) {
        const CLI::Option* const paths = command->get_option_no_throw("paths");
        if (paths != nullptr && paths->count() + command->count("--files-from") == 0) {
            throw CLI::RequiredError("paths");
        }
    }
}

CLI::Option* add_color(CLI::App& command, std::string& when) {
    return command.add_option("--color", when, "auto (on a terminal), always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}));
}

bool wants_color(const std::string& when) {
    const char* const refused = std::getenv("NO_COLOR");
    if (when != "auto") {
        return when == "always";
    }
    return (refused == nullptr || *refused == '\0') && isatty(STDOUT_FILENO) != 0;
}

CLI::Option* add_jobs(CLI::App& command, std::size_t& jobs) {
    return command.add_option("-j,--jobs", jobs, "judge on so many threads, 0 for one a core");
}

std::size_t threads(std::size_t jobs) {
    return jobs == 0 ? std::max(1U, std::thread::hardware_concurrency()) : std::min<std::size_t>(jobs, 256);
}

void add_side_files(CLI::App& command) {
    command
        .add_option("--data", side_files().data,
                    "look below this folder too for the files that records name (decks, lists, games)")
        ->check(CLI::ExistingDirectory);
    command.add_flag("--no-files", side_files().refused, "read no file that a record names");
}

std::string game_list() {
    std::string names;
    for (const GameEntry& entry : games()) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", entry.about->id);
    }
    return names;
}

}  // namespace arbiter::cli
