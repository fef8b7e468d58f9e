// Reads an expression once, and asks it of each case.
#include "cli/cases/case_expression.hpp"

#include "cli/text/plain_text.hpp"
#include "grammar/text/ascii.hpp"

#include <fmt/format.h>

#include <stdexcept>

namespace arbiter::cli {

CaseExpression::CaseExpression(std::string_view text) {
    if (const auto fault = filter::Expression::read(text, filter::Terms::words, expression_)) {
        const std::string word = fault->word.empty() ? "the end" : fmt::format("\"{}\"", fault->word);
        throw std::runtime_error(plain_line(
            fmt::format("-k {}: {} was not expected here; an expression is made of words, and, or, not and parentheses",
                        text, word)));
    }
    for (const filter::Term& term : expression_.terms()) {
        words_.push_back(lower_case(std::string(term.subject)));
    }
}

bool CaseExpression::matches(std::string_view text) const {
    const std::string low = lower_case(std::string(text));
    return expression_.holds([&](std::size_t term) { return low.find(words_[term]) != std::string::npos; });
}

}  // namespace arbiter::cli
