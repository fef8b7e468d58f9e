// Takes the old marks off a line, and puts those on that would have been right.
#include "cli/cases/case_update.hpp"

#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr std::string_view trailing_blanks = " \t\r\n";

std::string_view without_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(trailing_blanks) + 1);
}

/// "Ann 1K:2", without mark and comment.
std::string_view before_mark(std::string_view line) {
    return without_end(line.substr(0, std::min(find_mark(line), line.size())));
}

/// "; and a word" behind the codes of a mark, or the comment of a line without one, with the blank before it.
std::string comment_of(std::string_view line) {
    const std::size_t mark = find_mark(line);
    const std::size_t from = mark == std::string_view::npos ? 0 : mark + 2;
    const std::size_t at = line.find(';', from);
    return at == std::string_view::npos ? std::string() : fmt::format(" {}", without_end(line.substr(at)));
}

std::string_view break_of(std::string_view line) {
    return line.substr(without_end(line).size() == line.size() ? line.size() : line.find_last_not_of("\r\n") + 1);
}

std::string marked(std::string_view line, const std::vector<std::string_view>& codes) {
    const std::string comment = comment_of(line);
    std::string_view event = before_mark(line);
    if (find_mark(line) == std::string_view::npos && !comment.empty()) {
        event = without_end(line.substr(0, line.find(';')));
    }
    const std::string mark = codes.empty() ? std::string() : fmt::format(" ;! {}", joined_by(codes, " "));
    return fmt::format("{}{}{}{}", event, mark, comment, break_of(line));
}

}  // namespace

CaseUpdate::CaseUpdate(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines_.push_back({{}, std::string(text.substr(at, end - at))});
        at = end;
    }
}

void CaseUpdate::clear_marks_above(std::size_t at) {
    while (at != 0 && is_whole_line_mark(lines_[at - 1].text)) {
        lines_[--at].text.clear();
    }
}

void CaseUpdate::mark(std::uint64_t line, const std::vector<std::string_view>& codes, bool in_header) {
    const std::size_t at = line - 1;
    if (at >= lines_.size()) {
        return;
    }
    clear_marks_above(at);
    if (!in_header) {
        lines_[at].text = marked(lines_[at].text, codes);
    } else if (!codes.empty()) {
        lines_[at].before = fmt::format(";! {}\n", joined_by(codes, " "));
    }
}

void CaseUpdate::expect(const Expectation& expectation, const Record& record, const Report& report) {
    const std::uint64_t body = place_of(record.text, record.header.body).line;
    for (const auto& [line, codes] : codes_instead(expectation, record.text, report)) {
        mark(line, codes, line < body);
    }
    const std::string outcome = outcome_instead(expectation, report);
    if (!outcome.empty() && expectation.line <= lines_.size()) {
        std::string& text = lines_[expectation.line - 1].text;
        text = fmt::format("Expect: {}{}", outcome, break_of(text));
    }
}

std::string CaseUpdate::text() const {
    std::string text;
    for (const Line& line : lines_) {
        text += line.before + line.text;
    }
    return text;
}

}  // namespace arbiter::cli
