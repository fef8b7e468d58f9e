// The list of the printed tiles by their numbers, as on the sheet in the manual, and how a number names a tile as it
// lies.
#pragma once

#include "grammar/dorfromantik/hexes.hpp"
#include "grammar/dorfromantik/tile.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik {

// clang-format off
/// 1 to 48 are the landscape tiles, 49 to 73 the task tiles: the edges clockwise from the first, `^` for a flag.
inline constexpr std::array<std::string_view, 73> numbered_tiles{
    "GG.TT.", "SV.SF.", "S.GSF.", ".G..FF", "GTV.T.", "VVVVSS", "VV..G.", "GG.VV.",
    ".FT.GT", "G.T.FT", ".V.FF.", "VV.SS.", "VV.FF.", "VV.F..", ".SF.SG", ".FF.SS",
    ".F.F.F", ".FFFFF", "GT.VT.", "GG.V..", "S.FSV.", "GGGT.T", "TF.T.V", "GG.FF.",
    "GGGGG.", "GG..F.", "S.VSG.", "GGGFFF", "SFFFS.", "FFF.T.", ".V.V.V", "VVVT.T",
    "FFF.G.^G", "TT.FF.", "VVVFFF", "FT.VT.", "G.SV.S", "GGG.V.^V", "FFFT.T", "VV.TT.",
    "SS.GG.", "VVVVV.", "VVV.F.^F", ".SVVVS", "GGGS.S", "FFFFTT", "GGGVVV", "G.G.G.",
    "FFFFSS", "GGGGGG", "..F..F", "TT.SS.", "GG....", "FFFFFF", "...T.T", "G..G..",
    "..S..S", "G.VVV.", "..T..T", "..V..V", "GGGGTT", ".S.FFF", "VVVVVV", "GGG.F.",
    "....VV", "TTVVVV", "....FF", "GGG.S.", "S.ST.T", "VVV.T.", "...S.S", "GGGGSS",
    "FFF.V."};
// clang-format on

/// The tile with this number, its first edge pointing there; nothing when there is none.
constexpr std::optional<Tile> numbered_tile(std::size_t number, Direction first) {
    if (number == 0 || number > numbered_tiles.size()) {
        return std::nullopt;
    }
    return tile_from(numbered_tiles[number - 1])->turned(static_cast<unsigned>(index(first)));
}

}  // namespace arbiter::dorfromantik
