// The trace of a record: what each of its lines did. Everything that shows a game or serves one reads this.
//
// The core makes it by looking on while a record is replayed (rules/trace/tracer.hpp): text, who acted, round, whether
// the line was applied, scores and whose turn it is behind it, points as differences of the scores. What only a game
// knows it says in hooks, each of them optional, in its struct G (rules/GAME/game.hpp), besides the verb and the parts
// of a line, which are among its fields (rules/game/fields.hpp), by the names of the game's manual page: values are
// strings in canonical text, counts are numbers, `?` is "?", what was left out is left out. Where a game names no verb,
// it is the line's first keyword, or "move".
//
//     void points(const Change<G>& change, ScoreEventSink& sink)
//         What a line changed, asked once for each line that was applied, by the rules or forced, and for what
//         happened by itself behind it. The two positions and what the trail got between them are in `change`.
//             sink.put(seat, "3,4")           this line put what lies in this cell (no_seat: on the common table)
//             sink.earn(seat, 2, "2 across", {"3,3", "3,4"})
//                                              points, after the stop at 0, in the words of the score sheet, with the
//                                              cells that earned them, in the notation of cells that `completed` has.
//                                              Seat no_seat where all play together
//         A cell is put before it earns; it may be put long before the piece gets there (Azul: the pick that completes
//         a pattern line), and put again by a later line. The core remembers it and forgets what undo takes back.
//         What is earned has to be what the scores have become: the core compares, and adds what is missing under the
//         word "score". undo, and points that a position begins with, are the core's own.
//     void set_points(const State& position, const Set& set, ScoreEventSink& sink)
//         The cells that a line of a position fills: sink.put; and the points that it says somebody has: sink.earn,
//         in the words "at the position".
//     void due(const State& position, std::vector<std::string>& verbs)
//         What may be written next where nobody is to move, as verbs of fields(). Without it: the verb of what deal()
//         would write, or else those of the legal moves.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/span.hpp"
#include "rules/game/fields.hpp"
#include "rules/report/report.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// Points that a line earned, or lost, and what on the table gave them.
struct ScoreEvent {
    Seat seat = no_seat;  ///< no_seat: all of them together
    std::int32_t points = 0;
    std::string why;
    std::vector<std::string> cells;
    std::vector<std::uint32_t> lines;  ///< for each cell where the line begins that put what lies there, or no_offset
};

/// How far a line took effect.
enum class Applied : std::uint8_t {
    no,      ///< it breaks a rule, cannot be read, or stands behind such a line
    rules,   ///< by the rules
    forced,  ///< as far as the pieces allow, because it `stands`
};

/// "no", "rules", "forced".
std::string_view name_of(Applied applied);

/// What one line of a record's body did. Blank lines and comments have none.
struct Step {
    Span span;                ///< the line, without its line break
    std::string text;         ///< the event in canonical form, without its tail; as written where it cannot be read
    EventParts parts;         ///< without names where there is no position before it
    Seat player = no_seat;    ///< who acted; no_seat: the table, or nobody
    std::uint32_t round = 0;  ///< 0: there are none, or nobody knows
    Applied applied = Applied::no;
    std::vector<Finding> findings;  ///< those at this line, each as the report of the record has it

    std::vector<ScoreEvent> points;  ///< by this line, what followed from it included
    bool points_known = true;        ///< false: they hang on facts that nobody wrote down, and are none

    // Behind the line; where it was not applied, as before.
    std::vector<std::int32_t> scores;      ///< one a seat, one where all play together; none where they are not known
    std::vector<ScoreRange> score_ranges;  ///< where unknown facts decide the scores, which are none then
    Seat to_move = no_seat;
    bool over = false;
    std::vector<std::string> due;  ///< what may be written next where no player is to move, as verbs

    // Only where somebody asked, and only up to the first line that was refused.
    std::optional<std::vector<std::string>> position;  ///< as set lines; nothing where no set lines say it
    std::optional<std::vector<std::string>> moves;     ///< that are legal; nothing where too much is unknown
    bool all_moves = false;                            ///< these are all of them
};

/// How the record says that the game ended.
struct Ending {
    EndKind how = EndKind::finished;
    Seat player = no_seat;  ///< who resigned, or who was declared the winner
    Span span;              ///< the line
};

struct Trace {
    std::vector<Step> steps;    ///< a line each, in the order of the record
    std::optional<Ending> end;  ///< what the last `end` line says
    Step first;                 ///< before all lines: scores, to_move, due, and what was asked for; no text
    bool reached = false;       ///< false: the header allows no game, so there is no position
    std::uint32_t events = 0;   ///< lines that took effect, as the report counts them
};

/// Which parts of a trace the caller will look at.
struct TraceParts {
    bool points = true;
    bool positions = false;
    bool moves = false;
    /// Each violation is let stand, so that lines behind it have a position, too. The report knows nothing of it.
    bool play_on = false;
};

/// The set lines and the moves of all steps together have so much room; behind it they are left out.
inline constexpr std::size_t most_listed_in_trace = std::size_t{32} << 20U;

}  // namespace arbiter
