// Counts tiles and markers everywhere, and every area of the map anew.
#include "rules/dorfromantik/conservation.hpp"

#include <algorithm>
#include <bitset>
#include <map>

namespace arbiter::dorfromantik {
namespace {

bool each_tile_once(const Table& table) {
    std::bitset<printed_tiles> seen;
    const auto fresh = [&](Tile tile) {
        const auto place = printed(tile);
        const bool first = place && !seen.test(*place) && table.supply().taken(*place);
        return !tile.known() || (first && (seen.set(*place), true));
    };
    const auto laid = table.map().tiles();
    const auto aside = table.set_aside();
    return std::all_of(laid.begin(), laid.end(), [&](const LaidTile& tile) { return fresh(tile.tile); }) &&
           std::all_of(aside.begin(), aside.end(), [&](const SetAside& tile) { return fresh(tile.tile); });
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
        return !marker.known() || marker.terrain == Terrain::meadow ||
               (count == table.supply().markers_taken(marker) && count <= marker_copies(marker.number));
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
