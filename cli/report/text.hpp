// Records, verdicts and the closing summary as a person reads them.
#pragma once

#include "cli/report/judged_record.hpp"
#include "cli/report/run_totals.hpp"
#include "cli/text/text_style.hpp"

#include <string>
#include <vector>

namespace arbiter::cli {

/// ": Ann 71, Ben 64; Ann wins", as far as the game has scores.
void write_result(const Report& report, std::string& text);

/// "games.tgn:41: record 3: valid: Ann 71, Ben 64; Ann wins"
void write_verdict(const JudgedRecord& judged, const TextStyle& style, std::string& text);

/// "valid: Ann 71, Ben 64; Ann wins"
void write_outcome(const Report& report, const TextStyle& style, std::string& text);

/// Where a text tells of findings, and of how many.
struct Block {
    std::size_t begin, end;
    std::size_t findings;
    const Finding* first;  ///< of the report just told
    bool errors;           ///< that is what the findings are
    bool begins_record;    ///< the blocks behind it are of the same record, up to the next one that begins one
};

/// Of a record that is not what it was in the baseline: what it was and what it is.
void write_change(const JudgedRecord& judged, std::string& text);

/// Of a record that is not as it expects: the verdict, and what differs.
void write_differences(const JudgedRecord& judged, std::string& text);

/// All findings, those that say the same told once, then the verdict; with a baseline only of records that fail. Says
/// where the findings stand, if somebody asks.
void write_text(const JudgedRecord& judged, const TextStyle& style, std::string& text,
                std::vector<Block>* blocks = nullptr);

/// Counts by verdict and by code.
void write_summary(const RunTotals& totals, const TextStyle& style, std::string& text);

}  // namespace arbiter::cli
