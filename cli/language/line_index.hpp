// The lines of a text, and the places in them as editors count: lines and UTF-16 columns, both from 0.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace arbiter::cli {

struct Point {
    std::uint32_t line = 0;
    std::uint32_t column = 0;  ///< in UTF-16

    friend auto operator<=>(const Point&, const Point&) = default;
};

/// Half open.
struct Range {
    Point begin;
    Point end;

    friend bool operator==(const Range&, const Range&) = default;
};

/// A line ends with \n, \r\n, or \r alone, as the protocol has it.
std::size_t count_line_breaks(std::string_view text);

/// How many UTF-16 units a text in UTF-8 has.
std::uint32_t utf16_units(std::string_view text);

/// Where the lines of a text begin. The text outlives it.
class LineIndex {
public:
    explicit LineIndex(std::string_view text);

    std::size_t count() const { return starts_.size(); }
    /// Without its line break.
    std::string_view line(std::size_t number) const;
    /// Where the line begins; the end of the text behind the last one.
    std::size_t start(std::size_t number) const;
    /// A place that is not there is the next one before it.
    std::size_t offset(Point point) const;
    Point point(std::size_t offset) const;

private:
    std::string_view text_;
    std::vector<std::uint32_t> starts_;
};

}  // namespace arbiter::cli
