// arbiter import: makes records of what other programs save of a game.
#pragma once

#include "cli/import/source.hpp"

#include <string>

namespace arbiter::cli {

struct ImportOptions {
    std::string format;
    std::string path;
    ImportHints hints;
};

int import_game(const ImportOptions& options);

}  // namespace arbiter::cli
