// Lines that follow each other in a record: an opening, a blunder and its answer.
#pragma once

#include "cli/report/judged_record.hpp"
#include "rules/registry/hash128.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class MovePattern {
public:
    /// * stands for any text. Every record has no lines at all.
    explicit MovePattern(const std::vector<std::string>& lines);

    bool are_in(const JudgedRecord& judged) const;
    /// Each without comment and annotations.
    const std::vector<std::string>& lines() const { return lines_; }

private:
    std::vector<std::string> lines_;
};

/// The body of a record, each line without comment and annotations; blank lines are left out.
std::vector<std::string> moves_of(const JudgedRecord& judged);

/// What the moves alone are known by: players are told by their seats, and the header counts for nothing but the game.
Hash128 hash_of_moves(const JudgedRecord& judged);

}  // namespace arbiter::cli
