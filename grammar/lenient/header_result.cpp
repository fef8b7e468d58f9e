// Reads the result that a header announces as it was meant.
#include "grammar/lenient/characters.hpp"
#include "grammar/lenient/failure_site.hpp"
#include "grammar/lenient/header.hpp"
#include "grammar/lenient/header_value.hpp"
#include "grammar/lenient/trailing_comment.hpp"
#include "grammar/record/seats.hpp"
#include "grammar/record/unknown_result.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <optional>
#include <utility>

namespace arbiter::lenient {
namespace {

/// Takes words off the front of a result.
class ResultText {
public:
    explicit ResultText(std::string_view text) : rest_(trimmed(text)) {}

    bool empty() const { return rest_.empty(); }
    void skip(std::string_view marks) { rest_.remove_prefix(std::min(rest_.find_first_not_of(marks), rest_.size())); }

    /// `20`, `+20`, `20 points`.
    std::optional<std::int32_t> number() {
        const bool plus = rest_.size() > 1 && rest_[0] == '+' && is_digit(rest_[1]);
        const std::string_view digits = rest_.substr(plus ? 1 : 0);
        std::int32_t value = 0;
        const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc()) {
            return std::nullopt;
        }
        rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
        const std::string_view behind = rest_;
        skip(" \t");
        if (word_of({"points", "point", "pts.", "pts", "pt.", "pt"}).empty()) {
            rest_ = behind;
        }
        return value;
    }

    bool word(std::string_view word) {
        const bool whole =
            rest_.size() == word.size() || (rest_.size() > word.size() && !is_word_byte(rest_[word.size()]));
        if (!alike(rest_.substr(0, word.size()), word) || !whole) {
            return false;
        }
        rest_.remove_prefix(word.size());
        return true;
    }

    /// The first of these words that stands here; empty when none does.
    std::string_view word_of(std::initializer_list<std::string_view> words) {
        const auto* const found =
            std::find_if(words.begin(), words.end(), [this](std::string_view one) { return word(one); });
        return found == words.end() ? std::string_view() : *found;
    }

    /// A + before another player.
    bool joins() {
        const std::size_t at = std::min(rest_.find_first_not_of(" \t"), rest_.size());
        const std::size_t next = std::min(rest_.find_first_not_of(" \t", at + 1), rest_.size());
        if (at == rest_.size() || rest_[at] != '+' || next == rest_.size() || is_digit(rest_[next])) {
            return false;
        }
        rest_.remove_prefix(next);
        return true;
    }

    /// A player's name, or the beginning of one name alone.
    std::string_view name(std::span<const std::string_view> players) {
        std::string_view best = name_at(rest_, players);
        std::size_t size = best.size();
        if (best.empty()) {
            size = static_cast<std::size_t>(std::find_if_not(rest_.begin(), rest_.end(), is_word_byte) - rest_.begin());
            best = begun_by(folded(rest_.substr(0, size)), players);
        }
        rest_.remove_prefix(best.empty() ? 0 : size);
        return best;
    }

private:
    static std::string_view begun_by(std::string_view word, std::span<const std::string_view> players) {
        std::string_view begun;
        for (const std::string_view name : players) {
            if (!word.empty() && folded(name).starts_with(word)) {
                if (!begun.empty()) {
                    return {};
                }
                begun = name;
            }
        }
        return begun;
    }

    std::string_view rest_;
};

/// `84-72`, `84:72`: in the order of the seats.
std::string scores_in_order(std::string_view value, std::span<const std::string_view> players) {
    ResultText text(value);
    std::string result;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto score = text.number();
        if (!score || *score < 0) {
            return {};
        }
        result += fmt::format("{}{} {}", i == 0 ? "" : ", ", players[i], *score);
        text.skip(" \t");
        if (!text.empty() && i + 1 < players.size()) {
            text.skip("-:, \t");
        }
    }
    return text.empty() && players.size() > 1 ? result : std::string{};
}

/// A player, or team-mates joined by +.
std::string side_in(ResultText& text, std::span<const std::string_view> players) {
    std::string side(text.name(players));
    while (!side.empty() && text.joins()) {
        const std::string_view mate = text.name(players);
        side = mate.empty() ? std::string() : fmt::format("{}+{}", side, mate);
    }
    return side;
}

/// What may stand behind the last name: `wins`, or of several players `share the victory`.
bool ends_with_verb(ResultText& text, std::string_view result) {
    const bool several = result.find(',') != npos && result.find_first_of("0123456789") == npos;
    if (text.word_of({"wins", "win", "won"}).empty() &&
        (!several || text.word_of({"share the victory", "shared the victory", "tie", "tied", "draw"}).empty())) {
        return false;
    }
    text.skip(" \t.!");
    return text.empty();
}

