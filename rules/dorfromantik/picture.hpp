// The map drawn with letters.
#pragma once

#include "rules/dorfromantik/table.hpp"

#include <string>

namespace arbiter::dorfromantik {

/// Appends the map as it lies before the players, every edge by its letter where it lies; nothing when it is empty or
/// wider than a page.
void write_picture(const Table& table, std::string& text);

}  // namespace arbiter::dorfromantik
