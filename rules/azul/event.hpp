// A line of Azul on a table: what was written, resolved once for all laws, words and effects.
#pragma once

#include "grammar/azul/written.hpp"
#include "grammar/record/reading.hpp"
#include "rules/azul/fault.hpp"
#include "rules/azul/state.hpp"
#include "rules/game/law.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace arbiter::azul {

/// Laws are asked about one table, of which everything is known that they ask for, or about a relaxation.
struct Event {
    const Table& table;
    const Written& written;
    bool relaxed = false;                  ///< the table is a relaxation: its numbers of tiles mean nothing
    bool idle = false;                     ///< a relaxation on which the line changes nothing
    bool turn_unsaid = false;              ///< nobody says whose turn it is
    bool count_unsaid = false;             ///< nor how many tiles the pick takes
    bool too_open = false;                 ///< a relaxation is going to be asked
    const Divisions* divisions = nullptr;  ///< of bag and lid, where they are unknown and the event rests on them
    // What is asked about each display of a displays line, and each entry of a tile line.
    std::uint8_t part = 0;
    const Stock* stock = nullptr;  ///< what bag and lid hold when this display's turn comes
    const Board* board = nullptr;  ///< the board with the tiles before this one on the wall

    Event(const State& before, const Written& line)
        : table(before.table),
          written(line),
          relaxed(before.relaxed != 0),
          idle(before.idle),
          turn_unsaid(before.turn_unsaid),
          count_unsaid(before.hidden.follows_least()),
          too_open(before.too_open),
          divisions(line.verb() == Verb::displays && !before.divisions.empty() ? &before.divisions : nullptr) {}
    Event(const Table& before, const Written& line, bool is_relaxation = false)
        : table(before), written(line), relaxed(is_relaxation) {}

    Event at_display(std::size_t which, const Stock& left) const {
        Event event = *this;
        event.part = static_cast<std::uint8_t>(which);
        event.stock = &left;
        return event;
    }
    Event at_laying(std::size_t which, const Board& so_far) const {
        Event event = *this;
        event.part = static_cast<std::uint8_t>(which);
        event.board = &so_far;
        return event;
    }

    const Pick& pick() const { return written.pick; }
    const Group& group() const { return written.groups[part]; }
    const Laying& laying() const { return written.layings[part]; }
    /// Who acts: named, or the player to move.
    Seat actor() const { return written.line.seat == no_seat ? static_cast<Seat>(table.turn) : written.line.seat; }
    /// The fault of what is asked about now.
    Fault fault() const { return {.part = part, .stock = stock != nullptr ? *stock : Stock{}}; }
};

/// A law as events of Azul are asked for it, and the words of its finding.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

inline std::optional<Fault> fault_if(bool broken) {
    return broken ? std::optional(Fault{}) : std::nullopt;
}

/// The first law that an event breaks on one table, or on a relaxation.
std::optional<Fault> look_on(const Event& event);
/// The same of a pick, which nearly all lines are, on a table.
std::optional<Fault> look_at_pick(const Table& table, const Written& written);
/// What is against the line, or the floor, to which the tiles of a pick go; against the space of an entry of a tile
/// line.
std::optional<Fault> look_at_line(const Event& event);
std::optional<Fault> look_at_space(const Event& event);
/// Plays an event that breaks no law on one table.
void apply_on(Table& table, const Written& written, ScoreLog& log);
/// Applies what can be applied of an event that breaks a law (notation: `stands`). False: a pick that takes nothing.
bool force_on(Table& table, const Written& written, ScoreLog& log);

/// The same for displays, where a position leaves open what the bag holds: legal is what some division allows.
std::optional<Fault> look_divided(const Table& table, const Divisions& divisions, const Written& written);
void apply_divided(Table& table, Divisions& divisions, const Written& written);
void force_divided(Table& table, Divisions& divisions, const Written& written, ScoreLog& log);

/// Plays plain legal lines on a table of which everything is known, and answers how many (plain.cpp).
std::uint32_t play_plain_lines(LineCursor& cursor, Table& table, ScoreLog& log);

/// Fills in the words for a fault.
void say(const Case& of);

}  // namespace arbiter::azul
