// The options of query: what is asked of records, and what is done with those that are so.
#include "cli/app/catalog.hpp"
#include "cli/commands/query.hpp"
#include "cli/search/filter_options.hpp"

namespace arbiter::cli {
namespace {

void add_choice(QueryOptions& options, std::vector<Option>& to) {
    to.push_back({"--unique", "of records that are the same only the first", &options.unique});
    to.push_back({"--duplicates", "only records that are the same as one before", &options.duplicates});
    to.push_back({"--by", "what makes records the same: id or moves", &options.same_by, one_of({"id", "moves"})});
    to.push_back({"--sample", "so many of them, chosen by chance", &options.sample});
    to.push_back({"--seed", "the same seed chooses the same", &options.seed});
    to.push_back({"--sort", "in the order of this number, name or header", &options.sort});
    to.push_back({"--descending", "the greatest first", &options.descending, {}, "--sort"});
    to.push_back({"--max-records", "sort, sample or split so many at most: they wait in memory (default 1000000)",
                  &options.max_records});
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
    to.push_back({"--json", "print an object for each, a line each", &options.json, {}, {}, "--count --records"});
    to.push_back(
        {"-0,--null", "end names with a NUL, not a line break", &options.null, {}, {}, "--count --records --json"});
    add_choice(options, to);
    to.push_back({"--into", "write the records to this file", &options.into, files()});
    to.push_back({"--split",
                  "one file for each value of this, or for so many records, in the folder of --into",
                  &options.split,
                  {},
                  "--into"});
    to.push_back({"--rest", "write all other records to this file", &options.rest, files()});
    to.push_back(range_option(options.range));
    to.push_back(follow_option(options.follow));
    to.push_back(data_option());
    to.push_back(no_files_option());
    to.push_back(jobs_option(options.jobs));
    return command;
}

}  // namespace arbiter::cli
