// The result that a record announces.
#pragma once

#include "grammar/record/header.hpp"
#include "rules/referee.hpp"

namespace arbiter {

/// Whether `Result` says what the report of a finished game says, or there is none.
bool result_agrees(const Header& header, const Report& report);

/// Compares `Result` with how the rules have ended the game, or warns that nothing can be compared.
void audit_result(const Header& header, Referee& referee);

}  // namespace arbiter
