// Looks at each line that has the word Game for what stands around it, and for the players behind it.
#include "grammar/lenient/second_record.hpp"

#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/text/trimmed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

namespace arbiter::lenient {
namespace {

constexpr std::string_view game_key = "game";
constexpr std::string_view players_key = "players";
/// What mail, markdown and PGN put around a line, and what editors leave in it.
constexpr std::string_view decoration = " \t>#*-_`|[]\"(){}<\x1A";

std::string_view line_from(std::string_view lines, std::size_t at) {
    return lines.substr(at, std::min(lines.find('\n', at), lines.size()) - at);
}

/// The line in plain characters, without what stands in front of its first word; of a long one, its beginning.
std::string undecorated(std::string_view line) {
    constexpr std::size_t longest = 200;
    Draft plain(line.substr(0, longest));
    make_plain(plain, plain.size());
    const std::string& text = plain.text();
    return text.substr(std::min(text.find_first_not_of(decoration), text.size()));
}

bool begins_with(std::string_view text, std::string_view word) {
    return text.size() > word.size() && alike(text.substr(0, word.size()), word);
}

/// Remarks begin so, too.
bool may_be_remark(std::string_view line) {
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    return line.substr(first).starts_with("#") || line.substr(first).starts_with("(");
}

bool is_known(std::string_view value, std::span<const std::string_view> games) {
    return !games_named(fmt::format("Game: {}\n", trimmed(value, decoration)), games).empty();
}

/// `Game: azul`, `[Game "azul"]`, `**game** azul`: whether there is a game behind the word in front.
bool names_game(std::string_view text, std::span<const std::string_view> games) {
    std::string_view rest = text.substr(game_key.size());
    const std::size_t value = rest.find_first_not_of(" \t*_\"");
    const bool colon = value != std::string_view::npos && rest[value] == ':';
    if (!colon && (value == 0 || value == std::string_view::npos)) {
        return false;
    }
    return is_known(rest.substr(value + (colon ? 1 : 0)), games);
}

/// Whether the lines behind this place, up to a blank one, name players.
bool players_follow(std::string_view lines, std::size_t at) {
    constexpr int most_lines = 40;
    for (int i = 0; i < most_lines && at < lines.size(); ++i) {
        const std::string_view line = line_from(lines, at);
        if (begins_with(undecorated(line), players_key)) {
            return true;
        }
        if (trimmed(line, " \t\r").empty()) {
            return false;
        }
        at += line.size() + 1;
    }
    return false;
}

/// What nobody sees at the beginning of a file, or at its end, goes with it.
std::size_t begin_of_unseen(std::string_view line, std::size_t at) {
    constexpr std::array<std::string_view, 4> unseen{"\xEF\xBB\xBF", "\xE2\x80\x8B", "\xE2\x81\xA0", "\x1A"};
    for (std::size_t last = std::string_view::npos; last != at;) {
        last = at;
        for (const std::string_view one : unseen) {
            at -= line.substr(0, at).ends_with(one) ? one.size() : 0;
        }
    }
    return at;
}

/// Behind what ends a file without a line end; std::string_view::npos when nothing begins there.
std::size_t joined_at(std::string_view lines, std::size_t at, std::string_view line,
                      std::span<const std::string_view> games) {
    const std::size_t key = line.rfind("Game:");
    const bool is_joined = key != std::string_view::npos && is_known(trimmed(line.substr(key + 5), " \t\r"), games) &&
                           players_follow(lines, at + line.size() + 1);
    return is_joined ? begin_of_unseen(line, key) : std::string_view::npos;
}

/// Where in this line another record begins; std::string_view::npos: nowhere.
std::size_t begin_in_line(std::string_view lines, std::size_t at, std::string_view line,
                          std::span<const std::string_view> games) {
    const std::string text = undecorated(line);
    const bool word = begins_with(text, game_key);
    const bool named = word && names_game(text, games);
    const bool key = word && trimmed(std::string_view(text).substr(game_key.size()), " \t*_\"").starts_with(':');
    if (names_a_game(line, games) || ((named || key) && players_follow(lines, at + line.size() + 1))) {
        return 0;
    }
    return joined_at(lines, at, line, games);
}

bool has_word(std::string_view line) {
    const auto found = std::search(line.begin(), line.end(), game_key.begin(), game_key.end(),
                                   [](char a, char b) { return lower_case(a) == b; });
    // Letters of full width have no plain byte.
    return found != line.end() || line.find("\xEF\xBD\x81\xEF\xBD\x8D\xEF\xBD\x85") != std::string_view::npos;
}

}  // namespace

bool names_a_game(std::string_view line, std::span<const std::string_view> games) {
    const std::string text = undecorated(line);
    return begins_with(text, game_key) && !may_be_remark(line) && names_game(text, games);
}

std::optional<Span> second_record(std::string_view lines, std::span<const std::string_view> games) {
    constexpr int most_looked_at = 1000;
    int looked_at = 0;
    bool names_players = false;
    for (std::size_t at = line_from(lines, 0).size() + 1; at < lines.size() && looked_at < most_looked_at;) {
        const std::string_view line = line_from(lines, at);
        const bool behind_players = names_players;
        names_players = names_players || begins_with(undecorated(line), players_key);
        // A Game line in front of the players is a slip in the header.
        const bool may_begin = names_players && has_word(line);
        looked_at += may_begin ? 1 : 0;
        const std::size_t begin = may_begin ? begin_in_line(lines, at, line, games) : std::string_view::npos;
        if (begin != std::string_view::npos && (behind_players || begin != 0)) {
            return Span{static_cast<std::uint32_t>(at + begin), static_cast<std::uint32_t>(at + line.size())};
        }
        at += line.size() + 1;
    }
    return std::nullopt;
}

}  // namespace arbiter::lenient
