// A play on a table, resolved once for all laws, words and effects, whether a line tells it or it is only tried out.
#pragma once

#include "grammar/dorfromantik/written.hpp"
#include "rules/dorfromantik/claims.hpp"
#include "rules/dorfromantik/fault.hpp"
#include "rules/dorfromantik/table.hpp"
#include "rules/game/law.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::dorfromantik {

class State;

struct Event {
    const Table& table;       ///< as it lies before it
    const Written& written;   ///< the line; a blank one when nobody wrote it
    std::uint8_t player = 0;  ///< who acts: named, or the player to move
    bool origin = true;       ///< false: the tile is to lie beside one that is not there
    Play play{};
    std::optional<std::uint8_t> printed{};  ///< which tile of the box it is, on a table of printed ones
    Surroundings around{};                  ///< of its cell
    std::size_t claim = 0;                  ///< of what the line says that it has settled: the one at hand

    Event(const State& before, const Written& line);
    Event(const Table& before, std::uint8_t actor, const Play& tried);
    /// What a line claims, on the table after its play.
    Event(const Table& after, const Written& line, std::size_t nth_claim);
    /// What the header says, before any play.
    explicit Event(const Table& start);

    /// The same play elsewhere, or with another tile.
    void move_to(Cell cell);
    void take(Tile tile, std::optional<std::uint8_t> printed_as);

    std::span<const Claim> claims() const { return claims_of(written); }
};

/// The law that an event is asked for, by its name; and the words of its finding.
using Rules = arbiter::Law<Event, Fault>;
using Case = arbiter::Case<Event, Fault>;

/// The written event as a play on this map; nothing when its tile is to lie beside one that is not there.
std::optional<Play> play_of(const Map& map, const Written& written);

/// Who does it: the player named, or the one whose turn it is.
std::uint8_t actor_of(const Table& table, const Written& written);

/// A line for moves that nobody wrote.
Written written_play(std::uint8_t player, const Play& play);

/// The first law that is broken; nothing when the event is legal.
Judgement look(const Event& event);

/// The parts of that which concern the pieces, wherever they go, and the place, whoever lays the tile.
bool may_reveal(const Event& event);
bool may_lie(const Event& event);

/// The first law broken by the claim at hand, by the header.
Judgement look_at_claim(const Event& event);
Judgement look_at_header(const Event& event);

/// The book, whole.
std::span<const Rules> laws();

/// Makes the finding of a fault that no play has made.
Finding& tell(const Event& event, const Fault& fault, Span span, Referee& referee);

}  // namespace arbiter::dorfromantik
