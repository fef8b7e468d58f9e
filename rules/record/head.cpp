// Reads players, starter, house rulings and dates from the header, and finds values that cannot be.
#include "rules/record/head.hpp"

#include "grammar/text/spelling.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace arbiter {
namespace {

constexpr std::array<std::string_view, 14> common_keys{"Game",  "Notation", "Rules",  "House", "Players",
                                                       "Start", "Result",   "Date",   "Time",  "Event",
                                                       "Place", "Recorder", "Source", "Expect"};
constexpr std::string_view allow_key = "Allow";

/// Keys whose value changes the verdict: two different ones contradict each other.
constexpr std::array<std::string_view, 7> telling_keys{"Notation", "Rules",  "House", "Players",
                                                       "Start",    "Result", "Date"};

bool holds(std::span<const std::string_view> words, std::string_view word) {
    return std::any_of(words.begin(), words.end(), [word](std::string_view one) {
        return one.size() == word.size() && one.front() == word.front() && one == word;
    });
}

bool is_seat_number(std::string_view name) {
    return name.size() == 2 && name[0] == 'P' && name[1] >= '1' && name[1] <= '6';
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
        finding.notes.push_back({seats.span(twin), "the first of them"});
    }
    // A name means the first who has it: whoever else is called so is P2 and the like in the lines.
    seats.add(name, span, twin == no_seat && is_word(name) && !is_seat_number(name) && !holds(about.keywords, name));
}

std::string how_many(const About& about) {
    if (about.fewest_players == about.most_players) {
        return fmt::format("{} players", about.most_players);
    }
    return fmt::format("{} to {} players", about.fewest_players, about.most_players);
}

Finding& bad_value(Referee& referee, const HeaderField& field, std::string message) {
    return referee.find(record::rule("record.header.bad-value"), field.value, std::move(message));
}

void check_revision(const Header& header, std::string_view key, Referee& referee) {
    const HeaderField* const field = header.find(key);
    if (field != nullptr && header.value(*field) != "1") {
        bad_value(referee, *field,
                  fmt::format("{} is \"{}\", and only revision 1 is known; it is taken", key, header.value(*field)));
    }
}

/// 2026-11-20, with ? for a digit nobody wrote down.
bool is_date(std::string_view date) {
    constexpr std::string_view form = "dddd-dd-dd";
    if (date.size() != form.size()) {
        return false;
    }
    for (std::size_t i = 0; i < form.size(); ++i) {
        const bool digit = (date[i] >= '0' && date[i] <= '9') || date[i] == '?';
        if (form[i] == 'd' ? !digit : date[i] != '-') {
            return false;
        }
    }
    return true;
}

void check_date(const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Date");
    if (field != nullptr && header.value(*field) != "?" && !is_date(header.value(*field))) {
        referee.find(record::rule("record.header.date"), field->value,
                     fmt::format("a date is written 2026-11-20, with ? for what nobody knows; this is \"{}\"",
                                 header.value(*field)));
    }
}

/// A value and where it, or its key, stands.
struct Said {
    std::string_view value;
    Span span;
};

void contradict(std::string_view what, const Said& first, const Said& second, Referee& referee) {
    Finding& finding = referee.find(
        record::rule("record.header.contradiction"), second.span,
        fmt::format("{} cannot be both \"{}\" and \"{}\"; the first one counts", what, first.value, second.value));
    finding.notes.push_back({first.span, "the first one"});
}

/// The first field of each key. Headers are short: only a long one is worth an index.
class FirstFields {
public:
    explicit FirstFields(const Header& header) : header_(header) {
        constexpr std::size_t longest_searched = 32;
        for (std::size_t i = 0; header.fields.size() > longest_searched && i < header.fields.size(); ++i) {
            index_.try_emplace(header.fields[i].key.in(header.text), &header.fields[i]);
        }
    }

    const HeaderField* of(std::string_view key) const {
        return index_.empty() ? header_.find(key) : index_.find(key)->second;
    }

private:
    const Header& header_;
    std::unordered_map<std::string_view, const HeaderField*> index_;
};

void check_twice(const Header& header, const HeaderField& field, const HeaderField* first, Referee& referee) {
    const std::string_view key = field.key.in(header.text);
    if (first == &field) {
        return;
    }
    if (holds(telling_keys, key) && header.value(*first) != header.value(field)) {
        contradict(key, {header.value(*first), first->key}, {header.value(field), field.key}, referee);
        return;
    }
    Finding& finding = referee.find(record::rule("record.header.twice"), field.key,
                                    fmt::format("{} stands twice in the header; the first one counts", key));
    finding.notes.push_back({first->key, "the first one"});
}

void check_key(const Header& header, const HeaderField& field, const About& about, Referee& referee) {
    const std::string_view key = field.key.in(header.text);
    if (holds(common_keys, key) || holds(about.header_keys, key) || key == allow_key || key.starts_with("X-")) {
        return;
    }
    std::vector<std::string_view> known(common_keys.begin(), common_keys.end());
    known.insert(known.end(), about.header_keys.begin(), about.header_keys.end());
    Finding& finding = referee.find(record::rule("record.header.unknown-key"), field.key,
                                    fmt::format("{} is no header key of {}", key, about.id));
    const std::string_view meant = nearest_word(key, known);
    finding.help = meant.empty() ? std::string("private keys begin with X-") : fmt::format("did you mean {}?", meant);
}

std::string options_of(std::span<const Ruling> rulings) {
    std::string words;
    for (const Ruling& ruling : rulings) {
        for (const std::string_view option : ruling.options) {
            words += fmt::format("{}{}={}", words.empty() ? "" : ", ", ruling.id, option);
        }
    }
    return words.empty() ? "this game has no rulings to choose" : words;
}

