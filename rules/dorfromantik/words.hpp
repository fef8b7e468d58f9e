// Dorfromantik in plain words: markers, cells, lists.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/box.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::dorfromantik {

using arbiter::in_words;  // of a list

/// "forest 5"
std::string in_words(Marker marker);

/// "4, 5 or 6": what the markers of a type say.
std::string numbers_in_words(const Box& box, Terrain terrain);
/// "the only", "both", "all 3": of so many, each one.
std::string each_of(std::uint8_t copies);

/// What explains a piece that is not in the base box, behind what else helps.
std::string or_opened_box(std::string help);

}  // namespace arbiter::dorfromantik
