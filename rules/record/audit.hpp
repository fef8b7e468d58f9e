// The words and decisions of the replay loop that do not depend on the game.
#pragma once

#include "rules/report/referee.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::record {

/// Of a game that the rules end without anything to compare.
inline constexpr std::string_view no_result = "the game ends without a result, there is no score";

/// "round 2, Ann"; parts that are not known are left out.
std::string context(std::uint32_t round, std::string_view player);

/// Why nothing can happen any more: who has won.
std::string over_message(const Report& report, const Report& over);

/// What is wrong with `end finished` where the rules have not ended the game; why they have not, where that is known.
std::string not_finished_message(std::string_view why_it_goes_on);

/// What is wrong with a line that lets the game end otherwise than by the rules, which had ended it: "the record says
/// that Ben gave up, but the game is over, Ann has won".
std::string other_end_message(const Line& line, const Report& report, const Report& over);
/// Nothing can be taken back: the game is over, or there is no move.
Finding& refuse_undo(bool over, const Line& line, Referee& referee);
/// The line stands, and need not say so.
void tell_nothing_to_let_stand(Span stands, Referee& referee);
/// Warns where somebody gives up or is declared the winner in a game that all play together.
void audit_end_together(const Line& line, Referee& referee, const std::string& context);

void tell(const SyntaxError& error, Referee& referee);
void tell_header_errors(const Header& header, Referee& referee);

/// Reports the bad byte and answers where the next line with one has its first (npos: nowhere).
std::size_t tell_bad_byte(std::size_t at, Referee& referee);

/// In the order of the lines; that the record stops is about what does not stand behind its last line.
bool is_told_before(const Finding& a, const Finding& b);
/// Puts the findings in that order.
void sort_findings(Report& report);

/// What is wrong with a `scores` line of too many or too few totals: "1 total is given, 2 are needed".
std::string wrong_count(std::size_t given, std::size_t needed);

/// Whether a `scores` line says what the report says.
bool scores_agree(const Line& line, const Report& report);
/// Finds where it does not.
void audit_scores(const Line& line, Referee& referee, const std::string& context);

/// Whether the line gives a total for each range, and each total is within its range.
bool are_possible(const Line& line, std::span<const ScoreRange> ranges);

/// The same where unknown facts leave ranges of scores, none of which allows the line.
void audit_score_ranges(const Line& line, Referee& referee, const std::string& context);

/// What an end line says: "Ben gave up, so Ann wins". Players who are in it together only stop.
std::string ending_words(const Line& line, const Seats& seats, bool together);

/// Sets the verdict, says so when the game is unfinished or facts are taken on trust, and sorts the findings. `ending`:
/// the words of an end line, if there is one; `played`: "game", or "campaign".
void finish(bool replayed, std::string_view ending, std::string_view played, Referee& referee);

/// Whether facts are left that nobody wrote down, so that more than one complete record fits.
bool is_open(const Report& report);

/// The verdict that follows from the findings, the facts taken on trust and whether the game is finished.
Verdict verdict_of(const Report& report);

}  // namespace arbiter::record
