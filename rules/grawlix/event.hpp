// A line of Grawlix in a position: what was written, resolved once for all laws, words and effects.
#pragma once

#include "grammar/grawlix/written.hpp"
#include "rules/game/law.hpp"
#include "rules/grawlix/fault.hpp"
#include "rules/grawlix/state.hpp"

#include <optional>
#include <span>

namespace arbiter::grawlix {

struct Event {
    const State& state;  ///< the position before it
    const Written& written;
    int player = 0;              ///< who acts: named, or the player to move
    std::optional<Cell> cell{};  ///< where a play lays its tile; nothing: its direction starts from no tile
    Slot row{};                  ///< the row and the column of that cell
    Slot column{};

    Event(const State& before, const Written& line);

    Tile tile() const { return written.tile.tile; }
    const Table& table() const { return state.table(); }
    /// The picks of a draft line, as many as there is room for.
    std::span<const WrittenTile> picks() const;
    /// The replacements of a play, as many as there is room for.
    std::span<const WrittenTile> redrafts() const;
    /// Whether the cell is known only as one that it can be: it is written `?`, or seen from such a tile.
    bool is_guessed() const;
    /// The play it means; its cell must be known.
    Play play() const;
};

/// The law that an event is asked for, by its name; and the words of its finding.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

/// The first law that is broken; nothing when the event is legal.
Judgement look(const Event& event);

/// Fills in the words for a fault.
void say(const Case& of);

/// A line for tests and for moves that nobody wrote.
Written written_play(const Play& play);

}  // namespace arbiter::grawlix
