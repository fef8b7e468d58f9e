// A score sheet as data: its rows, what is printed in each of them, and the rows that belong to it.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace arbiter::score {

/// From where to where a number goes that unknown facts leave open; one that is known has no room.
struct Range {
    std::int64_t least = 0;
    std::int64_t most = 0;

    bool known() const { return least == most; }
    friend bool operator==(const Range&, const Range&) = default;
};

/// What stands before a number that is not below zero.
enum class Sign : std::uint8_t {
    none,
    plus,   ///< "+2", but "0"
    minus,  ///< of losses: "-0"
};

/// One thing printed in a row: words, or a number, which has the rest of its room to the left of it.
struct Cell {
    struct Open {
        friend bool operator==(Open, Open) = default;
    };
    std::variant<std::string, Range, Open> is;  ///< Open: possible positions do not agree on it
    std::string_view noun{};                    ///< what the number counts, of one; lives as long as the program
    Sign sign = Sign::none;
    std::uint8_t width = 0;  ///< so many letters at least
    bool column = false;     ///< as wide as that of each row beside it
    bool points = false;     ///< the number is what the row comes to

    Cell(Open open) : is(open) {}
    Cell(const char* words) : is(std::string(words)) {}
    Cell(std::string_view words) : is(std::string(words)) {}
    Cell(std::string words) : is(std::move(words)) {}
    Cell(Range range) : is(range) {}
    template <std::integral Number>
    Cell(Number number) : is(Range{static_cast<std::int64_t>(number), static_cast<std::int64_t>(number)}) {}

    bool open() const { return std::holds_alternative<Open>(is); }
    const Range* number() const { return std::get_if<Range>(&is); }
    const std::string* words() const { return std::get_if<std::string>(&is); }
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// So many letters wide at least.
inline Cell wide(std::uint8_t width, Cell cell) {
    cell.width = width;
    return cell;
}

/// As wide as the same cell of all rows beside it.
inline Cell column(Cell cell) {
    cell.column = true;
    return cell;
}

/// "1 tile", "2 tiles", "2 to 3 tiles".
inline Cell count(Cell number, std::string_view noun) {
    number.noun = noun;
    return number;
}

/// What the row comes to.
inline Cell points(Cell number, Sign sign = Sign::none) {
    number.points = true;
    number.sign = sign;
    return number;
}

struct Row {
    std::string key;            ///< how programs call it, and another possible position knows it again
    std::vector<Cell> cells{};  ///< printed one behind the other
    std::vector<Row> parts{};   ///< the rows that belong to it
    bool head = false;          ///< of its parts alone: without any it is not there

    bool is_there() const { return !head || !parts.empty(); }
    friend bool operator==(const Row&, const Row&) = default;
};
using Sheet = std::vector<Row>;

/// What a row comes to; nullptr where it has no points.
inline const Range* points_of(const Row& row) {
    const auto found = std::ranges::find(row.cells, true, &Cell::points);
    return found == row.cells.end() ? nullptr : found->number();
}

/// What rows whose points are known come to together.
inline std::int64_t sum(const Sheet& rows) {
    std::int64_t sum = 0;
    for (const Row& row : rows) {
        sum += points_of(row) == nullptr ? 0 : points_of(row)->least;
    }
    return sum;
}

}  // namespace arbiter::score
