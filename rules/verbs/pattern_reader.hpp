// Set lines taken apart by the game that they belong to: those of a position, and those that a position is held
// against.
#pragma once

#include "rules/game/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/position/opening.hpp"
#include "rules/position/pattern.hpp"
#include "rules/trace/parts.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// The line at the cursor, which moves behind it; false when the game has no such line.
template <Positions G>
bool read_set_parts(LineCursor& cursor, SetParts& parts) {
    static thread_local typename G::Set set;
    if (!G::read_set(cursor, set)) {
        return false;
    }
    const std::string_view text(cursor.record, static_cast<std::size_t>(cursor.end - cursor.record));
    EventParts event;
    add_set_parts<G>(nullptr, set, {*cursor.seats, text}, event);
    parts = {set.line.seat, std::move(event.names)};
    return true;
}

inline LineCursor cursor_at(std::string_view text, std::size_t at, const Seats& seats) {
    return {text.data(), text.data() + at, text.data() + text.size(), &seats};
}

/// Where a set line can name a player, counted in words from 0.
inline bool may_name_player(std::string_view line, std::size_t place) {
    return place == 1 || (place == 2 && line.starts_with("set turn ")) ||
           (place == 3 && line.starts_with("set round ")) || (place >= 2 && line.starts_with("set passed "));
}

/// A pattern in the words of one game and of those who sit at one table.
template <Positions G>
class PatternReader {
public:
    /// What it asks, in as many ways as there are players where anybody may be meant. None: the game has no such
    /// lines, or nobody of these names plays.
    static std::vector<std::vector<SetParts>> ways(const Pattern& pattern, const Seats& seats) {
        std::vector<std::vector<SetParts>> all;
        const bool anybody = std::ranges::any_of(pattern.lines, is_of_anybody);
        for (Seat seat = 0; seat < static_cast<Seat>(anybody ? seats.count() : 1); ++seat) {
            std::vector<SetParts> one;
            if (read(pattern, seats, Seats::number(seat), one)) {
                all.push_back(std::move(one));
            }
        }
        return all;
    }

    /// Nothing when positions can be so.
    static std::optional<FaultOfPattern> fault(const Pattern& pattern, const Seats& seats) {
        for (std::size_t i = 0; i < pattern.lines.size(); ++i) {
            const std::string text = of_somebody(pattern.lines[i], Seats::number(0));
            std::vector<SetParts> parts;
            if (!read_line(text, seats, parts)) {
                const SyntaxError error = G::explain_set(cursor_at(text, 0, seats), {G::about().keywords, {}});
                return FaultOfPattern{i, error.span.begin, error.message};
            }
            if (std::string why = parts.empty() ? std::string() : fault_of_parts(parts.front()); !why.empty()) {
                return FaultOfPattern{i, text.size(), std::move(why)};
            }
        }
        return std::nullopt;
    }

private:
    static bool is_of_anybody(const std::string& line) { return of_somebody(line, Seats::number(0)) != line + '\n'; }

    static std::string of_somebody(std::string_view line, std::string_view player) {
        std::string text;
        for (std::size_t at = 0, place = 0; at < line.size(); ++place) {
            const std::string_view word = line.substr(at, line.find(' ', at) - at);
            text += word == "?" && may_name_player(line, place) ? player : word;
            at += word.size() + 1;
            text += at < line.size() ? ' ' : '\n';
        }
        return text;
    }

    static bool read(const Pattern& pattern, const Seats& seats, std::string_view player,
                     std::vector<SetParts>& parts) {
        return std::ranges::all_of(
            pattern.lines, [&](const std::string& line) { return read_line(of_somebody(line, player), seats, parts); });
    }

    static bool read_line(const std::string& text, const Seats& seats, std::vector<SetParts>& parts) {
        LineCursor cursor = cursor_at(text, 0, seats);
        if (SetParts one; read_set_parts<G>(cursor, one)) {
            parts.push_back(std::move(one));
            return true;
        }
        return asks_nothing(text, seats);
    }

    /// `?` alone is all that can stand there, be it nothing or a number.
    static bool asks_nothing(std::string text, const Seats& seats) {
        return text.ends_with(" ?\n") && std::ranges::any_of(std::string_view("-1"), [&](char some) {
                   text[text.size() - 2] = some;
                   LineCursor cursor = cursor_at(text, 0, seats);
                   SetParts parts;
                   return read_set_parts<G>(cursor, parts);
               });
    }
};

/// The line that says who is to move, if anybody is.
template <Positions G>
void add_turn(const typename G::State& state, const Seats& seats, std::vector<SetParts>& parts) {
    if (const Seat mover = G::over(state) ? no_seat : G::to_move(state); mover != no_seat) {
        parts.push_back({no_seat, {{"what", "turn"}, {"turn", seats.name(mover)}}});
    }
}

/// The lines of a position that say anything about what is asked, and those that go without saying.
template <Positions G>
void read_position(const typename G::State& state, const Seats& seats, std::span<const std::string> asked,
                   std::vector<SetParts>& parts) {
    static thread_local std::string text;
    text.clear();
    G::write_position(state, {seats, {}}, text);
    if constexpr (requires { G::write_implied(state, FormatContext{seats, {}}, text); }) {
        G::write_implied(state, FormatContext{seats, {}}, text);
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at) + 1;
        const std::string_view line = std::string_view(text).substr(at, end - at);
        const bool wanted = std::ranges::any_of(
            asked, [line](const std::string& word) { return line.find(word) != std::string_view::npos; });
        LineCursor cursor = cursor_at(text, at, seats);
        if (wanted && !read_set_parts<G>(cursor, parts.emplace_back())) {
            parts.pop_back();
        }
        at = end;
    }
    add_turn<G>(state, seats, parts);
}

}  // namespace arbiter
