// What the referee makes of a record as a whole, what a score can be, and how much a finding weighs.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter {

/// tgn(5) says what each of them means.
enum class Verdict : std::uint8_t { valid, incomplete, unverified, violation, unreadable };

/// What a score can be where unknown facts leave it open.
struct ScoreRange {
    std::int32_t least = 0;
    std::int32_t most = 0;

    friend bool operator==(const ScoreRange&, const ScoreRange&) = default;
};

enum class Severity : std::uint8_t { note, warning, error };

/// "valid", "incomplete", …; the text lives as long as the program.
std::string_view name_of(Verdict verdict);

/// "note", "warning", "error"; the text lives as long as the program.
std::string_view name_of(Severity severity);

}  // namespace arbiter
