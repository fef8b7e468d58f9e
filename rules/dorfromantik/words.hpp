// Dorfromantik in plain words: markers, cells, lists.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/text/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

using arbiter::in_words;  // of a list

/// "forest 5"
std::string in_words(Marker marker);

}  // namespace arbiter::dorfromantik
