// What is said of a rule to somebody who asks for it.
#pragma once

#include "rules/report/rule.hpp"

#include <string>

namespace arbiter::cli {

/// The rule, why it is so, what it rests on, and what breaking it means.
std::string rule_text(const Rule& rule);

}  // namespace arbiter::cli
