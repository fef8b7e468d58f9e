// A position of Dorfromantik put together from its set lines, and written as such.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "rules/dorfromantik/rulebook.hpp"
#include "rules/dorfromantik/state.hpp"
#include "rules/game/game.hpp"
#include "rules/position/gap.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

class PositionBuilder {
public:
    PositionBuilder(const State& start, const Seats&) : PositionBuilder(start) {}

    /// For the lines of a position that are known to be read.
    explicit PositionBuilder(const State& start)
        : state_(start),
          table_(start.table()),
          off_{.numbers = {table_.box().numbers().begin(), table_.box().numbers().end()}} {}

    void place(const Set& set, Checks& checks);
    /// What stays across a gap, and what nobody wrote down behind it (rules/position/gap.hpp).
    Unknowns carry(const State& before, const Gap<Written>& gap, Checks& checks);
    void validate(Checks& checks);
    const Table& table() const { return table_; }
    State take() && { return std::move(state_); }

private:
    /// A task tile, whose marker is looked at when all tiles lie.
    struct Task {
        Play play{};
        std::optional<TileNumber> tile;  ///< unset: it was set aside, or could not be laid
        Word word = Word::none;
        Span word_span;
        Span tile_span;
        Stamp line = 0;
    };

    void place_tile(const Set& set, Checks& checks);
    void place_pile(const Set& set, Checks& checks);
    bool is_new(const PileItem& item, const MarkerPile& pile, Checks& checks) const;
    bool lies_somewhere(const Set& set) const;
    std::optional<Play> play_of(const Set& set, Checks& checks) const;
    void check_pieces(const Set& set, const Play& play, Checks& checks) const;
    bool check_cell(const Set& set, const Play& play, Checks& checks) const;
    void check_edges(const Set& set, const Play& play, Checks& checks) const;
    void put(const Set& set, const Play& play, bool somewhere);
    void note_unwritten(const Set& set);
    void note_unwritten(Span span, std::string words) { unwritten_.push_back({span, std::move(words)}); }

    void carry_tile(const Set& before, Checks& checks);
    void carry_marker(const Set& before, TileNumber tile, Checks& checks);

    void validate_apart(Checks& checks) const;
    void validate_task(const Task& task, Checks& checks);
    void validate_off(const Task& task, const Area& area, Checks& checks);
    void validate_markers(Checks& checks) const;
    MarkersOff heap_alone() const;
    Finding fault_of_heap() const;
    void tell_pile(const MarkersOff& piles, Terrain terrain, Finding& finding) const;
    void help_points(Terrain terrain, Finding& finding) const;
    std::string fault_in_pile(const MarkerPile& pile, Terrain terrain, Finding& finding) const;
    std::string fault_of_number(const MarkerPile& pile, Marker marker, Finding& finding) const;
    std::string missing_in_pile(const MarkerPile& pile, Terrain terrain, Finding& finding) const;
    void help_opened_box(Finding& finding) const;
    std::string_view name_of(const MarkerPile& pile) const;
    std::string tiles_that_are_off(Terrain terrain) const;
    void validate_turn();
    void validate_open(Checks& checks);

    State state_;
    Table table_;
    std::vector<Span> tiles_;  ///< where the tiles of the map are written
    std::vector<Task> tasks_;
    std::vector<Unwritten> unwritten_;
    std::vector<UnresolvedMarkers> undecided_;
    MarkersOff off_;
    std::vector<Set> lines_;
    std::optional<Cell> first_before_;  ///< the first tile lay there before a gap
    bool open_ = false;                 ///< some fact of them is not written
    bool open_cell_ = false;            ///< which is a cell
    std::optional<Seat> turn_;
};

/// What is said of each tile of the map that is a task tile: its marker, and what became of it.
struct Said {
    Marker marker{};
    Word word = Word::none;
};
std::vector<std::optional<Said>> said_by_tile(const State& state, const Table& table);

/// The lines of a position, tiles in the order laid on the cells they have.
void write_position(const State& state, const FormatContext& context, std::string& text);

}  // namespace arbiter::dorfromantik
