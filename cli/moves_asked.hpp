// Lines that follow each other in a record: an opening, a blunder and its answer.
#pragma once

#include "cli/judged.hpp"
#include "rules/hash128.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class MovesAsked {
public:
    /// * stands for any text. Every record has no lines at all.
    explicit MovesAsked(const std::vector<std::string>& lines);

    bool are_in(const Judged& judged) const;
    /// Each without comment and annotations.
    const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

/// The body of a record, each line without comment and annotations; blank lines are left out.
std::vector<std::string> moves_of(const Judged& judged);

/// What the moves alone are known by: players are told by their seats, and the header counts for nothing but the game.
Hash128 hash_of_moves(const Judged& judged);

}  // namespace arbiter::cli
