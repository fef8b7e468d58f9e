// Reads the game and the keys of a header as they were meant.
#include "grammar/habits/header.hpp"

#include "grammar/habits/characters.hpp"
#include "grammar/habits/header_value.hpp"
#include "grammar/habits/spot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::habits {
namespace {

constexpr std::string_view blank_bytes = " \t";

std::string_view first_line(std::string_view text) {
    return text.substr(0, std::min(text.find_first_of("\r\n"), text.size()));
}

bool is_key_byte(char byte) {
    return is_letter(byte) || is_digit(byte) || byte == '-';
}

/// The letters of a game's name: people write a blank or `_` for `-`, or nothing.
std::string letters_of(std::string_view name) {
    std::string letters;
    for (const char byte : name) {
        if (is_letter(byte) || is_digit(byte)) {
            letters += small(byte);
        }
    }
    return letters;
}

std::string with_dashes(std::string_view name) {
    std::string text;
    for (const char byte : name) {
        text += is_blank(byte) || byte == '_' ? '-' : small(byte);
    }
    return text;
}

/// Where the value begins of a line that names the game: `Game: azul`, ` game azul`; npos when it does not.
std::size_t game_value(std::string_view line) {
    constexpr std::string_view key = "game";
    const std::size_t begin = std::min(line.find_first_not_of(blank_bytes), line.size());
    if (!alike(line.substr(begin, key.size()), key)) {
        return npos;
    }
    const std::size_t behind = begin + key.size();
    std::size_t at = std::min(line.find_first_not_of(blank_bytes, behind), line.size());
    const bool colon = at < line.size() && line[at] == ':';
    if (!colon && at == behind) {
        return npos;
    }
    at = std::min(line.find_first_not_of(blank_bytes, at + (colon ? 1 : 0)), line.size());
    return at;
}

bool has_key(std::string_view header, std::string_view key) {
    for (std::size_t at = 0; at < header.size();) {
        const std::string_view line = first_line(header.substr(at));
        const std::string_view content = trimmed(line);
        const std::string_view behind = content.substr(std::min(key.size(), content.size()));
        if (alike(content.substr(0, key.size()), key) && trimmed(behind).starts_with(':')) {
            return true;
        }
        at += line.size() + 1;
    }
    return false;
}

/// The games that a value may mean; the nearest way to write it that fits any decides.
std::vector<std::string_view> games_meant(std::string_view value, bool has_deck,
                                          std::span<const std::string_view> games) {
    std::vector<std::string_view> meant;
    const std::string letters = letters_of(value);
    const bool letters_alone = std::none_of(value.begin(), value.end(),
                                            [](char byte) { return is_blank(byte) || byte == '_' || byte == '-'; });
    for (const std::string_view game : games) {
        const bool exact =
            letters_alone || value.find('-') != npos ? with_dashes(value) == game : letters == letters_of(game);
        if (exact) {
            meant.push_back(game);
        }
    }
    // framework and frame-work are two games: only one of them has a deck.
    constexpr std::string_view carded = "frame-work";
    const bool doubtful = letters == letters_of(carded) && value != carded;
    if (doubtful && has_deck) {
        return {carded};
    }
    return meant;
}

/// A phone begins every line's value with a capital letter.
void read_hexes(Draft& draft, std::size_t at) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    for (const std::string_view word : {"pointy", "flat"}) {
        if (value != word && alike(value, word)) {
            draft.replace(at, value.size(), word, Habit::header);
        }
    }
}

}  // namespace

std::vector<std::string_view> games_named(std::string_view record, std::span<const std::string_view> games) {
    Draft plain(first_line(record));
    make_plain(plain, plain.size());
    const std::size_t at = game_value(plain.text());
    if (at == npos) {
        return {};
    }
    const std::string_view header = record.substr(0, HeaderReading::end_of(record));
    return games_meant(trimmed(std::string_view(plain.text()).substr(at)), has_key(header, "Deck"), games);
}

bool begins_like_a_record(std::string_view text) {
    constexpr std::size_t longest_name = 24;
    const std::string_view line = first_line(text);
    const std::size_t at = game_value(line);
    return at != npos && (line.substr(0, at).find(':') != npos || trimmed(line.substr(at)).size() <= longest_name);
}

