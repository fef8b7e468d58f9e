// What every line of a record's body has, whatever the game: who, what kind of event, and its tail.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

namespace arbiter {

/// What a line is, as far as all games share it.
enum class LineKind : std::uint8_t {
    nothing,  ///< blank, or a comment
    round,
    scores,
    undo,
    end,
    gap,    ///< lines are missing here
    turn,   ///< of a player, of which nothing was noted
    set,    ///< of a position, in front of all events or behind a gap
    event,  ///< one of the game's own: which, says its `enum class Verb`
};

/// A game's Verb numbers its own events from here on; before them it may name `round`, where the game plays it.
inline constexpr auto round_verb = static_cast<std::uint8_t>(LineKind::round);
inline constexpr auto first_verb = static_cast<std::uint8_t>(LineKind::event);

enum class EndKind : std::uint8_t { finished, abandoned, resigned, adjudicated };

/// The part of a written line that all games share. Offsets count from the start of the record.
/// `reset` clears what every line sets; the fields below it mean something only with their verb.
struct Line {
    Span span;              ///< the line without its line break
    Span event;             ///< actor, move and claims: the line without indentation and tail
    Span actor;             ///< the name as written; empty when left out
    Span stands_span;       ///< the word `stands`; empty when it is not there
    std::uint8_t verb = 0;  ///< what kind() and Written::verb() read
    Seat seat = no_seat;    ///< the actor, when one is named
    bool claims = false;    ///< the event carries claims that have to be compared after it

    std::uint32_t round = 0;  ///< LineKind::round: the number (saturated)
    Span number;              ///< LineKind::round: where it stands
    Seat named = no_seat;     ///< LineKind::round: the starter; LineKind::end: the winner declared
    Span named_span;
    EndKind end_kind = EndKind::finished;
    std::array<std::int32_t, most_seats> scores{};  ///< LineKind::scores: one a seat, as far as there is room
    std::uint32_t score_count = 0;                  ///< LineKind::scores: how many were written
    Span scores_span;                               ///< LineKind::scores: all the numbers

    /// A total written `?`, which claims nothing.
    static constexpr std::int32_t unknown_score = std::numeric_limits<std::int32_t>::min();

    LineKind kind() const { return verb < first_verb ? static_cast<LineKind>(verb) : LineKind::event; }
    /// A kind that is no event, or a game's Verb.
    template <typename V>
    void set(V value) {
        verb = static_cast<std::uint8_t>(value);
    }
    bool stands() const { return !stands_span.empty(); }
    void reset(std::uint32_t begin) {
        span = {begin, begin};
        event = {begin, begin};
        actor = {};
        stands_span = {};
        verb = 0;
        seat = no_seat;
        claims = false;
    }
};

/// A line that is not in the language: the smallest token that shows it, and what was expected there.
struct SyntaxError {
    Span span;
    const char* rule = "syntax.line";  ///< the code: syntax.line, syntax.unknown-name, syntax.other-game, …
    std::string message;
    std::string help;
};

}  // namespace arbiter
