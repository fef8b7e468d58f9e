// arbiter score: the score sheet of every record, with the trail that says why, and the table at the end.
#pragma once

#include <string>
#include <vector>

namespace arbiter::cli {

struct ScoreOptions {
    std::vector<std::string> paths;
    bool json = false;
    bool color = false;
};

int score(const ScoreOptions& options);

}  // namespace arbiter::cli
