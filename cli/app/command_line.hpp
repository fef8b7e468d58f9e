// From the words of a command line to the command they ask for.
#pragma once

#include "cli/app/command.hpp"

#include <vector>

namespace arbiter::cli {

/// Reads the words, runs the command and answers the exit code. Help, version and what is wrong with the words are
/// printed.
int run_command_line(const std::vector<Command>& commands, int argc, char** argv);

}  // namespace arbiter::cli
