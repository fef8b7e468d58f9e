// The options of each command: one function a command, in <command>_options.cpp beside it. CLI11 lives there and in
// main.cpp only.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace arbiter::cli {

/// What the chosen command does once everything is parsed.
using Action = std::function<int()>;

void add_check(CLI::App& app, Action& action);
void add_test(CLI::App& app, Action& action);
void add_coverage(CLI::App& app, Action& action);
void add_query(CLI::App& app, Action& action);
void add_stats(CLI::App& app, Action& action);
void add_completion(CLI::App& app, Action& action);

/// The paths a command reads, and --files-from, which names files with more of them.
void add_paths(CLI::App& command, std::vector<std::string>& paths);
/// Throws CLI::RequiredError when a command was given neither.
void require_paths(const CLI::App& app);

/// --color, and what its value comes to when the command runs.
CLI::Option* add_color(CLI::App& command, std::string& when);
bool wants_color(const std::string& when);

/// --jobs, and how many threads that are.
CLI::Option* add_jobs(CLI::App& command, std::size_t& jobs);
std::size_t threads(std::size_t jobs);

/// --data and --no-files: which files the records may name.
void add_side_files(CLI::App& command);

/// "azul, grawlix, …"
std::string game_list();

}  // namespace arbiter::cli
