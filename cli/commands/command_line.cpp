// The options several commands share, and what their values come to.
#include "cli/commands/command_line.hpp"

#include "rules/registry.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <thread>
#include <unistd.h>

namespace arbiter::cli {

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

std::string game_list() {
    std::string names;
    for (const GameEntry& entry : games()) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", entry.about->id);
    }
    return names;
}

}  // namespace arbiter::cli
