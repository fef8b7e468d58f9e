// The position that a record begins with: its `set` lines, in front of all events, put down as one event.
#pragma once

#include "grammar/record/words.hpp"
#include "rules/game.hpp"
#include "rules/position/checks.hpp"
#include "rules/position/twice.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

/// A line of a position as it is written; of a game without positions it is nothing.
template <typename G>
struct SetOf {};
template <Positions G>
struct SetOf<G> : G::Set {};

/// Of a game without positions.
template <typename G>
class Opening {
public:
    void clear() {}
    bool holds(std::uint32_t) const { return false; }
};

template <Positions G>
class Opening<G> {
public:
    using Set = typename G::Set;

    void clear() {
        sets_.clear();
        end_ = 0;
    }

    /// Looks ahead from the first line of the body for the lines of a position. False when there is none, or one of
    /// them cannot be read; that is told when it is met.
    bool read(LineCursor cursor) {
        clear();
        if (begins_with_event(cursor)) [[likely]] {
            return false;
        }
        for (typename G::Written written{}; cursor.at != cursor.end;) {
            if (record::is_set_line(cursor)) {
                if (!read_set(cursor)) {
                    return false;
                }
            } else if (!G::read(cursor, written) || written.line.kind() != LineKind::nothing) {
                break;
            }
        }
        return !sets_.empty();
    }

    /// Whether the line that begins here belongs to the position, and not behind an event.
    bool holds(std::uint32_t offset) const { return offset < end_; }
    /// Behind its last line.
    std::uint32_t end() const { return end_; }

    /// Changes the first position that the header gives into the one written; a position that is wrong changes nothing.
    void put_down(typename G::State& state, LineCursor cursor, Checks& checks) {
        typename G::Placing placing(state, *cursor.seats);
        record::Twice twice;
        for (const Set& set : sets_) {
            if (G::may_be_repeated(set) || twice.is_new(static_cast<int>(set.what), set.line, checks)) {
                placing.place(set, checks);
            }
        }
        look_ahead(placing, cursor);
        placing.settle(checks);
        if (!checks.wrong()) {
            state = std::move(placing).take();
        }
    }

private:
    /// Nearly all records do: the first line is no line of a position, no comment and not blank.
    static bool begins_with_event(const LineCursor& cursor) {
        const char* const at =
            std::find_if_not(cursor.at, cursor.end, [](char byte) { return byte == ' ' || byte == '\t'; });
        constexpr std::string_view others = "s;\r\n";
        return at != cursor.end && others.find(*at) == std::string_view::npos;
    }

    bool read_set(LineCursor& cursor) {
        Set& set = sets_.emplace_back();
        const bool read = G::read_set(cursor, set);
        end_ = static_cast<std::uint32_t>(cursor.at - cursor.record) + (read ? 0 : 1);
        return read;
    }

    /// Where nothing says who is to move, the first actor written decides.
    void look_ahead(typename G::Placing& placing, LineCursor cursor) {
        if constexpr (requires(const typename G::Written& written) {
                          { placing.look_ahead(written) } -> std::same_as<bool>;
                      }) {
            typename G::Written written{};
            cursor.at = cursor.record + end_;
            while (cursor.at != cursor.end && G::read(cursor, written) && placing.look_ahead(written)) {
            }
        }
    }

    std::vector<Set> sets_;
    std::uint32_t end_ = 0;  ///< behind the last line of the position
};

}  // namespace arbiter
