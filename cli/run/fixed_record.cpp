// Puts the line that was probably meant in the place of the one that stands there, and says so beside it.
#include "cli/run/fixed_record.hpp"

#include "grammar/text/line_ends.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/fix/changed_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::cli {
namespace {

/// Behind the line break of a line that ends there, as the record writes it.
std::size_t behind(std::string_view record, std::size_t end) {
    const std::size_t at = record.find_first_of("\r\n", end);
    return at == std::string_view::npos ? record.size() : at + line_end_at(record, at).size;
}

/// Annotations, `stands` and a comment of its own stay behind the event.
std::string replaced(std::string_view line, const Fix& fix) {
    const std::size_t at = std::min(line.find(fix.instead), line.size());
    std::string tail(line.substr(std::min(at + fix.instead.size(), line.size())));
    const bool is_comment = tail.find(';') != std::string::npos;
    return fmt::format("{}{}{} fixed, was: {}", fix.text, tail, is_comment ? "," : " ;", fix.instead);
}

std::string new_lines(std::string_view line, std::string_view next, const Fix& fix) {
    switch (fix.change) {
        case Fix::Change::replace:
            // A header line has no room for a comment.
            return fix.in_header ? fmt::format("; fixed, was: {}\n{}\n", line, fix.text) : replaced(line, fix) + '\n';
        case Fix::Change::insert:
            return fix.in_header ? fmt::format("; fixed, the next line was missing\n{}\n", fix.text)
                                 : fmt::format("{} ; fixed, was missing\n", fix.text);
        case Fix::Change::erase: return fmt::format("; fixed, was too much: {}\n", line);
        case Fix::Change::swap:
            return fmt::format("{}\n{}\n; fixed: these two lines stood the other way round\n", next, line);
        case Fix::Change::all: break;  // no change of one line
    }
    return {};
}

/// All of its lines, and before the first of them what was done.
std::string fixed_throughout(std::string_view record, const Fix& fix) {
    return fix::with(record, fix.edits).insert(fix.line.begin, fmt::format("; fixed from here on: {}\n", fix.what));
}

}  // namespace

std::string fixed(std::string_view record, const Fix& fix) {
    if (fix.change == Fix::Change::all) {
        return fixed_throughout(record, fix);
    }
    const Span first = fix.change == Fix::Change::insert ? Span{fix.line.begin, fix.line.begin} : fix.line;
    std::size_t end = fix.change == Fix::Change::insert ? first.begin : behind(record, first.end);
    std::string_view next;
    if (fix.change == Fix::Change::swap) {
        next = line_around(record, static_cast<std::uint32_t>(end)).in(record);
        end = behind(record, end + next.size());
    }
    std::string text(record.substr(0, first.begin));
    text += text.empty() || text.ends_with('\n') ? "" : "\n";
    text += new_lines(first.in(record), next, fix);
    return text += record.substr(end);
}

}  // namespace arbiter::cli
