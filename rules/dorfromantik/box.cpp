// The printed tiles and markers, and a table to find a tile however it is turned.
#include "rules/dorfromantik/box.hpp"

#include <algorithm>
#include <string_view>

namespace arbiter::dorfromantik {
namespace {

// clang-format off
// Read off the printed tiles: the edges clockwise from any one of them, `^` for a flag.
constexpr std::array<std::string_view, landscape_tiles> landscape{
    "GG.TT.", "SV.SF.", "S.GSF.", ".G..FF", "GTV.T.", "VVVVSS", "VV..G.",   "GG.VV.",
    ".FT.GT", "G.T.FT", ".V.FF.", "VV.SS.", "VV.FF.", "VV.F..", ".SF.SG",   ".FF.SS",
    ".F.F.F", ".FFFFF", "GT.VT.", "GG.V..", "S.FSV.", "GGGT.T", "TF.T.V",   "GG.FF.",
    "GGGGG.", "GG..F.", "S.VSG.", "GGGFFF", "SFFFS.", "FFF.T.", ".V.V.V",   "VVVT.T",
    "FFF.G.^G", "TT.FF.", "VVVFFF", "FT.VT.", "G.SV.S", "GGG.V.^V", "FFFT.T", "VV.TT.",
    "SS.GG.", "VVVVV.", "VVV.F.^F", ".SVVVS", "GGGS.S", "FFFFTT", "GGGVVV", "G.G.G."};

struct PrintedTask {
    char task;
    std::string_view tile;
};

constexpr std::array<PrintedTask, task_tiles> tasks{{
    {'F', "FFFFSS"}, {'F', "..F..F"}, {'F', "FFFFFF"}, {'F', "....FF"}, {'F', "FFF.V."},
    {'G', "GGGGGG"}, {'G', "GG...."}, {'G', "G..G.."}, {'G', "GGGGTT"}, {'G', "GGG.F."},
    {'V', "G.VVV."}, {'V', "..V..V"}, {'V', "VVVVVV"}, {'V', "....VV"}, {'V', "TTVVVV"},
    {'T', "TT.SS."}, {'T', "...T.T"}, {'T', "..T..T"}, {'T', "S.ST.T"}, {'T', "VVV.T."},
    {'S', "..S..S"}, {'S', ".S.FFF"}, {'S', "GGG.S."}, {'S', "...S.S"}, {'S', "GGGGSS"}}};
// clang-format on

constexpr std::array<PrintedTile, printed_tiles> unpack() {
    std::array<PrintedTile, printed_tiles> box{};
    auto next = box.begin();
    for (const auto& [task, tile] : tasks) {
        *next++ = {*tile_from(tile), Pile::task, *terrain_of(task)};
    }
    for (const auto tile : landscape) {
        *next++ = {*tile_from(tile), Pile::landscape, Terrain::meadow};
    }
    return box;
}

constexpr std::array<PrintedTile, printed_tiles> the_box = unpack();

/// Every way a printed tile can lie, scattered over a table twice their number; a free slot holds no tile.
struct Looks {
    static constexpr std::size_t slots = 1024;
    static constexpr std::uint8_t nothing = 0xFF;

    std::array<Sides, slots> sides{};
    std::array<std::uint8_t, slots> tile{};

    static constexpr std::size_t slot(Sides sides) { return (sides * 2654435769U) >> 22; }

    constexpr Looks() {
        tile.fill(nothing);
        for (std::size_t place = 0; place < the_box.size(); ++place) {
            for (unsigned turn = 0; turn < distinct_turns(the_box[place].tile); ++turn) {
                insert(the_box[place].tile.turned(turn).sides(), static_cast<std::uint8_t>(place));
            }
        }
    }

    constexpr void insert(Sides look, std::uint8_t place) {
        std::size_t at = slot(look);
        while (tile[at] != nothing) {
            at = (at + 1) % slots;
        }
        sides[at] = look;
        tile[at] = place;
    }

    constexpr std::uint8_t find(Sides look) const {
        std::size_t at = slot(look);
        while (tile[at] != nothing && sides[at] != look) {
            at = (at + 1) % slots;
        }
        return tile[at];
    }
};

constexpr Looks looks;

}  // namespace

const std::array<PrintedTile, printed_tiles>& box() {
    return the_box;
}

std::optional<std::uint8_t> printed_but_for_flag(Tile tile) {
    const std::uint8_t place = looks.find(tile.sides());
    return place == Looks::nothing ? std::nullopt : std::optional(place);
}

std::optional<std::uint8_t> printed(Tile tile) {
    const std::uint8_t place = looks.find(tile.sides());
    if (place == Looks::nothing || the_box[place].tile.flag() != tile.flag()) {
        return std::nullopt;
    }
    return place;
}

std::optional<Terrain> printed_task(std::optional<std::uint8_t> printed) {
    return printed && the_box[*printed].pile == Pile::task ? std::optional(the_box[*printed].task) : std::nullopt;
}

}  // namespace arbiter::dorfromantik
