// Records in, what the referee makes of them out. Every function may be called from several threads at once. Any bytes
// are taken and give findings; what throws is the memory that runs out, and whatever your own functions throw.
#pragma once

#include "arbiter/api.h"
#include "arbiter/report.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::v1 {

/// Answers the text of a file that a record names (a deck, a tile list, a game of a campaign), or nothing; the path is
/// the record's own. Called during the call that was given it, on the same thread.
using Files = std::function<std::optional<std::string>(std::string_view path)>;

/// What a caller wants beside verdict, scores and findings; what is not wanted costs nothing.
struct Question {
    Files files{};  ///< without it no record finds the files it names
    bool breakdown = false;
    bool completed = false;
    bool sheet = false;
    bool fixes = false;  ///< what was probably meant, where a record breaks a rule
};

/// Judges the first record of a text; a text without one is unreadable (source: tgn(5) and the game's rulebook).
ARBITER_API Report judge(std::string_view text, const Question& question = {});

/// Judges every record of a text in order, and what stands before the first; at least one report.
ARBITER_API std::vector<Report> judge_all(std::string_view text, const Question& question = {});

/// Does the same with one report at a time, so that memory stays constant; `each` answers whether to go on.
ARBITER_API void judge_each(std::string_view text, const Question& question, const std::function<bool(Report)>& each);

/// How the game stands at the end of a record, and what could be played next.
struct Position {
    Report report;
    bool reached = false;                ///< false: the record could not be replayed at all
    bool over = false;                   ///< the rules have ended the game
    std::optional<std::size_t> to_move;  ///< index into report.players; nothing when the table is to act, or nobody
    std::vector<std::string> moves;      ///< every legal move as a line of a record; empty when `over`
};

/// Replays the first record of a text and lists what is legal behind its last line.
ARBITER_API Position position(std::string_view text, const Files& files = {});

/// A record in canonical form.
struct Canonical {
    std::string text;        ///< empty when the record names no game that is known
    bool same = false;       ///< replaying it gives what the original gives; otherwise keep the original
    std::string difference;  ///< what is not the same; empty when `same`
};

/// Writes the first record of a text in the one canonical form, as `arbiter fmt` does.
ARBITER_API Canonical canonical(std::string_view text, const Files& files = {});

}  // namespace arbiter::v1
