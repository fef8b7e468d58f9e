// Reads the result that a header announces as it was meant.
#include "grammar/habits/header.hpp"
#include "grammar/habits/header_value.hpp"
#include "grammar/habits/spot.hpp"
#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace arbiter::habits {
namespace {

/// Takes words off the front of a result.
class ResultText {
public:
    explicit ResultText(std::string_view text) : rest_(trimmed(text)) {}

    bool empty() const { return rest_.empty(); }
    void skip(std::string_view marks) { rest_.remove_prefix(std::min(rest_.find_first_not_of(marks), rest_.size())); }

    std::optional<std::int32_t> number() {
        std::int32_t value = 0;
        const auto [stop, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (error != std::errc()) {
            return std::nullopt;
        }
        rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
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

    std::string_view name(std::span<const std::string_view> players) {
        const std::string_view best = name_at(rest_, players);
        rest_.remove_prefix(best.size());
        return best;
    }

private:
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
            text.skip("-: \t");
        }
    }
    return text.empty() && players.size() > 1 ? result : std::string{};
}

/// `Ann wins`, `Ann: 84, Ben: 72`, `Ann 84 Ben 72`.
std::string names_in_words(std::string_view value, std::span<const std::string_view> players) {
    ResultText text(value);
    std::string result;
    while (!text.empty()) {
        const std::string_view name = text.name(players);
        if (name.empty()) {
            return {};
        }
        result += fmt::format("{}{}", result.empty() ? "" : ", ", name);
        text.skip(" \t:=");
        if (const auto score = text.number()) {
            result += fmt::format(" {}", *score);
        }
        text.skip(" \t");
        if (text.word("wins") || text.word("win") || text.word("won")) {
            text.skip(" \t.!");
            return text.empty() ? result : std::string{};
        }
        text.skip(" \t,;");
        if (text.word("and") || text.word("&")) {
            text.skip(" \t");
        }
    }
    return result;
}

std::string meant_by(std::string_view value, std::span<const std::string_view> players) {
    std::string meant = scores_in_order(value, players);
    return meant.empty() ? names_in_words(value, players) : meant;
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

bool read_result(Draft& draft, std::size_t at, std::span<const std::string_view> players) {
    const std::string value(trimmed(std::string_view(draft.text()).substr(at)));
    std::int32_t number = 0;
    const auto [stop, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc() && stop == value.data() + value.size()) {
        return true;  // the total of a table that plays together
    }
    const bool draw = alike(value, "draw") || alike(value, "tie");
    std::string meant = draw && players.size() == 2 ? joined_by(players, ", ") : totals_and_winners(value, players);
    meant = meant.empty() ? meant_by(value, players) : meant;
    if (!meant.empty()) {
        put_value(draft, at, meant, Habit::result);
    }
    return !meant.empty();
}

}  // namespace arbiter::habits
