// Adds records to the sums of their game, and the sums of two threads together.
#include "cli/search/statistics.hpp"

#include "cli/run/sums_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>

namespace arbiter::cli {

void Spread::add(std::int64_t number, std::uint64_t times) {
    least_ = count_ == 0 ? number : std::min(least_, number);
    most_ = count_ == 0 ? number : std::max(most_, number);
    sum_ += number * static_cast<std::int64_t>(times);
    count_ += times;
    counts_[number] += times;
}

Json Spread::sums() const {
    Json json = Json::array();
    for (const auto& [number, count] : counts_) {
        json.push_back(Json::array({number, count}));
    }
    return json;
}

void Spread::add_sums(const Json& json) {
    for (const Json& one : json) {
        add(one.at(0).get<std::int64_t>(), one.at(1).get<std::uint64_t>());
    }
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

void Duel::add(const Report& report, Seat one, Seat other) {
    if (report.finished && !report.open_winners) {
        const bool won = report.won(one);
        const bool other_won = report.won(other);
        ++(won && other_won ? both : won ? first : other_won ? second : neither);
    }
}

void Statistics::add(const RecordText& record, const Report& report, Seat seat) {
    tally_.add(record, report);
    if (record.number == 0) {
        return;
    }
    events_.add(report.events);
    ++players_[report.seats.count()];
    if (report.finished) {
        add_scores(report, seat);
    }
    open_ += report.open_end || report.open_winners || !report.score_ranges.empty() ? 1U : 0U;
    for (const Completed& one : report.completed) {
        add_completed(one.task, 1);
    }
}

void Statistics::add_scores(const Report& report, Seat only) {
    std::int64_t best = 0;
    for (std::uint32_t i = 0; i < report.score_count; ++i) {
        const bool counts = only == no_seat || report.score_count == 1 || i == static_cast<std::uint32_t>(only);
        if (counts) {
            scores_.add(report.scores[i]);
        }
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

void Statistics::add_completed(const std::string& task, std::uint64_t times) {
    const auto known = completed_.find(task);
    if (known != completed_.end()) {
        known->second += times;
    } else if (completed_.size() < most_tasks) {
        completed_.emplace(task, times);
    } else {
        other_completed_ += times;
    }
}

Json Statistics::sums() const {
    Json completed = Json::object();
    for (const auto& [task, count] : completed_) {
        completed[hex(task)] = count;
    }
    return {{"tally", json_of(tally_)},
            {"events", events_.sums()},
            {"scores", scores_.sums()},
            {"best", winning_.sums()},
            {"players", players_},
            {"won", won_},
            {"completed", completed},
            {"others", other_completed_},
            {"open", open_},
            {"shared", shared_},
            {"duel", {duel_.first, duel_.second, duel_.both, duel_.neither}}};
}

void Statistics::add_sums(const Json& json) {
    tally_.add(tally_of(json.at("tally")));
    events_.add_sums(json.at("events"));
    scores_.add_sums(json.at("scores"));
    winning_.add_sums(json.at("best"));
    add_each(json.at("players"), players_);
    add_each(json.at("won"), won_);
    for (const auto& [task, count] : json.at("completed").items()) {
        add_completed(from_hex(task), count.get<std::uint64_t>());
    }
    other_completed_ += json.at("others").get<std::uint64_t>();
    open_ += json.at("open").get<std::uint64_t>();
    shared_ += json.at("shared").get<std::uint64_t>();
    const Json& duel = json.at("duel");
    duel_.first += duel.at(0).get<std::uint64_t>();
    duel_.second += duel.at(1).get<std::uint64_t>();
    duel_.both += duel.at(2).get<std::uint64_t>();
    duel_.neither += duel.at(3).get<std::uint64_t>();
}

}  // namespace arbiter::cli
