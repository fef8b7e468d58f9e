// Runs a game's line grammar: silently on the judging path, and once more to explain a line it refused.
#pragma once

#include "grammar/record/plain.hpp"
#include "grammar/record/reading.hpp"
#include "grammar/record/tokens.hpp"
#include "grammar/record/words.hpp"

#include <cstdint>
#include <string>
#include <type_traits>

namespace arbiter::record {

/// For a grammar without an event that is read in one piece.
struct no_plain_event {};

using LineInput = pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*>;

/// Any line in the language.
template <typename Grammar, template <typename...> class Action, typename Written>
[[gnu::noinline]] bool read_by_grammar(LineCursor& cursor, Written& written) {
    peg::Reading<Written> reading{cursor.record, *cursor.seats, written};
    LineInput in(cursor.at, cursor.end, "");
    if (!pegtl::parse<Grammar, Action>(in, reading)) {
        return false;
    }
    const char* end = in.current();
    if (end != cursor.at && end[-1] == '\n') {
        --end;
        end -= end != cursor.at && end[-1] == '\r' ? 1 : 0;
    }
    written.line.span.end = reading.offset(end);
    cursor.at = in.current();
    return true;
}

/// Reads the line at the cursor and moves behind it; false, and the cursor stays, when it is not in the language.
/// Only `written.line` is reset; what the game's own fields mean depends on the verb. A plain line is read in one piece
/// (grammar/record/plain.hpp), which says what the grammar would say of it: all of that is one function, so that what
/// is known of the line stays in registers, though bytes are written in between, which might be anything.
template <typename Grammar, template <typename...> class Action, typename PlainEvent = no_plain_event, typename Written>
[[gnu::flatten]] bool read_line(LineCursor& cursor, Written& written) {
    const Seat before = written.line.seat;
    written.line.reset(static_cast<std::uint32_t>(cursor.at - cursor.record));
    if constexpr (!std::is_same_v<PlainEvent, no_plain_event>) {
        peg::Reading<Written> reading{cursor.record, *cursor.seats, written, nullptr, before};
        if (read_plain_line<PlainEvent>(cursor, reading)) [[likely]] {
            return true;
        }
    }
    return read_by_grammar<Grammar, Action>(cursor, written);
}

/// How far the line at the cursor can be read, and what is wanted there.
template <typename Grammar, typename Written>
peg::Farthest farthest_of(const LineCursor& cursor) {
    LineInput in(cursor.at, cursor.end, "");
    Written written{};
    peg::Farthest farthest;
    peg::Reading<Written> reading{cursor.record, *cursor.seats, written, &farthest};
    written.line.reset(reading.offset(cursor.at));
    pegtl::parse<Grammar, pegtl::nothing, peg::Explaining>(in, reading);
    return farthest;
}

/// Says what is wrong with the line at the cursor, which read_line refused. Slow: it reads the line again.
template <typename Grammar, typename Written>
SyntaxError explain_line(const LineCursor& cursor, const Words& words) {
    if (auto error = misplaced_word(cursor, words)) {
        return *error;
    }
    const peg::Farthest farthest = farthest_of<Grammar, Written>(cursor);
    SyntaxError error = expected(cursor, farthest);
    if (ends_before_blank(cursor, farthest)) {
        const std::string longer = std::string(current_line(cursor)) + ' ';
        const LineCursor again{longer.data(), longer.data(), longer.data() + longer.size(), cursor.seats};
        tell_missing(farthest_of<Grammar, Written>(again), error);
    }
    return error;
}

}  // namespace arbiter::record
