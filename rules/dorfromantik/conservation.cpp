// Counts tiles and markers everywhere, and every area of the map anew.
#include "rules/dorfromantik/conservation.hpp"

#include <algorithm>
#include <map>

namespace arbiter::dorfromantik {
namespace {

/// Copies of a tile in either stack count together: a map does not say from which one a tile came.
bool each_tile_once(const Table& table) {
    std::map<std::uint8_t, std::uint32_t> lying;
    const auto count = [&](Tile tile) {
        const auto like = tile.known() ? table.box().find_but_for_flag(tile) : std::nullopt;
        lying[like.value_or(0)] += like ? 1U : 0U;
        return !tile.known() || like;
    };
    const auto laid = table.map().tiles();
    const auto aside = table.set_aside();
    if (!std::ranges::all_of(laid, count, &LaidTile::tile) || !std::ranges::all_of(aside, count, &SetAside::tile)) {
        return false;
    }
    std::map<std::uint8_t, std::uint32_t> taken;
    for (std::uint8_t place = 0; place < table.box().tiles().size(); ++place) {
        taken[*table.box().find_but_for_flag(table.box()[place].tile)] += table.supply().taken(place) ? 1U : 0U;
    }
    return std::ranges::all_of(lying, [&](const auto& one) { return one.second <= taken[one.first]; });
}

bool tiles_add_up(const Table& table) {
    const Terms& terms = table.terms();
    const std::size_t left = table.supply().left(Pile::task) + table.supply().left(Pile::landscape);
    return left + table.turns() >= terms.tasks + terms.landscapes &&
           table.turns() == table.map().size() + table.set_aside().size();
}

bool markers_add_up(const Table& table) {
    std::map<Marker, int> out;
    for (const WaitingMarker& waiting : table.waiting()) {
        ++out[waiting.marker];
    }
    for (const SettledMarker& settled : table.settled()) {
        ++out[settled.marker];
    }
    for (const SetAside& aside : table.set_aside()) {
        out[aside.marker] += aside.pile == Pile::task ? 1 : 0;
    }
    return std::all_of(out.begin(), out.end(), [&](const auto& taken) {
        const auto& [marker, count] = taken;
        return !marker.known() || marker.is_off() || marker.terrain == Terrain::meadow ||
               (count == table.supply().markers_taken(marker) && count <= table.box().copies(marker));
    });
}

using AreaCounts = std::map<AreaNumber, Area>;

AreaCounts count_areas(const Map& map) {
    AreaCounts counts;
    for (TileNumber number = 0; number < map.size(); ++number) {
        const Around around = map.around(map[number].cell).tiles;
        for (const Terrain terrain : all_terrains) {
            if (!map[number].tile.shows(terrain)) {
                continue;
            }
            Area& area = counts[map.area_of(number, terrain)];
            ++area.tiles;
            for (const Direction side : all_directions) {
                const bool open = map[number].tile.edge(side) == terrain && around[index(side)] == no_tile;
                area.open += open ? 1 : 0;
            }
        }
    }
    return counts;
}

bool areas_add_up(const Map& map) {
    const AreaCounts counts = count_areas(map);
    return std::all_of(counts.begin(), counts.end(), [&](const auto& counted) {
        const auto& [root, area] = counted;
        return map.area(root).tiles == area.tiles && map.area(root).open == area.open;
    });
}

}  // namespace

bool conserved(const Table& table) {
    if (!tiles_add_up(table) || !areas_add_up(table.map())) {
        return false;
    }
    return table.supply().set() == TileSet::any || (each_tile_once(table) && markers_add_up(table));
}

}  // namespace arbiter::dorfromantik
