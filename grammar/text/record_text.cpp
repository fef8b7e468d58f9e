// Finds line and column of an offset.
#include "grammar/text/record_text.hpp"

#include "grammar/text/line_ends.hpp"
#include "grammar/text/utf8.hpp"

#include <algorithm>

namespace arbiter {

namespace {

/// From within a line end of several characters to where it begins.
std::size_t begin_of_end(std::string_view text, std::size_t at) {
    const std::size_t lf = std::min(text.find_first_not_of('\r', at), text.size());
    if (byte_at(text, lf) == '\n') {
        const std::size_t before = text.substr(0, lf).find_last_not_of('\r');
        return std::min(at, before == std::string_view::npos ? 0 : before + 1);
    }
    return at;
}

}  // namespace

Span line_around(std::string_view text, std::uint32_t offset) {
    const std::size_t at = begin_of_end(text, std::min<std::size_t>(offset, text.size()));
    const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_of(line_end_bytes, at - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t end = std::min(text.find_first_of(line_end_bytes, at), text.size());
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

Place place_of(const RecordText& record, std::uint32_t offset) {
    const std::string_view before = record.text.substr(0, offset);
    const Span line = line_around(record.text, offset);
    return {record.line + line_ends_between(record.text, 0, line.begin),
            1 + code_points(before.substr(std::min<std::size_t>(line.begin, before.size())))};
}

}  // namespace arbiter
