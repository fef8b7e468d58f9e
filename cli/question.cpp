// Reads an expression once, and asks it of each record.
#include "cli/question.hpp"

#include "cli/render/plain_text.hpp"
#include "grammar/text/letter_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace arbiter::cli {
namespace {

constexpr std::size_t deepest_question = 100;
constexpr std::string_view signs = "=!<>";

/// The word that begins here: a quoted text with its first quote, a parenthesis, a sign, or what stands up to one.
std::string word_at(std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    if (text[at] == '"') {
        const std::size_t end = std::min(text.find('"', at + 1), text.size());
        at = std::min(end + 1, text.size());
        return std::string(text.substr(begin, end - begin));
    }
    if (text[at] == '(' || text[at] == ')') {
        ++at;
    } else if (signs.find(text[at]) != std::string_view::npos) {
        at = std::min(text.find_first_not_of(signs, at), text.size());
    } else {
        at = std::min(text.find_first_of(" \t()=!<>\"", at), text.size());
    }
    return std::string(text.substr(begin, at - begin));
}

std::vector<std::string> words_of_question(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t at = text.find_first_not_of(" \t"); at < text.size(); at = text.find_first_not_of(" \t", at)) {
        words.push_back(word_at(text, at));
    }
    return words;
}

}  // namespace

Question::Question(std::string_view expression) : expression_(expression), words_(words_of_question(expression)) {
    if (!words_.empty()) {
        read_either();
    }
    if (at_ != words_.size()) {
        refuse(fmt::format("\"{}\" was not expected", words_[at_]));
    }
}

void Question::refuse(std::string_view why) const {
    throw std::runtime_error(plain_line(fmt::format("--where {}: {}", expression_, why)));
}

bool Question::take(std::string_view word) {
    const bool is_next = at_ < words_.size() && lower_case(words_[at_]) == word;
    at_ += is_next ? 1U : 0U;
    return is_next;
}

std::string Question::next(std::string_view what) {
    if (at_ == words_.size()) {
        refuse(fmt::format("{} is missing at the end", what));
    }
    return words_[at_++];
}

void Question::join(Kind kind, std::size_t first) {
    steps_.push_back({kind, first});
}

void Question::read_either() {
    const std::size_t first = steps_.size();
    read_both();
    while (take("or")) {
        read_both();
        join(Kind::either, first);
    }
}

void Question::read_both() {
    const std::size_t first = steps_.size();
    read_one();
    while (take("and")) {
        read_one();
        join(Kind::both, first);
    }
}

void Question::read_one() {
    if (++depth_ > deepest_question) {
        refuse("it is too deep");
    }
    if (take("not")) {
        const std::size_t first = steps_.size();
        read_one();
        join(Kind::no, first);
    } else if (take("(")) {
        read_either();
        if (!take(")")) {
            refuse("a parenthesis is not closed");
        }
    } else if (!read_course()) {
        read_comparison();
    }
    --depth_;
}

void Question::read_comparison() {
    try {
        AskedField asked = field_or_throw(next("what is asked"));
        const auto relation = at_ < words_.size() ? relation_of(words_[at_]) : std::nullopt;
        if (!relation) {
            comparisons_.emplace_back(std::move(asked));
        } else {
            ++at_;
            const std::string value = next("what it is compared with");
            comparisons_.emplace_back(std::move(asked), *relation, value.starts_with('"') ? value.substr(1) : value);
        }
    } catch (const std::runtime_error& error) {
        const std::string_view why = error.what();
        if (why.starts_with("--where")) {
            throw;
        }
        refuse(why);
    }
    steps_.push_back({Kind::comparison, steps_.size(), comparisons_.size() - 1});
}

/// False when something else stands there.
bool Question::read_course() {
    const auto what = at_ < words_.size() ? course_named(words_[at_]) : std::nullopt;
    if (!what) {
        return false;
    }
    const std::string word = words_[at_++];
    const auto relation = at_ < words_.size() ? relation_of(words_[at_]) : std::nullopt;
    if (relation != Relation::equal && relation != Relation::unequal) {
        refuse(fmt::format("{} has to be compared with a text by = or !=", word));
    }
    ++at_;
    const std::string value = next("what it is compared with");
    try {
        courses_.emplace_back(*what, value.starts_with('"') ? value.substr(1) : value);
    } catch (const std::runtime_error& error) {
        refuse(error.what());
    }
    steps_.push_back({Kind::course, steps_.size(), courses_.size() - 1});
    if (relation == Relation::unequal) {
        join(Kind::no, steps_.size() - 1);
    }
    return true;
}

bool Question::needs_completed() const {
    return std::any_of(comparisons_.begin(), comparisons_.end(),
                       [](const Comparison& one) { return one.asked().needs_completed(); });
}

bool Question::holds(const Judged& judged) const {
    return steps_.empty() || holds(steps_.size() - 1, judged);
}

/// What decides alone leaves the rest unasked.
bool Question::holds(std::size_t step, const Judged& judged) const {
    const auto& [kind, first, at] = steps_[step];
    const std::size_t left = step == 0 ? 0 : steps_[step - 1].first - 1;  // where two things are joined
    switch (kind) {
        case Kind::comparison: return comparisons_[at].holds(judged);
        case Kind::course: return courses_[at].holds(judged);
        case Kind::no: return !holds(step - 1, judged);
        case Kind::both: return holds(left, judged) && holds(step - 1, judged);
        case Kind::either: return holds(left, judged) || holds(step - 1, judged);
    }
    return true;
}

}  // namespace arbiter::cli
