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

/// The kind of event a line holds. Games number their own from `first_of_game` on.
using Verb = std::uint8_t;
namespace verb {
inline constexpr Verb nothing = 0;  ///< a blank line or a comment
inline constexpr Verb round = 1;
inline constexpr Verb scores = 2;
inline constexpr Verb undo = 3;
inline constexpr Verb end = 4;
inline constexpr Verb set = 5;  ///< a line of a position, in front of all events
inline constexpr Verb first_of_game = 8;
}  // namespace verb

enum class EndKind : std::uint8_t { finished, abandoned, resigned, adjudicated };

/// The part of a written line that all games share. Offsets count from the start of the record.
/// `reset` clears what every line sets; the fields below it mean something only with their verb.
struct Line {
    Span span;         ///< the line without its line break
    Span event;        ///< actor, move and claims: the line without indentation and tail
    Span actor;        ///< the name as written; empty when left out
    Span stands_span;  ///< the word `stands`; empty when it is not there
    Verb verb = verb::nothing;
    Seat seat = no_seat;  ///< the actor, when one is named
    bool claims = false;  ///< the event carries claims that have to be compared after it

    std::uint32_t round = 0;  ///< verb::round: the number (saturated)
    Span number;              ///< verb::round: where it stands
    Seat named = no_seat;     ///< verb::round: the starter; verb::end: the winner declared
    Span named_span;
    EndKind end_kind = EndKind::finished;
    std::array<std::int32_t, most_seats> scores{};  ///< verb::scores: one a seat, as far as there is room
    std::uint32_t score_count = 0;                  ///< verb::scores: how many were written
    Span scores_span;                               ///< verb::scores: all the numbers

    /// A total written `?`, which claims nothing.
    static constexpr std::int32_t unknown_score = std::numeric_limits<std::int32_t>::min();

    bool stands() const { return !stands_span.empty(); }
    void reset(std::uint32_t begin) {
        span = {begin, begin};
        event = {begin, begin};
        actor = {};
        stands_span = {};
        verb = verb::nothing;
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
