// Compares the announced result, player by player, with scores and winners by the rules.
#include "rules/record/result.hpp"

#include "grammar/record/line.hpp"
#include "grammar/record/list.hpp"
#include "grammar/record/unknown_result.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter {
namespace {

std::string winners_of(const Report& report) {
    std::string names;
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (report.won(seat)) {
            names += fmt::format("{}{}", names.empty() ? "" : ", ", report.seats.name(seat));
        }
    }
    return names;
}

std::string other_winners(std::string_view announced, const Report& report) {
    const std::string won = winners_of(report);
    const bool shared = won.find(", ") != std::string::npos;
    return shared ? fmt::format("the winner announced is {}, by the rules {} share the victory", announced, won)
                  : fmt::format("the winner announced is {}, by the rules it is {}", announced,
                                won.empty() ? "nobody" : won);
}

/// A game without points has winners alone.
std::string result_as_it_is(const Report& report, bool single) {
    if (report.score_count == 0) {
        return winners_of(report);
    }
    if (single) {
        return fmt::format("{}", report.scores[0]);
    }
    std::string words;
    for (std::size_t i = 0; i < report.seats.count(); ++i) {
        words += fmt::format("{}{} {}", i == 0 ? "" : ", ", report.seats.name(static_cast<Seat>(i)), report.scores[i]);
    }
    return words;
}

/// A number that nobody wrote down, in a result.
constexpr std::int32_t any_score = Line::unknown_score;

/// "Ann 71" -> the name and the number behind its last blank; "Ann" -> the name alone.
struct ResultItem {
    std::string_view name;
    std::optional<std::int32_t> score;
};

ResultItem result_item(std::string_view text) {
    const std::size_t blank = text.find_last_of(" \t");
    if (blank != std::string_view::npos) {
        const std::string_view digits = text.substr(blank + 1);
        if (digits == "?") {
            return {text.substr(0, text.find_last_not_of(" \t", blank) + 1), any_score};
        }
        std::int32_t value = 0;
        const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error == std::errc() && stop == digits.data() + digits.size()) {
            return {text.substr(0, text.find_last_not_of(" \t", blank) + 1), value};
        }
    }
    return {text, std::nullopt};
}

Seat seat_of(const Seats& seats, std::string_view name) {
    const Seat named = seats.named(name);
    return named != no_seat ? named : seats.find(name);
}

/// One player, or team-mates joined by +; nothing when somebody does not sit at the table.
std::vector<Seat> seats_of(const Seats& seats, std::string_view name) {
    const Seat one = seat_of(seats, name);
    if (one != no_seat) {
        return {one};
    }
    std::vector<Seat> team;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t plus = std::min(name.find('+', begin), name.size());
        const std::string_view mate = name.substr(begin, plus - begin);
        const std::size_t first = std::min(mate.find_first_not_of(" \t"), mate.size());
        const std::size_t last = mate.find_last_not_of(" \t") + 1;
        team.push_back(seat_of(seats, mate.substr(first, std::max(first, last) - first)));
        begin = plus + 1;
    }
    return std::ranges::find(team, no_seat) == team.end() ? team : std::vector<Seat>{};
}

bool is_number(std::string_view text, std::int32_t& value) {
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && stop == text.data() + text.size();
}

/// `Ann 55, Ben 55; Ann wins`: behind the totals who won, where a tie was broken.
std::pair<Span, std::optional<Span>> totals_and_winners(std::string_view text, Span value) {
    const std::size_t semicolon = value.in(text).find(';');
    if (semicolon == std::string_view::npos) {
        return {value, std::nullopt};
    }
    const auto at = value.begin + static_cast<std::uint32_t>(semicolon);
    const std::size_t name = std::min(text.find_first_not_of(" \t", at + 1), std::size_t{value.end});
    return {{value.begin, at}, Span{static_cast<std::uint32_t>(name), value.end}};
}

