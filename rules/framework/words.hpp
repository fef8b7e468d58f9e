// Framework in plain words: colors, cells, tiles, tasks, lists.
#pragma once

#include "grammar/cell/squares.hpp"
#include "grammar/framework/tile.hpp"
#include "grammar/text/phrase.hpp"
#include "rules/framework/counting.hpp"
#include "rules/framework/offer.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::framework {

/// "brown"
std::string_view color_name(Color color);
/// "brown", "brown and yellow", "brown or yellow"
std::string colors_of(const Task& task);
/// "6 of 8 brown frames", "at best 6 of 8 brown frames"
std::string progress(const Task& task, int frames, bool at_best = false);
/// "7th"
std::string ordinal(std::size_t number);
/// The tiles that may still be taken, each with its number: "1 GS/4B, 3 Y/-".
std::string still_on_offer(const Offer& offer);

}  // namespace arbiter::framework
