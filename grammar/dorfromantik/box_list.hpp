// What opened boxes hold, as a JSON file that a table writes for itself:
//
//     {"landscape": [{"tile": "F.TT..^F", "copies": 1}],
//      "task":      [{"tile": "FF....", "type": "F", "copies": 2}],
//      "markers":   {"F": [4, 4, 5, 5, 6, 6]},
//      "extra":     {"Circus": 15}}
#pragma once

#include "grammar/dorfromantik/terrain.hpp"
#include "grammar/dorfromantik/tile.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

struct ListedTile {
    Tile tile;
    Terrain task = Terrain::meadow;  ///< of a task tile
    std::uint32_t copies = 1;
    std::uint32_t at = 0;  ///< where it stands in the file
};

struct BoxList {
    std::vector<ListedTile> tiles{};
    /// By type, if the list has it: the numbers of its markers.
    std::array<std::optional<std::vector<std::uint16_t>>, terrains> markers{};
    struct ExtraLine {
        std::string name;
        std::int32_t most = 0;
        std::uint32_t at = 0;
    };
    std::vector<ExtraLine> extra{};  ///< lines of section E, and the most that each comes to
    std::string fault{};             ///< place and kind of what makes the file no such list; empty when it is one
};

inline constexpr std::uint32_t most_listed = 250;  ///< tiles, and markers of a type: no box holds as many
inline constexpr std::uint16_t most_on_marker = 99;

/// Only the form is looked at: what is in the base box is a matter for the rules.
BoxList read_box_list(std::string_view json);

}  // namespace arbiter::dorfromantik
