// arbiter completion: scripts that teach a shell the command line.
#pragma once

#include "cli/app/command.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

std::string bash_completion(const std::vector<Command>& commands);
std::string zsh_completion(const std::vector<Command>& commands);
std::string fish_completion(const std::vector<Command>& commands);

/// Prints the script of a shell: bash, zsh or fish.
int print_completion(const std::string& shell, const std::vector<Command>& commands);

}  // namespace arbiter::cli
