// The option of commands that add up: a part for merge instead of what they print.
#pragma once

#include "cli/app/command.hpp"

#include <string>
#include <utility>

namespace arbiter::cli {

/// `check` has one of its own, with formats.
inline Option sums_part_option(std::string& part, std::string excludes) {
    Option option{"--part", "write nothing but a part, for merge, to this file", &part, files()};
    option.excludes = std::move(excludes);
    return option;
}

}  // namespace arbiter::cli
