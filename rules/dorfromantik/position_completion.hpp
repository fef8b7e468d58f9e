// Which complete positions the set lines of one can mean in which a tile, its turn, its cell or its marker is not
// written down.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "rules/candidates/common_findings.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/dorfromantik/position.hpp"
#include "rules/dorfromantik/state.hpp"
#include "rules/report/report.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// A tile that is set aside is no different in another turn.
inline bool is_turned(const Set& set) {
    return set.turned && set.goal.kind != Goal::Kind::none;
}

inline bool hides_marker(const Set& set) {
    return set.what == Sets::task && !set.marker.known();
}

inline bool hides_cell(const Set& set) {
    return set.is_tile() && set.goal.kind == Goal::Kind::unknown;
}

/// The marker of a pile that is written `?`, after so many others; nothing if there is none.
inline std::optional<std::size_t> hidden_in_pile(const Set& set, std::size_t from = 0) {
    for (std::size_t at = from; set.is_pile() && at < set.pile.size(); ++at) {
        if (!set.pile[at].in_points && !set.pile[at].marker.known()) {
            return at;
        }
    }
    return std::nullopt;
}

/// Whether a fact of this line is not written.
inline bool is_open(const Set& set) {
    return set.is_tile() ? !set.tile.known() || is_turned(set) || hides_cell(set) || hides_marker(set)
                         : hidden_in_pile(set).has_value();
}

/// Whether the line of a task tile leaves it to the map what became of its marker.
inline bool asks_fate(const Set& set) {
    return set.what == Sets::task && set.word == Word::none && set.goal.kind != Goal::Kind::none;
}

/// Where that is asked: where the tile is written, unless another fact stands there.
inline Span span_of_fate(const Set& set) {
    const bool tile = set.tile.known() && !is_turned(set);
    return tile ? set.tile_span : hides_marker(set) ? set.line.event : set.marker_span;
}

/// The `?` of its marker.
inline Span hidden_marker(const Set& set) {
    const std::uint32_t at = set.marker_span.begin + (set.marker.terrain == Terrain::meadow ? 0U : 1U);
    return {at, at + 1};
}

/// Fills in line by line, in the order written.
class PositionCompletion {
public:
    using Sink = candidates::SetSink<State>;

    /// `open`: the position of which all is known that is written.
    PositionCompletion(const State& open, const Sink& visit)
        : open_(open), lines_(open.open_lines()), visit_(visit), floats_(names_no_cell(lines_)) {}

    /// Whether the position can be followed at all: of invented tiles nobody knows which there are.
    static bool lists(const State& open);

    /// Visits every complete position. False when there are too many to look at, or visit() has seen enough.
    bool fill();

    /// What is wrong where there is none, told of the line that no completion comes past; nothing where there are too
    /// many to compare.
    std::optional<Finding> fault();

private:
    bool fill_from(std::size_t line, PositionBuilder builder, Checks checks);
    bool fill_line(std::size_t line, const PositionBuilder& builder, const Checks& checks);
    bool try_line(std::size_t line, const PositionBuilder& builder, const Checks& checks, const Set& filled);
    bool finish(PositionBuilder builder, Checks checks);
    bool visit_all(const State& position);
    std::vector<UnresolvedMarkers> asked_where_written(const State& position) const;

    bool is_ruled_out(const PositionBuilder& builder, const Set& filled) const;
    void refuse(const Finding& finding);
    void refuse_all(std::size_t line, const Checks& checks);

    std::vector<Cell> cells_near(std::size_t line, const Map& map) const;
    template <typename GoOn>
    bool each_cell(std::size_t line, const PositionBuilder& builder, Set& filled, GoOn go_on);
    template <typename GoOn>
    bool each_tile(const Set& written, const PositionBuilder& builder, Set& filled, GoOn go_on);
    template <typename GoOn>
    bool each_turn(const Set& written, Tile tile, Set& filled, GoOn go_on);
    template <typename GoOn>
    bool each_marker(const Set& written, const PositionBuilder& builder, Set& filled, GoOn go_on);
    template <typename GoOn>
    bool each_pile(Set& filled, std::size_t from, GoOn go_on);

    bool spend(std::uint64_t steps);
    static bool names_no_cell(std::span<const Set> lines);
    void let_float(State& position) const;
    TileNumber first_known_cell() const;

    const State& open_;
    std::span<const Set> lines_;
    const Sink& visit_;
    bool floats_;  ///< cells are counted from the first tile, for nobody wrote down any
    std::vector<std::pair<std::uint32_t, std::string>> values_;
    std::uint64_t spent_ = 0;
    bool prunes_ = true;        ///< drops what the lines so far, or a known tile further on, contradict
    std::size_t furthest_ = 0;  ///< the last line that a completion is wrong in and none before
    candidates::Agreement faults_;
};

std::vector<candidates::FilledIn> as_values(std::span<const FateValue> values);

/// Visits the position for each total that its undecided markers can come to; once where no points hang on them.
/// `asked`: they, each where it is asked what became of it. False where there are too many, or visit() has seen enough.
using DecisionSink = std::function<bool(const State& decided, const std::vector<FateValue>& fates)>;
bool each_decision(const State& position, std::span<const UnresolvedMarkers> asked, const DecisionSink& visit);

/// What is wrong with a position that no completion makes complete; nothing where one does, or nobody can look at all.
/// `wrong`: the lines are wrong already by what is written, but perhaps one before.
std::optional<Finding> fault_of_all(const State& open, bool wrong);

}  // namespace arbiter::dorfromantik
