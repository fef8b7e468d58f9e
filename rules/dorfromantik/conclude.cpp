// The score sheet, and the markers completed and cancelled.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/sheet.hpp"
#include "rules/dorfromantik/words.hpp"

namespace arbiter::dorfromantik {
namespace {

template <std::size_t size>
Object by_terrain(const std::array<std::int64_t, size>& points) {
    Object object;
    for (std::size_t terrain = 0; terrain < size; ++terrain) {
        object.emplace_back(word(all_terrains[terrain]), points[terrain]);
    }
    return object;
}

/// The lines of section E that the header fills in, by their names; nothing when it has a sum.
Object section_e_of(const ScoreSheet& sheet) {
    Object lines;
    for (const SheetLine& line : sheet.lines()) {
        if (line.in_section_e) {
            lines.emplace_back(line.name, line.points);
        }
    }
    return lines;
}

Value sheet_value(const Table& table) {
    const ScoreSheet sheet = score(table);
    Object value = object_of({{"tasks", by_terrain(sheet.tasks)},
                              {"flags", by_terrain(sheet.flags)},
                              {"longest_track", sheet.longest_track},
                              {"longest_stream", sheet.longest_stream},
                              {"S1", sheet.tasks_total()},
                              {"S2", sheet.map_total()},
                              {"S3", sheet.extra_total()},
                              {"total", sheet.total()}});
    if (Object lines = section_e_of(sheet); !lines.empty()) {
        value.emplace_back("section_e", std::move(lines));
    }
    return value;
}

void tell_settled(const State& state, Report& report) {
    const Table& table = state.table();
    for (const SettledMarker& settled : table.settled()) {
        auto& list = settled.completed ? report.completed : report.cancelled;
        list.push_back({no_seat,
                        {settled.stamp, settled.stamp},
                        in_words(settled.marker),
                        settled.tile == no_tile ? std::string("?") : text_of(table.map()[settled.tile].cell),
                        {}});
    }
}

}  // namespace

void Dorfromantik::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    report.winners = 0;  // all play together
    if (options.completed) {
        tell_settled(state, report);
    }
    if (options.breakdown && !state.leaves_points_open()) {
        report.breakdown = sheet_value(state.table());
    }
    if (options.sheet) {
        report.sheet = sheet_of(state);
    }
}

}  // namespace arbiter::dorfromantik
