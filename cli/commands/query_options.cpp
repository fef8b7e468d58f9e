// The options of query and stats.
#include "cli/commands/command_line.hpp"
#include "cli/commands/query.hpp"
#include "cli/commands/stats.hpp"

#include <CLI/CLI.hpp>

namespace arbiter::cli {
namespace {

void add_list(CLI::App& command, const std::string& name, std::vector<std::string>& list, const std::string& help,
              const CLI::Validator& check = {}) {
    command.add_option(name, list, help)->expected(1)->take_all()->allow_extra_args(false)->check(check);
}

void add_filters(CLI::App& command, FilterOptions& filter) {
    add_list(command, "--header", filter.headers, "KEY=VALUE: the header says so; * stands for any text");
    add_list(command, "--player", filter.players, "somebody of this name plays");
    command.add_option("--players", filter.player_count, "so many play");
    command.add_option("--score", filter.score, "MIN..MAX: somebody (or --player) has such a score");
    add_list(command, "--winner", filter.winners, "somebody of this name has won");
    add_list(command, "--verdict", filter.verdicts, "the verdict is this",
             CLI::IsMember({"valid", "incomplete", "unverified", "violation", "unreadable"}));
    add_list(command, "--code", filter.codes, "a finding has this code; * stands for any text");
    add_list(command, "--completed", filter.completed, "a task of this name was completed; * stands for any text");
    add_list(command, "--game", filter.games, "it is this game");
}

}  // namespace

void add_query(CLI::App& app, Action& action) {
    static QueryOptions options;
    CLI::App* const command = app.add_subcommand("query", "list or copy the records that are as asked");
    add_paths(*command, options.paths);
    add_filters(*command, options.filter);
    CLI::Option* const count = command->add_flag("--count", options.count, "print only how many there are");
    command->add_flag("--records", options.records, "print the records as they stand")->excludes(count);
    command->add_option("--into", options.into, "write the records to this file");
    command->add_option("--rest", options.rest, "write all other records to this file");
    add_side_files(*command);
    add_jobs(*command, options.jobs);
    command->callback([&action] {
        action = [] {
            options.jobs = threads(options.jobs);
            return query(options);
        };
    });
}

void add_stats(CLI::App& app, Action& action) {
    static StatsOptions options;
    CLI::App* const command =
        app.add_subcommand("stats", "sum up scores, lengths, completed tasks and findings of each game");
    add_paths(*command, options.paths);
    command->add_flag("--json", options.json, "print JSON");
    add_side_files(*command);
    add_jobs(*command, options.jobs);
    command->callback([&action] {
        action = [] {
            options.jobs = threads(options.jobs);
            return stats(options);
        };
    });
}

}  // namespace arbiter::cli
