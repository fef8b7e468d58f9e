// Puts the line that was probably meant in the place of the one that stands there, and says so beside it.
#include "cli/mended.hpp"

#include "grammar/text/line_ends.hpp"
#include "grammar/text/record_text.hpp"

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
std::string replaced(std::string_view line, const Mend& mend) {
    const std::size_t at = std::min(line.find(mend.instead), line.size());
    std::string tail(line.substr(std::min(at + mend.instead.size(), line.size())));
    const bool is_comment = tail.find(';') != std::string::npos;
    return fmt::format("{}{}{} mended, was: {}", mend.text, tail, is_comment ? "," : " ;", mend.instead);
}

std::string new_lines(std::string_view line, std::string_view next, const Mend& mend) {
    switch (mend.change) {
        case Mend::Change::replace:
            // A header line has no room for a comment.
            return mend.in_header ? fmt::format("; mended, was: {}\n{}\n", line, mend.text)
                                  : replaced(line, mend) + '\n';
        case Mend::Change::insert:
            return mend.in_header ? fmt::format("; mended, the next line was missing\n{}\n", mend.text)
                                  : fmt::format("{} ; mended, was missing\n", mend.text);
        case Mend::Change::erase: return fmt::format("; mended, was too much: {}\n", line);
        case Mend::Change::swap:
            return fmt::format("{}\n{}\n; mended: these two lines stood the other way round\n", next, line);
    }
    return {};
}

}  // namespace

std::string mended(std::string_view record, const Mend& mend) {
    const Span first = mend.change == Mend::Change::insert ? Span{mend.line.begin, mend.line.begin} : mend.line;
    std::size_t end = mend.change == Mend::Change::insert ? first.begin : behind(record, first.end);
    std::string_view next;
    if (mend.change == Mend::Change::swap) {
        next = line_around(record, static_cast<std::uint32_t>(end)).in(record);
        end = behind(record, end + next.size());
    }
    std::string text(record.substr(0, first.begin));
    text += text.empty() || text.ends_with('\n') ? "" : "\n";
    text += new_lines(first.in(record), next, mend);
    return text += record.substr(end);
}

}  // namespace arbiter::cli
