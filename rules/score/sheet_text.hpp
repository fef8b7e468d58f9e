// A score sheet as text.
#pragma once

#include "rules/score/sheet.hpp"

#include <span>
#include <string>
#include <vector>

namespace arbiter::score {

/// What is printed of rows that stand below each other, without what belongs to them.
std::vector<std::string> lines_of(std::span<const Row> rows);

/// The words and numbers of some cells, without room between them.
std::string text_of(std::span<const Cell> cells);

/// A line a row, what belongs to it indented below it; where possible positions differ, a line says what `?` is.
std::string text_of(const Sheet& sheet);

}  // namespace arbiter::score
