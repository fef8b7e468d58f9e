// The options of query: what is asked of records, and what is done with those that are so.
#include "cli/commands/catalog.hpp"
#include "cli/commands/query.hpp"

namespace arbiter::cli {
namespace {

void add_filters(FilterOptions& filter, std::vector<Option>& to) {
    to.push_back({"--header", "KEY=VALUE: the header says so; * stands for any text", &filter.headers});
    to.push_back({"--player", "somebody of this name plays", &filter.players});
    to.push_back({"--players", "so many play", &filter.player_count});
    to.push_back({"--score", "MIN..MAX: somebody (or --player) has such a score", &filter.score});
    to.push_back({"--winner", "somebody of this name has won", &filter.winners});
    to.push_back({"--verdict", "the verdict is this", &filter.verdicts,
                  one_of({"valid", "incomplete", "unverified", "violation", "unreadable"})});
    to.push_back({"--code", "a finding has this code; * stands for any text", &filter.codes, codes()});
    to.push_back({"--completed", "a task of this name was completed; * stands for any text", &filter.completed});
    to.push_back({"--game", "it is this game", &filter.games, game_names()});
}

}  // namespace

Command query_command() {
    static QueryOptions options;
    Command command{"query",
                    "list or copy the records that are as asked",
                    {paths_argument(options.paths), files_from_option(options.paths)},
                    [] {
                        options.jobs = threads(options.jobs);
                        return query(options);
                    }};
    std::vector<Option>& to = command.options;
    add_filters(options.filter, to);
    to.push_back({"--count", "print only how many there are", &options.count});
    to.push_back({"--records", "print the records as they stand", &options.records, {}, {}, "--count"});
    to.push_back({"--into", "write the records to this file", &options.into, files()});
    to.push_back({"--rest", "write all other records to this file", &options.rest, files()});
    to.push_back(range_option(options.range));
    to.push_back(data_option());
    to.push_back(no_files_option());
    to.push_back(jobs_option(options.jobs));
    return command;
}

}  // namespace arbiter::cli
