// A line on its way to what was meant: the text as it stands now, and which bytes of the line as written it came from.
#pragma once

#include "grammar/lenient/habit.hpp"
#include "grammar/text/span.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

class Draft {
public:
    Draft() = default;
    explicit Draft(std::string_view line);

    const std::string& text() const { return text_; }
    std::size_t size() const { return text_.size(); }
    /// What was undone so far.
    Habits habits() const { return habits_; }
    /// How many kinds of habit that are.
    unsigned cost() const;
    /// How many changes were made that may only be offered.
    unsigned offered() const { return offered_; }
    /// The line before the first of these, if a habit was undone till then: so far it says what it means.
    const Draft* understood() const { return understood_.get(); }

    /// Puts `text` where so many bytes from `at` on stand. A text of the same length keeps the places of its bytes.
    void replace(std::size_t at, std::size_t size, std::string_view text, Habit why);
    /// The same change has a further reason.
    void blame(Habit why, Span where);
    /// All but this habit were undone before this place in the line as written.
    void end_before(std::uint32_t place, Habit but);

    /// Where in the line as written a byte of the text comes from; the end of the text comes from the line's end.
    std::uint32_t origin(std::size_t at) const { return origins_[at]; }
    /// The first place in the line as written where this habit was undone.
    Span place(Habit habit) const { return places_[static_cast<std::size_t>(habit)]; }

private:
    std::string text_;
    std::vector<std::uint32_t> origins_;  ///< one more than the text has bytes
    std::array<Span, habit_count> places_{};
    Habits habits_;
    unsigned offered_ = 0;
    std::shared_ptr<const Draft> understood_;
};

}  // namespace arbiter::lenient
