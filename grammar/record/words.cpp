// Finds first words that are out of place, and puts what was expected beside what was found.
#include "grammar/record/words.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/text/ascii.hpp"
#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "grammar/text/spelling.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::record {
namespace {

bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

bool holds(std::span<const std::string_view> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

Span span_in(const LineCursor& cursor, std::string_view part) {
    const auto begin = static_cast<std::uint32_t>(part.data() - cursor.record);
    return {begin, begin + static_cast<std::uint32_t>(part.size())};
}

/// The key of "Key: value", letters and `-` as in the header, the value perhaps missing; empty when the text is no such
/// line.
std::string_view header_key(std::string_view text) {
    const std::string_view key = text.substr(0, std::min(text.find(':'), text.size()));
    const std::string_view behind = text.substr(key.size());
    const bool own = key.starts_with("X-");
    const bool whole = (behind == ":" || behind.starts_with(": ") || behind.starts_with(":\t")) &&
                       std::all_of(key.begin(), key.end(), [own](char byte) {
                           return is_letter(byte) || byte == '-' || (own && is_digit(byte));
                       });
    return whole ? key : std::string_view{};
}

/// P3 at a table of two: the word is a player's number, but nobody sits there.
bool is_seat_number(std::string_view word) {
    return word.size() == 2 && word[0] == 'P' && word[1] >= '1' && word[1] <= '9';
}

/// The beginning of a text that is too long to be shown whole, cut between characters.
std::string_view cropped(std::string_view text) {
    constexpr std::size_t most = 24;
    if (text.size() <= most) {
        return text;
    }
    std::size_t cut = most;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) {
        --cut;
    }
    return text.substr(0, cut);
}

/// What is written at `at`, as a person would point to it: up to the next blank, and not too much of it.
std::string_view token_at(std::string_view line, std::size_t at) {
    const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    return cropped(line.substr(at, end - at));
}

std::string list_of_players(const Seats& seats) {
    std::string players;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        players += fmt::format("{}{}", seat == 0 ? "" : ", ", seats.word(seat));
    }
    return players;
}

/// The nearest player or keyword.
std::string suggestion(std::string_view word, const Seats& seats, std::span<const std::string_view> keywords) {
    std::vector<std::string_view> known(keywords.begin(), keywords.end());
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        known.push_back(seats.word(seat));
    }
    // Of one letter any other is the nearest.
    const std::string_view meant = word.size() < 2 ? std::string_view() : nearest_word(word, known);
    return meant.empty() ? std::string{} : fmt::format("did you mean {}?", meant);
}

/// `reason` says what the word is not.
SyntaxError unknown_name(const LineCursor& cursor, std::string_view word, std::string reason, std::string help) {
    SyntaxError error{span_in(cursor, word), "syntax.unknown-name", {}, {}};
    if (is_seat_number(word)) {
        error.message = fmt::format("nobody sits at {}: there {} {}", word, cursor.seats->count() == 1 ? "is" : "are",
                                    counted(cursor.seats->count(), "player"));
        return error;
    }
    error.message =
        fmt::format("{}{} {}", cropped(word), cropped(word).size() < word.size() ? "..." : "", std::move(reason));
    error.help = std::move(help);
    return error;
}

SyntaxError unknown_word(const LineCursor& cursor, const Words& words, std::string_view word) {
    return unknown_name(cursor, word,
                        fmt::format("is neither a player ({}) nor a keyword", list_of_players(*cursor.seats)),
                        suggestion(word, *cursor.seats, words.own));
}

SyntaxError unknown_player(const LineCursor& cursor, std::string_view word) {
    return unknown_name(cursor, word, fmt::format("is no player ({})", list_of_players(*cursor.seats)),
                        suggestion(word, *cursor.seats, {}));
}

/// Numbers and marks are no names, whatever else they are.
bool is_name_like(std::string_view word) {
    return !word.empty() && (is_seat_number(word) || word[0] < '0' || word[0] > '9');
}

/// The first character in a token that is easily overlooked, or taken for another; empty when there is none.
std::string odd_character(std::string_view token) {
    std::string name;
    for (std::size_t at = 0; at < token.size() && name.empty(); at += lenient::character_size(token.substr(at))) {
        name = lenient::name_of_character(token.substr(at));
    }
    return name;
}

std::string found(std::string_view line, std::size_t at) {
    if (at >= line.size()) {
        return "the line ends here";
    }
    const std::string_view token = token_at(line, at);
    if (token.empty()) {
        return line[at] == '\t' ? "found a tab" : "found a blank";
    }
    const std::string odd = odd_character(token);
    const bool alone = !odd.empty() && lenient::character_size(token) == token.size();
    return alone         ? fmt::format("found {}", odd)
           : odd.empty() ? fmt::format("found \"{}\"", token)
                         : fmt::format("found \"{}\" with {}", token, odd);
}

}  // namespace

