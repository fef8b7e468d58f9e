// arbiter moves: what is legal at the end of a record, and how many ways the game can go on from there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace arbiter::cli {

struct MovesOptions {
    std::string path;
    std::optional<unsigned> record;  ///< its number in the file, from 1; the last one
    std::optional<unsigned> count;
    bool position = false;  ///< instead, the lines that set it
    bool json = false;
    bool color = false;
};

int moves(const MovesOptions& options);

}  // namespace arbiter::cli
