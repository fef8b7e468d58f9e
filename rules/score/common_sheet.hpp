// The score sheets of possible positions as one.
#pragma once

#include "rules/score/sheet.hpp"

namespace arbiter::score {

/// What both say. Rows with one key are one, with their parts: numbers become ranges, words that differ `?`, and a row
/// that is `?` stands where either has rows that the other has not. The order is that of the first.
Sheet common_sheet(const Sheet& one, const Sheet& other);

}  // namespace arbiter::score
