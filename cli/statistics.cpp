// Adds records to the sums of their game, and the sums of two threads together.
#include "cli/statistics.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::cli {

void Spread::add(std::int64_t number) {
    least_ = count_ == 0 ? number : std::min(least_, number);
    most_ = count_ == 0 ? number : std::max(most_, number);
    sum_ += number;
    ++count_;
    ++counts_[number];
}

std::int64_t Spread::percentile(unsigned percent) const {
    const std::uint64_t wanted = count_ / 100 * percent + (count_ % 100 * percent + 99) / 100;
    std::uint64_t sum = 0;
    for (const auto& [number, count] : counts_) {
        sum += count;
        if (sum >= wanted) {
            return number;
        }
    }
    return most_;
}

void Statistics::add(const RecordText& record, const Report& report) {
    tally_.add(record, report);
    if (record.number == 0) {
        return;
    }
    events_.add(report.events);
    ++players_[report.seats.count()];
    if (report.finished) {
        add_scores(report);
    }
    open_ += report.open_end || report.open_winners || !report.score_ranges.empty() ? 1U : 0U;
    add_completed(report);
}

void Statistics::add_scores(const Report& report) {
    std::int64_t best = 0;
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        scores_.add(report.scores[i]);
        best = i == 0 ? report.scores[i] : std::max<std::int64_t>(best, report.scores[i]);
    }
    if (report.score_count != 0) {
        winning_.add(best);
    }
    shared_ += std::popcount(report.winners) > 1 ? 1U : 0U;
    for (std::size_t seat = 0; seat < report.seats.count(); ++seat) {
        won_[seat] += report.won(static_cast<Seat>(seat)) ? 1U : 0U;
    }
}

void Statistics::add_completed(const Report& report) {
    for (const Completed& one : report.completed) {
        const auto known = completed_.find(one.task);
        if (known != completed_.end()) {
            ++known->second;
        } else if (completed_.size() < most_tasks) {
            completed_.emplace(one.task, 1);
        } else {
            ++other_completed_;
        }
    }
}

}  // namespace arbiter::cli
