// What the referee has to say about one record. Every output is rendered from this and computes nothing of its own.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"
#include "rules/effort.hpp"
#include "rules/library/arbiter/value.hpp"
#include "rules/library/arbiter/verdict.hpp"
#include "rules/rule.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// A second place that explains a finding: "black was placed here".
struct Note {
    Span span;
    std::string message;
};

struct Finding {
    const Rule* rule = nullptr;
    Severity severity = Severity::error;
    Span span;            ///< the smallest token that shows it
    std::string message;  ///< with the facts, lower case, no full stop
    std::string help;     ///< a concrete legal alternative, when one is known
    std::string context;  ///< where in the game: "round 2, Ann"
    std::vector<Note> notes;
    std::uint32_t repeats =
        0;  ///< how many more places of the record have the same kind of fault, not listed one by one
};

/// So many findings of one rule are listed one by one; the last of them counts the others.
inline constexpr std::size_t most_of_a_kind = 2000;

/// A finding that somebody has decided to live with.
struct Allowed {
    Finding finding;
    bool in_record = false;  ///< by the record's own Allow line, not from outside
};

/// A task, row, column … completed (or, in `cancelled`, lost) as it happened.
struct Completed {
    Seat seat = no_seat;  ///< no_seat in cooperative games
    Span span;            ///< the event that did it
    std::string task;
    std::string at;
    std::vector<std::string> cells;  ///< the cells that counted, as written; may be empty
};

/// A fact taken on trust because somebody wrote `?`.
struct Assumed {
    Span span;
    std::string text;
    std::vector<std::string>
        could_be{};  ///< what fits everything recorded; only with Wishes::breakdown, where a game can tell
    Span settled{};  ///< the later line that left only one of them; empty when none did
};

/// Which parts of a report the caller will look at. What nobody asked for costs nothing.
struct Wishes {
    bool breakdown = false;
    bool completed = false;
    bool sheet = false;
    Budget budget{};  ///< of the record that names this one, when there is one: it pays for both
};

struct Report {
    std::string_view game;
    Verdict verdict = Verdict::valid;
    bool finished = false;         ///< the rules have ended the game
    std::uint32_t events = 0;      ///< body lines that are events and were replayed
    std::uint32_t stopped_at = 0;  ///< offset of the event at which replay stopped; the text's size when it did not
    std::uint32_t lines = 0;       ///< lines of the record
    Seats seats;
    std::array<std::int32_t, most_seats> scores{};
    std::uint32_t score_count = 0;
    std::uint8_t winners = 0;  ///< one bit a seat
    Value breakdown;
    std::string sheet;  ///< the score sheet in plain words, with the trail that says why
    Object extra;       ///< further named results of the game, shown beside the common ones
    std::vector<Completed> completed;
    std::vector<Completed> cancelled;
    std::vector<Assumed> assumed;
    std::vector<Finding> findings;
    std::vector<Allowed> allowed;  ///< findings that count for nothing, the verdict included

    /// Forgets everything but keeps the room.
    void reset();
    bool won(Seat seat) const { return ((winners >> seat) & 1U) != 0; }
};

}  // namespace arbiter
