// A position that a record comes to, or not: set lines with `?` for what does not matter.
#pragma once

#include "cli/report/judged_record.hpp"
#include "rules/registry/registry.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class PositionPattern {
public:
    /// Each text holds a line, or several with line breaks or ` / ` between them. Every record comes to a position of
    /// which nothing is asked. Throws std::runtime_error when no game has such lines; of `games`, if there are any.
    PositionPattern(const std::vector<std::string>& texts, bool at_end, const std::vector<std::string>& games = {});

    /// Replays the record: to be asked last.
    bool is_in(const JudgedRecord& judged) const;
    bool asks() const { return !pattern_.lines.empty(); }
    /// The players it names, but for those told by number.
    std::vector<std::string> names() const;

private:
    void find_games(const std::vector<std::string>& names);

    Pattern pattern_;
    std::vector<const GameEntry*> games_;  ///< whose positions can be so
};

/// `one / two`: what stands between is a list of lines, each without comment and annotations.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace arbiter::cli
