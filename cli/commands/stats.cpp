// Runs stats: sums over all records, game by game and group by group, and prints them.
#include "cli/commands/stats.hpp"

#include "cli/options.hpp"
#include "cli/render/statistics_report.hpp"
#include "cli/run.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <mutex>
#include <optional>
#include <set>
#include <string>

namespace arbiter::cli {
namespace {

/// Further ones are summed up together: memory stays bounded, whatever names stand in an archive.
constexpr std::size_t most_groups = 10'000;

class Summing {
public:
    explicit Summing(const StatsOptions& options) : options_(options), filter_(options.filter) {
        if (!options.by.empty()) {
            by_ = field_or_throw(options.by);
        }
    }

    int run();

private:
    void add(const Judged& judged);
    /// The groups that a record is in: one a player, if they are what groups are made by.
    std::set<std::string> groups_of(const Judged& judged) const;
    GroupName name_of_group(const Judged& judged, const std::string& group) const;

    const StatsOptions& options_;
    Filter filter_;
    std::optional<Asked> by_;
    GameStatistics games_;
    std::mutex mutex_;
};

std::set<std::string> Summing::groups_of(const Judged& judged) const {
    std::set<std::string> groups;
    if (!by_) {
        groups.emplace();
    } else if (by_->is_word()) {
        by_->each_word(judged, [&groups](std::string_view word) { groups.emplace(word); });
    } else if (by_->field->kind == FieldKind::flag) {
        groups.insert(by_->field->is_so(judged) ? "yes" : "no");
    } else {
        by_->field->numbers(judged, [&groups](std::int64_t least, std::int64_t most) {
            groups.insert(least == most ? std::to_string(least) : fmt::format("{}..{}", least, most));
        });
    }
    return groups.empty() ? std::set<std::string>{"none"} : groups;
}

GroupName Summing::name_of_group(const Judged& judged, const std::string& group) const {
    GroupName name{judged.report.game.empty() ? std::string("no game") : std::string(judged.report.game), {}};
    if (by_) {
        name.group = fmt::format("{} {}", options_.by, group);
        const bool full = games_.size() >= most_groups && !games_.contains(name);
        name.group = full ? fmt::format("other {}", options_.by) : name.group;
    }
    return name;
}

void Summing::add(const Judged& judged) {
    const bool asked = by_ || filter_.asks();
    if (asked && (judged.record.number == 0 || !filter_.matches(judged))) {
        return;
    }
    const std::set<std::string> groups = groups_of(judged);
    const std::lock_guard lock(mutex_);
    for (const std::string& group : groups) {
        games_[name_of_group(judged, group)].add(judged.record, judged.report);
    }
}

int Summing::run() {
    RunOptions run_options{options_.paths, {false, true, false}, options_.jobs, 0, nullptr};
    run_options.range = read_range(options_.range);
    const std::vector<Trouble> troubles = cli::run(
        run_options, [this](const Judged& judged, Rendered&) { add(judged); }, [](Rendered&) {});
    const std::string text = options_.json ? statistics_json(games_) : statistics_text(games_);
    std::fwrite(text.data(), 1, text.size(), stdout);
    tell_troubles(troubles);
    for (const std::string& sentence : filter_.missed()) {
        fmt::print(stderr, "arbiter: warning: {}\n", sentence);
    }
    return !is_unread(troubles) ? Exit::clean : Exit::unreadable;
}

}  // namespace

int stats(const StatsOptions& options) {
    return Summing(options).run();
}

}  // namespace arbiter::cli
