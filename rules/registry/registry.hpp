// The games, found by name. Each is a handful of functions with the game's types forgotten.
#pragma once

#include "grammar/lenient/normalized_record.hpp"
#include "grammar/record/record.hpp"
#include "rules/fix/simulator.hpp"
#include "rules/game/game.hpp"
#include "rules/position/pattern.hpp"
#include "rules/record/held.hpp"
#include "rules/report/report.hpp"
#include "rules/scene/scene.hpp"
#include "rules/score/form.hpp"
#include "rules/trace/trace.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// A record's last position, in words.
struct Position {
    bool reached = false;  ///< false: the record could not be replayed at all
    /// A deck or a scattered map can leave room for more moves than anybody reads: so many are counted, and so many
    /// of these written down.
    static constexpr std::uint64_t most_counted = 1'000'000;
    static constexpr std::uint64_t most_listed = 100'000;
    std::uint64_t move_count = 0;
    bool more = false;               ///< there may be more than were counted
    std::vector<std::string> moves;  ///< canonical text of the legal moves
    std::string of_table;            ///< where no player is to move: a line that the table could write next
    bool turn_unsaid = false;        ///< nobody has said who is to move: `of_table` is a line that says it
    Seat to_move = no_seat;
    bool over = false;
    bool open = false;         ///< facts that nobody wrote down make more than one position possible
    bool relaxed = false;      ///< so many that moves are not told
    std::vector<bool> in_all;  ///< with `open`: which of the moves are legal whatever those facts are
};

/// A legal move, taken apart.
struct MoveInParts {
    Seat player = no_seat;
    EventParts parts;  ///< without a verb where it cannot be read
};

/// What can be written behind a record's last line.
struct NextInParts {
    std::vector<MoveInParts> moves;  ///< one each for those that were asked for
    std::vector<std::string> due;    ///< where no player is to move: the verbs of what comes next
};

/// A record's last position as the lines that set it.
struct SetLines {
    bool reached = false;    ///< false: the record could not be replayed at all
    std::string text;        ///< the lines, each with its line break
    std::string behind_gap;  ///< the same behind the line `gap`, if there is one: what is empty is written, too
    std::string fault;       ///< why they do not say what the record has come to; empty when they do
};

/// A record's last position as a picture would show it.
struct SceneOf {
    bool reached = false;  ///< false: the record could not be replayed at all
    bool stopped = false;  ///< a line breaks the rules: this is the position before it
    Scene scene;
    std::uint64_t effort = 0;  ///< what it took to find out, in steps (rules/report/effort.hpp)
};

/// A record in canonical form.
struct Canonical {
    std::string text;
    bool same = true;        ///< replaying it gives what replaying the original gave; otherwise it must not be written
    std::string difference;  ///< what is not the same
    bool whole = true;       ///< false: the difference is that something written would be lost, or be another record
    std::string unread;      ///< the first line that could not be read, and so is left as it is; empty when all could
};

/// A line of a record's body that is no comment, taken apart.
struct DissectedLine {
    std::uint32_t line = 1;  ///< of the record
    std::string text;        ///< in canonical form, without its tail; as it is where it cannot be read
    EventParts parts;        ///< players by their numbers; without a verb where it cannot be read
    std::string bare_text;   ///< the same without claims, players as P1, P2 ...
    EventParts bare_parts;
    Seat player = no_seat;     ///< who acts, or of whom it sets something
    bool only_claims = false;  ///< without its claims nothing is left of it
    bool stands = false;
};

struct Dissection {
    std::vector<DissectedLine> position;
    std::vector<DissectedLine> events;
};

struct PlayOrder {
    std::size_t players = 2;
    std::uint64_t seed = 1;
    std::string_view header;  ///< further header lines, each with its line break: "House: wall=gray\n"
};

/// Judges records of one game, one after the other, and keeps its room between them.
using JudgeOfGame =
    std::function<void(const Record& record, const ReportOptions& options, const FileReader& open, Report& report)>;

struct GameEntry {
    const About* about = nullptr;
    std::span<const Rule> rulebook;
    std::span<const Ruling> rulings;
    JudgeOfGame (*make_judge)() = nullptr;
    /// The canonical text alone, whatever a replay of it would give.
    std::string (*canonical_text)(const Record& record, const FileReader& open) = nullptr;
    Canonical (*format)(const Record& record, const FileReader& open) = nullptr;
    Position (*position)(const Record& record, const FileReader& open, Report& report) = nullptr;
    /// The number of sequences of `depth` legal moves from the record's last position; chance events are not entered.
    std::uint64_t (*count)(const Record& record, const FileReader& open, unsigned depth) = nullptr;
    /// Appends the record of a random legal game. False when the header asks for what cannot be.
    bool (*play)(const PlayOrder& order, const FileReader& open, std::string& text) = nullptr;
    /// The record with the habits of its writer undone.
    lenient::NormalizedRecord (*normalized)(const Record& record, const FileReader& open) = nullptr;
    /// Makes a record ready for trials of other lines; nothing when it cannot be read to its end.
    std::unique_ptr<fix::Simulator> (*simulator_of)(const Record& record, const FileReader& open) = nullptr;
    /// Judges, and counts for each rule how often it was held.
    void (*cover)(const Record& record, const FileReader& open, Report& report, Covered& covered) = nullptr;
    SetLines (*set_lines)(const Record& record, const FileReader& open, Report& report) = nullptr;
    /// What each line did; its findings are those of the report, which is what the judge said of the same record.
    void (*trace)(const Record& record, const TraceParts& options, const FileReader& open, const Report& judged,
                  Trace& trace) = nullptr;
    /// The printed score sheet, and what a filled one comes to; nullptr for a game without one.
    const form::Form* form = nullptr;
    form::Added (*add_up)(const form::Filled& filled) = nullptr;
    /// The lines of a record in parts.
    Dissection (*dissect)(const Record& record, const FileReader& open, Report& report) = nullptr;
    /// Takes moves apart, as `position` has them.
    NextInParts (*next_in_parts)(const Record& record, const FileReader& open,
                                 std::span<const std::string> moves) = nullptr;
    /// With what the last event has changed marked.
    SceneOf (*scene_of)(const Record& record, const FileReader& open) = nullptr;
    /// Lines that the table could write next, as chance would have it, no line twice; none where a player is to move.
    std::vector<std::string> (*drawn_lines)(const Record& record, const FileReader& open, std::size_t draws) = nullptr;
    /// Whether the record comes to a position like this.
    bool (*comes_to)(const Record& record, const FileReader& open, const Pattern& pattern) = nullptr;
    /// Nothing when positions can be so.
    std::optional<FaultOfPattern> (*fault_of_pattern)(const Pattern& pattern) = nullptr;
};

std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view id);

/// The rules of all records, then those of every game.
std::span<const Rule* const> all_rules();
/// The rule with this code; nullptr when there is none.
const Rule* find_rule(std::string_view code);

/// Their ids and keywords.
const KnownGames& known_games();

/// The value of a record's `Game:` line.
std::string_view game_of(const Header& header);
/// The game that a record names, in whatever way people write it; nullptr when it names none, or may name several.
const GameEntry* find_game_of(const Header& header);
/// The ids of the games that a record may name in its first line.
std::vector<std::string_view> games_named(std::string_view record);

}  // namespace arbiter
