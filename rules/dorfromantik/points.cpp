// What a tile adds to the score sheet: markers, flags, the longest track and stream, each with the tiles of its area.
#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/position_completion.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

/// An area's cells, in the order in which its tiles were laid.
std::vector<std::string> cells_of(const Map& map, AreaNumber root, Terrain terrain) {
    std::vector<std::string> cells;
    for (TileNumber number = 0; number < map.size(); ++number) {
        if (map[number].tile.shows(terrain) && map.area_of(number, terrain) == root) {
            cells.push_back(text_of(map[number].cell));
        }
    }
    return cells;
}

void earn(std::int64_t points, std::string why, const Map& map, AreaNumber root, Terrain terrain,
          ScoreEventSink& sink) {
    sink.earn(no_seat, static_cast<std::int32_t>(points), std::move(why), cells_of(map, root, terrain));
}

void earn_markers(const Table& before, const Table& after, ScoreEventSink& sink) {
    const Map& map = after.map();
    for (std::size_t i = before.settled().size(); i < after.settled().size(); ++i) {
        const SettledMarker& settled = after.settled()[i];
        const Terrain terrain = settled.marker.terrain;
        if (settled.completed && map[settled.tile].tile.shows(terrain)) {
            earn(settled.marker.number, fmt::format("{} completed", in_words(settled.marker)), map,
                 map.area_of(settled.tile, terrain), terrain, sink);
        }
    }
}

/// What the flag on this tile gives.
std::int64_t flag_points(const Map& map, TileNumber number) {
    if (number >= map.size() || !map[number].tile.flag() || !map[number].tile.flag_in_place()) {
        return 0;
    }
    const Area& area = map.area(map.area_of(number, *map[number].tile.flag()));
    return area.closed() ? area.tiles : 0;
}

bool have_same_flags(const Map& before, const Map& after) {
    return std::all_of(all_terrains.begin(), all_terrains.begin() + flagged_terrains,
                       [&](Terrain terrain) { return before.flag_points(terrain) == after.flag_points(terrain); });
}

void earn_flags(const Map& before, const Map& after, ScoreEventSink& sink) {
    if (have_same_flags(before, after)) {
        return;
    }
    for (TileNumber number = 0; number < after.size(); ++number) {
        const std::int64_t points = flag_points(after, number) - flag_points(before, number);
        if (points != 0) {
            const Terrain terrain = *after[number].tile.flag();
            earn(points, fmt::format("{} flag at {}: closed", word(terrain), text_of(after[number].cell)), after,
                 after.area_of(number, terrain), terrain, sink);
        }
    }
}

void earn_longest(const Map& before, const Map& after, Terrain terrain, ScoreEventSink& sink) {
    const std::int64_t points = std::int64_t{after.longest(terrain)} - before.longest(terrain);
    if (points == 0) {
        return;
    }
    for (TileNumber number = 0; number < after.size(); ++number) {
        if (after[number].tile.shows(terrain) &&
            after.area(after.area_of(number, terrain)).tiles == after.longest(terrain)) {
            earn(points, fmt::format("longest {}: {}", word(terrain), counted(after.longest(terrain), "tile")), after,
                 after.area_of(number, terrain), terrain, sink);
            return;
        }
    }
}

}  // namespace

void Dorfromantik::points(const Change<Dorfromantik>& change, ScoreEventSink& sink) {
    const Table& before = change.before.table();
    const Table& after = change.after.table();
    if (!after.sure()) {
        return;
    }
    if (change.by_itself) {
        sink.earn(no_seat, after.terms().extra(), "extra");  // what the header gives stands before all lines
        return;
    }
    for (TileNumber number = before.map().size(); number < after.map().size(); ++number) {
        sink.put(no_seat, text_of(after.map()[number].cell));
    }
    earn_markers(before, after, sink);
    earn_flags(before.map(), after.map(), sink);
    for (const Terrain terrain : {Terrain::track, Terrain::stream}) {
        earn_longest(before.map(), after.map(), terrain, sink);
    }
}

void Dorfromantik::set_points(const State& position, const Set& set, ScoreEventSink& sink) {
    for (const LaidTile& laid : position.table().map().tiles()) {
        if (!hides_cell(set) && laid.stamp == set.line.span.begin) {
            sink.put(no_seat, text_of(laid.cell));
        }
    }
}

}  // namespace arbiter::dorfromantik