/// What `House` has chosen so far, by ruling.
using Chosen = std::array<Said, std::tuple_size_v<decltype(Setup::house)>>;

void choose(std::string_view text, Span span, std::span<const Ruling> rulings, Setup& setup, Chosen& chosen,
            Referee& referee) {
    const std::size_t equal = std::min(text.find('='), text.size());
    const std::string_view id = text.substr(0, equal);
    const std::string_view value = equal == text.size() ? std::string_view{} : text.substr(equal + 1);
    const auto ruling = std::find_if(rulings.begin(), rulings.end(),
                                     [&](const Ruling& one) { return one.id == id && !one.options.empty(); });
    if (ruling == rulings.end()) {
        Finding& finding = referee.find(record::rule("record.house.unknown"), span,
                                        fmt::format("there is no ruling \"{}\" to choose; the default is taken", id));
        finding.help = options_of(rulings);
        return;
    }
    const auto option = std::find(ruling->options.begin(), ruling->options.end(), value);
    if (option == ruling->options.end()) {
        Finding& finding = referee.find(record::rule("record.house.bad-option"), span,
                                        fmt::format("{} cannot be \"{}\"; {} is taken", id, value, ruling->options[0]));
        finding.help = options_of({&*ruling, 1});
        return;
    }
    const auto number = static_cast<std::size_t>(ruling - rulings.begin());
    if (const Said& first = chosen[number]; !first.value.empty()) {
        if (first.value != value) {
            contradict(id, first, {value, span}, referee);
        }
        return;
    }
    chosen[number] = {value, span};
    setup.house[number] = static_cast<std::uint8_t>(option - ruling->options.begin());
}

void read_start(const Header& header, Setup& setup, Referee& referee) {
    const HeaderField* const field = header.find("Start");
    if (field == nullptr) {
        return;
    }
    const std::string_view name = header.value(*field);
    const Seat named = referee.seats().named(name);
    const Seat seat = named != no_seat ? named : referee.seats().find(name);
    if (seat == no_seat) {
        referee.find(record::rule("record.start.nobody"), field->value,
                     fmt::format("{} does not sit at the table; {} is taken to start", name, referee.seats().name(0)));
        return;
    }
    setup.start = seat;
    setup.start_given = true;
}

std::string winners_of(const Report& report) {
    std::string names;
    for (Seat seat = 0; seat < static_cast<Seat>(report.seats.count()); ++seat) {
        if (report.won(seat)) {
            names += fmt::format("{}{}", names.empty() ? "" : ", ", report.seats.name(seat));
        }
    }
    return names;
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

bool is_number(std::string_view text, std::int32_t& value) {
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && stop == text.data() + text.size();
}

/// A wrong result, or nothing.
std::string result_fault(std::string_view text, const HeaderField& field, const Report& report, bool single) {
    const std::string truth = result_as_it_is(report, single);
    if (field.value.in(text) == "?") {
        return {};
    }
    std::int32_t number = 0;
    if (is_number(field.value.in(text), number)) {
        return single && number == report.scores[0]
                   ? std::string{}
                   : fmt::format("the result announced is {}, by the rules it is {}", number, truth);
    }
    unsigned named = 0;
    std::size_t scored = 0;
    std::size_t items = 0;
    std::string fault;
    split_list(text, field.value, [&](std::string_view item, Span) {
        const ResultItem result = result_item(item);
        // "Player 1" is a name with a number of its own.
        const bool whole = report.seats.named(item) != no_seat;
        const Seat seat = seat_of(report.seats, whole ? item : result.name);
        ++items;
        if (seat == no_seat) {
            fault = fmt::format("{} does not sit at the table", result.name);
            return;
        }
        if ((named >> static_cast<unsigned>(seat) & 1U) != 0) {
            fault = fmt::format("{} is named twice", report.seats.name(seat));
        }
        named |= 1U << static_cast<unsigned>(seat);
        if (!whole && result.score) {
            ++scored;
            const std::int32_t score = report.scores[static_cast<std::size_t>(single ? 0 : seat)];
            if (*result.score != score && *result.score != any_score) {
                fault = fmt::format("{} is said to have {}, by the rules it is {}", result.name, *result.score, score);
            }
        }
    });
    if (!fault.empty()) {
        return fault;
    }
    if (scored == 0) {
        const std::string winners = winners_of(report);
        return named == report.winners ? std::string{}
                                       : fmt::format("the winner announced is {}, by the rules it is {}",
                                                     field.value.in(text), winners.empty() ? "nobody" : winners);
    }
    const bool all = scored == items && items == report.seats.count();
    return all ? std::string{}
               : fmt::format("the result names {} of {} players with a score; by the rules it is {}", scored,
                             report.seats.count(), truth);
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

Setup read_setup(const Header& header, const About& about, std::span<const Ruling> rulings, Referee& referee) {
    Setup setup;
    setup.header = &header;
    setup.seats = &referee.seats();
    const FirstFields first(header);
    for (const HeaderField& field : header.fields) {
        check_key(header, field, about, referee);
        check_twice(header, field, first.of(field.key.in(header.text)), referee);
    }
    check_revision(header, "Notation", referee);
    check_revision(header, "Rules", referee);
    check_date(header, referee);
    if (const HeaderField* const house = header.find("House"); house != nullptr && !house->value.empty()) {
        Chosen chosen{};
        split_list(header.text, house->value,
                   [&](std::string_view text, Span span) { choose(text, span, rulings, setup, chosen, referee); });
    }
    if (referee.seats().count() > 0) {
        read_start(header, setup, referee);
    }
    return setup;
}

void audit_result(const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Result");
    if (field == nullptr) {
        return;
    }
    const Report& report = referee.report();
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
    }
}

}  // namespace arbiter
