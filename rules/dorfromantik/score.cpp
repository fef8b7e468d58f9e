// Adds up the rows of the score sheet.
#include "rules/dorfromantik/score.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace arbiter::dorfromantik {

std::int64_t ScoreSheet::tasks_total() const {
    return std::accumulate(tasks.begin(), tasks.end(), std::int64_t{0});
}

std::int64_t ScoreSheet::map_total() const {
    return std::accumulate(flags.begin(), flags.end(), longest_track + longest_stream);
}

std::vector<SheetLine> ScoreSheet::lines() const {
    std::vector<SheetLine> lines{{"B1", "forest tasks", tasks[0]},         {"B2", "grain tasks", tasks[1]},
                                 {"B3", "village tasks", tasks[2]},        {"B4", "track tasks", tasks[3]},
                                 {"B5", "stream tasks", tasks[4]},         {"S1", "tasks", tasks_total()},
                                 {"C1", "forest flags", flags[0]},         {"C2", "grain flags", flags[1]},
                                 {"C3", "village flags", flags[2]},        {"D1", "longest track", longest_track},
                                 {"D2", "longest stream", longest_stream}, {"S2", "flags and lines", map_total()}};
    for (std::size_t line = 0; line < extra_lines; ++line) {
        if (extra.lines[line]) {
            std::string key(section_e()[line].name);
            std::ranges::replace(key, ' ', '-');
            lines.push_back({std::move(key), section_e()[line].name, *extra.lines[line], true});
        }
    }
    lines.push_back({"S3", "extra", extra_total()});
    lines.push_back({"H", "total", total()});
    return lines;
}

ScoreSheet score(const Table& table) {
    ScoreSheet sheet;
    for (const Terrain terrain : all_terrains) {
        sheet.tasks[index(terrain)] = table.task_points(terrain);
    }
    for (std::size_t territory = 0; territory < flagged_terrains; ++territory) {
        sheet.flags[territory] = table.map().flag_points(all_terrains[territory]);
    }
    sheet.longest_track = table.map().longest(Terrain::track);
    sheet.longest_stream = table.map().longest(Terrain::stream);
    sheet.extra = table.terms().section_e ? *table.terms().section_e : ExtraPoints{};
    return sheet;
}

}  // namespace arbiter::dorfromantik
