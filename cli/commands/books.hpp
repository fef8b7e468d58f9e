// arbiter explain, rules, rulings: the rulebooks as the referee knows them.
#pragma once

#include <string>

namespace arbiter::cli {

int explain(const std::string& code);
int list_rules(const std::string& game);
int list_rulings(const std::string& game);

}  // namespace arbiter::cli
