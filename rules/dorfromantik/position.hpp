// A position of Dorfromantik put together from its set lines, and written as such.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "rules/dorfromantik/rulebook.hpp"
#include "rules/dorfromantik/state.hpp"
#include "rules/game.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

class Placing {
public:
    Placing(const State& start, const Seats&) : state_(start), table_(start.table()) {}

    /// For the lines of a position that are known to be read.
    explicit Placing(const State& start) : state_(start), table_(start.table()) {}

    void place(const Set& set, Checks& checks);
    void settle(Checks& checks);
    const Table& table() const { return table_; }
    State take() && { return std::move(state_); }

private:
    /// A task tile, whose marker is looked at when all tiles lie.
    struct Task {
        Play play{};
        std::optional<TileNumber> tile;  ///< unset: it was set aside, or could not be laid
        Word word = Word::none;
        Span word_span;
        Stamp line = 0;
    };

    void place_tile(const Set& set, Checks& checks);
    bool lies_somewhere(const Set& set) const;
    std::optional<Play> play_of(const Set& set, Checks& checks) const;
    void check_pieces(const Set& set, const Play& play, Checks& checks) const;
    bool check_cell(const Set& set, const Play& play, Checks& checks) const;
    void check_edges(const Set& set, const Play& play, Checks& checks) const;
    void put(const Set& set, const Play& play, bool somewhere);
    void note_unwritten(const Set& set);
    void note_unwritten(Span span, std::string words) { unwritten_.push_back({span, std::move(words)}); }

    void settle_apart(Checks& checks) const;
    void settle_task(const Task& task, Checks& checks);
    void settle_turn();
    void settle_open(Checks& checks);

    State state_;
    Table table_;
    std::vector<Span> tiles_;  ///< where the tiles of the map are written
    std::vector<Task> tasks_;
    std::vector<Unwritten> unwritten_;
    std::vector<Undecided> undecided_;
    std::vector<Set> lines_;
    bool open_ = false;       ///< some fact of them is not written
    bool open_cell_ = false;  ///< which is a cell
    std::optional<Seat> turn_;
};

/// The lines of a position, tiles in the order laid on the cells they have.
void write_position(const State& state, const Telling& telling, std::string& text);

}  // namespace arbiter::dorfromantik
