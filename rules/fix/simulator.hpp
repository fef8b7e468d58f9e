// A record that breaks somewhere, on trial: its events, and what comes of it when one of them is another.
#pragma once

#include "grammar/record/line.hpp"
#include "grammar/text/span.hpp"
#include "rules/report/effort.hpp"
#include "rules/report/report.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::fix {

/// An event of the record as it stands.
struct Event {
    Span line;
    Span event;  ///< without indentation and tail
};

/// One change of one line; `text` for a line that is replaced or added.
struct Candidate {
    Fix::Change change = Fix::Change::replace;
    std::size_t at = 0;  ///< the event changed, the one before which another is added, or the first of two swapped
    std::string_view text = {};
};

/// How far the record goes with the change.
struct Outcome {
    std::uint32_t reaches = 0;  ///< events before the first error
    std::uint32_t events = 0;   ///< that there are
    bool whole = false;         ///< no error, the announced result included
    bool finished = false;      ///< and the rules have ended the game
};

/// Judges changes of one record; each trial plays only what follows the change. The record outlives it.
struct Simulator {
    std::vector<Event> events;
    std::size_t first = 0;  ///< of the events that can be changed; a long record is changed near its end only
    std::size_t stop = 0;   ///< the first event with an error; events.size(): the announced result is wrong
    Effort effort;          ///< for all trials together

    /// Nothing: the line cannot be read, or may not stand there.
    std::function<std::optional<Outcome>(const Candidate&)> play;
    /// Calls visit(text, outcome) for every legal move in the position before an event with which the record goes on
    /// behind its error: in the event's place, or before it. With a filter only those that pass are tried. Answers
    /// whether all were: of very many some are left out.
    using Filter = std::function<bool(std::string_view text)>;
    using Visit = std::function<void(std::string_view text, const Outcome&)>;
    std::function<bool(std::size_t at, Fix::Change, const Filter&, const Visit&)> play_moves;
    /// What the table would write before an event if it were up to it: a round, a deal; empty when it is not.
    std::function<std::string(std::size_t at)> table_line;
    /// The line of a change that fits, as the canonical form has it.
    std::function<std::string(const Candidate&)> canonical;
    /// The last position that a change leads to, in one line; empty when the game knows no such form.
    std::function<std::string(const Candidate&)> position;
    /// The header line that says who begins, or, without length, where it could stand; behind the text's end: nowhere.
    Span start_line{no_offset, no_offset};
    /// The record with this line in its place.
    std::function<std::optional<Outcome>(std::string_view text)> play_start;
    /// Any text in the record's place.
    std::function<std::optional<Outcome>(const std::string& record)> judge;
    /// A line with `?` for what was drawn in it; as it is where nothing was, or where it cannot be read.
    std::function<std::string(std::string_view text)> chance_left_open;
};

/// How many of these events lie behind the error and fit, the one with the error included.
inline std::int64_t gain(const Simulator& on, const Candidate& candidate, const Outcome& outcome) {
    std::int64_t before = static_cast<std::int64_t>(on.stop);
    before += candidate.change == Fix::Change::insert ? 1 : 0;
    before -= candidate.change == Fix::Change::erase && candidate.at < on.stop ? 1 : 0;
    return static_cast<std::int64_t>(outcome.reaches) - before;
}

}  // namespace arbiter::fix
