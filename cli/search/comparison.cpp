// Compares words with patterns, numbers and dates with bounds.
#include "cli/search/comparison.hpp"

#include "cli/search/filter.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

bool is_so(Relation relation, int order) {
    switch (relation) {
        case Relation::equal: return order == 0;
        case Relation::unequal: return order != 0;
        case Relation::less: return order < 0;
        case Relation::at_most: return order <= 0;
        case Relation::more: return order > 0;
        case Relation::at_least: return order >= 0;
    }
    return false;
}

int order_of(std::int64_t one, std::int64_t other) {
    return one < other ? -1 : one > other ? 1 : 0;
}

/// "2024-05-??" is the year and the month; nothing when it begins with no year.
std::vector<std::int64_t> date_of(std::string_view text) {
    std::vector<std::int64_t> parts;
    for (std::size_t at = 0; at <= text.size() && parts.size() < 3;) {
        const std::size_t end = std::min(text.find('-', at), text.size());
        const std::string_view part = text.substr(at, end - at);
        const std::optional<std::int64_t> number = whole_number(part);
        if (!number || *number < 0 || part.size() != (parts.empty() ? 4 : 2)) {
            break;
        }
        parts.push_back(*number);
        at = end + 1;
    }
    return parts;
}

}  // namespace

std::optional<Relation> relation_of(std::string_view sign) {
    constexpr std::array<std::string_view, 6> signs{"=", "!=", "<", "<=", ">", ">="};
    const auto found = std::find(signs.begin(), signs.end(), sign);
    return found == signs.end() ? std::nullopt : std::optional(static_cast<Relation>(found - signs.begin()));
}

std::optional<int> compare_dates(std::string_view date, std::string_view asked) {
    const std::vector<std::int64_t> one = date_of(date);
    const std::vector<std::int64_t> other = date_of(asked);
    if (other.empty() || asked.size() != 3 * other.size() + 1) {
        return std::nullopt;  // more is asked than a date
    }
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        if (one[i] != other[i]) {
            return order_of(one[i], other[i]);
        }
    }
    return one.size() < other.size() ? std::nullopt : std::optional(0);
}

Comparison::Comparison(AskedField asked, Relation relation, std::string value)
    : asked_(std::move(asked)),
      relation_(relation),
      positive_(relation == Relation::unequal ? Relation::equal : relation),
      value_(std::move(value)),
      number_(whole_number(value_)) {
    const bool ordered = positive_ != Relation::equal;
    if (asked_.field == nullptr) {
        return;
    }
    if (asked_.field->kind == FieldKind::number && !number_) {
        throw std::runtime_error(fmt::format("{} is a number, and {} is none", asked_.field->name, plain_line(value_)));
    }
    if (asked_.field->kind == FieldKind::flag || (asked_.field->kind == FieldKind::word && ordered)) {
        throw std::runtime_error(fmt::format("{} cannot be compared so", asked_.field->name));
    }
}

Comparison::Comparison(AskedField asked) : asked_(std::move(asked)) {
    if (asked_.field == nullptr || asked_.field->kind != FieldKind::flag) {
        throw std::runtime_error(
            fmt::format("{} has to be compared with something, such as {}",
                        asked_.field == nullptr ? std::string_view(asked_.header) : asked_.field->name,
                        asked_.is_word() ? "= Ann" : ">= 3"));
    }
}

bool Comparison::holds_word(std::string_view word) const {
    const bool dates = asked_.field == nullptr && (asked_.header == "Date" || positive_ != Relation::equal);
    if (const std::optional<int> order = dates ? compare_dates(word, value_) : std::nullopt) {
        return is_so(positive_, *order);
    }
    if (positive_ == Relation::equal) {
        return is_like(word, value_);
    }
    const std::optional<std::int64_t> number = whole_number(word);
    return number && number_ && is_so(positive_, order_of(*number, *number_));
}

bool Comparison::holds_number(std::int64_t least, std::int64_t most) const {
    return is_so(positive_, order_of(least, *number_)) && is_so(positive_, order_of(most, *number_));
}

bool Comparison::any(const JudgedRecord& judged) const {
    bool found = false;
    if (asked_.is_word()) {
        asked_.each_word(judged, [&](std::string_view word) { found = found || holds_word(word); });
    } else {
        asked_.field->numbers(
            judged, [&](std::int64_t least, std::int64_t most) { found = found || holds_number(least, most); });
    }
    return found;
}

bool Comparison::holds(const JudgedRecord& judged) const {
    if (asked_.field != nullptr && asked_.field->kind == FieldKind::flag) {
        return asked_.field->is_so(judged);
    }
    return any(judged) == (relation_ != Relation::unequal);
}

}  // namespace arbiter::cli
