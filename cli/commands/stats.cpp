// Runs stats: sums over all records, game by game, and prints them.
#include "cli/commands/stats.hpp"

#include "cli/options.hpp"
#include "cli/render/statistics_report.hpp"
#include "cli/run.hpp"

#include <cstdio>
#include <mutex>

namespace arbiter::cli {

int stats(const StatsOptions& options) {
    GameStatistics games;
    std::mutex mutex;
    RunOptions run_options{options.paths, {false, true, false}, options.jobs, 0, nullptr};
    run_options.range = read_range(options.range);
    const auto render = [&](const Judged& judged, Rendered&) {
        const std::lock_guard lock(mutex);
        games[judged.report.game.empty() ? "no game" : std::string(judged.report.game)].add(judged.record,
                                                                                            judged.report);
    };
    const std::vector<Trouble> troubles = run(run_options, render, [](Rendered&) {});
    const std::string text = options.json ? statistics_json(games) : statistics_text(games);
    std::fwrite(text.data(), 1, text.size(), stdout);
    tell_troubles(troubles);
    return !is_unread(troubles) ? Exit::clean : Exit::unreadable;
}

}  // namespace arbiter::cli
