// The earlier line that a finding rests on, looked for in the text once there is a finding: who moved last, what ended
// the game.
#pragma once

#include "rules/usual.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

/// Reads the lines before one that is wrong, backwards.
template <Game G>
class Evidence {
public:
    using Written = typename G::Written;

    /// `cursor` is one into the record whose body begins at `body`.
    Evidence(LineCursor cursor, std::uint32_t body) : cursor_(cursor), body_(body) {}

    /// The event before this place that is a move or a round, whatever else has been written since; nothing where
    /// something was taken back.
    std::optional<Written> last_move(std::uint32_t before, const typename G::State& state) {
        Written written{};
        for (std::size_t i = 0; i < most_lines && step_back(before); ++i) {
            if (!read(before, written) || written.line.verb == verb::undo || written.line.verb == verb::end) {
                return std::nullopt;
            }
            const bool is_move = written.line.seat != no_seat && usual::role<G>(state, written) == Role::move;
            if (written.line.verb == verb::round || is_move) {
                return written;
            }
        }
        return std::nullopt;
    }

    /// The event before this place.
    std::optional<Written> last_event(std::uint32_t before) {
        Written written{};
        for (std::size_t i = 0; i < most_lines && step_back(before) && read(before, written); ++i) {
            if (written.line.verb == verb::round || written.line.verb >= verb::first_of_game) {
                return written;
            }
        }
        return std::nullopt;
    }

private:
    static constexpr std::size_t most_lines = 64;

    /// From the beginning of a line to that of the one above; false at the body's first.
    bool step_back(std::uint32_t& at) const {
        if (at <= body_) {
            return false;
        }
        const std::string_view above(cursor_.record + body_, at - body_ - 1);
        const std::size_t end = above.rfind('\n');
        at = end == std::string_view::npos ? body_ : body_ + static_cast<std::uint32_t>(end) + 1;
        return true;
    }

    bool read(std::uint32_t at, Written& written) {
        cursor_.at = cursor_.record + at;
        return G::read(cursor_, written);
    }

    LineCursor cursor_;
    std::uint32_t body_;
};

/// Below a finding about the turn: the line that made it somebody's.
template <Game G>
void note_turn(LineCursor cursor, std::uint32_t body, const typename G::State& state, const Line& wrong,
               Finding& finding) {
    const auto last = Evidence<G>(cursor, body).last_move(wrong.span.begin, state);
    if (!last) {
        return;
    }
    const Line& line = last->line;
    if (line.verb != verb::round) {
        finding.notes.push_back({line.event, fmt::format("{} moved last", cursor.seats->name(line.seat))});
    } else if (line.named != no_seat) {
        finding.notes.push_back({line.event, fmt::format("{} begins the round", cursor.seats->name(line.named))});
    }
}

/// Below a finding about something behind the end: the line that was the game's last.
template <Game G>
void note_end(LineCursor cursor, std::uint32_t body, const Line& wrong, Finding& finding) {
    if (const auto last = Evidence<G>(cursor, body).last_event(wrong.span.begin)) {
        Note& note = finding.notes.emplace_back();
        note.span = last->line.event;
        note.message = "this ended the game";
    }
}

}  // namespace arbiter
