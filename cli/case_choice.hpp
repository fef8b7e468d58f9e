// Which cases somebody has chosen, by the words they have.
#pragma once

#include "cli/selection.hpp"
#include "grammar/record/header.hpp"

#include <string>

namespace arbiter::cli {

/// By game, X-Case, X-Ruling, Event and the file's name.
bool is_chosen(const Selection& selection, const std::string& path, const Header& header);

}  // namespace arbiter::cli
