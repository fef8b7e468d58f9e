// arbiter explain, rules, rulings: the rulebooks as the referee knows them.
#pragma once

#include <string>

namespace arbiter::cli {

struct BooksOptions {
    std::string asked;  ///< a code or a game
    bool json = false;
};

int explain(const BooksOptions& options);
int list_rules(const BooksOptions& options);
int list_rulings(const BooksOptions& options);

}  // namespace arbiter::cli
