// A game as far as it has gone: the table, and what a position leaves undecided.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/table.hpp"
#include "rules/effort.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// A marker whose area has outgrown it, in a position that does not say whether it was completed before that.
struct Undecided {
    Marker marker{};
    TileNumber tile = 0;
    Span span;  ///< where its tile is written
};

/// A tile or a marker of a position that is written `?`.
struct Unwritten {
    Span span;
    bool marker = false;
};

class State {
public:
    explicit State(const Terms& terms, Budget budget = {}) : table_(terms), budget_(budget) {}

    /// Takes up a position as it was written down.
    void set_up(Table table, std::vector<Undecided> undecided, std::vector<Unwritten> unwritten);
    std::span<const Unwritten> unwritten() const { return unwritten_; }
    std::span<const Undecided> undecided() const { return undecided_; }
    /// What those of them that were completed add up to.
    std::int64_t decided_points() const { return decided_points_; }
    /// Takes this for granted, and decides them where only one choice gives it. It must be a sum that they can have.
    void decide(std::int64_t points);

    const Table& table() const { return table_; }
    bool over() const { return table_.finished(); }
    /// For looking for what nobody wrote down.
    Budget budget() const { return budget_; }

    void play(const Event& event) {
        table_.apply(event.player, event.play, event.around, event.printed, event.written.line.span.begin);
    }
    /// Plays as much of it as can be played, rules or no rules.
    void force(const Event& event);
    void go_back(const Table::Mark& mark) { table_.go_back(mark); }

    /// One position for all that fit these tables, which differ in what nobody wrote down.
    void become_outline(Table outline);

    friend bool operator==(const State& one, const State& other) {
        return one.table_ == other.table_ && one.decided_points_ == other.decided_points_ &&
               one.undecided_.size() == other.undecided_.size();
    }

private:
    Table table_;
    std::vector<Undecided> undecided_;
    std::vector<Unwritten> unwritten_;
    std::int64_t decided_points_ = 0;
    Budget budget_;
};

}  // namespace arbiter::dorfromantik
