// Which cases somebody has chosen, by the words they have.
#pragma once

#include "cli/cases/case_expression.hpp"
#include "grammar/record/header.hpp"

#include <string>
#include <string_view>

namespace arbiter::cli {

/// By game, X-Case, X-Ruling, Event and the file's name.
bool is_chosen(const CaseExpression& selection, const std::string& path, const Header& header);

/// Of a run that had nothing to look at, because of the words or without any, which must not pass for success. Throws
/// std::runtime_error; `what` is what it looks for, such as "case".
[[noreturn]] void refuse_none(std::string_view command, std::string_view what, const std::string& chosen);

}  // namespace arbiter::cli
