// Reads the game and the keys of a header as they were meant.
#include "grammar/lenient/header.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header_value.hpp"
#include "grammar/lenient/trailing_comment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lenient {
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
            letters += lower_case(byte);
        }
    }
    return letters;
}

std::string with_dashes(std::string_view name) {
    std::string text;
    for (const char byte : name) {
        text += is_blank(byte) || byte == '_' ? '-' : lower_case(byte);
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

/// What follows the name of the game on its line; a comma is enough there: `Azul, at Mary's`.
Remarked remark_behind_game(std::string_view value) {
    const Remarked remarked = remark_behind(value);
    const std::size_t comma = remarked.value.find(',');
    if (comma == npos) {
        return remarked;
    }
    return {trimmed(value.substr(0, comma)), trimmed(value.substr(comma + 1)), value.substr(comma)};
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
    const bool has_deck = has_key(record.substr(0, HeaderReading::end_of(record)), "Deck");
    const std::string_view value = trimmed(std::string_view(plain.text()).substr(at));
    const std::vector<std::string_view> meant = games_meant(value, has_deck, games);
    const Remarked remarked = remark_behind_game(value);
    const bool another = !games_meant(remarked.said, has_deck, games).empty();
    return meant.empty() && remarked.any() && !another ? games_meant(remarked.value, has_deck, games) : meant;
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
    : record_(record), words_(std::move(words)), layout_(layout_of(record, words_)) {
    find_players();
}

void HeaderReading::find_players() {
    for (std::size_t at = 0; at < layout_.end;) {
        const std::string_view line = first_line(record_.substr(at, layout_.end - at));
        at += line.size() + 1;
        Draft draft(trimmed(line));
        std::vector<std::string> offers;
        read_key(draft);
        if (draft.text().starts_with("Players:")) {
            read_value(draft, offers);
            players_line_ = first_line(draft.text());
            players_ = names_of(std::string_view(players_line_).substr(8));
            return;
        }
    }
}

void HeaderReading::read_game(Draft& draft) const {
    const std::string line = fmt::format("Game: {}", words_.game);
    const std::string written = draft.text();
    const std::size_t value = std::min(game_value(written), written.size());
    const Remarked remarked = remark_behind_game(trimmed(std::string_view(written).substr(value)));
    const bool behind = remarked.any() && letters_of(remarked.value) == letters_of(words_.game);
    const std::size_t size = behind ? value + remarked.value.size() : written.size();
    const std::uint32_t remark = draft.origin(size);
    if (behind) {
        draft.replace(size, draft.size() - size, "", Habit::header_remark);
    }
    const bool means_it = behind || !games_named(record_, std::span(&words_.game, 1)).empty();
    if (means_it &&
        (!written.starts_with("Game:") || trimmed(std::string_view(written).substr(5, size - 5)) != words_.game)) {
        draft.replace(0, size, line, Habit::header);
    }
    if (behind) {
        draft.end_before(remark, Habit::header_remark);
        add_comments(draft, {{std::string(remarked.said)}});
    }
}

namespace {

/// What people call the keys at a table where another language is spoken; never what the notation calls another one.
std::string_view translated_key(std::string_view said) {
    struct Word {
        std::string_view said;
        std::string_view key;
    };
    constexpr auto words = std::to_array<Word>({{"spieler", "Players"},
                                                {"joueurs", "Players"},
                                                {"jugadores", "Players"},
                                                {"giocatori", "Players"},
                                                {"spelers", "Players"},
                                                {"datum", "Date"},
                                                {"fecha", "Date"},
                                                {"data", "Date"},
                                                {"ergebnis", "Result"},
                                                {"resultado", "Result"},
                                                {"risultato", "Result"},
                                                {"uitslag", "Result"},
                                                {"ort", "Place"},
                                                {"lieu", "Place"},
                                                {"lugar", "Place"},
                                                {"luogo", "Place"}});
    const auto found = std::ranges::find_if(words, [said](const Word& word) { return alike(word.said, said); });
    return found == words.end() ? std::string_view() : found->key;
}

}  // namespace

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
    const std::string_view written = trimmed(text.substr(begin, colon - begin));
    const std::string_view translated = translated_key(written);
    const bool other = !translated.empty() && !has_key(record_.substr(0, layout_.end), translated);
    const std::string_view key = other ? translated : written;
    const auto known = std::find_if(words_.keys.begin(), words_.keys.end(),
                                    [key](const HeaderKey& one) { return alike(one.key, key); });
    const bool is_key = std::all_of(key.begin(), key.end(), is_key_byte);
    if (known != words_.keys.end() && text.substr(begin, colon - begin) != known->key) {
        draft.replace(begin, colon - begin, known->key, Habit::header);
    }
    return is_key;
}

namespace {

bool has_digit(std::string_view text) {
    return std::any_of(text.begin(), text.end(), is_digit);
}

/// One word behind totals may name a winner.
bool may_be_winner(const Remarked& remarked) {
    return remarked.mark.starts_with(';') && has_digit(remarked.value) && remarked.said.find(' ') == npos;
}

/// Whether what looks like a remark can be nothing else, as far as the form of the value tells.
bool is_mere_remark(HeaderKey::Form form, const Remarked& remarked, std::span<const Choice> choices) {
    using Form = HeaderKey::Form;
    constexpr std::string_view ending = ".json";
    if (!remarked.any() || remarked.value.empty()) {
        return false;
    }
    switch (form) {
        case Form::text:
        case Form::players:
        case Form::expected: return false;
        case Form::word:
        case Form::player:
        case Form::teams:
        case Form::date:
        case Form::hexes:
        case Form::codes: return true;
        case Form::result: return !may_be_winner(remarked);
        case Form::choices: return !names_choice(remarked.said, choices);
        case Form::numbers: return !has_digit(remarked.said);
        case Form::file:
            return remarked.said.find(ending) == npos &&
                   (remarked.value.find(ending) != npos || remarked.value.find_first_of(blank_bytes) == npos);
    }
    return false;
}

/// Nobody writes foreign digits and dashes into it on purpose.
bool is_plain(HeaderKey::Form form) {
    using Form = HeaderKey::Form;
    return form == Form::word || form == Form::date || form == Form::choices || form == Form::numbers ||
           form == Form::codes || form == Form::expected || form == Form::hexes;
}

/// Who has won may stand behind totals in parentheses, where the rules break a tie; false when that is not said there.
bool read_winners(const Remarked& remarked, std::span<const std::string_view> players, std::size_t at, Draft& draft) {
    Draft both = draft;
    std::vector<std::string> none;
    const std::size_t end = at + remarked.value.size();
    both.replace(end, both.size() - end, fmt::format("; {}", remarked.said), Habit::result);
    const bool read = read_result(both, at, players, none) && both.text().find(';') != npos;
    draft = read ? std::move(both) : draft;
    return read;
}

}  // namespace

/// False when it cannot be read as it stands.
bool HeaderReading::read_whole(HeaderKey::Form form, std::size_t at, Draft& draft,
                               std::vector<std::string>& offers) const {
    using Form = HeaderKey::Form;
    switch (form) {
        case Form::player: return read_start(draft, at, players_);
        case Form::teams: return read_teams(draft, at, players_);
        case Form::result: {
            Draft plain = draft;
            make_plain(plain, plain.size());
            if (read_result(draft, at, players_, offers)) {
                return true;
            }
            const bool read = read_result(plain, at, players_, offers);
            draft = read ? std::move(plain) : draft;
            return read;
        }
        case Form::choices: read_house(draft, at, words_.choices); return false;
        case Form::hexes: read_hexes(draft, at); return false;
        case Form::date: read_date(draft, at, has_key(record_.substr(0, layout_.end), "Time"), offers); return false;
        case Form::players: read_players(draft, at, words_.fewest_players, body(), offers); return true;
        case Form::text:
        case Form::word:
        case Form::numbers:
        case Form::file:
        case Form::codes:
        case Form::expected: return false;
    }
    return false;
}

/// A value, and remarks in parentheses behind words of it: `Ann 3 (sic), Ben 4`.
void HeaderReading::read_amid_remarks(HeaderKey::Form form, std::size_t at, Draft& draft,
                                      std::vector<std::string>& offers) const {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    std::string list = value;
    if (value.size() > longest_value || cut_asides(list).empty()) {
        return;
    }
    list = std::string(trimmed(list));
    Draft cut = draft;
    put_value(cut, at, list, Habit::header_remark);
    if (!read_whole(form, at, cut, offers)) {
        return;
    }
    const std::string read = cut.text().substr(at);
    const Habit why = read == list                      ? Habit::header_remark
                      : form == HeaderKey::Form::result ? Habit::result
                                                        : Habit::header;
    put_value(draft, at, read, why);
    add_comments(draft, {{value}}, why);
}

/// A value, and the remark behind it.
void HeaderReading::read_remarked(HeaderKey::Form form, std::size_t at, Draft& draft,
                                  std::vector<std::string>& offers) const {
    using Form = HeaderKey::Form;
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    const Remarked remarked = form == Form::codes ? remark_behind_codes(value) : remark_behind(value);
    const bool names = HeaderKey::names_players(form);
    const bool mere = is_mere_remark(form, remarked, words_.choices);
    if (mere && form == Form::result && read_winners(remarked, players_, at, draft)) {
        return;
    }
    if (!mere) {
        if (names) {
            read_amid_remarks(form, at, draft, offers);
        }
        return;
    }
    Draft cut = draft;
    std::vector<std::string> new_offers;
    const std::size_t end = at + remarked.value.size();
    cut.replace(end, cut.size() - end, "", Habit::header_remark);
    if (!read_whole(form, at, cut, new_offers) && names) {
        read_amid_remarks(form, at, draft, offers);
        return;
    }
    cut.end_before(draft.origin(end), Habit::header_remark);
    add_comments(cut, {{std::string(remarked.said)}});
    draft = std::move(cut);
    offers = std::move(new_offers);
}

void HeaderReading::read_value(Draft& draft, std::vector<std::string>& offers) const {
    const std::string text = draft.text();
    const std::size_t colon = text.find(':');
    const std::string_view key = trimmed(std::string_view(text).substr(0, colon));
    const std::size_t at = std::min(text.find_first_not_of(blank_bytes, colon + 1), text.size());
    const HeaderKey* const here = find_header_key(words_.keys, key);
    const HeaderKey* const known = here != nullptr ? here : find_header_key(common_header_keys(), key);
    const HeaderKey::Form form = known == nullptr ? HeaderKey::Form::text : known->form;
    if (is_plain(form)) {
        make_plain(draft, draft.size());
    }
    if (!read_whole(form, at, draft, offers)) {
        read_remarked(form, at, draft, offers);
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

}  // namespace arbiter::lenient
