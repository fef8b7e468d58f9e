// A line of Framework in a position: what was written, resolved once for all laws, words and effects.
#pragma once

#include "grammar/framework/written.hpp"
#include "rules/framework/fault.hpp"
#include "rules/framework/move.hpp"
#include "rules/framework/state.hpp"
#include "rules/framework/tokens.hpp"
#include "rules/game/law.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace arbiter::framework {

struct Event {
    const State& state;  ///< the position before it
    const Written& written;
    Player player = 0;      ///< who acts: named, or the player to move
    Move move{};            ///< what a turn comes to, as far as it can be told
    bool has_tile = false;  ///< the tile of the turn is there to be taken
    bool has_cell = false;  ///< its place leads somewhere

    // What the laws of a tile or of a token are asked for, one of the event after the other.
    std::uint8_t which = 0;            ///< the tile of the offer, or the token of the line, from 0
    const Tile* tile = nullptr;        ///< the tile that is seen
    std::optional<std::size_t> entry;  ///< where the inventory lists that tile
    const Laying* laying = nullptr;    ///< the display as the tokens before this one leave it

    Event(const State& before, const Written& line);
    /// The tokens of a line that has been played.
    Event(const State& after, const Written& line, Player player);

    bool solo() const { return state.agreed.solo(); }
    const Pick& pick() const { return written.turn.pick; }
    const Place& place() const { return written.turn.place; }
    const Display& display() const { return state.displays[player]; }
    const TokenMark& mark() const { return written.marks[which]; }

    /// From here on the laws are asked for this tile or this token of it.
    void turn_to_tile(const Tile& tile, std::size_t which);
    void turn_to_token(const Laying& laying, std::size_t which);
};

/// The law that an event is asked for, by its name; and the words of its finding.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

/// Whose turn a line tells of: the player it names, or the one who is to move.
inline Player player_of(const State& state, const Line& line) {
    return line.seat == no_seat ? state.turn : static_cast<Player>(line.seat);
}

/// The starter a round line names, if any.
inline std::optional<Player> starter_of(const Line& line) {
    return line.named == no_seat ? std::nullopt : std::optional(static_cast<Player>(line.named));
}

/// The cell a turn means; nothing when it starts from a tile that has not been laid.
std::optional<Cell> cell_of(const Display& display, const Place& place);

/// Whether the place leads to a cell that nobody wrote down.
bool is_guessed(const Display& display, const Place& place);

/// Who lays the tokens: the players, or the referee.
inline bool lays_tokens(const State& state) {
    return state.agreed.house.tokens == Tokens::claimed;
}

}  // namespace arbiter::framework
