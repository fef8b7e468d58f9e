// A rule that a record can break, and a ruling where the printed rules leave two readings: both as data.
#pragma once

#include "rules/library/arbiter/verdict.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace arbiter {

/// What breaking a rule means for the record.
enum class Kind : std::uint8_t {
    syntax,   ///< error; the record is unreadable
    play,     ///< error; the rules of the game are broken, replay stops
    claim,    ///< error; something said is untrue, replay goes on
    warning,  ///< no verdict hangs on it
    note,
};

/// One rule. Each stands once, in the rulebook of its game (or in rules/record/rulebook.cpp for what all records
/// share).
struct Rule {
    std::string_view id;  ///< the stable code, "azul.line.other-color"
    Kind kind = Kind::play;
    std::string_view citation;     ///< where it stands: "Azul rulebook, Factory offer", "ruling full-line", "tgn(5)"
    std::string_view law;          ///< the rule in one short sentence of our own, without a full stop
    std::string_view explanation;  ///< one paragraph for `arbiter explain`
    std::string_view example;      ///< a whole record that breaks it, and nothing else
};

constexpr Severity severity_of(Kind kind) {
    switch (kind) {
        case Kind::syntax:
        case Kind::play:
        case Kind::claim: return Severity::error;
        case Kind::warning: return Severity::warning;
        case Kind::note: return Severity::note;
    }
    return Severity::error;
}

/// One line of a game's table of rulings. `options[0]` is the default; empty when there is nothing to choose.
struct Ruling {
    std::string_view id;  ///< "gray-wall"; the key in `House: id=value` when there are options
    std::string_view text;
    std::span<const std::string_view> options;
    bool printed = false;  ///< the rulebook says so; listed because people get it wrong
    bool variant = false;  ///< it belongs to a variant of the rulebook
};

/// The number by which Setup::house knows the ruling with this id, which leaves a choice. Where the table has none of
/// that name this does not compile.
consteval std::size_t choice_in(std::span<const Ruling> table, std::string_view id) {
    std::size_t number = 0;
    while (table[number].id != id || table[number].options.empty()) {
        ++number;
    }
    return number;
}

}  // namespace arbiter
