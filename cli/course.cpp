// Makes the one of the two that is asked for; the other asks nothing.
#include "cli/course.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

std::vector<std::string> moves_in(CourseOf what, const std::string& text) {
    std::vector<std::string> lines = what == CourseOf::moves ? lines_of(text) : std::vector<std::string>{};
    if (what == CourseOf::moves && lines.empty()) {
        throw std::runtime_error("moves are lines of a record, such as \"Ann 3B:2 / Ben *\"");
    }
    return lines;
}

std::vector<std::string> position_in(CourseOf what, const std::string& text) {
    return what == CourseOf::moves ? std::vector<std::string>{} : std::vector<std::string>{text};
}

}  // namespace

std::optional<CourseOf> course_named(std::string_view word) {
    return word == "moves"      ? std::optional(CourseOf::moves)
           : word == "position" ? std::optional(CourseOf::position)
           : word == "final"    ? std::optional(CourseOf::final)
                                : std::nullopt;
}

CourseAsked::CourseAsked(CourseOf what, const std::string& text)
    : moves_(moves_in(what, text)), position_(position_in(what, text), what == CourseOf::final) {}

}  // namespace arbiter::cli
