// What the first word of a command line stands for when it is no command: help, the version, a file to check.
#pragma once

#include "cli/app/command.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

struct Meaning {
    std::vector<std::string> words;  ///< as if they had been written in full
    std::string fault;               ///< why they mean nothing; else empty
};

/// `help`, `help COMMAND` and `version` are the options of that name, and `FILE` is `check FILE`.
Meaning meaning_of(std::vector<std::string> words, const std::vector<Command>& commands);

}  // namespace arbiter::cli
