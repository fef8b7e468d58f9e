// What happens in a record, as a part of a question: lines that follow each other, a position that it comes to.
#pragma once

#include "cli/search/move_pattern.hpp"
#include "cli/search/position_pattern.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// moves = "one / two": these lines; position = "set ...": a position; final = "set ...": the last one.
enum class PatternOf : std::uint8_t { moves, position, final };

std::optional<PatternOf> pattern_named(std::string_view word);

class EventPattern {
public:
    /// Throws std::runtime_error when nothing can be so.
    EventPattern(PatternOf what, const std::string& text);

    bool holds(const JudgedRecord& judged) const { return moves_.are_in(judged) && position_.is_in(judged); }
    const MovePattern& moves() const { return moves_; }
    const PositionPattern& position() const { return position_; }

private:
    MovePattern moves_;
    PositionPattern position_;
};

}  // namespace arbiter::cli
