// Which cases are meant: "azul and not (full-line or wall)".
#pragma once

#include "grammar/filter/expression.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

/// Words that a case has or has not, in any letter case, joined by and, or, not and parentheses.
class CaseExpression {
public:
    /// Everything when it is empty. Throws std::runtime_error when it cannot be read.
    explicit CaseExpression(std::string_view text);

    /// Whether a case with this text is meant.
    bool matches(std::string_view text) const;

private:
    filter::Expression expression_;
    std::vector<std::string> words_;  ///< by term
};

}  // namespace arbiter::cli
