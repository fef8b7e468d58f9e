// Reads an expression once, and asks it of each record.
#include "cli/search/filter_expression.hpp"

#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace arbiter::cli {
namespace {

[[noreturn]] void refuse(std::string_view text, std::string_view why) {
    throw std::runtime_error(plain_line(fmt::format("--where {}: {}", text, why)));
}

std::string in_words(const filter::Fault& fault) {
    if (fault.is_too_deep || fault.is_unclosed) {
        return fault.is_too_deep ? "it is too deep" : "a parenthesis is not closed";
    }
    return fault.word.empty() ? fmt::format("{} is missing at the end", fault.wanted)
                              : fmt::format("\"{}\" was not expected", fault.word);
}

}  // namespace

FilterExpression::FilterExpression(std::string_view text) {
    if (const auto fault = filter::Expression::read(text, filter::Terms::comparisons, expression_)) {
        refuse(text, in_words(*fault));
    }
    try {
        for (const filter::Term& term : expression_.terms()) {
            const auto pattern = pattern_named(term.subject);
            asked_.push_back(pattern ? look_for(*pattern, term) : compare(term));
        }
    } catch (const std::runtime_error& error) {
        refuse(text, error.what());
    }
}

FilterExpression::Asked FilterExpression::compare(const filter::Term& term) {
    AskedField field = field_or_throw(std::string(term.subject));
    if (const auto relation = relation_of(term.relation)) {
        comparisons_.emplace_back(std::move(field), *relation, std::string(term.value));
    } else {
        comparisons_.emplace_back(std::move(field));
    }
    return {false, false, comparisons_.size() - 1};
}

FilterExpression::Asked FilterExpression::look_for(PatternOf what, const filter::Term& term) {
    const auto relation = relation_of(term.relation);
    if (relation != Relation::equal && relation != Relation::unequal) {
        throw std::runtime_error(fmt::format("{} has to be compared with a text by = or !=", term.subject));
    }
    patterns_.emplace_back(what, std::string(term.value));
    return {true, relation == Relation::unequal, patterns_.size() - 1};
}

bool FilterExpression::needs_completed() const {
    return std::any_of(comparisons_.begin(), comparisons_.end(),
                       [](const Comparison& one) { return one.asked().needs_completed(); });
}

bool FilterExpression::holds(const JudgedRecord& judged) const {
    return expression_.holds([&](std::size_t term) {
        const auto& [is_pattern, is_denied, at] = asked_[term];
        return (is_pattern ? patterns_[at].holds(judged) : comparisons_[at].holds(judged)) != is_denied;
    });
}

}  // namespace arbiter::cli
