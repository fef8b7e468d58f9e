// Takes the lines of a record apart into names, numbers, letters and cells, and exchanges them throughout.
#include "rules/fix/systematic_slip.hpp"

#include "grammar/record/words.hpp"
#include "grammar/text/ascii.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/fix/slips.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <optional>

namespace arbiter::fix {
namespace {

using Edits = std::vector<std::pair<Span, std::string>>;

struct Number {
    Span span;
    std::int64_t value = 0;
};

/// Whole numbers in a part of the record, a minus sign included.
std::vector<Number> numbers_in(std::string_view record, Span part) {
    std::vector<Number> numbers;
    for (std::uint32_t at = part.begin; at < part.end;) {
        if (!is_digit(record[at])) {
            ++at;
            continue;
        }
        const std::uint32_t begin = at > part.begin && record[at - 1] == '-' ? at - 1 : at;
        while (at < part.end && is_digit(record[at])) {
            ++at;
        }
        Number number{{begin, at}};
        if (std::from_chars(record.data() + begin, record.data() + at, number.value).ec == std::errc()) {
            numbers.push_back(number);
        }
    }
    return numbers;
}

Span whole(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

class SystematicSlips {
public:
    SystematicSlips(const Simulator& on, std::string_view record, const Seats& seats, const Finding& cause,
                    const VisitSystematic& visit)
        : on_(on), record_(record), seats_(seats), cause_(cause), visit_(visit), vocabulary_(seats) {}

    void make() {
        static_cast<void>(totals() && players() && exchange_players() && turn_sources() && exchange_letters() &&
                          turn_cells());
    }

private:
    std::string_view event(std::size_t at) const { return on_.events[at].event.in(record_); }

    /// Answers whether to go on.
    bool visit(std::string what, Edits edits, bool is_usual = false) {
        return edits.size() < 2 || visit_({std::move(what), std::move(edits), is_usual});
    }

    // Totals.

    bool is_total(std::size_t at) const { return event(at).starts_with("scores "); }

    /// What the rules say is written in the help of a wrong total.
    bool totals() {
        if (cause_.rule != &record::rule("claim.scores") || cause_.help.empty() || on_.stop >= on_.events.size()) {
            return true;
        }
        const std::vector<Number> said = numbers_in(record_, on_.events[on_.stop].event);
        const std::vector<Number> right = numbers_in(cause_.help, whole(cause_.help));
        if (said.size() != right.size() || said.size() != static_cast<std::size_t>(seats_.count())) {
            return true;
        }
        return off_by_the_same(said, right) && counted_down(said, right);
    }

    bool off_by_the_same(const std::vector<Number>& said, const std::vector<Number>& right) {
        std::optional<std::size_t> who;
        for (std::size_t seat = 0; seat < said.size(); ++seat) {
            if (said[seat].value != right[seat].value) {
                if (who) {
                    return true;
                }
                who = seat;
            }
        }
        if (!who) {
            return true;
        }
        const std::int64_t more = right[*who].value - said[*who].value;
        const std::string what =
            fmt::format("totals of {} from line {} on: {} {}", seats_.name(static_cast<Seat>(*who)),
                        line_number(on_.events[on_.stop].line.begin), std::abs(more), more < 0 ? "less" : "more");
        const Edits edits = with_totals(
            on_.stop, [&](std::size_t seat, std::int64_t total) { return seat == *who ? total + more : total; });
        Edits all = edits;
        if (const auto result = result_of(*who)) {
            all.insert(all.begin(), {result->span, std::to_string(result->value + more)});
        }
        return visit(what, edits, true) && (all.size() == edits.size() || visit(what + ", and the result", all, true));
    }

    /// What was left is written in place of what was laid.
    bool counted_down(const std::vector<Number>& said, const std::vector<Number>& right) {
        const std::int64_t sum = said.front().value + right.front().value;
        for (std::size_t seat = 0; seat < said.size(); ++seat) {
            if (said[seat].value + right[seat].value != sum) {
                return true;
            }
        }
        const auto turned = [sum](std::size_t, std::int64_t total) { return sum - total; };
        return said.size() < 2 ||
               visit(fmt::format("every total is what is left of {}", sum), with_totals(0, turned), true);
    }

    template <typename Change>
    Edits with_totals(std::size_t from, Change change) const {
        Edits edits;
        for (std::size_t at = from; at < on_.events.size(); ++at) {
            const std::vector<Number> totals =
                is_total(at) ? numbers_in(record_, on_.events[at].event) : std::vector<Number>();
            for (std::size_t seat = 0; seat < totals.size(); ++seat) {
                const std::int64_t changed = change(seat, totals[seat].value);
                if (changed != totals[seat].value) {
                    edits.emplace_back(totals[seat].span, std::to_string(changed));
                }
            }
        }
        return edits;
    }

    /// What the header announces of a player.
    std::optional<Number> result_of(std::size_t seat) const {
        const Span line = header_line("Result:");
        const std::string name(seats_.name(static_cast<Seat>(seat)));
        const std::size_t at = line.in(record_).find(name + ' ');
        if (line.empty() || at == std::string_view::npos) {
            return std::nullopt;
        }
        const auto begin = static_cast<std::uint32_t>(line.begin + at + name.size() + 1);
        const std::vector<Number> numbers = numbers_in(record_, {begin, line.end});
        return numbers.empty() || numbers.front().span.begin != begin ? std::nullopt : std::optional(numbers.front());
    }

    // Names and seats.

    bool players() {
        const Span line = header_line("Players:");
        std::string turned;
        std::string as_listed;
        for (Seat seat = 0; seat < static_cast<Seat>(seats_.count()); ++seat) {
            const std::string name(seats_.name(seat));
            turned = turned.empty() ? name : name + ", " + turned;
            as_listed += (as_listed.empty() ? "" : ", ") + name;
        }
        if (seats_.count() < 3 || line.in(record_) != "Players: " + as_listed) {
            return true;  // of two, the one who begins is the other one: that is another change
        }
        return visit_({"the players in the other order", {{line, "Players: " + turned}}, false});
    }

    bool exchange_players() {
        for (std::size_t one = 0; one < vocabulary_.names.size(); ++one) {
            for (std::size_t other = one + 1; other < vocabulary_.names.size(); ++other) {
                const std::string& first = vocabulary_.names[one];
                const std::string& second = vocabulary_.names[other];
                Edits edits;
                each_word([&](Span word) {
                    const std::string_view name = word.in(record_);
                    if (name == first || name == second) {
                        edits.emplace_back(word, name == first ? second : first);
                    }
                });
                if (!visit(fmt::format("{} and {} exchanged", first, second), std::move(edits))) {
                    return false;
                }
            }
        }
        return true;
    }

    // Letters and cells.

    bool exchange_letters() {
        std::string all;
        for (std::size_t at = 0; at < on_.events.size(); ++at) {
            for (const char letter : letters_of(at)) {
                all += all.find(letter) == std::string::npos ? std::string(1, letter) : std::string();
            }
        }
        std::ranges::sort(all);
        // A wrong total has no letters: any may be to blame.
        std::string here = letters_of(on_.stop);
        here = here.empty() ? all : here;
        for (const char one : here) {
            for (const char other : all) {
                // A pair of which both stand in the line comes once.
                const bool again = here.find(other) != std::string::npos && other <= one;
                if (one != other && !again && !exchange(one, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool exchange(char one, char other) {
        Edits edits;
        each_code([&](Span word) {
            std::string text(word.in(record_));
            for (char& letter : text) {
                letter = letter == one ? other : letter == other ? one : letter;
            }
            if (text != word.in(record_)) {
                edits.emplace_back(word, text);
            }
        });
        return visit(fmt::format("{} and {} exchanged", one, other), std::move(edits));
    }

    bool turn_cells() {
        Edits exchanged;
        Edits downward;
        for (const Event& line : on_.events) {
            const std::vector<Number> numbers = numbers_in(record_, line.event);
            for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
                const Number& x = numbers[i];
                const Number& y = numbers[i + 1];
                if (x.span.end + 1 == y.span.begin && record_[x.span.end] == ',') {
                    const Span cell{x.span.begin, y.span.end};
                    exchanged.emplace_back(cell, fmt::format("{},{}", y.value, x.value));
                    downward.emplace_back(cell, fmt::format("{},{}", x.value, -y.value));
                    ++i;
                }
            }
        }
        return visit("x and y exchanged", std::move(exchanged)) && visit("y counted downward", std::move(downward));
    }

    /// What lies out to be taken, displays or an offer, has numbers in the order written.
    bool turn_sources() {
        Edits edits;
        std::string_view taken_from;
        std::int64_t count = 0;
        for (const Event& line : on_.events) {
            const std::string_view text = line.event.in(record_);
            const std::string_view first = text.substr(0, text.find(' '));
            if (first == "displays" || first == "offer") {
                taken_from = first;
                count = std::ranges::count(text, ' ');
            }
            const std::vector<Number> numbers = numbers_in(record_, line.event);
            const bool takes = std::ranges::find(vocabulary_.names, first) != vocabulary_.names.end() &&
                               !numbers.empty() && numbers.front().span.begin == line.event.begin + first.size() + 1;
            if (takes && numbers.front().value <= count) {
                edits.emplace_back(numbers.front().span, std::to_string(count + 1 - numbers.front().value));
            }
        }
        return visit(taken_from == "displays" ? "displays counted from the other end"
                                              : "tiles on offer counted from the other end",
                     std::move(edits));
    }

    // Parts of the record.

    std::uint64_t line_number(std::uint32_t at) const {
        return 1 + static_cast<std::uint64_t>(std::ranges::count(record_.substr(0, at), '\n'));
    }

    Span header_line(std::string_view key) const {
        const std::size_t body = on_.events.empty() ? record_.size() : on_.events.front().line.begin;
        for (std::size_t at = 0; at < body;) {
            const Span line = line_around(record_, static_cast<std::uint32_t>(at));
            if (line.in(record_).starts_with(key)) {
                return line;
            }
            at = line.end + std::size_t{1};
        }
        return {};
    }

    template <typename Visit>
    void each_word(Visit visit) const {
        for (const Event& line : on_.events) {
            for (std::uint32_t at = line.event.begin; at < line.event.end;) {
                if (!is_word_byte(record_[at])) {
                    ++at;
                    continue;
                }
                const std::uint32_t begin = at;
                while (at < line.event.end && is_word_byte(record_[at])) {
                    ++at;
                }
                visit(Span{begin, at});
            }
        }
    }

    /// Words that are no name and none of the game's language: letters of tiles and colors.
    bool is_code(std::string_view word) const {
        const auto both_small = [](char one, char other) {
            return one >= 'a' && one <= 'z' && other >= 'a' && other <= 'z';
        };
        return std::ranges::find(vocabulary_.names, word) == vocabulary_.names.end() &&
               std::ranges::adjacent_find(word, both_small) == word.end();
    }

    template <typename Visit>
    void each_code(Visit visit) const {
        each_word([&](Span word) {
            if (is_code(word.in(record_))) {
                visit(word);
            }
        });
    }

    /// Large letters in the codes of a line, each once.
    std::string letters_of(std::size_t at) const {
        std::string letters;
        if (at >= on_.events.size()) {
            return letters;
        }
        const Span line = on_.events[at].event;
        std::string word;
        for (std::uint32_t i = line.begin; i <= line.end; ++i) {
            if (i < line.end && is_word_byte(record_[i])) {
                word += record_[i];
                continue;
            }
            for (const char letter : is_code(word) ? word : std::string()) {
                const bool is_new = letter >= 'A' && letter <= 'Z' && letters.find(letter) == std::string::npos;
                letters += is_new ? std::string(1, letter) : std::string();
            }
            word.clear();
        }
        return letters;
    }

    const Simulator& on_;
    std::string_view record_;
    const Seats& seats_;
    const Finding& cause_;
    const VisitSystematic& visit_;
    Vocabulary vocabulary_;
};

}  // namespace

void each_systematic_slip(const Simulator& on, std::string_view record, const Seats& seats, const Finding& cause,
                          const VisitSystematic& visit) {
    SystematicSlips(on, record, seats, cause, visit).make();
}

}  // namespace arbiter::fix
