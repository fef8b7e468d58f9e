// arbiter kit: another program is asked what the referee says of a collection of cases.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct KitOptions {
    std::vector<std::string> paths;    ///< empty: the cases installed with the program
    std::string engine;                ///< a command of the shell
    std::vector<std::string> reports;  ///< FORMAT=PATH
    std::string chosen;                ///< an expression; empty: all cases
    std::string timeout = "10";        ///< seconds for one answer
    bool all = false;                  ///< also what an engine need not know
    bool verbose = false;
    bool quiet = false;
    bool color = false;
};

int kit(const KitOptions& options);

}  // namespace arbiter::cli
