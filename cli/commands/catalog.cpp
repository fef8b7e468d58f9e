// The list of commands, one line each.
#include "cli/commands/catalog.hpp"

namespace arbiter::cli {

std::vector<Command> catalog() {
    return {
        check_command(),  test_command(),    kit_command(),        coverage_command(), query_command(),
        stats_command(),  merge_command(),   score_command(),      sheet_command(),    explain_command(),
        rules_command(),  rulings_command(), moves_command(),      show_command(),     trace_command(),
        new_command(),    live_command(),    play_command(),       format_command(),   fix_command(),
        import_command(), serve_command(),   completion_command(),
    };
}

}  // namespace arbiter::cli
