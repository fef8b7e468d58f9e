// Dorfromantik's score sheet, with the cells that gave each point.
#include "rules/dorfromantik/sheet.hpp"

#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::dorfromantik {
namespace {

using score::count;
using score::points;
using score::Row;
using score::wide;
using Cells = std::vector<score::Cell>;

/// "4 + 5 + 6", the numbers on the completed markers of a type.
Cells numbers(const Table& table, Terrain terrain) {
    Cells sum;
    for (const SettledMarker& settled : table.settled()) {
        if (settled.completed && settled.marker.terrain == terrain) {
            sum.insert(sum.end(), {sum.empty() ? "" : " + ", settled.marker.number});
        }
    }
    return sum.size() > 2 ? sum : Cells{};
}

/// What the markers that nobody has decided add to the tasks and the total.
Cells open_points(const State& state) {
    return !state.leaves_points_open() ? Cells{} : Cells{"and ", state.decided_points(), " more, as was announced"};
}

/// "at 0,0 1,0 2,-1": the tiles of the longest track or stream, of several the one begun first.
Cells tiles_of_longest(const Map& map, Terrain line) {
    for (TileNumber first = 0; map.longest(line) > 0 && first < map.size(); ++first) {
        if (!map[first].tile.shows(line) || map.area(map.area_of(first, line)).tiles != map.longest(line)) {
            continue;
        }
        Cells cells{"at"};
        for (TileNumber tile = first; tile < map.size(); ++tile) {
            if (map[tile].tile.shows(line) && map.area_of(tile, line) == map.area_of(first, line)) {
                cells.insert(cells.end(), {" ", text_of(map[tile].cell)});
            }
        }
        return cells;
    }
    return {};
}

/// Why a line comes to what it does.
Cells reason(const State& state, std::string_view key) {
    const Table& table = state.table();
    switch (key.front()) {
        case 'B': return numbers(table, all_terrains[static_cast<std::size_t>(key.back() - '1')]);
        case 'D': return tiles_of_longest(table.map(), key == "D1" ? Terrain::track : Terrain::stream);
        default: return key == "S1" || key == "H" ? open_points(state) : Cells{};
    }
}

Row line_row(const State& state, const SheetLine& line) {
    Row row{line.key,
            {wide(3, line.in_section_e ? "E" : line.key), " ", wide(16, line.name), " ", wide(3, points(line.points)),
             "  "}};
    if (!line.in_section_e) {
        std::ranges::move(reason(state, line.key), std::back_inserter(row.cells));
    }
    return row;
}

Cells area_in_words(const Area& area) {
    return area.closed() ? Cells{"closed, ", count(area.tiles, "tile")}
                         : Cells{count(area.tiles, "tile"), ", ", count(area.open, "open edge")};
}

Cells fate_in_words(const SettledMarker& settled) {
    const bool larger = settled.tiles > settled.marker.number;
    if (settled.tile == no_tile) {
        return {settled.completed ? "completed" : "cancelled", ", on which tile nobody noted"};
    }
    if (settled.marker.is_off()) {
        return {"cancelled: ", count(settled.tiles, "tile")};
    }
    return settled.completed
               ? Cells{"completed"}
               : Cells{"cancelled: ", larger ? "grown to " : "closed with ", count(settled.tiles, "tile")};
}

/// Where a position does not say which marker it was, or what became of it.
Cells fate_in_words(const UnresolvedMarkers& undecided) {
    const char* const fate = undecided.word == Word::done   ? "completed: "
                             : undecided.word == Word::lost ? "cancelled: "
                             : undecided.marker.is_off()    ? "completed or cancelled: "
                                                            : "completed or cancelled: grown to ";
    return {fate, count(undecided.tiles, "tile")};
}

/// In every possible position a tile comes as the same one, wherever it lies.
std::string key_of(TileNumber tile) {
    return fmt::format("tile {}", tile + 1);
}

/// A number that nobody noted is a dash; so is a tile, which has no cell.
Row marker_row(const Map& map, Marker marker, TileNumber tile, const Cells& fate) {
    constexpr std::size_t room = 10;
    const bool lies = tile != no_tile;
    const std::string cell = lies ? text_of(map[tile].cell) : "-";
    const std::string number = marker.is_off() ? "-" : std::to_string(marker.number);
    const std::size_t taken = std::min(room, word(marker.terrain).size() + 1 + number.size());
    Row row{lies ? key_of(tile) : std::string(),
            {word(marker.terrain), " ", marker.is_off() ? score::Cell("-") : score::Cell(marker.number),
             wide(static_cast<std::uint8_t>(room - taken), ""), " at ", wide(7, cell), " "}};
    std::ranges::copy(fate, std::back_inserter(row.cells));
    return row;
}

Row markers(const State& state) {
    const Table& table = state.table();
    const Map& map = table.map();
    const auto area_of = [&](const auto& at) -> const Area& {
        return map.area(map.area_of(at.tile, at.marker.terrain));
    };
    Row row{"markers", {"markers"}, {}, true};
    for (const SettledMarker& settled : table.settled()) {
        Row& part = row.parts.emplace_back(marker_row(map, settled.marker, settled.tile, fate_in_words(settled)));
        if (settled.tile == no_tile) {
            part.key = fmt::format("pile {}", row.parts.size());
        }
    }
    for (const UnresolvedMarkers& undecided : state.undecided()) {
        if (undecided.tile != no_tile) {
            row.parts.push_back(marker_row(map, undecided.marker, undecided.tile, fate_in_words(undecided)));
        }
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        Cells fate = area_in_words(area_of(waiting));
        fate.insert(fate.begin(), "waits: ");
        row.parts.push_back(marker_row(map, waiting.marker, waiting.tile, fate));
    }
    return row;
}

Row flag_row(const Map& map, TileNumber tile, Terrain flag) {
    const Area& area = map.area(map.area_of(tile, flag));
    Row row{key_of(tile), {wide(10, word(flag)), " at ", wide(7, text_of(map[tile].cell)), " "}};
    std::ranges::move(area_in_words(area), std::back_inserter(row.cells));
    row.cells.emplace_back(": ");
    row.cells.push_back(area.closed() ? count(points(area.tiles), "point") : "no points");
    return row;
}

Row flags(const Map& map) {
    Row row{"flags", {"flags"}, {}, true};
    for (TileNumber number = 0; number < map.size(); ++number) {
        if (const auto flag = map[number].tile.flag()) {
            row.parts.push_back(flag_row(map, number, *flag));
        }
    }
    return row;
}

}  // namespace

score::Sheet sheet_of(const State& state) {
    Row lines{"sheet", {"score sheet"}};
    for (const SheetLine& line : score(state.table()).lines()) {
        lines.parts.push_back(line_row(state, line));
    }
    return {std::move(lines), markers(state), flags(state.table().map())};
}

}  // namespace arbiter::dorfromantik
