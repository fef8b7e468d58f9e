// arbiter sheet: adds up a printed score sheet, and says which of its numbers cannot be.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct SheetOptions {
    std::string game;
    std::vector<std::string> words;  ///< players, and box=number
    std::string from;                ///< a file with CSV or JSON instead
    bool json = false;
};

int sheet(const SheetOptions& options);

}  // namespace arbiter::cli
