// The map drawn with letters.
#pragma once

#include "rules/dorfromantik/map.hpp"

#include <string>

namespace arbiter::dorfromantik {

/// Appends the map, three lines a row of tiles, every edge by its letter where it lies; nothing when it is empty or
/// wider than a page.
void write_picture(const Map& map, std::string& text);

}  // namespace arbiter::dorfromantik
