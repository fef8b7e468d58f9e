// What the referee has to say about one record. Every output is rendered from this and computes nothing of its own.
#pragma once

#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"
#include "rules/library/arbiter/game_progress.hpp"
#include "rules/library/arbiter/value.hpp"
#include "rules/library/arbiter/verdict.hpp"
#include "rules/report/effort.hpp"
#include "rules/report/rule.hpp"
#include "rules/score/sheet.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// A second place that explains a finding: "black was placed here".
struct Note {
    Span span;
    std::string message;
};

/// One change of the record after which more of it fits. A slip that runs through a record is one change, of `all`.
struct Fix {
    enum class Change : std::uint8_t { replace, insert, erase, swap, all };

    Change change = Change::replace;
    Span line;                  ///< the line changed, the one before which another is inserted, or the first of two
    std::string text;           ///< the new line; empty where none is written
    std::string instead;        ///< what stands there now, without comment
    std::uint32_t reaches = 0;  ///< how many events precede the first error then
    std::uint32_t events = 0;   ///< how many there would be
    std::uint32_t beyond = 0;   ///< how many of them, from the one with the error on, fit then
    unsigned size = 0;          ///< of the change: 1 for a letter or a player
    bool in_header = false;     ///< the line is one of the header
    std::uint32_t alike = 1;    ///< how many changes of its size lead as far, this one included
    bool sole = false;          ///< for certain no other one, of its size or smaller, leads as far
    std::string what;           ///< of `all`: what is changed, in words
    std::vector<std::pair<Span, std::string>> edits;  ///< of `all`: texts that give way to others, in their order

    bool reaches_end() const { return reaches == events; }
};

/// "replace", "insert", "delete", "swap", "all".
std::string_view name_of(Fix::Change change);

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
    bool consequence = false;      ///< it says again what another error has said, if there is one
    std::vector<Finding> follows;  ///< of the first cause: errors behind it, which it may have brought about
    std::vector<Fix> fixes;        ///< of the first cause: what was probably meant, the likeliest first
};

/// The first that keeps its record from being valid; nullptr where none does.
const Finding* first_error(const std::vector<Finding>& findings);

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
    std::vector<std::string> could_be{};  ///< what fits everything recorded; empty where nobody can tell
};

/// A fact that was written `?` and can only have been one thing, by all that the record says.
struct Settled {
    Span span;
    std::string text;
    std::string is;
    Span by;  ///< the line that left only this
};

/// The most where no rule says how much that is.
inline constexpr std::int32_t boundless = std::numeric_limits<std::int32_t>::max();
/// "3 to 7", "3 or more".
std::string in_words(const ScoreRange& range);

/// The number of the line on which an offset is.
struct LineOf {
    std::uint32_t offset = 0;
};

/// Which parts of a report the caller will look at. What nobody asked for costs nothing.
struct ReportOptions {
    bool breakdown = false;
    bool completed = false;
    bool sheet = false;
    bool fixes = false;   ///< what was probably meant, where a record breaks a rule
    Budget budget{};      ///< of the record that names this one, when there is one: it pays for both
    bool totals = false;  ///< each score that a finished game of one score can have
};

/// No place in a record.
inline constexpr std::uint32_t no_offset = 0xFFFFFFFF;

/// Its `events` are the body lines that are events and were replayed.
struct Report : GameProgress {
    std::string_view game;
    Verdict verdict = Verdict::valid;
    std::uint32_t stopped_at = 0;  ///< offset of the event at which replay stopped; the text's size when it did not
    std::uint32_t lines = 0;       ///< lines of the record
    Seats seats;
    std::array<std::int32_t, most_seats> scores{};
    std::uint32_t score_count = 0;
    std::uint8_t winners = 0;                ///< one bit a seat
    std::uint8_t possible_winners = 0;       ///< those who may have won; the winners, unless unknown facts decide
    bool open_winners = false;               ///< unknown facts decide who has won; `winners` is nobody
    std::vector<ScoreRange> score_ranges;    ///< one a seat where unknown facts decide the scores, which are none then
    std::vector<std::int32_t> totals;        ///< each of them, ascending; only with ReportOptions::totals
    bool one_completion = false;             ///< what is assumed makes no two records
    std::vector<LineOf> gaps;                ///< where lines are missing
    std::vector<std::string> unjudged;       ///< what nobody knows of the table behind one: "displays", "Ann wall"
    std::uint32_t relaxed_from = no_offset;  ///< the line from which on so much was open that a relaxation was followed
    bool relaxation_blind = false;           ///< and its lines are read, not judged
    Value breakdown;
    std::string judged_as;  ///< the default rulings taken where House could not be read: "wall=colored"
    score::Sheet sheet;     ///< with the trail that says why
    Object extra;           ///< further named results of the game, shown beside the common ones
    std::vector<Completed> completed;
    std::vector<Completed> cancelled;
    std::vector<Assumed> assumed;
    std::vector<Settled> settled;
    std::vector<Finding> findings;
    std::vector<Allowed> allowed;  ///< findings that count for nothing, the verdict included

    /// Forgets everything, but keeps the room of what is longest.
    void reset();
    bool won(Seat seat) const { return ((winners >> seat) & 1U) != 0; }
};

}  // namespace arbiter
