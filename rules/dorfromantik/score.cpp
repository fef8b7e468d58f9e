// Adds up the rows of the score sheet.
#include "rules/dorfromantik/score.hpp"

#include <numeric>

namespace arbiter::dorfromantik {

std::int64_t ScoreSheet::tasks_total() const {
    return std::accumulate(tasks.begin(), tasks.end(), std::int64_t{0});
}

std::int64_t ScoreSheet::map_total() const {
    return std::accumulate(flags.begin(), flags.end(), longest_track + longest_stream);
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
    sheet.extra = table.terms().extra();
    return sheet;
}

}  // namespace arbiter::dorfromantik
