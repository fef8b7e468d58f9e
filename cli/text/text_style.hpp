// How text is printed: in which colors, and how much of it.
#pragma once

#include "rules/report/report.hpp"

#include <string_view>

namespace arbiter::cli {

struct TextStyle {
    bool color = false;
    bool quiet = false;  ///< errors only
};

// What a terminal is told before words and behind them; nothing without color.
std::string_view ink(const TextStyle& style, Severity severity);
std::string_view ink(const TextStyle& style, Verdict verdict);
std::string_view bold(const TextStyle& style);
std::string_view plain(const TextStyle& style);

}  // namespace arbiter::cli
