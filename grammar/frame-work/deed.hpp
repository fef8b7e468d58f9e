// What is done to cards, and the words for it: in the lines of a record and in the steps of a deck's effects.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::frame_work {

/// A step of an effect is one of the first seven; the last two stand in records only.
enum class Deed : std::uint8_t { reveal, conceal, swap, move, look, take, discard, plant, nothing };

/// What a player does in a turn. `nothing` is a draw with no act behind it, which breaks a rule.
enum class Act : std::uint8_t { nothing, pass, reveal, use, plant };

inline constexpr std::array<std::string_view, 9> deed_words{"reveal", "conceal", "swap",  "move",   "look",
                                                            "take",   "discard", "plant", "nothing"};

inline constexpr std::array<std::string_view, 5> act_words{"", "pass", "reveal", "use", "plant"};

/// What lets the violations of a line stand: the one word that no card can be called by.
inline constexpr std::string_view stands_word = "stands";

constexpr std::string_view word_for(Deed deed) {
    return deed_words[static_cast<std::size_t>(deed)];
}

constexpr std::string_view word_for(Act act) {
    return act_words[static_cast<std::size_t>(act)];
}

/// Only what a step can do: nothing for `plant` and `nothing`.
constexpr std::optional<Deed> deed_called(std::string_view word) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(Deed::plant); ++i) {
        if (deed_words[i] == word) {
            return static_cast<Deed>(i);
        }
    }
    return std::nullopt;
}

}  // namespace arbiter::frame_work