std::size_t HeaderReading::end_of(std::string_view record) {
    for (std::size_t at = 0; at < record.size();) {
        const std::size_t end = std::min(record.find('\n', at), record.size());
        if (trimmed(record.substr(at, end - at)).empty()) {
            return at;
        }
        at = end + 1;
    }
    return record.size();
}

HeaderReading::HeaderReading(std::string_view record, HeaderWords words)
    : record_(record), end_(end_of(record)), words_(std::move(words)) {
    find_players();
}

void HeaderReading::find_players() {
    for (std::size_t at = 0; at < end_;) {
        const std::string_view line = first_line(record_.substr(at, end_ - at));
        at += line.size() + 1;
        Draft draft(trimmed(line));
        std::vector<std::string> offers;
        read_key(draft);
        if (draft.text().starts_with("Players:")) {
            read_value(draft, offers);
            players_line_ = draft.text();
            players_ = names_of(std::string_view(players_line_).substr(8));
            return;
        }
    }
}

void HeaderReading::read_game(Draft& draft) const {
    const std::string line = fmt::format("Game: {}", words_.game);
    const std::string_view written = draft.text();
    const bool means_it = !games_named(record_, std::span(&words_.game, 1)).empty();
    if (means_it && (!written.starts_with("Game:") || trimmed(written.substr(5)) != words_.game)) {
        draft.replace(0, draft.size(), line, Habit::header);
    }
}

bool HeaderReading::read_key(Draft& draft) const {
    const std::size_t wide = draft.text().find("\xEF\xBC\x9A");  // a colon of full width
    const std::size_t narrow = draft.text().find(':');
    if (wide < narrow) {
        make_plain(draft, wide + 3);
    }
    const std::string_view text = draft.text();
    const std::size_t colon = text.find(':');
    const std::size_t begin = text.find_first_not_of(blank_bytes);
    if (colon == npos || begin == npos || begin >= colon) {
        return false;
    }
    const std::string_view key = trimmed(text.substr(begin, colon - begin));
    const auto known =
        std::find_if(words_.keys.begin(), words_.keys.end(), [key](std::string_view one) { return alike(one, key); });
    const bool is_key = std::all_of(key.begin(), key.end(), is_key_byte);
    if (known != words_.keys.end() && text.substr(begin, colon - begin) != *known) {
        draft.replace(begin, colon - begin, *known, Habit::header);
    }
    return is_key;
}

void HeaderReading::read_value(Draft& draft, std::vector<std::string>& offers) const {
    const std::string text = draft.text();
    const std::size_t colon = text.find(':');
    const std::string_view key = trimmed(std::string_view(text).substr(0, colon));
    const std::size_t at = std::min(text.find_first_not_of(blank_bytes, colon + 1), text.size());
    constexpr std::array<std::string_view, 6> plain_keys{"Date", "House", "Tokens", "Supply", "Expect", "Hexes"};
    if (std::find(plain_keys.begin(), plain_keys.end(), key) != plain_keys.end()) {
        make_plain(draft, draft.size());
    }
    if (key == "Players") {
        read_players(draft, at, words_.fewest_players, body(), offers);
    } else if (key == "Start") {
        read_start(draft, at, players_);
    } else if (key == "Teams") {
        read_teams(draft, at, players_);
    } else if (key == "Result") {
        Draft plain = draft;
        make_plain(plain, plain.size());
        if (!read_result(draft, at, players_) && read_result(plain, at, players_)) {
            draft = std::move(plain);
        }
    } else if (key == "Hexes") {
        read_hexes(draft, at);
    } else if (key == "Date") {
        read_date(draft, at, offers);
    }
}

HeaderLine HeaderReading::read(std::string_view line) {
    HeaderLine read{Draft(line), {}};
    if (std::exchange(first_, false) && begins_like_a_record(line)) {
        read_game(read.draft);
        return read;
    }
    const std::string_view content = trimmed(line);
    const bool remark =
        content.starts_with("#") || content.starts_with("//") || (content.starts_with("(") && content.ends_with(")"));
    if (remark) {
        const std::size_t at = line.find_first_not_of(blank_bytes);
        read.draft.replace(at, content.starts_with("//") ? 2 : 1, content.starts_with("(") ? "; (" : ";",
                           Habit::remark);
        return read;
    }
    if (read_key(read.draft)) {
        read_value(read.draft, read.offers);
    }
    return read;
}

}  // namespace arbiter::habits
