// Legal moves as they are counted for somebody at the table, and what is said where there are none to list.
#pragma once

#include "rules/registry/registry.hpp"

#include <string>

namespace arbiter::cli {

/// "at least 3 legal moves", or how many claims may still be made behind the end
std::string said_count(const Position& position);

/// Nobody says who is to move, or nothing can be written.
bool lists_none(const Position& position);
/// What is said of such a position, each line with its line break; the names in it are as written.
std::string said_instead(const Position& position);

}  // namespace arbiter::cli
