// Comparisons joined by and, or, not and parentheses: "Date >= 2024 and not (tie or margin < 5)".
#pragma once

#include "cli/search/comparison.hpp"
#include "cli/search/event_pattern.hpp"
#include "grammar/filter/expression.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace arbiter::cli {

class FilterExpression {
public:
    /// Every record answers an empty one. Throws std::runtime_error when it cannot be read.
    explicit FilterExpression(std::string_view text);

    bool holds(const JudgedRecord& judged) const;
    const std::vector<Comparison>& comparisons() const { return comparisons_; }
    const std::vector<EventPattern>& patterns() const { return patterns_; }
    bool needs_completed() const;

private:
    /// What a term of the expression asks: one of the comparisons, or one of the patterns, perhaps denied.
    struct Asked {
        bool is_pattern;
        bool is_denied;
        std::size_t at;
    };

    Asked compare(const filter::Term& term);
    Asked look_for(PatternOf what, const filter::Term& term);

    filter::Expression expression_;
    std::vector<Asked> asked_;  ///< by term
    std::vector<Comparison> comparisons_;
    std::vector<EventPattern> patterns_;
};

}  // namespace arbiter::cli