std::string_view current_line(const LineCursor& cursor) {
    const auto offset = static_cast<std::uint32_t>(cursor.at - cursor.record);
    const std::string_view text(cursor.record, static_cast<std::size_t>(cursor.end - cursor.record));
    return line_around(text, offset).in(text);
}

std::optional<SyntaxError> misplaced_word(const LineCursor& cursor, const Words& words) {
    const std::string_view line = current_line(cursor);
    const char* const begin = std::find_if_not(line.data(), line.data() + line.size(), is_blank);
    const std::string_view word = word_at(begin, line.data() + line.size());
    if (word.empty() || holds(words.own, word) || cursor.seats->find(word) != no_seat) {
        return std::nullopt;
    }
    const char* const end = line.data() + line.size();
    if (const std::string_view key = header_key({begin, static_cast<std::size_t>(end - begin)}); !key.empty()) {
        return SyntaxError{
            span_in(cursor, key),
            "syntax.header-in-body",
            fmt::format("a header line ({}:) stands behind the blank line that ends the header", cropped(key)),
            {}};
    }
    if (holds(words.others, word)) {
        return SyntaxError{
            span_in(cursor, word), "syntax.other-game", fmt::format("this game has no {} line", word), {}};
    }
    const char* const behind = word.data() + word.size();
    const bool alone = behind == end || is_blank(*behind);
    return alone && is_name_like(word) ? std::optional(unknown_word(cursor, words, word)) : std::nullopt;
}

namespace {

constexpr std::string_view set_keyword = "set";
constexpr std::array<std::string_view, 15> position_words{"round", "turn", "displays", "center", "bag",
                                                          "lid",   "grid", "offer",    "task",   "land",
                                                          "done",  "lost", "pile",     "aside",  "passed"};

/// The word behind the first one of a line; empty when there is none.
std::string_view second_word(std::string_view line, std::string_view first) {
    const char* const end = line.data() + line.size();
    const char* const begin = std::find_if_not(first.data() + first.size(), end, is_blank);
    return word_at(begin, end);
}

std::string_view first_word(std::string_view line) {
    return word_at(std::find_if_not(line.data(), line.data() + line.size(), is_blank), line.data() + line.size());
}

}  // namespace

bool is_position_word(std::string_view word) {
    return holds(position_words, word);
}

bool is_set_line(const LineCursor& cursor) {
    return first_word(current_line(cursor)) == set_keyword;
}

std::optional<SyntaxError> misplaced_set_word(const LineCursor& cursor, std::span<const std::string_view> own) {
    const std::string_view line = current_line(cursor);
    const std::string_view word = second_word(line, first_word(line));
    if (!is_name_like(word) || holds(own, word)) {
        return std::nullopt;
    }
    if (is_position_word(word)) {
        return SyntaxError{
            span_in(cursor, word), "syntax.other-game", fmt::format("positions of this game have no {}", word), {}};
    }
    if (cursor.seats->find(word) != no_seat) {
        return std::nullopt;
    }
    const bool before_player = cursor.seats->find(second_word(line, word)) != no_seat;
    return unknown_name(cursor, word,
                        fmt::format("is neither a player ({}) nor what a position can set ({})",
                                    list_of_players(*cursor.seats), joined_by(own, ", ")),
                        suggestion(word, before_player ? Seats{} : *cursor.seats, own));
}

SyntaxError expected(const LineCursor& cursor, const peg::Farthest& farthest) {
    if (is_name_like(farthest.name()) && cursor.seats->find(farthest.name()) == no_seat) {
        return unknown_player(cursor, farthest.name());
    }
    const std::string_view line = current_line(cursor);
    const char* const at = farthest.at() == nullptr ? line.data() : farthest.at();
    const std::size_t column =
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(at - line.data(), 0)), line.size());
    const std::string wanted = farthest.wanted();
    SyntaxError error;
    error.span = span_in(cursor, token_at(line, column));
    if (error.span.empty() && column < line.size()) {
        ++error.span.end;
    }
    error.message = wanted.empty() ? fmt::format("this line cannot be read, {}", found(line, column))
                                   : fmt::format("expected {}, {}", wanted, found(line, column));
    return error;
}

bool ends_before_blank(const LineCursor& cursor, const peg::Farthest& farthest) {
    const std::string_view line = current_line(cursor);
    return farthest.at() == line.data() + line.size() && farthest.wanted() == "a blank";
}

void tell_missing(const peg::Farthest& behind, SyntaxError& error) {
    if (const std::string wanted = behind.wanted(); !wanted.empty()) {
        error.message = fmt::format("expected {}, the line ends here", wanted);
    }
}

}  // namespace arbiter::record
