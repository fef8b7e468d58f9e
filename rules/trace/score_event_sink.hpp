// What a game says of the points of one line, and the memory of which line put what on the table.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/game/game.hpp"
#include "rules/trace/trace.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// Which line put what lies in each cell; forgets again what is taken back.
class Laid {
public:
    void put(Seat seat, std::string_view cell, std::uint32_t line);
    /// In a cell of the player, or else of the common table. no_offset: nobody knows.
    std::uint32_t line_of(Seat seat, const std::string& cell) const;

    /// An event of this role is about to put something.
    void remember(Role role);
    /// Undoes the last move, and what came behind it.
    void take_back();

private:
    void rewind(std::size_t mark);

    using Cell = std::pair<Seat, std::string>;
    struct Change {
        Cell cell;
        std::uint32_t before;
    };
    std::map<Cell, std::uint32_t> lines_;
    std::vector<Change> changes_;
    std::vector<std::pair<Role, std::size_t>> past_;  ///< since the last barrier, with the changes before each event
};

/// Handed to a game: what a line put where, and what that earned.
class ScoreEventSink {
public:
    ScoreEventSink(Laid& laid, std::uint32_t line, std::vector<ScoreEvent>& points)
        : laid_(laid), line_(line), points_(points) {}

    /// What lies in this cell, or will without another decision, comes from this line.
    void put(Seat seat, std::string_view cell) { laid_.put(seat, cell, line_); }
    /// Or from another.
    void put(Seat seat, std::string_view cell, std::uint32_t line) { laid_.put(seat, cell, line); }
    /// No points are no entry.
    void earn(Seat seat, std::int32_t points, std::string why, std::vector<std::string> cells = {});

private:
    Laid& laid_;
    std::uint32_t line_;
    std::vector<ScoreEvent>& points_;
};

/// What a line changed.
template <typename G>
struct Change {
    const typename G::State& before;
    const typename G::State& after;
    const typename G::ScoreLog& log;  ///< behind the line
    std::uint64_t mark;               ///< of the trail before it
    const typename G::Written& written;
    const FormatContext& context;
    bool forced;     ///< it breaks a rule and stands
    bool by_itself;  ///< behind the line something happened without another: only that is between the positions
};

}  // namespace arbiter
