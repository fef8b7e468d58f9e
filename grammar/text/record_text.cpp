// Finds line and column of an offset.
#include "grammar/text/record_text.hpp"

#include "grammar/text/utf8.hpp"

#include <algorithm>

namespace arbiter {

Span line_around(std::string_view text, std::uint32_t offset) {
    offset = std::min(offset, static_cast<std::uint32_t>(text.size()));
    const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    std::size_t end = std::min(text.find('\n', offset), text.size());
    if (end > begin && text[end - 1] == '\r') {
        --end;
    }
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

namespace {

/// Blocks short enough for a counter of one byte, so that the inner loop becomes vector code.
std::uint64_t line_breaks(std::string_view text) {
    constexpr std::size_t block = 192;
    std::uint64_t sum = 0;
    for (; !text.empty(); text.remove_prefix(std::min(block, text.size()))) {
        unsigned char count = 0;
        for (const char byte : text.substr(0, block)) {
            count = static_cast<unsigned char>(count + (byte == '\n' ? 1 : 0));
        }
        sum += count;
    }
    return sum;
}

}  // namespace

Place place_of(const RecordText& record, std::uint32_t offset) {
    const std::string_view before = record.text.substr(0, offset);
    const Span line = line_around(record.text, offset);
    return {record.line + line_breaks(before),
            1 + code_points(before.substr(std::min<std::size_t>(line.begin, before.size())))};
}

}  // namespace arbiter
