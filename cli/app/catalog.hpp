// Every command there is, each defined in <name>_options.cpp.
#pragma once

#include "cli/app/command.hpp"

#include <vector>

namespace arbiter::cli {

/// In the order of the help. What they are given is kept from one call to the next.
std::vector<Command> catalog();

Command check_command();
Command test_command();
Command kit_command();
Command coverage_command();
Command query_command();
Command stats_command();
Command merge_command();
Command score_command();
Command sheet_command();
Command explain_command();
Command rules_command();
Command rulings_command();
Command moves_command();
Command show_command();
Command trace_command();
Command new_command();
Command live_command();
Command play_command();
Command format_command();
Command fix_command();
Command import_command();
Command serve_command();
Command completion_command();

}  // namespace arbiter::cli
