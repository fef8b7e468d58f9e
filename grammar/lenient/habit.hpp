// The habits of writers that are undone where a line cannot be read otherwise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter::lenient {

enum class Habit : std::uint8_t {
    letter_case,     ///< `ann 3k:3`
    colon,           ///< `Ann: 3K:3`
    blanks,          ///< `Ann 3 K : 3`
    words,           ///< `Ann 3 black:3`
    arrow,           ///< `Ann 3K->3`
    remark,          ///< `Ann 3K:3 // at last`, `Ann 3K:3.`
    listed_name,     ///< `Mary Ann 3K:3`, where a line has to say P2
    name_beginning,  ///< `A 3K:3`
    characters,      ///< another Unicode form of a plain character
    header,          ///< `players : Ann and Ben`
    result,          ///< `Result: 84-72`
    date,            ///< `Date: 20.11.2026`
    header_remark,   ///< `Date: 2026-11-20 (at the club)`
    blank_missing,   ///< an event right behind the header
    blank_inside,    ///< a blank line between two header lines
    offered,         ///< no habit: a change that is offered, never made
};
inline constexpr std::size_t habit_count = static_cast<std::size_t>(Habit::offered) + 1;

/// What was done to read a line that has the habit: "read without the blanks inside".
std::string_view undoing_of(Habit habit);

/// A set of habits.
class Habits {
public:
    constexpr Habits() = default;
    constexpr Habits(Habit habit) : bits_(bit(habit)) {}

    constexpr bool has(Habit habit) const { return (bits_ & bit(habit)) != 0; }
    constexpr std::uint32_t bits() const { return bits_; }
    constexpr Habits operator|(Habits other) const { return Habits(bits_ | other.bits_); }
    friend constexpr bool operator==(Habits, Habits) = default;

private:
    constexpr explicit Habits(std::uint32_t bits) : bits_(bits) {}
    static constexpr std::uint32_t bit(Habit habit) { return std::uint32_t{1} << static_cast<unsigned>(habit); }

    std::uint32_t bits_ = 0;
};

}  // namespace arbiter::lenient
