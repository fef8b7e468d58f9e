// Prints cells, gives them the room they need, and indents rows.
#include "rules/score/sheet_text.hpp"

#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace arbiter::score {
namespace {

constexpr std::string_view what_open_is = "? stands for what differs from one possible position to another\n";

std::string signed_number(std::int64_t number, Sign sign) {
    const bool plus = sign == Sign::plus && number > 0;
    const bool minus = sign == Sign::minus && number == 0;
    return fmt::format("{}{}", plus ? "+" : minus ? "-" : "", number);
}

/// "3", "3 to 5 tiles"; the least has the room, so that numbers above each other line up.
std::string text_of(const Range& range, const Cell& cell, std::size_t width) {
    std::string text = fmt::format("{:>{}}", signed_number(range.least, cell.sign), width);
    if (!range.known()) {
        text += fmt::format(" to {}", signed_number(range.most, cell.sign == Sign::minus ? Sign::none : cell.sign));
    }
    if (!cell.noun.empty()) {
        text += fmt::format(" {}{}", cell.noun, range.known() && range.least == 1 ? "" : "s");
    }
    return text;
}

std::string text_of(const Cell& cell, std::size_t width) {
    if (const Range* const range = cell.number()) {
        return text_of(*range, cell, width);
    }
    return fmt::format("{:<{}}", cell.open() ? std::string_view("?") : *cell.words(), width);
}

/// The room of each cell that is as wide as those of the rows beside its own.
std::vector<std::size_t> columns_of(std::span<const Row> rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.cells.size()));
        for (std::size_t at = 0; at < row.cells.size(); ++at) {
            if (row.cells[at].column) {
                widths[at] = std::max(widths[at], static_cast<std::size_t>(code_points(text_of(row.cells[at], 0))));
            }
        }
    }
    return widths;
}

/// Whether a blank is needed between what stands already and this, one of which is `?`.
bool run_together(std::string_view line, std::string_view next) {
    return !line.empty() && !next.empty() && line.back() != ' ' && next.find_first_of(" ,;:") != 0;
}

/// Two `?` beside each other say no more than one, and none is written as part of a word.
std::string line_of(std::span<const Cell> cells, std::span<const std::size_t> columns) {
    std::string line;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (at == 0 || !cells[at].open() || !cells[at - 1].open()) {
            const bool column = cells[at].column && at < columns.size();
            const std::string text = text_of(cells[at], column ? columns[at] : cells[at].width);
            const bool beside_open = cells[at].open() || (at != 0 && cells[at - 1].open());
            line += beside_open && run_together(line, text) ? " " : "";
            line += text;
        }
    }
    line.resize(line.find_last_not_of(' ') + 1);
    return line;
}

void write(std::span<const Row> rows, std::size_t depth, std::string& text) {
    const std::vector<std::string> lines = lines_of(rows);
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (rows[at].is_there()) {
            text.append(2 * depth, ' ').append(lines[at]).push_back('\n');
            write(rows[at].parts, depth + 1, text);
        }
    }
}

bool is_open(const Row& row) {
    return std::ranges::any_of(row.cells, &Cell::open) || std::ranges::any_of(row.parts, is_open);
}

}  // namespace

std::vector<std::string> lines_of(std::span<const Row> rows) {
    const std::vector<std::size_t> columns = columns_of(rows);
    std::vector<std::string> lines;
    lines.reserve(rows.size());
    for (const Row& row : rows) {
        lines.push_back(line_of(row.cells, columns));
    }
    return lines;
}

std::string text_of(std::span<const Cell> cells) {
    return line_of(cells, {});
}

std::string text_of(const Sheet& sheet) {
    std::string text;
    write(sheet, 0, text);
    text += std::ranges::any_of(sheet, is_open) ? what_open_is : std::string_view();
    return text;
}

}  // namespace arbiter::score
