// arbiter play: random legal games as records, for tests, benchmarks and fuzzing.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::cli {

struct PlayOptions {
    std::string game;
    std::uint64_t players = 2;
    std::uint64_t seed = 1;
    std::uint64_t games = 1;
    std::vector<std::string> header;  ///< further header lines: "House: wall=gray"
};

int play(const PlayOptions& options);

}  // namespace arbiter::cli
