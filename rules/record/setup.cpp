// Reads starter, house rulings and dates from the header, and finds keys and values that cannot be.
#include "rules/record/setup.hpp"

#include "grammar/record/list.hpp"
#include "grammar/text/spelling.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace arbiter {
namespace {

Finding& bad_value(Referee& referee, const HeaderField& field, std::string message) {
    return referee.find(record::rule("record.header.bad-value"), field.value, std::move(message));
}

void check_revision(const Header& header, std::string_view key, Referee& referee) {
    const HeaderField* const field = header.find(key);
    if (field != nullptr && header.value(*field) != "1") {
        bad_value(referee, *field,
                  fmt::format("{} is \"{}\", and only revision 1 is known, which is taken", key, header.value(*field)));
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

/// Two digits as a number; nothing when one of them is unknown.
std::optional<int> two_digits(std::string_view text) {
    return text.find('?') != std::string_view::npos ? std::nullopt
                                                    : std::optional((text[0] - '0') * 10 + (text[1] - '0'));
}

/// What is wrong with the month or the day of a date in its form; empty when nothing is.
std::string calendar_fault(std::string_view date) {
    constexpr int leap_year = 2000;
    const std::optional<int> century = two_digits(date.substr(0, 2));
    const std::optional<int> year = two_digits(date.substr(2, 2));
    const std::optional<int> month = two_digits(date.substr(5, 2));
    const std::optional<int> day = two_digits(date.substr(8, 2));
    if (month && (*month < 1 || *month > 12)) {
        return fmt::format("there is no month {}", date.substr(5, 2));
    }
    // What is not known is taken to be as long as it can be.
    const std::chrono::year_month_day longest{std::chrono::year(century && year ? *century * 100 + *year : leap_year),
                                              std::chrono::month(static_cast<unsigned>(month.value_or(1))),
                                              std::chrono::day(static_cast<unsigned>(day.value_or(1)))};
    return longest.ok() ? std::string()
                        : fmt::format("there is no day {} in {} month", date.substr(8, 2), month ? "that" : "any");
}

void check_date(const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Date");
    const std::string_view date = field == nullptr ? std::string_view{} : header.value(*field);
    if (field == nullptr || date == "?") {
        return;
    }
    const std::string fault =
        is_date(date) ? calendar_fault(date)
                      : fmt::format("a date is written 2026-11-20, with ? for what nobody knows; this is \"{}\"", date);
    if (!fault.empty()) {
        referee.find(record::rule("record.header.date"), field->value, fault);
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

/// The first field of each key. Headers are short: only a long one is worth an index, and in most all keys begin with
/// letters of their own.
class FirstFields {
public:
    explicit FirstFields(const Header& header)
        : header_(header),
          all_differ_(static_cast<std::size_t>(std::popcount(header.first_letters)) == header.fields.size()) {
        constexpr std::size_t longest_searched = 32;
        for (std::size_t i = 0; header.fields.size() > longest_searched && i < header.fields.size(); ++i) {
            index_.try_emplace(header.fields[i].key.in(header.text), &header.fields[i]);
        }
    }

    const HeaderField* like(const HeaderField& field) const {
        if (all_differ_) {
            return &field;
        }
        const std::string_view key = field.key.in(header_.text);
        return index_.empty() ? header_.find(key) : index_.find(key)->second;
    }

private:
    const Header& header_;
    bool all_differ_;
    std::unordered_map<std::string_view, const HeaderField*> index_;
};

/// `known` is nullptr where the game has no such key.
void check_twice(const Header& header, const HeaderField& field, const HeaderField* first, const HeaderKey* known,
                 Referee& referee) {
    if (first == &field) {
        return;
    }
    const std::string_view key = field.key.in(header.text);
    if (known != nullptr && known->has_one_value() && header.value(*first) != header.value(field)) {
        contradict(key, {header.value(*first), first->key}, {header.value(field), field.key}, referee);
        return;
    }
    Finding& finding = referee.find(record::rule("record.header.twice"), field.key,
                                    fmt::format("{} stands twice in the header; the first one counts", key));
    finding.notes.push_back({first->key, "the first one"});
}

void find_unknown(std::string_view key, const HeaderField& field, const About& about, Referee& referee) {
    std::vector<std::string_view> known;
    std::ranges::transform(header_keys(about), std::back_inserter(known), &HeaderKey::key);
    Finding& finding = referee.find(record::rule("record.header.unknown-key"), field.key,
                                    fmt::format("{} is no header key of {}", key, about.title));
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

/// The ruling that was probably meant, or the first behind all.
std::size_t ruling_meant(std::string_view id, std::span<const Ruling> rulings) {
    std::vector<std::string_view> ids;
    for (const Ruling& ruling : rulings) {
        if (!ruling.options.empty()) {
            ids.push_back(ruling.id);
        }
    }
    const std::string_view meant = nearest_word(id, ids);
    return static_cast<std::size_t>(std::find_if(rulings.begin(), rulings.end(),
                                                 [&](const Ruling& one) { return !meant.empty() && one.id == meant; }) -
                                    rulings.begin());
}

/// The choice that was probably meant, or all that there are.
std::string choice_meant(std::string_view id, std::string_view value, std::span<const Ruling> rulings) {
    const std::size_t meant = ruling_meant(id, rulings);
    if (meant == rulings.size()) {
        return options_of(rulings);
    }
    const Ruling& ruling = rulings[meant];
    const bool offered = std::find(ruling.options.begin(), ruling.options.end(), value) != ruling.options.end();
    return offered ? fmt::format("did you mean {}={}?", ruling.id, value) : options_of({&ruling, 1});
}

/// What `House` has chosen so far, by ruling; and the rulings of which it says what cannot be.
struct Chosen {
    std::array<Said, std::tuple_size_v<decltype(Setup::house)>> said{};
    std::uint32_t misread = 0;  ///< one bit a ruling
    bool unknown = false;       ///< there is none that this could be
};

/// By what the game is judged where House could not be read.
std::string taken_instead(const Chosen& chosen, std::span<const Ruling> rulings, const Setup& setup) {
    std::string words;
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        const bool misread = (chosen.misread >> i & 1U) != 0 || (chosen.unknown && chosen.said[i].value.empty());
        if (misread && !rulings[i].options.empty()) {
            words +=
                fmt::format("{}{}={}", words.empty() ? "" : ", ", rulings[i].id, rulings[i].options[setup.house[i]]);
        }
    }
    return words;
}

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
        finding.help = choice_meant(id, value, rulings);
        const std::size_t meant = ruling_meant(id, rulings);
        chosen.misread |= meant == rulings.size() ? 0 : std::uint32_t{1} << meant;
        chosen.unknown = chosen.unknown || meant == rulings.size();
        return;
    }
    const auto number = static_cast<std::size_t>(ruling - rulings.begin());
    const auto option = std::find(ruling->options.begin(), ruling->options.end(), value);
    if (option == ruling->options.end()) {
        Finding& finding = referee.find(record::rule("record.house.bad-option"), span,
                                        fmt::format("{} cannot be \"{}\"; {} is taken", id, value, ruling->options[0]));
        finding.help = options_of({&*ruling, 1});
        chosen.misread |= std::uint32_t{1} << number;
        return;
    }
    if (const Said& first = chosen.said[number]; !first.value.empty()) {
        if (first.value != value) {
            contradict(id, first, {value, span}, referee);
        }
        return;
    }
    chosen.said[number] = {value, span};
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

}  // namespace

std::vector<HeaderKey> header_keys(const About& about) {
    std::vector<HeaderKey> keys(common_header_keys().begin(), common_header_keys().end());
    keys.insert(keys.end(), about.header_keys.begin(), about.header_keys.end());
    return keys;
}

const HeaderKey* find_header_key(const About& about, std::string_view key) {
    const HeaderKey* const common = find_header_key(common_header_keys(), key);
    return common != nullptr ? common : find_header_key(about.header_keys, key);
}

Setup read_setup(const Header& header, const About& about, std::span<const Ruling> rulings, Referee& referee) {
    Setup setup;
    setup.header = &header;
    setup.seats = &referee.seats();
    const FirstFields first(header);
    for (const HeaderField& field : header.fields) {
        const std::string_view key = field.key.in(header.text);
        const HeaderKey* const known = find_header_key(about, key);
        if (known == nullptr && !is_private_key(key)) {
            find_unknown(key, field, about, referee);
        }
        check_twice(header, field, first.like(field), known, referee);
    }
    check_revision(header, "Notation", referee);
    check_revision(header, "Rules", referee);
    check_date(header, referee);
    if (const HeaderField* const house = header.find("House"); house != nullptr && !house->value.empty()) {
        Chosen chosen;
        split_list(header.text, house->value,
                   [&](std::string_view text, Span span) { choose(text, span, rulings, setup, chosen, referee); });
        referee.report().judged_as = taken_instead(chosen, rulings, setup);
    }
    if (referee.seats().count() > 0) {
        read_start(header, setup, referee);
    }
    return setup;
}

std::vector<std::pair<std::string_view, std::string_view>> house_of(const Record& record, const About& about,
                                                                    std::span<const Ruling> rulings) {
    Report aside;
    Referee referee(record.text, aside);
    const Setup setup = read_setup(record.header, about, rulings, referee);
    std::vector<std::pair<std::string_view, std::string_view>> house;
    for (std::size_t i = 0; i < rulings.size(); ++i) {
        if (!rulings[i].options.empty()) {
            house.emplace_back(rulings[i].id, rulings[i].options[setup.house[i]]);
        }
    }
    return house;
}

}  // namespace arbiter
