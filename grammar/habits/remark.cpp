// Finds where a remark begins behind a value, and what it says.
#include "grammar/habits/remark.hpp"

#include "grammar/habits/spot.hpp"
#include "grammar/text/trimmed.hpp"

namespace arbiter::habits {
namespace {

bool begins_with_mark(std::string_view text) {
    return text.starts_with(';') || text.starts_with('#') || text.starts_with('(') || text.starts_with("//");
}

/// A parenthesis is a remark when nothing but remarks stands behind it.
bool is_last_parenthesis(std::string_view value, std::size_t open) {
    const std::size_t close = closing_of(value, open);
    const std::string_view behind =
        close == std::string_view::npos ? std::string_view() : trimmed(value.substr(close + 1));
    return close != std::string_view::npos && (behind.empty() || begins_with_mark(behind));
}

bool remark_begins(std::string_view value, std::size_t at) {
    const std::string_view rest = value.substr(at);
    const bool apart = is_blank(value[at - 1]);
    return rest.starts_with(';') || (apart && (rest.starts_with('#') || rest.starts_with("//"))) ||
           (rest.starts_with('(') && is_last_parenthesis(value, at));
}

std::string_view without_marks(std::string_view mark) {
    if (mark.starts_with('(') && closing_of(mark, 0) + 1 == mark.size()) {
        return trimmed(mark.substr(1, mark.size() - 2));
    }
    return trimmed(mark.substr(mark.starts_with("//") ? 2 : mark.starts_with('(') ? 0 : 1));
}

}  // namespace

std::size_t closing_of(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        depth += text[at] == '(' ? 1U : 0U;
        depth -= text[at] == ')' ? 1U : 0U;
        if (depth == 0) {
            return at;
        }
    }
    return std::string_view::npos;
}

Remarked remark_behind(std::string_view value) {
    for (std::size_t at = 1; at < value.size() && value.size() <= longest_value; ++at) {
        if (remark_begins(value, at)) {
            const std::string_view mark = trimmed(value.substr(at), " \t\r");
            return {trimmed(value.substr(0, at)), without_marks(mark), mark};
        }
    }
    return {value, {}, {}};
}

Remarked remark_behind_codes(std::string_view value) {
    const Remarked remarked = remark_behind(value);
    const bool may_be_code =
        remarked.said.find('.') != std::string_view::npos && remarked.said.find(' ') == std::string_view::npos;
    return may_be_code ? Remarked{value, {}, {}} : remarked;
}

}  // namespace arbiter::habits
