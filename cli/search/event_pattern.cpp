// Makes the one of the two that is asked for; the other asks nothing.
#include "cli/search/event_pattern.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

std::vector<std::string> moves_in(PatternOf what, const std::string& text) {
    std::vector<std::string> lines = what == PatternOf::moves ? lines_of(text) : std::vector<std::string>{};
    if (what == PatternOf::moves && lines.empty()) {
        throw std::runtime_error("moves are lines of a record, such as \"Ann 3B:2 / Ben *\"");
    }
    return lines;
}

std::vector<std::string> position_in(PatternOf what, const std::string& text) {
    return what == PatternOf::moves ? std::vector<std::string>{} : std::vector<std::string>{text};
}

}  // namespace

std::optional<PatternOf> pattern_named(std::string_view word) {
    return word == "moves"      ? std::optional(PatternOf::moves)
           : word == "position" ? std::optional(PatternOf::position)
           : word == "final"    ? std::optional(PatternOf::final)
                                : std::nullopt;
}

EventPattern::EventPattern(PatternOf what, const std::string& text)
    : moves_(moves_in(what, text)), position_(position_in(what, text), what == PatternOf::final) {}

}  // namespace arbiter::cli
