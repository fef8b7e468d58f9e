// Comparisons joined by and, or, not and parentheses: "Date >= 2024 and not (tie or margin < 5)".
#pragma once

#include "cli/comparison.hpp"
#include "cli/course.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class Question {
public:
    /// Every record answers an empty one. Throws std::runtime_error when it cannot be read.
    explicit Question(std::string_view expression);

    bool holds(const Judged& judged) const;
    const std::vector<Comparison>& comparisons() const { return comparisons_; }
    const std::vector<CourseAsked>& courses() const { return courses_; }
    bool needs_completed() const;

private:
    enum class Kind : std::uint8_t { comparison, course, both, either, no };
    /// What it joins stands in front of it.
    struct Step {
        Kind kind;
        std::size_t first;   ///< where what belongs to it begins
        std::size_t at = 0;  ///< which of the comparisons or courses
    };

    void read_either();
    void read_both();
    void read_one();
    void read_comparison();
    bool read_course();
    void join(Kind kind, std::size_t first);
    bool holds(std::size_t step, const Judged& judged) const;
    bool take(std::string_view word);
    std::string next(std::string_view what);
    [[noreturn]] void refuse(std::string_view why) const;

    std::string expression_;
    std::vector<std::string> words_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::vector<Comparison> comparisons_;
    std::vector<CourseAsked> courses_;
    std::vector<Step> steps_;
};

}  // namespace arbiter::cli
