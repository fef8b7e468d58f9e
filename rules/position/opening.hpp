// A position: its `set` lines, in front of all events or behind a gap, put down as one event.
#pragma once

#include "grammar/record/words.hpp"
#include "rules/game/game.hpp"
#include "rules/game/position_checks.hpp"
#include "rules/position/duplicate_set.hpp"
#include "rules/position/gap.hpp"

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
        is_read_ = true;
    }

    /// Looks ahead from the cursor for the lines of a position. False when there is none, or one of them cannot be
    /// read; that is told when it is met.
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

    /// All lines of the position that was looked for last could be read, if there are any.
    bool is_read() const { return is_read_; }
    /// Whether the line that begins here belongs to the position, and not behind an event.
    bool holds(std::uint32_t offset) const { return offset < end_; }
    /// Behind its last line.
    std::uint32_t end() const { return end_; }

    /// Changes the first position that the header gives into the one written; a position that is wrong changes nothing.
    void put_down(typename G::State& state, LineCursor cursor, Checks& checks) {
        typename G::PositionBuilder builder(state, *cursor.seats);
        place(builder, checks);
        validate(builder, cursor, checks);
        if (!checks.wrong()) {
            state = std::move(builder).take();
        }
    }

    /// The same behind a gap, of the lines that follow the cursor. Answers what nobody knows of the table there; as
    /// long as that is anything, the position is not changed, and only what single lines show is judged.
    Unknowns cross(typename G::State& state, const typename G::State& before, Gap<typename G::Written> gap,
                   LineCursor cursor, Checks& checks) requires CrossesGaps<G> {
        typename G::Written next{};
        gap.next = next_event(cursor, next) ? &next : nullptr;
        typename G::PositionBuilder builder(state, *cursor.seats);
        place(builder, checks);
        Unknowns unknown = builder.carry(before, gap, checks);
        if (unknown.empty()) {
            validate(builder, cursor, checks);
            if (!checks.wrong()) {
                state = std::move(builder).take();
            }
        }
        return unknown;
    }

private:
    void place(typename G::PositionBuilder& builder, Checks& checks) const {
        record::DuplicateSet twice;
        for (const Set& set : sets_) {
            if (G::may_be_repeated(set) || twice.is_new(static_cast<int>(set.what), set.line, checks)) {
                builder.place(set, checks);
            }
        }
    }

    void validate(typename G::PositionBuilder& builder, LineCursor cursor, Checks& checks) {
        look_ahead(builder, cursor);
        builder.validate(checks);
    }

    /// Behind the lines of the position; false: there is none, or it cannot be read.
    bool next_event(LineCursor cursor, typename G::Written& next) const {
        cursor.at = end_ == 0 ? cursor.at : cursor.record + end_;
        while (cursor.at != cursor.end && G::read(cursor, next)) {
            const LineKind kind = next.line.kind();
            if (kind != LineKind::nothing && kind != LineKind::scores) {
                return kind == LineKind::round || kind == LineKind::event;
            }
        }
        return false;
    }

    /// Nearly all records do: the first line is no line of a position, no comment and not blank.
    static bool begins_with_event(const LineCursor& cursor) {
        const char* const at =
            std::find_if_not(cursor.at, cursor.end, [](char byte) { return byte == ' ' || byte == '\t'; });
        constexpr std::string_view others = "s;\r\n";
        return at != cursor.end && others.find(*at) == std::string_view::npos;
    }

    bool read_set(LineCursor& cursor) {
        Set& set = sets_.emplace_back();
        is_read_ = G::read_set(cursor, set);
        end_ = static_cast<std::uint32_t>(cursor.at - cursor.record) + (is_read_ ? 0 : 1);
        if (!is_read_) {
            sets_.pop_back();
        }
        return is_read_;
    }

    /// Where nothing says who is to move, the first actor written decides.
    void look_ahead(typename G::PositionBuilder& builder, LineCursor cursor) {
        if constexpr (requires(const typename G::Written& written) {
                          { builder.look_ahead(written) } -> std::same_as<bool>;
                      }) {
            typename G::Written written{};
            cursor.at = cursor.record + end_;
            while (cursor.at != cursor.end && G::read(cursor, written) && builder.look_ahead(written)) {
            }
        }
    }

    std::vector<Set> sets_;
    std::uint32_t end_ = 0;  ///< behind the last line of the position
    bool is_read_ = true;    ///< all of its lines could be
};

}  // namespace arbiter
