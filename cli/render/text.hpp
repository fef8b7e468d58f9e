// Findings, verdicts and the closing summary as a person reads them.
#pragma once

#include "cli/judged.hpp"
#include "cli/tally.hpp"

#include <string>

namespace arbiter::cli {

struct TextStyle {
    bool color = false;
    bool quiet = false;  ///< errors only
};

/// One finding with its place, the line, carets, secondary places, the rule and the help.
void write_finding(const Judged& judged, const Finding& finding, const TextStyle& style, std::string& text);

/// "games.tgn:41: record 3: valid: Ann 71, Ben 64; Ann wins"
void write_verdict(const Judged& judged, const TextStyle& style, std::string& text);

/// All findings, then the verdict.
void write_text(const Judged& judged, const TextStyle& style, std::string& text);

/// Counts by verdict and by code.
void write_summary(const Tally& tally, const TextStyle& style, std::string& text);

}  // namespace arbiter::cli
