// How the hexes of a map lie before the players: the directions that lines name are called after it.
#pragma once

#include "grammar/cell/hexes.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter::dorfromantik {

using namespace hexes;

inline constexpr std::string_view hexes_key = "Hexes";
inline constexpr std::array<std::string_view, 2> hexes_words{"pointy", "flat"};

/// What the header of a record says of it. It is asked for every direction that is read, so it looks no farther than
/// into the record's first `most_looked_at` bytes.
Hexes hexes_of(std::string_view record);
inline constexpr std::size_t most_looked_at = 4096;

}  // namespace arbiter::dorfromantik
