// What a record says of itself for `arbiter test`: its Expect line and the `;! CODE` comments.
#pragma once

#include "grammar/record/record.hpp"
#include "rules/report/report.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

struct ExpectedCode {
    std::uint64_t line = 1;  ///< of the file, where the finding must begin
    std::string_view code;
};

struct Expectation {
    std::uint64_t line = 1;  ///< where Expect stands
    std::optional<Verdict> verdict;
    std::optional<std::vector<ScoreRange>> scores;
    std::optional<std::vector<std::string_view>> winners;
    std::optional<std::vector<std::string_view>> may_win;
    std::string fault;  ///< why the Expect line cannot be read
    std::vector<ExpectedCode> codes;

    bool any() const { return verdict || scores || winners || may_win || !fault.empty() || !codes.empty(); }
};

/// Where the line's `;!` stands, at its start or behind a blank; npos when there is none.
std::size_t find_mark(std::string_view line);
/// Nothing but a mark, which speaks of the line below.
bool is_whole_line_mark(std::string_view line);

/// The whole lines `;! CODE` at the end of a text, which speak of the line below it.
std::string_view marks_at_end(std::string_view text);

/// `before` is the file's text in front of the record, or the marks at its end; `last` whether the file ends with it.
/// A whole line `;! CODE` speaks of the line below it, so one above a `Game:` line belongs to the record that begins
/// there. The report is asked for the players' names only.
Expectation read_expectation(std::string_view before, const Record& record, bool last, const Report& report);

/// An expectation that does not hold: both sides, as lines of text.
struct Mismatch {
    std::uint64_t line = 1;
    std::vector<std::string> expected;
    std::vector<std::string> found;
};

std::vector<Mismatch> compare(const Expectation& expectation, const RecordText& record, const Report& report);

/// The codes that came out, by line of the file, where others were expected.
std::vector<std::pair<std::uint64_t, std::vector<std::string_view>>> codes_instead(const Expectation& expectation,
                                                                                   const RecordText& record,
                                                                                   const Report& report);
/// What Expect would have to say, where it says something else; empty when it is right.
std::string outcome_instead(const Expectation& expectation, const Report& report);

}  // namespace arbiter::cli
