// Says for each habit how a line that has it was read.
#include "grammar/lenient/habit.hpp"

#include <array>

namespace arbiter::lenient {

std::string_view undoing_of(Habit habit) {
    constexpr std::array<std::string_view, habit_count> undoings{
        "read as if its letters were large and small as they should be",
        "read without the colon behind the name or keyword",
        "read without the blanks inside",
        "read with the letters that these words stand for",
        "read with the colon that this stands for",
        "read as if this were a comment, which begins with ;",
        "read as the player's number, because this name cannot stand in a line",
        "read as the only name that begins so",
        "read with the plain characters that were meant",
        "read as the header line that was meant",
        "read as the result that was meant",
        "read as the date that it can only be",
        "read as a comment, which has a line of its own in a header",
        "read as if a blank line stood before it, which ends the header",
        "read as a line of the header, as if no blank line stood before it",
        "",
    };
    return undoings[static_cast<std::size_t>(habit)];
}

}  // namespace arbiter::lenient