/// `Ann`, `Ann wins` or `Ann, Ben win`: who is said to have won; nothing when somebody is no player.
std::optional<unsigned> winners_named(std::string_view text, Span names, const Seats& seats) {
    unsigned named = 0;
    bool all = true;
    split_list(text, names, [&](std::string_view item, Span) {
        for (const std::string_view verb : {" wins", " win"}) {
            item.remove_suffix(item.ends_with(verb) ? verb.size() : 0);
        }
        const std::vector<Seat> won = seats_of(seats, item);
        all = all && !won.empty();
        std::ranges::for_each(won, [&](Seat seat) { named |= 1U << static_cast<unsigned>(seat); });
    });
    return all ? std::optional(named) : std::nullopt;
}

/// Of those named behind the totals.
std::string fault_of_winners(std::string_view text, Span names, const Report& report) {
    const auto named = winners_named(text, names, report.seats);
    return named == report.winners ? std::string{} : other_winners(names.in(text), report);
}

/// The result was not written down.
bool is_unknown(std::string_view value, const Seats& seats) {
    std::array<std::string_view, most_seats> names{};
    for (std::size_t seat = 0; seat < seats.count(); ++seat) {
        names[seat] = seats.name(static_cast<Seat>(seat));
    }
    return claims_nothing(value, std::span(names).first(seats.count()));
}

/// `NAME points` for players, the names of winners, both, or one number where all may share it.
bool is_readable(std::string_view text, Span value, const Seats& seats, bool each_scores) {
    std::int32_t number = 0;
    if (is_unknown(value.in(text), seats) || is_number(value.in(text), number)) {
        return !is_number(value.in(text), number) || !each_scores;
    }
    bool all = true;
    const auto [totals, winners] = totals_and_winners(text, value);
    split_list(text, totals, [&](std::string_view item, Span) {
        const bool whole = seats.named(item) != no_seat;
        all = all && !seats_of(seats, whole ? item : result_item(item).name).empty();
    });
    return all && (!winners || winners_named(text, *winners, seats));
}

std::string stranger_words(std::string_view name) {
    return name.empty() ? std::string("the result leaves a name out")
                        : fmt::format("{} does not sit at the table", name);
}

std::string twice_words(std::string_view name) {
    return fmt::format("{} is named twice", name);
}

std::string partial_words(std::size_t scored, std::size_t players) {
    return fmt::format("the result names {} of {} players with a score", scored, players);
}

/// A wrong result, or nothing.
std::string result_fault(std::string_view text, const HeaderField& field, const Report& report, bool single) {
    const std::string truth = result_as_it_is(report, single);
    std::int32_t number = 0;
    if (is_number(field.value.in(text), number)) {
        return single && number == report.scores[0]
                   ? std::string{}
                   : fmt::format("the result announced is {}, by the rules it is {}", number, truth);
    }
    unsigned named = 0;
    std::size_t scored = 0;
    std::size_t items = 0;
    std::string fault;  // the first
    const auto say = [&fault](std::string what) { fault = fault.empty() ? std::move(what) : fault; };
    const auto [totals, winners] = totals_and_winners(text, field.value);
    split_list(text, totals, [&](std::string_view item, Span) {
        const ResultItem result = result_item(item);
        // "Player 1" is a name with a number of its own.
        const bool whole = report.seats.named(item) != no_seat;
        const std::vector<Seat> seats = seats_of(report.seats, whole ? item : result.name);
        if (seats.empty()) {
            say(stranger_words(result.name));
        }
        for (const Seat seat : seats) {
            ++items;
            if ((named >> static_cast<unsigned>(seat) & 1U) != 0) {
                say(twice_words(report.seats.name(seat)));
            }
            named |= 1U << static_cast<unsigned>(seat);
            if (whole || !result.score) {
                continue;
            }
            ++scored;
            const std::int32_t score = report.scores[static_cast<std::size_t>(single ? 0 : seat)];
            if (*result.score != score && *result.score != any_score) {
                say(fmt::format("{} is said to have {}, by the rules it is {}", result.name, *result.score, score));
            }
        }
    });
    if (!fault.empty()) {
        return fault;
    }
    if (scored == 0) {
        return named == report.winners ? std::string{} : other_winners(field.value.in(text), report);
    }
    const bool all = scored == items && items == report.seats.count();
    if (all && winners) {
        return fault_of_winners(text, *winners, report);
    }
    return all ? std::string{}
               : fmt::format("{}; by the rules it is {}", partial_words(scored, report.seats.count()), truth);
}

}  // namespace

