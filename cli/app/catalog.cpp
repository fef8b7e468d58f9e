// The list of commands, one line each.
#include "cli/app/catalog.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace arbiter::cli {

std::vector<Command> catalog() {
    constexpr std::array commands{
        check_command,  test_command,  kit_command,    coverage_command, query_command,      stats_command,
        merge_command,  score_command, sheet_command,  explain_command,  rules_command,      rulings_command,
        moves_command,  show_command,  trace_command,  new_command,      live_command,       play_command,
        format_command, fix_command,   import_command, serve_command,    completion_command,
    };
    std::vector<Command> catalog;
    catalog.reserve(commands.size());
    std::transform(commands.begin(), commands.end(), std::back_inserter(catalog), [](auto make) { return make(); });
    return catalog;
}

}  // namespace arbiter::cli
