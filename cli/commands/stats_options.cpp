// The options of stats.
#include "cli/app/catalog.hpp"
#include "cli/commands/stats.hpp"
#include "cli/commands/sums_option.hpp"
#include "cli/search/filter_options.hpp"

namespace arbiter::cli {

Command stats_command() {
    static StatsOptions options;
    Command command{"stats",
                    "sum up scores, lengths, completed tasks and findings of each game",
                    {paths_argument(options.paths), files_from_option(options.paths)},
                    [] {
                        options.jobs = threads(options.jobs);
                        return stats(options);
                    }};
    std::vector<Option>& to = command.options;
    add_filters(options.filter, to);
    to.push_back(
        {"--by", "also by this name, number or header, by pair or opening: a group for each that it has", &options.by});
    to.push_back({"--first", "so many lines are an opening", &options.first, {}, "--by"});
    to.push_back({"--json", "print JSON", &options.form.json});
    to.push_back({"--csv", "print a table, a line for each group", &options.form.csv, {}, {}, "--json"});
    to.push_back({"--svg", "draw scores, lengths and wins by seat", &options.form.svg, {}, {}, "--json --csv"});
    to.push_back(range_option(options.range));
    to.push_back(sums_part_option(options.part, "--json --csv --svg"));
    to.push_back(data_option());
    to.push_back(no_files_option());
    to.push_back(jobs_option(options.jobs));
    return command;
}

}  // namespace arbiter::cli
