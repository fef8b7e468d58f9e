// Dorfromantik in plain words: markers, cells, lists.
#pragma once

#include "grammar/dorfromantik/cell.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/text/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

using arbiter::in_words;  // of a list

/// "forest 5"
std::string in_words(Marker marker);
/// "2,-1"
std::string in_words(Cell cell);

}  // namespace arbiter::dorfromantik
