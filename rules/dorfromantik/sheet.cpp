// Writes Dorfromantik's score sheet, with the cells that gave each point.
#include "rules/dorfromantik/sheet.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/picture.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arbiter::dorfromantik {
namespace {

void write_row(std::string_view box, std::string_view name, std::int64_t points, std::string_view why,
               std::string& text) {
    text += fmt::format("  {:<3} {:<16} {:>3}{}{}\n", box, name, points, why.empty() ? "" : "  ", why);
}

/// "4 + 5 + 6", the numbers on the completed markers of a type.
std::string numbers(const Table& table, Terrain terrain) {
    std::vector<std::string> parts;
    for (const SettledMarker& settled : table.settled()) {
        if (settled.completed && settled.marker.terrain == terrain) {
            parts.push_back(std::to_string(settled.marker.number));
        }
    }
    std::string sum;
    for (const std::string& part : parts) {
        sum += (sum.empty() ? "" : " + ") + part;
    }
    return parts.size() < 2 ? std::string{} : sum;
}

/// What the markers that nobody has decided add to the tasks and the total.
std::string open_points(const State& state) {
    if (state.undecided().empty()) {
        return {};
    }
    return fmt::format("and {} more, as was announced", state.decided_points());
}

/// The lines that the header fills in.
void write_section_e(const Table& table, std::string& text) {
    const auto& points = table.terms().section_e;
    for (std::size_t line = 0; points && line < extra_lines; ++line) {
        if (points->lines[line]) {
            write_row("E", section_e()[line].name, *points->lines[line], {}, text);
        }
    }
}

/// "at 0,0 1,0 2,-1": the tiles of the longest track or stream, of several the one begun first.
std::string tiles_of_longest(const Map& map, Terrain line) {
    for (TileNumber first = 0; map.longest(line) > 0 && first < map.size(); ++first) {
        if (!map[first].tile.shows(line) || map.area(map.area_of(first, line)).tiles != map.longest(line)) {
            continue;
        }
        std::string cells("at");
        for (TileNumber tile = first; tile < map.size(); ++tile) {
            const bool part = map[tile].tile.shows(line) && map.area_of(tile, line) == map.area_of(first, line);
            cells += part ? std::string(" ").append(in_words(map[tile].cell)) : std::string();
        }
        return cells;
    }
    return {};
}

void write_rows(const State& state, std::string& text) {
    const Table& table = state.table();
    const ScoreSheet sheet = score(table);
    const std::string open = open_points(state);
    for (const Terrain terrain : all_terrains) {
        write_row(fmt::format("B{}", index(terrain) + 1), fmt::format("{} tasks", word(terrain)),
                  sheet.tasks[index(terrain)], numbers(table, terrain), text);
    }
    write_row("S1", "tasks", sheet.tasks_total(), open, text);
    for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
        write_row(fmt::format("C{}", territory + 1), fmt::format("{} flags", word(all_terrains[territory])),
                  sheet.flags[territory], {}, text);
    }
    write_row("D1", "longest track", sheet.longest_track, tiles_of_longest(table.map(), Terrain::track), text);
    write_row("D2", "longest stream", sheet.longest_stream, tiles_of_longest(table.map(), Terrain::stream), text);
    write_row("S2", "flags and lines", sheet.map_total(), {}, text);
    write_section_e(table, text);
    write_row("S3", "extra", sheet.extra_total(), {}, text);
    write_row("H", "total", sheet.total(), open, text);
}

std::string area_in_words(const Area& area) {
    if (area.closed()) {
        return fmt::format("closed, {}", counted(area.tiles, "tile"));
    }
    return fmt::format("{}, {}", counted(area.tiles, "tile"), counted(area.open, "open edge"));
}

std::string fate_in_words(const SettledMarker& settled) {
    if (settled.completed) {
        return "completed";
    }
    const bool larger = settled.tiles > settled.marker.number;
    return fmt::format("cancelled: {} {}", larger ? "grown to" : "closed with", counted(settled.tiles, "tile"));
}

void write_marker(const Map& map, Marker marker, TileNumber tile, std::string_view fate, std::string& text) {
    text += fmt::format("  {:<10} at {:<7} {}\n", in_words(marker), in_words(map[tile].cell), fate);
}

void write_markers(const State& state, std::string& text) {
    const Table& table = state.table();
    const bool none = table.settled().empty() && table.waiting().empty() && state.undecided().empty();
    text += none ? "" : "markers\n";
    for (const SettledMarker& settled : table.settled()) {
        write_marker(table.map(), settled.marker, settled.tile, fate_in_words(settled), text);
    }
    for (const Undecided& undecided : state.undecided()) {
        const Area& area = table.map().area(table.map().area_of(undecided.tile, undecided.marker.terrain));
        write_marker(table.map(), undecided.marker, undecided.tile,
                     fmt::format("completed or cancelled: grown to {}", counted(area.tiles, "tile")), text);
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        const Area& area = table.map().area(table.map().area_of(waiting.tile, waiting.marker.terrain));
        write_marker(table.map(), waiting.marker, waiting.tile, "waits: " + area_in_words(area), text);
    }
}

void write_flags(const Map& map, std::string& text) {
    bool head = false;
    for (TileNumber number = 0; number < map.size(); ++number) {
        const auto flag = map[number].tile.flag();
        if (!flag) {
            continue;
        }
        text += head ? "" : "flags\n";
        head = true;
        const Area& area = map.area(map.area_of(number, *flag));
        text += fmt::format("  {:<10} at {:<7} {}\n", word(*flag), in_words(map[number].cell),
                            area.closed() ? fmt::format("{}: {}", area_in_words(area), counted(area.tiles, "point"))
                                          : fmt::format("{}: no points", area_in_words(area)));
    }
}

}  // namespace

void write_sheet(const State& state, std::string& text) {
    text += "score sheet\n";
    write_rows(state, text);
    write_markers(state, text);
    write_flags(state.table().map(), text);
    write_picture(state.table(), text);
}

}  // namespace arbiter::dorfromantik
