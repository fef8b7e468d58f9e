// Reads an expression once, and asks it of each case.
#include "cli/selection.hpp"

#include "cli/render/plain_text.hpp"
#include "grammar/text/letter_case.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace arbiter::cli {
namespace {

constexpr std::size_t deepest = 100;

std::vector<std::string> split(std::string_view expression) {
    std::vector<std::string> words;
    for (std::size_t at = expression.find_first_not_of(" \t"); at < expression.size();
         at = expression.find_first_not_of(" \t", at)) {
        const bool sign = expression[at] == '(' || expression[at] == ')';
        const std::size_t end = sign ? at + 1 : std::min(expression.find_first_of(" \t()", at), expression.size());
        words.push_back(lower_case(std::string(expression.substr(at, end - at))));
        at = end;
    }
    return words;
}

}  // namespace

Selection::Selection(std::string_view expression) : words_(split(expression)) {
    if (!words_.empty()) {
        read_either();
    }
    if (at_ != words_.size()) {
        refuse();
    }
}

bool Selection::take(std::string_view word) {
    const bool is_next = at_ < words_.size() && words_[at_] == word;
    at_ += is_next ? 1U : 0U;
    return is_next;
}

void Selection::refuse() const {
    throw std::runtime_error(
        fmt::format("-k {}: {} was not expected here; an expression is made of words, and, or, not and parentheses",
                    plain_line(joined_by(words_, " ")),
                    at_ < words_.size() ? fmt::format("\"{}\"", plain_line(words_[at_])) : std::string("the end")));
}

void Selection::read_either() {
    read_both();
    while (take("or")) {
        read_both();
        steps_.push_back({Kind::either});
    }
}

void Selection::read_both() {
    read_one();
    while (take("and")) {
        read_one();
        steps_.push_back({Kind::both});
    }
}

void Selection::read_one() {
    if (++depth_ > deepest || at_ == words_.size()) {
        refuse();
    }
    if (take("not")) {
        read_one();
        steps_.push_back({Kind::no});
    } else if (take("(")) {
        read_either();
        if (!take(")")) {
            refuse();
        }
    } else if (words_[at_] == ")" || words_[at_] == "and" || words_[at_] == "or") {
        refuse();
    } else {
        steps_.push_back({Kind::word, words_[at_++]});
    }
    --depth_;
}

bool Selection::matches(std::string_view text) const {
    const std::string low = lower_case(std::string(text));
    std::vector<bool> values;
    const auto pop = [&values] {
        const bool last = values.back();
        values.pop_back();
        return last;
    };
    for (const Step& step : steps_) {
        switch (step.kind) {
            case Kind::word: values.push_back(low.find(step.word) != std::string::npos); break;
            case Kind::no: values.back() = !values.back(); break;
            case Kind::both: {
                const bool last = pop();
                values.back() = values.back() && last;
                break;
            }
            case Kind::either: {
                const bool last = pop();
                values.back() = values.back() || last;
                break;
            }
        }
    }
    return values.empty() || values.back();
}

}  // namespace arbiter::cli
