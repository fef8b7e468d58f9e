// Sums over any number of records of a game, in constant memory.
#pragma once

#include "cli/report/record_json.hpp"
#include "cli/report/run_totals.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <string>

namespace arbiter::cli {

/// Least, greatest, mean and the steps between of numbers seen one by one. Each number is counted, so that the steps
/// are exact; records hold no more different ones than games have scores.
class Spread {
public:
    void add(std::int64_t number, std::uint64_t times = 1);
    /// In a form from which they can be added to others.
    Json sums() const;
    void add_sums(const Json& json);
    /// The least number that so many percent are not greater than.
    std::int64_t percentile(unsigned percent) const;
    /// How often each number was seen.
    const std::map<std::int64_t, std::uint64_t>& counts() const { return counts_; }
    std::uint64_t count() const { return count_; }
    std::int64_t least() const { return least_; }
    std::int64_t most() const { return most_; }
    double mean() const { return count_ == 0 ? 0.0 : static_cast<double>(sum_) / static_cast<double>(count_); }

private:
    std::uint64_t count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t least_ = 0;
    std::int64_t most_ = 0;
    std::map<std::int64_t, std::uint64_t> counts_;
};

/// Finished games of two players, whoever else was at the table: which of them has won.
struct Duel {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::uint64_t both = 0;
    std::uint64_t neither = 0;

    bool any() const { return first + second + both + neither != 0; }
    void add(const Report& report, Seat one, Seat other);
};

/// What the records of one game come to.
class Statistics {
public:
    /// Of the scores, those of one seat only, if it is given.
    void add(const RecordText& record, const Report& report, Seat seat = no_seat);
    /// In a form from which they can be added to those of other records. Throws std::exception on what is none.
    Json sums() const;
    void add_sums(const Json& json);

    Duel& duel() { return duel_; }
    const Duel& duel() const { return duel_; }
    const RunTotals& totals() const { return tally_; }
    const Spread& events() const { return events_; }
    const Spread& scores() const { return scores_; }
    const Spread& winning() const { return winning_; }
    /// Records by number of players.
    const std::array<std::uint64_t, most_seats + 1>& players() const { return players_; }
    /// Finished games that this seat won, alone or not.
    const std::array<std::uint64_t, most_seats>& won() const { return won_; }
    const std::map<std::string, std::uint64_t>& completed() const { return completed_; }
    /// Completed tasks that are not in the list because it is full.
    std::uint64_t other_completed() const { return other_completed_; }

    /// Finished games with several winners.
    std::uint64_t shared() const { return shared_; }

    /// Records in which unknown facts decide scores, winners or the end; they stand in no sum of those.
    std::uint64_t open() const { return open_; }

private:
    void add_scores(const Report& report, Seat seat);
    void add_completed(const std::string& task, std::uint64_t times);

    static constexpr std::size_t most_tasks = 1000;

    RunTotals tally_;
    Spread events_;
    Spread scores_;   ///< of finished games, one a seat
    Spread winning_;  ///< of finished games, the best
    std::array<std::uint64_t, most_seats + 1> players_{};
    std::array<std::uint64_t, most_seats> won_{};
    std::map<std::string, std::uint64_t> completed_;
    std::uint64_t other_completed_ = 0;
    std::uint64_t open_ = 0;
    std::uint64_t shared_ = 0;
    Duel duel_;  ///< of groups that are two players
};

/// The game, or "no game", and what the records of a group have in common, if they are asked for in groups.
struct GroupName {
    std::string game;
    std::string group;

    friend auto operator<=>(const GroupName&, const GroupName&) = default;
};

using GameStatistics = std::map<GroupName, Statistics>;

}  // namespace arbiter::cli