Announced announced_in(const Header& header, const Seats& seats) {
    Announced announced;
    const HeaderField* const field = header.find("Result");
    if (field == nullptr || is_unknown(field->value.in(header.text), seats)) {
        return announced;
    }
    unsigned named = 0;
    std::size_t scored = 0;
    std::size_t items = 0;
    const auto say = [&](std::string what) {
        announced.fault = announced.fault.empty() ? std::move(what) : announced.fault;
    };
    const auto [totals, winners] = totals_and_winners(header.text, field->value);
    split_list(header.text, totals, [&](std::string_view item, Span) {
        const ResultItem result = result_item(item);
        const bool whole = seats.named(item) != no_seat;
        const Seat seat = seat_of(seats, whole ? item : result.name);
        ++items;
        if (seat == no_seat) {
            say(stranger_words(result.name));
            return;
        }
        if ((named >> static_cast<unsigned>(seat) & 1U) != 0) {
            say(twice_words(seats.name(seat)));
        }
        named |= 1U << static_cast<unsigned>(seat);
        if (!whole && result.score) {
            ++scored;
            announced.scores[index(seat)] = *result.score;
        }
    });
    announced.all_scored = scored == items && items == seats.count();
    if (scored != 0 && !announced.all_scored) {
        say(partial_words(scored, seats.count()));
    }
    const std::optional<unsigned> behind = winners ? winners_named(header.text, *winners, seats) : std::optional(0U);
    if (!behind) {
        announced.fault_of_winners = stranger_words(winners->in(header.text));
    }
    announced.winners = static_cast<std::uint8_t>(scored == 0 ? named : behind.value_or(0));
    return announced;
}

bool tell_unreadable_result(const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Result");
    const Report& report = referee.report();
    const bool each_scores = report.finished && report.score_count > 1;
    if (field == nullptr || is_readable(header.text, field->value, report.seats, each_scores)) {
        return false;
    }
    Finding& finding =
        referee.find(record::rule("record.header.result"), field->value,
                     fmt::format("the result cannot be read, so it is not compared: \"{}\"", header.value(*field)));
    if (report.finished && (report.score_count != 0 || report.winners != 0)) {
        finding.help = fmt::format("Result: {}", result_as_it_is(report, report.score_count == 1));
    }
    return true;
}

void audit_result(const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Result");
    const Report& report = referee.report();
    if (field == nullptr || is_unknown(field->value.in(header.text), report.seats) ||
        tell_unreadable_result(header, referee)) {
        return;
    }
    if (!report.finished) {
        referee.find(record::rule("record.result.not-compared"), field->value,
                     "the rules have not ended the game, so the announced result is not compared");
        return;
    }
    if (report.score_count == 0 && report.winners == 0) {
        referee.find(record::rule("claim.result"), field->value, std::string(record::no_result));
        return;
    }
    const bool single = report.score_count == 1;
    const std::string fault = result_fault(header.text, *field, report, single);
    if (!fault.empty()) {
        Finding& finding = referee.find(record::rule("claim.result"), field->value, fault);
        finding.help = fmt::format("Result: {}", result_as_it_is(report, single));
        finding.consequence = true;
    }
}

}  // namespace arbiter
