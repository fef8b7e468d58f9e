// Dorfromantik's score sheet, box by box as it is printed: what tiles and markers allow, and what it adds up to.
#include "rules/score/form.hpp"

#include "grammar/dorfromantik/printed.hpp"
#include "rules/dorfromantik/box.hpp"
#include "rules/dorfromantik/extra.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace arbiter::dorfromantik {
namespace score_sheet {
namespace {

enum Place : std::size_t {
    b1,
    c1 = b1 + terrains,
    d1 = c1 + flagged_terrains,
    d2,
    line_of_e,
    extra = line_of_e + extra_lines,
    s1,
    s2,
    s3,
    total
};

constexpr form::Box markers_box(std::string_view key, std::string_view name) {
    return {.key = key, .name = name, .empty = 0, .takes = form::Takes::numbers};
}
constexpr form::Box count_box(std::string_view key, std::string_view name) {
    return {.key = key, .name = name, .empty = 0};
}
/// A line of section E: nobody is asked for it who has none.
constexpr form::Box line_box(std::string_view key, std::string_view name) {
    return {.key = key, .name = name, .takes = form::Takes::sum};
}
constexpr form::Box sum_box(std::string_view key, std::string_view name) {
    return {.key = key, .name = name, .takes = form::Takes::sum};
}

constexpr std::array boxes{
    markers_box("B1", "completed forest tasks"),
    markers_box("B2", "completed grain tasks"),
    markers_box("B3", "completed village tasks"),
    markers_box("B4", "completed track tasks"),
    markers_box("B5", "completed stream tasks"),
    count_box("C1", "green flags"),
    count_box("C2", "yellow flags"),
    count_box("C3", "red flags"),
    count_box("D1", "longest track"),
    count_box("D2", "longest stream"),
    line_box("Red-Hearts", "red hearts, 1 for each matching edge"),
    line_box("Circus", "circus, 10 when completely surrounded"),
    line_box("Signalman", "signalman, 2 for each grade crossing"),
    line_box("Shepherdess", "shepherdess, 1 for each sheep"),
    line_box("Hill", "hill, 2 for each task tile at distance 2"),
    line_box("Construction-Site", "construction site, 7 for each territory of 7 tiles or more"),
    line_box("Balloon-Launch-Site", "balloon launch site, 2 for each tile of distance"),
    line_box("Golden-Heart", "golden heart, 2 for each matching edge"),
    line_box("Forest-Cabin", "forest cabin, forest tasks"),
    line_box("Harvest-Festival", "harvest festival, grain tasks"),
    line_box("Watchtower", "watchtower, village tasks"),
    line_box("Locomotive", "locomotive, track tasks"),
    line_box("Ship", "ship, stream tasks"),
    line_box("Train-Station", "train station, 1 for each tile, when closed off"),
    line_box("Harbor", "harbor, 1 for each tile, when closed off"),
    count_box("E", "what unlocked components earned"),
    sum_box("S1", "tasks"),
    sum_box("S2", "flags, track and stream"),
    sum_box("S3", "extra"),
    sum_box("H", "total"),
};
static_assert(boxes.size() == total + 1);

constexpr form::Form the_form{boxes};

/// How many tiles of the base box show this.
std::int64_t tiles_showing(Terrain terrain) {
    return std::count_if(numbered_tiles.begin(), numbered_tiles.end(),
                         [terrain](std::string_view tile) { return tile_from(tile)->shows(terrain); });
}

/// What somebody says of the markers of a type: their numbers, or one sum.
bool is_one_by_one(const form::Numbers& numbers) {
    return numbers.size() > 1;
}

std::int64_t sum_of(const form::Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

/// The markers of each type in the base box.
std::vector<std::int64_t> all_markers() {
    std::vector<std::int64_t> numbers;
    for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
        numbers.insert(numbers.end(), marker_copies(number), number);
    }
    return numbers;
}

/// The lowest that the largest of some markers with this sum can be; nothing when no markers have it.
std::optional<std::int64_t> largest_in(std::int64_t sum) {
    static const std::vector<std::int64_t> markers = all_markers();
    std::optional<std::int64_t> least;
    for (unsigned chosen = 0; chosen < 1U << markers.size(); ++chosen) {
        std::int64_t left = sum;
        std::int64_t largest = 0;
        for (std::size_t at = 0; at < markers.size(); ++at) {
            left -= (chosen >> at & 1U) != 0 ? markers[at] : 0;
            largest = (chosen >> at & 1U) != 0 ? markers[at] : largest;
        }
        least = left == 0 ? std::min(largest, least.value_or(largest)) : least;
    }
    return least;
}

constexpr std::string_view markers_in_words = "there are one 4, two 5s and two 6s of each type";

/// The number of which there are more than the box has.
std::optional<std::int64_t> one_too_many(const form::Numbers& numbers) {
    const auto found = std::find_if(numbers.begin(), numbers.end(), [&](std::int64_t number) {
        const bool marker = number >= smallest_marker && number <= largest_marker;
        return !marker ||
               std::count(numbers.begin(), numbers.end(), number) > marker_copies(static_cast<std::uint16_t>(number));
    });
    return found == numbers.end() ? std::nullopt : std::optional(*found);
}

void look_at_markers(const form::Column& column, std::size_t place, form::Added& added) {
    const form::Numbers& numbers = column.boxes[place];
    if (is_one_by_one(numbers)) {
        if (const auto number = one_too_many(numbers)) {
            added.faults.push_back({0, place, fmt::format("no such {}: {}", *number, markers_in_words)});
        }
    } else if (!largest_in(sum_of(numbers))) {
        added.faults.push_back(
            {0, place, fmt::format("no markers add up to {}: {}", sum_of(numbers), markers_in_words)});
    }
}

void look_at_tiles(const form::Column& column, std::size_t place, Terrain terrain, form::Added& added) {
    const std::int64_t number = form::number_in(boxes[place], column.boxes[place]);
    const std::int64_t most = tiles_showing(terrain);
    if (number > most) {
        added.faults.push_back({0, place, fmt::format("{} cannot be: {} tiles show {}", number, most, word(terrain))});
    }
}

/// A track or stream that completed a marker is part of one that is as long at least.
void look_at_line(const form::Column& column, std::size_t place, Terrain terrain, form::Added& added) {
    const form::Numbers& markers = column.boxes[b1 + index(terrain)];
    const std::int64_t longest = form::number_in(boxes[place], column.boxes[place]);
    const std::int64_t needed = is_one_by_one(markers) ? *std::max_element(markers.begin(), markers.end())
                                                       : largest_in(sum_of(markers)).value_or(0);
    if (longest < needed) {
        added.faults.push_back({0, place,
                                fmt::format("{} cannot be: a completed {} task of {} takes a {} of {} tiles", longest,
                                            word(terrain), needed, word(terrain), needed)});
    }
}

/// The lines of section E that are filled in, and what they come to; without any, what E says.
ExtraPoints extra_of(const form::Column& column) {
    ExtraPoints points;
    for (std::size_t line = 0; line < extra_lines; ++line) {
        if (const form::Numbers& numbers = column.boxes[line_of_e + line]; !numbers.empty()) {
            points.lines[line] = static_cast<std::int32_t>(numbers.front());
            points.sum += *points.lines[line];
            points.explained = true;
        }
    }
    points.sum = points.explained ? points.sum : static_cast<std::int32_t>(sum_of(column.boxes[extra]));
    return points;
}

/// Nobody here knows what the locked boxes hold: whoever has opened some fills in E or lines of it, be it with 0.
bool has_unlocked(const form::Column& column) {
    return !column.boxes[extra].empty() || extra_of(column).explained;
}

void look_at_section_e(const form::Column& column, form::Added& added) {
    for (std::size_t line = 0; line < extra_lines; ++line) {
        const std::int64_t points = sum_of(column.boxes[line_of_e + line]);
        if (std::string fault = fault_in_extra(line, points); !fault.empty()) {
            added.faults.push_back({0, line_of_e + line, std::move(fault)});
        }
    }
    const form::Numbers& whole = column.boxes[extra];
    const std::int64_t sum = extra_of(column).sum;
    if (!whole.empty() && sum_of(whole) != sum) {
        added.faults.push_back({0, extra, fmt::format("{} stands here, its lines come to {}", sum_of(whole), sum)});
    }
}

void look_at_base_box(const form::Column& column, form::Added& added) {
    for (const Terrain terrain : all_terrains) {
        look_at_markers(column, b1 + index(terrain), added);
    }
    for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
        look_at_tiles(column, c1 + territory, all_terrains[territory], added);
    }
    look_at_tiles(column, d1, Terrain::track, added);
    look_at_tiles(column, d2, Terrain::stream, added);
    look_at_line(column, d1, Terrain::track, added);
    look_at_line(column, d2, Terrain::stream, added);
}

ScoreSheet sheet_of(const form::Column& column) {
    const auto number = [&](std::size_t place) { return sum_of(column.boxes[place]); };
    ScoreSheet sheet;
    for (std::size_t terrain = 0; terrain < terrains; ++terrain) {
        sheet.tasks[terrain] = number(b1 + terrain);
    }
    for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
        sheet.flags[territory] = number(c1 + territory);
    }
    sheet.longest_track = number(d1);
    sheet.longest_stream = number(d2);
    sheet.extra = extra_of(column);
    return sheet;
}

/// As it is printed: the sums between the boxes.
score::Sheet rows_of(const ScoreSheet& sheet) {
    score::Sheet rows;
    for (SheetLine& line : sheet.lines()) {
        std::string name = fmt::format("{:<2}  {}", line.key, boxes[form::find_box(the_form, line.key)].name);
        rows.push_back(form::row(std::move(line.key), std::move(name), line.points));
    }
    return rows;
}

}  // namespace
}  // namespace score_sheet

const form::Form& Dorfromantik::sheet_form() {
    using namespace score_sheet;
    return the_form;
}

form::Added Dorfromantik::add_up(const form::Filled& filled) {
    using namespace score_sheet;
    form::Added added;
    const form::Column& column = filled.front();
    if (!has_unlocked(column)) {
        look_at_base_box(column, added);
    }
    look_at_section_e(column, added);
    if (added.faults.empty()) {
        const ScoreSheet sheet = sheet_of(column);
        added.columns.push_back(rows_of(sheet));
        added.totals.push_back(sheet.total());
    }
    return added;
}

}  // namespace arbiter::dorfromantik
