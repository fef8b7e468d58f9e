// The words and decisions of the replay loop that do not depend on the game.
#pragma once

#include "rules/referee.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::record {

/// Of a game that the rules end without anything to compare.
inline constexpr std::string_view no_result = "the game ends without a result, there is no score";

/// "round 2, Ann"; parts that are not known are left out.
std::string context(std::uint32_t round, std::string_view player);

/// Why nothing can happen any more: who has won.
std::string over_message(const Report& report, const Report& over);

void tell(const SyntaxError& error, Referee& referee);
void tell_header_errors(const Header& header, Referee& referee);

/// Reports the bad byte and answers where the next line with one has its first (npos: nowhere).
std::size_t tell_bad_byte(std::size_t at, Referee& referee);

/// Puts the findings in the order of their places.
void sort_findings(Report& report);

/// What is wrong with a `scores` line of too many or too few totals: "1 total is given, 2 are needed".
std::string wrong_count(std::size_t given, std::size_t needed);

/// Whether a `scores` line says what the report says.
bool scores_agree(const Line& line, const Report& report);
/// Finds where it does not.
void audit_scores(const Line& line, Referee& referee, const std::string& context);

/// The same where unknown facts leave ranges of scores, none of which allows the line.
void audit_score_ranges(const Line& line, Referee& referee, const std::string& context);

/// Sets the verdict, says so when the game is unfinished or facts are taken on trust, and sorts the findings. `ended`:
/// by an end line; `perhaps_over`: one that says that the game is finished, which nobody can tell.
void settle(bool replayed, bool ended, bool perhaps_over, Referee& referee);

/// Whether facts are left that nobody wrote down, so that more than one complete record fits.
bool is_open(const Report& report);

/// The verdict that follows from the findings, the facts taken on trust and whether the game is finished.
Verdict verdict_of(const Report& report);

}  // namespace arbiter::record
