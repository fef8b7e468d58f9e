// Seats the players that the header lists, and finds names that nobody can have.
#include "rules/record/players.hpp"

#include "grammar/record/list.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace arbiter {
namespace {

bool is_seat_number(std::string_view name) {
    return name.size() == 2 && name[0] == 'P' && name[1] >= '1' && name[1] <= '6';
}

bool is_keyword(const About& about, std::string_view name) {
    // Lines of a position begin with it in every game, also in one that has none.
    constexpr std::string_view set_word = "set";
    const auto is_it = [name](std::string_view word) { return word.front() == name.front() && word == name; };
    const bool small = name.front() >= 'a' && name.front() <= 'z';  // as every keyword is, and hardly a name
    return small && (name == set_word || std::any_of(about.keywords.begin(), about.keywords.end(), is_it));
}

/// Something in the name stands between names elsewhere, or before a remark.
bool is_doubtful(std::string_view name) {
    constexpr std::array<std::string_view, 12> signs{";",     "//",  " #",  " & ", " and ",    " vs ",
                                                     " vs. ", " / ", " + ", " | ", " versus ", " against "};
    return name.starts_with('"') || name.starts_with("\xE2\x80\x9C") || name.starts_with("\xE2\x80\x9E") ||
           std::any_of(signs.begin(), signs.end(),
                       [name](std::string_view sign) { return name.find(sign) != std::string_view::npos; });
}

void add_player(std::string_view name, Span span, const About& about, Referee& referee) {
    Seats& seats = referee.report().seats;
    if (name.empty()) {
        referee.find(record::rule("record.players.bad-name"), span, "a name is missing beside the comma");
        return;
    }
    if (is_seat_number(name)) {
        referee.find(record::rule("record.players.bad-name"), span,
                     fmt::format("nobody can be called {}: that is how lines count the players", name));
    }
    const Seat twin = seats.named(name);
    if (twin != no_seat && !is_seat_number(name)) {
        Finding& finding = referee.find(record::rule("record.players.same-name"), span,
                                        fmt::format("two players are called {}", name));
        Note& first = finding.notes.emplace_back();
        first.span = seats.span(twin);
        first.message = "the first of them";
    }
    const bool word = is_word(name);
    if (!word && is_doubtful(name)) {
        referee.find(record::rule("record.players.doubtful"), span,
                     fmt::format("taken for the name of one player: {}", name));
    }
    // A name means the first who has it: whoever else is called so is P2 and the like in the lines.
    seats.add(name, span, twin == no_seat && word && !is_seat_number(name) && !is_keyword(about, name));
}

std::string how_many(const About& about) {
    if (about.fewest_players == about.most_players) {
        return fmt::format("{} players", about.most_players);
    }
    return fmt::format("{} to {} players", about.fewest_players, about.most_players);
}

/// "Players : Ann, Ben" is no header line: that has been said, and the players are not missing besides.
bool is_misspelt_players(std::string_view line) {
    constexpr std::string_view key = "players";
    return line.size() >= key.size() && std::equal(key.begin(), key.end(), line.begin(), [](char want, char byte) {
               return byte == want || byte == want - 'a' + 'A';
           });
}

void tell_players_missing(const Header& header, const HeaderField* field, Referee& referee) {
    const auto misspelt = [&](const SyntaxError& error) { return is_misspelt_players(error.span.in(header.text)); };
    if (field == nullptr && std::any_of(header.errors.begin(), header.errors.end(), misspelt)) {
        return;
    }
    const Span at = field != nullptr ? field->key : header.fields.empty() ? Span{} : header.fields.front().key;
    referee.find(record::rule("record.players.missing"), at, "the header does not say who plays (Players: Ann, Ben)");
}

}  // namespace

bool lists_everybody(const Header& header, const Seats& seats) {
    if (seats.count() > 0 && seats.count() < most_seats) {
        return true;
    }
    const std::string_view players = header.value("Players");
    return seats.count() > 0 && std::count(players.begin(), players.end(), ',') < std::ptrdiff_t{most_seats};
}

bool read_players(const Header& header, const About& about, Referee& referee) {
    const HeaderField* const field = header.find("Players");
    if (field == nullptr || field->value.empty()) {
        tell_players_missing(header, field, referee);
        return false;
    }
    std::size_t count = 0;
    split_list(header.text, field->value, [&](std::string_view name, Span span) {
        count += name.empty() ? 0U : 1U;
        add_player(name, span, about, referee);
    });
    if (count == 0) {
        return false;  // nothing but commas: each has its finding
    }
    if (count < about.fewest_players || count > about.most_players) {
        referee.find(record::rule("record.players.count"), field->value,
                     fmt::format("{} player{} listed; {} is a game for {}", count, count == 1 ? " is" : "s are",
                                 about.title, how_many(about)));
        return about.any_count_plays && count <= most_seats;
    }
    return true;
}

}  // namespace arbiter
