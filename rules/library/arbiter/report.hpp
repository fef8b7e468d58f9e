// What the referee has to say about one record, in values that stand on their own: nothing points into the text judged.
#pragma once

#include "arbiter/game_progress.hpp"
#include "arbiter/value.hpp"
#include "arbiter/verdict.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::v1 {

/// A stretch of the text that was handed over, which may hold many records.
struct Place {
    std::uint64_t line = 1;    ///< from 1
    std::uint64_t column = 1;  ///< characters (code points), from 1; 0 of a fact that nobody wrote, not even as `?`
    std::uint64_t offset = 0;  ///< bytes, from 0
    std::uint64_t length = 0;  ///< bytes
};

/// A second place that explains a finding: "black was placed here".
struct Note {
    Place place;
    std::string message;
};

/// One change of the record after which more of it fits.
struct Fix {
    Place place;                ///< the line changed, the one before which another is put, or the first of two
    std::string change;         ///< "replace", "insert", "delete", "swap", or "all": one slip throughout the record
    std::string text;           ///< the new line; empty where none is written
    std::string what;           ///< of "all": what is changed, in words
    bool sole = false;          ///< for certain no other change of its size, or smaller, leads as far
    std::uint32_t alike = 1;    ///< how many changes of its size do, this one included
    std::uint32_t reaches = 0;  ///< how many events precede the first error then
    std::uint32_t events = 0;   ///< how many there would be
};

/// Something that is wrong, or worth knowing. Sentences are lower case, without a full stop.
struct Finding {
    std::string code;  ///< stable: "azul.line.other-color"; find_rule(code) says more
    Severity severity = Severity::error;
    Place place;          ///< the smallest part of a line that shows it
    std::string message;  ///< with the facts
    std::string rule;     ///< where the rule stands, and the rule
    std::string help;     ///< what would have been legal; empty when nothing is known
    std::string context;  ///< where in the game: "round 2, Ann"; may be empty
    std::vector<Note> notes;
    std::uint32_t repeats = 0;     ///< how many more lines have the same fault and no finding of their own
    std::vector<Finding> follows;  ///< errors behind the first one, which it may have brought about
    std::vector<Fix> fixes;        ///< what was probably meant, the likeliest first; only when asked for
};

/// A task, row, column … completed, or lost.
struct Completed {
    std::optional<std::size_t> player;  ///< index into Report::players; nothing when it is everybody's
    Place place;                        ///< the event that did it
    std::string task;
    std::string at;
    std::vector<std::string> cells;  ///< the cells that counted, as records write them; may be empty
};

/// A fact taken on trust, because the record says `?`.
struct Assumed {
    Place place;
    std::string fact;
    std::vector<std::string> could_be;  ///< what fits everything recorded; empty where the game cannot tell
};

/// A fact that the record says ? of, and that can only have been one thing.
struct Settled {
    Place place;
    std::string fact;
    std::string is;
    std::uint64_t by = 0;  ///< the line that left nothing else
};

/// One record, judged, and how far it was replayed.
struct Report : GameProgress {
    std::uint64_t record = 0;  ///< its number in the text, from 1; 0: text that belongs to no record
    std::uint64_t line = 1;    ///< its first line in the text, from 1
    std::string game;          ///< the game's id; empty when the record names none that is known
    std::vector<std::string> players;
    std::vector<std::int32_t> scores;      ///< points, one a player, or one for all; empty when nothing was replayed
    std::vector<std::size_t> winners;      ///< indexes into players
    std::vector<ScoreRange> score_ranges;  ///< instead of scores, where unknown facts decide them
    std::vector<std::size_t> possible_winners;  ///< who may have won; the winners, unless unknown facts decide
    Verdict verdict = Verdict::valid;
    Value breakdown;                   ///< where the points come from; only when asked for
    Object extra;                      ///< further named results of the game
    std::vector<Completed> completed;  ///< only when asked for
    std::vector<Completed> cancelled;  ///< completed tasks that were lost again; only when asked for
    std::vector<Assumed> assumed;
    std::vector<Settled> settled;
    std::vector<std::uint64_t> gaps;            ///< the lines where others are missing
    std::vector<std::string> unjudged;          ///< what nobody knows of the table behind one
    std::optional<std::uint64_t> relaxed_from;  ///< the line from which on too much was unknown to be followed
    std::vector<Finding> findings;              ///< by place
    std::vector<Finding> allowed;               ///< findings that the record's Allow line sets aside
    std::string sheet;                          ///< the score sheet as text; only when asked for
};

}  // namespace arbiter::v1
