// An event of a campaign's ledger as it is written, not yet judged.
#pragma once

#include "grammar/dorfromantik-campaign/achievement.hpp"
#include "grammar/dorfromantik-campaign/hex.hpp"
#include "grammar/record/line.hpp"
#include "grammar/record/seats.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::dorfromantik_campaign {

enum class Verb : std::uint8_t { game = first_verb, cross };

/// A number and where it stands.
struct Number {
    std::int32_t value = 0;
    Span span;
};

/// `Box-1>Box-2:3`
struct WrittenStep {
    Step step;
    Span span;
};

/// `+unlocked:Box-1`
struct Unlocked {
    Hex hex = Hex::start;
    Span span;
};

/// `+achieved:Harbor`
struct Achieved {
    Achievement achievement{};
    Span span;
};

/// A circle each, of all that the track has: those of several games may be due together.
inline constexpr std::size_t most_steps = 123;
/// Each hex once.
inline constexpr std::size_t most_unlocked = hexes;

/// Fields below `line` mean something only with their verb.
struct Written {
    Line line;
    /// Of an event.
    Verb verb() const { return static_cast<Verb>(line.verb); }

    Number number;                  ///< Verb::game: in the crown
    Number score;                   ///< Verb::game without a path
    bool found = false;             ///< `score` is one that the game may have had, and nobody wrote it
    bool open_score = false;        ///< Verb::game: written `score ?`
    std::int32_t most = 0;          ///< of such a game, with `found`: it had `score` or more, up to this
    Span sheet;                     ///< Verb::game: the score sheet of the game, `B1=15 D1=7`; empty when there is none
    std::string_view sheet_text;    ///< the same, in the record's text
    Span path;                      ///< Verb::game: the file that holds the game's record; empty when there is none
    std::string_view path_text;     ///< the same, in the record's text
    Number nth;                     ///< Verb::game: which record of that file
    std::optional<Number> row;      ///< Verb::game: claimed with +row:120
    std::optional<Number> circles;  ///< Verb::game: claimed with +circles:3
    std::array<Achieved, achievements> achieved;  ///< Verb::game: written as +achieved:Harbor
    std::uint32_t achieved_count = 0;
    std::string_view date;                   ///< Verb::game: when it was played; empty when nobody says so
    std::array<Seat, most_seats> players{};  ///< Verb::game: who played
    std::uint32_t player_count = 0;

    std::array<WrittenStep, most_steps> steps;  ///< Verb::cross
    std::uint32_t step_count = 0;
    std::array<Unlocked, most_unlocked> unlocked;  ///< Verb::cross: claimed with +unlocked:Box-1
    std::uint32_t unlocked_count = 0;
    std::optional<Number> hearts;  ///< Verb::cross: claimed with +hearts:1, the hearts so far
};

}  // namespace arbiter::dorfromantik_campaign
