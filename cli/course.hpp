// What happens in a record, as a part of a question: lines that follow each other, a position that it comes to.
#pragma once

#include "cli/moves_asked.hpp"
#include "cli/positions_asked.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::cli {

/// moves = "one / two": these lines; position = "set ...": a position; final = "set ...": the last one.
enum class CourseOf : std::uint8_t { moves, position, final };

std::optional<CourseOf> course_named(std::string_view word);

class CourseAsked {
public:
    /// Throws std::runtime_error when nothing can be so.
    CourseAsked(CourseOf what, const std::string& text);

    bool holds(const Judged& judged) const { return moves_.are_in(judged) && position_.is_in(judged); }
    const MovesAsked& moves() const { return moves_; }
    const PositionAsked& position() const { return position_; }

private:
    MovesAsked moves_;
    PositionAsked position_;
};

}  // namespace arbiter::cli
