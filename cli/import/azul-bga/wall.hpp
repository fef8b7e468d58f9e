// The tiles that Board Game Arena lays on the walls at the end of a round.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace arbiter::cli::bga {

/// The letter of a tile's type, 1 to 5; '?' for any other.
char letter_of(std::int64_t type);

/// Where the complete pattern lines of a player went, in the notation of the gray wall.
class Tiling {
public:
    void lay(std::int64_t line, std::int64_t column) { goals_[line] = std::to_string(column); }
    void drop(std::int64_t line) { goals_[line] = "floor"; }
    bool empty() const { return goals_.empty(); }
    /// "1:3 4:floor"
    std::string written() const;

private:
    std::map<std::int64_t, std::string> goals_;
};

/// Whether a tile of this type has its printed place there on the colored wall.
bool is_printed(std::int64_t type, std::int64_t line, std::int64_t column);

}  // namespace arbiter::cli::bga
