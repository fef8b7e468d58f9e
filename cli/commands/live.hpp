// arbiter live: a game entered line by line, each line judged and kept at once.
#pragma once

#include <string>

namespace arbiter::cli {

struct LiveOptions {
    std::string path;  ///< empty: asked for, at a terminal
    bool color = false;
};

int live(const LiveOptions& options);

}  // namespace arbiter::cli
