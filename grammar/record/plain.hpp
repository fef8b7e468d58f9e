// The lines that archives are full of, each read in one piece: nothing left out, one blank between the words.
#pragma once

#include "grammar/record/tokens.hpp"

#include <cstddef>
#include <cstring>

namespace arbiter::record {

/// Whether this word stands here.
template <std::size_t size>
bool stands_here(const char* at, const char* end, const char (&word)[size]) {
    constexpr std::size_t length = size - 1;
    return end - at >= static_cast<std::ptrdiff_t>(length) && std::memcmp(at, word, length) == 0;
}

/// Where the line ends that has a comment here.
inline const char* skip_comment(const char* at, const char* end) {
    while (at != end && *at != '\n' && *at != '\r') {
        ++at;
    }
    return at;
}

/// Over what may stand behind an event: blanks, and a comment behind one, as nearly all comments do.
inline const char* skip_remark(const char* at, const char* end) {
    if (end - at > 1 && *at == ' ' && at[1] == ';') [[likely]] {
        return skip_comment(at + 2, end);
    }
    const char* const behind = skip_blanks(at, end);
    return behind != at && behind != end && *behind == ';' ? skip_comment(behind, end) : behind;
}

/// Behind the line break that ends a line here, with or without a comment in front of it; nullptr when there is more.
/// `text_end` is where the line break stands.
inline const char* scan_plain_tail(const char* at, const char* end, const char*& text_end) {
    at = at != end && *at == '\n' ? at : skip_remark(at, end);
    text_end = at;
    if (at == end) {
        return at;
    }
    at += *at == '\r' && end - at > 1 ? 1 : 0;
    return *at == '\n' ? at + 1 : nullptr;
}

/// The line between two records, of which nothing is said.
template <typename Reading>
bool pass_blank_line(const char* line_break, LineCursor& cursor, Reading& reading) {
    reading.line().span.end = reading.offset(line_break);
    cursor.at = line_break + 1;
    return true;
}

/// Reads the line at the cursor if it is as plain as nearly all of them; any other is left to the grammar, and so is
/// what is wrong with one. `Event::scan(at, end, reading)` reads an event, sets its verb and whoever acts, and answers
/// where it ends; what it has set of a line that is not plain is forgotten.
template <typename Event, typename Reading>
bool read_plain_line(LineCursor& cursor, Reading& reading) {
    const char* at = cursor.at;
    if (at == cursor.end || *at <= ' ') [[unlikely]] {
        at = skip_blanks(at, cursor.end);
        if (at != cursor.end && *at == '\n') {
            return pass_blank_line(at, cursor, reading);
        }
    }
    const char* const stop = Event::scan(at, cursor.end, reading);
    const char* text_end = nullptr;
    const char* const behind = stop == nullptr ? nullptr : scan_plain_tail(stop, cursor.end, text_end);
    if (behind == nullptr) {
        reading.line().reset(reading.offset(cursor.at));
        return false;
    }
    reading.line().event = reading.span(at, stop);
    reading.line().span.end = reading.offset(text_end);
    cursor.at = behind;
    return true;
}

/// A player's name and one blank; nullptr for what is neither.
template <typename R>
const char* scan_actor(const char* at, const char* end, R& reading) {
    Line& line = reading.line();
    const char* const stop = reading.seats.scan_behind(reading.before, at, end, line.seat);
    if (stop == nullptr || stop == end || *stop != ' ') {
        return nullptr;
    }
    line.actor = reading.span(at, stop);
    return stop + 1;
}

/// One blank and the token behind it; nullptr where one of the two is missing, or something before them was.
template <typename Token, typename R>
const char* scan_next(const char* at, const char* end, R& reading) {
    return at != nullptr && at != end && *at == ' ' ? Token::scan(at + 1, end, reading) : nullptr;
}

/// One token of a list or more, a blank before each.
template <typename Token, typename R>
const char* scan_list(const char* at, const char* end, R& reading) {
    do {
        at = scan_next<Token>(at, end, reading);
    } while (at != nullptr && end - at > 1 && *at == ' ' && at[1] != ';' && !is_blank(at[1]));
    return at;
}

/// Any number of tokens that begin with `+`, a blank before each.
template <typename Token, typename R>
const char* scan_additions(const char* at, const char* end, R& reading) {
    while (at != nullptr && end - at > 1 && *at == ' ' && at[1] == '+') {
        at = Token::scan(at + 1, end, reading);
    }
    return at;
}

/// `scores` and the totals.
template <typename R>
const char* scan_plain_scores(const char* at, const char* end, R& reading) {
    if (!stands_here(at, end, "scores ")) {
        return nullptr;
    }
    reading.line().set(LineKind::scores);
    reading.line().score_count = 0;
    return scan_list<score>(at + 6, end, reading);
}

/// `round`, its number and who begins.
template <typename R>
const char* scan_plain_round(const char* at, const char* end, R& reading) {
    if (!stands_here(at, end, "round ")) {
        return nullptr;
    }
    reading.line().set(LineKind::round);
    return scan_next<named_player>(round_number::scan(at + 6, end, reading), end, reading);
}

}  // namespace arbiter::record
