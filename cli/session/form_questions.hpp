// Asks for the boxes of a score sheet, one after the other, as somebody at the table would.
#pragma once

#include "rules/score/form.hpp"

#include <iosfwd>

namespace arbiter::cli {

/// Asks again where something cannot be in its box. Throws when nobody answers any more.
form::Filled ask(const form::Form& form, std::istream& answers, std::ostream& questions);

}  // namespace arbiter::cli
