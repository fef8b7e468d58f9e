// A record as it was meant, where lines of it had to be read through habits, and the way back to the text as written.
#pragma once

#include "grammar/lenient/draft.hpp"
#include "grammar/lenient/second_record.hpp"
#include "grammar/record/line.hpp"
#include "grammar/text/line_ends.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient {

/// A habit of a record: where it was met first, how that line should be, and in how many further lines it was met.
struct HabitUse {
    Span place;  ///< in the text as written
    std::string line;
    std::uint32_t more = 0;
};

/// A line that nobody can read, and what it may mean.
struct Suggestion {
    std::uint32_t at = 0;  ///< where the line begins in the text as meant
    std::vector<std::string> lines;
    std::optional<SyntaxError>
        cause;  ///< where the line cannot be read once what is certain was undone; its span there
};

class NormalizedRecord {
public:
    /// Forgets what was there before. The record is taken in lines, whatever ends them, up to where a second one of
    /// these games seems to begin.
    void begin(std::string_view record, std::span<const std::string_view> games);

    /// What is to be read: lines that end as they should.
    std::string_view lines() const { return odd_ends_.kind == LineEnd::usual ? lines_ : std::string_view(in_lines_); }

    /// The next bytes of the record are as they should be.
    void keep(std::uint32_t end);
    /// The line that begins here, without its line break, was meant to be another.
    void put(const Draft& line, std::uint32_t size);
    /// Here was meant what is not written, or nothing where something is.
    void insert(std::string_view text);
    void skip(std::uint32_t end);
    void offer(std::vector<std::string> lines, std::optional<SyntaxError> cause = {});
    /// The habit was met in the line that is next, without a change to it.
    void meet(Habit habit, Span place, std::string_view line);

    const std::string& text() const { return text_; }
    /// Nothing but the text as written came out.
    bool changed() const { return changed_; }
    const std::array<HabitUse, habit_count>& habits() const { return met_; }
    const std::vector<Suggestion>& offers() const { return offers_; }
    /// Line ends that were taken for others; their places are in the text as written.
    const OddEnds& odd_ends() const { return odd_ends_; }
    /// Where another record seems to begin, in the text as written: nothing from there on is part of this one.
    const std::optional<Span>& second() const { return second_; }
    /// What is written there.
    std::string_view second_line() const { return second_line_; }
    /// What is offered for the line that begins here in the text as meant.
    Suggestion& offered_at(std::uint32_t at);

    /// From the text as meant to the text as written.
    std::uint32_t original(std::uint32_t offset) const;
    Span original(Span span) const;

private:
    void shift() { origins_.note(text_.size(), at_); }

    std::string_view lines_;  ///< as written
    std::string in_lines_;    ///< the same where line ends were taken for others
    Origins written_;         ///< from these lines to the text as written
    OddEnds odd_ends_;
    std::optional<Span> second_;
    std::string_view second_line_;
    std::string text_;
    std::uint32_t at_ = 0;  ///< what was read of the lines
    bool changed_ = false;
    std::array<HabitUse, habit_count> met_;
    std::vector<Suggestion> offers_;
    Origins origins_;  ///< from the text to the lines
};

}  // namespace arbiter::lenient
