// A game as far as it has gone: the table, and what a position leaves undecided.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "grammar/text/span.hpp"
#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/table.hpp"
#include "rules/dorfromantik/unresolved_markers.hpp"
#include "rules/plane/floating_origin.hpp"
#include "rules/report/effort.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// A tile, its turn, its cell or its marker that a position does not say.
struct Unwritten {
    Span span;
    std::string words;
};

class State {
public:
    explicit State(const Terms& terms, Budget budget = {}) : table_(terms), budget_(budget) {}

    /// Takes up a position as it was written down.
    void set_up(Table table, std::vector<Unwritten> unwritten);
    /// Markers of which it does not say what became of them, and what it says of all.
    void leave_undecided(std::vector<UnresolvedMarkers> undecided, MarkersOff off);
    std::span<const Unwritten> unwritten() const { return unwritten_; }
    /// Its lines, as long as some of them leave something open.
    void leave_open(std::vector<Set> lines) { open_lines_ = std::move(lines); }
    std::span<const Set> open_lines() const { return open_lines_; }
    /// Some tile of the position lies nobody knows where: cells are counted from the first tile that does not.
    void count_cells_from(TileNumber tile) { origin_ = tile; }
    std::optional<TileNumber> origin() const { return origin_; }
    /// That tile lies nowhere on the map yet.
    bool lacks_tiles() const { return origin_ && !open_lines_.empty(); }
    /// Where the map lies, as far as that is known.
    const plane::FloatingOrigin& map_origin() const { return map_origin_; }
    /// Nobody wrote it down, but by now it may be known: cells are not counted from it.
    bool lacks_first_cell() const { return lacks_first_cell_; }
    /// Nobody knows where the tile lies, whose cell is asked for there, nor any tile before it.
    void let_float(TileNumber tile, std::uint32_t at);
    /// From now on it is known that the map lies so much elsewhere.
    void anchor(Cell by);
    /// Markers of which the position does not say what became of them.
    std::span<const UnresolvedMarkers> undecided() const { return undecided_; }
    const MarkersOff& off() const { return off_; }
    /// Whether a score hangs on them: a pile may say what was completed, whichever tiles it was.
    bool leaves_points_open() const { return points_open_; }
    /// What those of them that were completed add up to, where it is not on the table.
    std::int64_t decided_points() const { return decided_points_; }
    /// Takes this for granted, and decides them where only one choice gives it. It must be a sum that they can have.
    void decide(std::int64_t points, std::span<const Outcomes> fates);

    const Table& table() const { return table_; }
    bool over() const { return table_.finished(); }
    /// Whether it is over hangs on nothing that nobody wrote down.
    bool knows_end() const { return table_.knows_end() && !(over() && forced_unseen_); }
    /// For looking for what nobody wrote down.
    Budget budget() const { return budget_; }

    void play(const Event& event) { play(event, event.written.line.span.begin); }
    /// The same of a line that is no event's: it begins there.
    void play(const Event& event, Stamp stamp) {
        table_.apply(event.player, event.play, event.around, event.printed, stamp);
        if (event.written.goal.floats) [[unlikely]] {
            let_float(table_.map().size() - 1, event.written.goal_span.begin);
        }
    }
    /// Plays it where the pieces allow that, rules or no rules; false: they do not.
    bool force(const Event& event);
    void go_back(const Table::Mark& mark);

    /// One position for all that fit these tables, which differ in what nobody wrote down.
    void become_relaxation(Table relaxation);

    friend bool operator==(const State& one, const State& other) {
        return one.table_ == other.table_ && one.decided_points_ == other.decided_points_ &&
               one.undecided_.size() == other.undecided_.size() &&
               one.map_origin_.asked().size() == other.map_origin_.asked().size();
    }

private:
    void decide(std::span<const Outcomes> fates);
    void say_what_is_certain(std::span<const Outcomes> fates);
    void add_what_is_off(const Fates& fates);
    void put_pile(const MarkerPile& pile, bool completed);

    Table table_;
    plane::FloatingOrigin map_origin_;
    bool lacks_first_cell_ = false;
    std::vector<UnresolvedMarkers> undecided_;
    MarkersOff off_;
    bool points_open_ = false;
    std::vector<Unwritten> unwritten_;
    std::vector<Set> open_lines_;
    std::optional<TileNumber> origin_;
    std::int64_t decided_points_ = 0;
    bool forced_unseen_ =
        false;  ///< what stands was played in a relaxation: it may be there already, and change nothing
    Budget budget_;
};

}  // namespace arbiter::dorfromantik
