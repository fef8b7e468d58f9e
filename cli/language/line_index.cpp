// Finds line breaks, and counts UTF-16 units along one line.
#include "cli/language/line_index.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

/// Behind the next line break; npos where there is none.
std::size_t behind_break(std::string_view text, std::size_t from) {
    const std::size_t at = text.find_first_of("\r\n", from);
    if (at == std::string_view::npos) {
        return at;
    }
    return at + (text[at] == '\r' && text.substr(at + 1).starts_with('\n') ? 2 : 1);
}

bool begins_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

/// Characters of four bytes have two units.
std::uint32_t units_of(char first_byte) {
    return static_cast<unsigned char>(first_byte) >= 0xF0U ? 2 : 1;
}

std::size_t character_end(std::string_view text, std::size_t at) {
    ++at;
    while (at < text.size() && !begins_character(text[at])) {
        ++at;
    }
    return at;
}

}  // namespace

std::size_t count_line_breaks(std::string_view text) {
    if (text.find('\r') == std::string_view::npos) {
        return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    }
    std::size_t breaks = 0;
    for (std::size_t at = behind_break(text, 0); at != std::string_view::npos; at = behind_break(text, at)) {
        ++breaks;
    }
    return breaks;
}

std::uint32_t utf16_units(std::string_view text) {
    std::uint32_t units = 0;
    for (const char byte : text) {
        units += begins_character(byte) ? units_of(byte) : 0;
    }
    return units;
}

LineIndex::LineIndex(std::string_view text) : text_(text), starts_{0} {
    for (std::size_t at = behind_break(text, 0); at != std::string_view::npos; at = behind_break(text, at)) {
        starts_.push_back(static_cast<std::uint32_t>(at));
    }
}

std::size_t LineIndex::start(std::size_t number) const {
    return number < starts_.size() ? starts_[number] : text_.size();
}

std::string_view LineIndex::line(std::size_t number) const {
    std::string_view line = text_.substr(start(number), start(number + 1) - start(number));
    if (line.ends_with('\n')) {
        line.remove_suffix(1);
    }
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

std::size_t LineIndex::offset(Point point) const {
    const std::string_view text = line(point.line);
    std::size_t at = 0;
    for (std::uint32_t units = 0; at < text.size(); at = character_end(text, at)) {
        units += units_of(text[at]);
        if (units > point.column) {
            break;
        }
    }
    return start(point.line) + at;
}

Point LineIndex::point(std::size_t offset) const {
    const auto behind = std::upper_bound(starts_.begin(), starts_.end(), offset);
    const auto number = static_cast<std::size_t>(behind - starts_.begin()) - 1;
    const std::size_t column = std::min(offset - starts_[number], line(number).size());
    return {static_cast<std::uint32_t>(number), utf16_units(line(number).substr(0, column))};
}

}  // namespace arbiter::cli
