// Finds where a remark begins behind a value, and what it says.
#include "grammar/lenient/trailing_comment.hpp"

#include "grammar/lenient/failure_site.hpp"
#include "grammar/text/trimmed.hpp"

namespace arbiter::lenient {
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
        // What stands in a parenthesis begins no remark: `Ann 3 (sic; really), Ben 4`.
        const std::size_t close = value[at] == '(' ? closing_of(value, at) : std::string_view::npos;
        at = close == std::string_view::npos ? at : close;
    }
    return {value, {}, {}};
}

namespace {

bool is_aside(std::string_view list, std::size_t open, std::size_t close) {
    constexpr std::string_view marks = " \t,;";
    const bool behind = open == 0 || marks.find(list[open - 1]) != std::string_view::npos;
    return behind && (close + 1 == list.size() || marks.find(list[close + 1]) != std::string_view::npos);
}

}  // namespace

std::vector<std::string> cut_asides(std::string& list) {
    std::vector<std::string> asides;
    for (std::size_t open = list.find('('); open != std::string::npos; open = list.find('(', open)) {
        const std::size_t close = closing_of(list, open);
        if (close == std::string::npos) {
            break;
        }
        if (!is_aside(list, open, close)) {
            open = close;
            continue;
        }
        asides.emplace_back(trimmed(std::string_view(list).substr(open + 1, close - open - 1)));
        const std::size_t from = open > 0 && is_blank(list[open - 1]) ? open - 1 : open;
        list.erase(from, close + 1 - from);
        open = from;
    }
    return asides;
}

Remarked remark_behind_codes(std::string_view value) {
    const Remarked remarked = remark_behind(value);
    const bool may_be_code =
        remarked.said.find('.') != std::string_view::npos && remarked.said.find(' ') == std::string_view::npos;
    return may_be_code ? Remarked{value, {}, {}} : remarked;
}

}  // namespace arbiter::lenient
