// Dorfromantik in plain words: markers, cells, lists.
#pragma once

#include "grammar/dorfromantik/cell.hpp"
#include "grammar/dorfromantik/marker.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

/// "forest 5"
std::string in_words(Marker marker);
/// "2,-1"
std::string in_words(Cell cell);
/// "1 tile", "3 tiles"
std::string tiles_in_words(std::uint32_t count);
/// "1 open edge", "3 open edges"
std::string open_edges_in_words(std::uint32_t count);
/// "a, b or c" / "a, b and c"
std::string in_words(const std::vector<std::string>& parts, std::string_view last);

}  // namespace arbiter::dorfromantik