/// `Ann wins`, `Ann: 84, Ben: 72`, `Ann 84 Ben 72`, `Ann and Ben share the victory`.
std::string names_in_words(std::string_view value, std::span<const std::string_view> players) {
    ResultText text(value);
    std::string result;
    while (!text.empty()) {
        const std::string side = side_in(text, players);
        if (side.empty()) {
            return {};
        }
        result += fmt::format("{}{}", result.empty() ? "" : ", ", side);
        text.skip(" \t:=");
        if (const auto score = text.number()) {
            result += fmt::format(" {}", *score);
        } else if (text.word("?")) {
            result += " ?";
        }
        text.skip(" \t");
        if (ends_with_verb(text, result)) {
            return result;
        }
        text.skip(" \t,;");
        if (!text.word_of({"and", "&"}).empty()) {
            text.skip(" \t");
        }
    }
    return result;
}

/// `20 to 0`, `20-0`, `by 20:0`.
std::optional<std::pair<std::int32_t, std::int32_t>> two_numbers(ResultText& text) {
    text.skip(" \t,:");
    if (text.word("by")) {
        text.skip(" \t");
    }
    const auto one = text.number();
    text.skip(" \t");
    if (!text.word("to")) {
        text.skip("-:");
    }
    text.skip(" \t");
    const auto other = one ? text.number() : std::nullopt;
    text.skip(" \t.!");
    return other && text.empty() && *one >= 0 && *other >= 0 ? std::optional(std::pair(*one, *other)) : std::nullopt;
}

/// `Ben won 20 to 0`, `Ben beat Ann 20-0`, `Ben won against Ann`: of two, the winner has the higher total.
std::string winner_in_words(std::string_view value, std::span<const std::string_view> players) {
    if (players.size() != 2) {
        return {};
    }
    ResultText text(value);
    const std::string_view winner = text.name(players);
    const std::string_view loser = winner == players[0] ? players.back() : players[0];
    text.skip(" \t");
    const bool beat = !text.word_of({"beat", "beats", "defeated", "defeats"}).empty();
    if (winner.empty() || (!beat && text.word_of({"won", "wins"}).empty())) {
        return {};
    }
    text.skip(" \t");
    if (beat || !text.word_of({"against", "over"}).empty()) {
        text.skip(" \t");
        if (text.name(players) != loser) {
            return {};
        }
        text.skip(" \t.!");
        if (text.empty()) {
            return std::string(winner);
        }
    }
    const auto totals = two_numbers(text);
    if (!totals) {
        return {};
    }
    const auto [low, high] = std::minmax(totals->first, totals->second);
    const bool first = winner == players[0];
    return fmt::format("{} {}, {} {}{}", players[0], first ? high : low, players[1], first ? low : high,
                       low == high ? fmt::format("; {}", winner) : std::string());
}

std::string meant_by(std::string_view value, std::span<const std::string_view> players) {
    std::string meant = scores_in_order(value, players);
    meant = meant.empty() ? names_in_words(value, players) : meant;
    return meant.empty() ? winner_in_words(value, players) : meant;
}

/// `1/2-1/2` is a draw wherever it is written.
bool is_draw(std::string_view value) {
    constexpr std::array<std::string_view, 5> draws{"draw", "tie", "1/2-1/2", "\xC2\xBD-\xC2\xBD", "1/2"};
    return std::any_of(draws.begin(), draws.end(), [value](std::string_view one) { return alike(value, one); });
}

/// Programs write so that nothing is known of the result.
bool is_unknown(std::string_view value) {
    return value == "*" || value == "-" || value == "--";
}

/// `1-0` is a win for programs that play chess, and a total at a table.
std::string_view winner_by_points(std::string_view value, std::span<const std::string_view> players) {
    return players.size() != 2 ? std::string_view()
           : value == "1-0"    ? players[0]
           : value == "0-1"    ? players[1]
                               : std::string_view();
}

/// `Ann 55, Ben 55; Ann wins`: the totals, and who won when a tie was broken; empty when it is nothing like that.
std::string totals_and_winners(std::string_view value, std::span<const std::string_view> players) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t semicolon = value.find(';');
    const std::string totals = semicolon == npos ? std::string() : meant_by(value.substr(0, semicolon), players);
    const std::string winners = totals.empty() ? std::string() : names_in_words(value.substr(semicolon + 1), players);
    const bool both = totals.find_first_of(digits) != npos && winners.find_first_of(digits) == npos;
    return both && !winners.empty() ? fmt::format("{}; {}", totals, winners) : std::string();
}

}  // namespace

bool read_result(Draft& draft, std::size_t at, std::span<const std::string_view> players,
                 std::vector<std::string>& offers) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    std::int32_t number = 0;
    const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool is_total = error == std::errc() && stop == value.data() + value.size();  // of all together
    if (is_total || claims_nothing(value, players)) {
        return true;
    }
    if (value.size() > longest_value) {
        return false;
    }
    if (const std::string_view winner = winner_by_points(value, players); !winner.empty()) {
        offers = {fmt::format("Result: {}", winner), fmt::format("Result: {}", scores_in_order(value, players))};
        return false;
    }
    std::string meant = is_unknown(value) ? "?" : is_draw(value) && players.size() == 2 ? joined_by(players, ", ") : "";
    meant = meant.empty() ? totals_and_winners(value, players) : meant;
    meant = meant.empty() ? meant_by(value, players) : meant;
    if (!meant.empty()) {
        put_value(draft, at, meant, Habit::result);
    }
    return !meant.empty();
}

}  // namespace arbiter::lenient
