// Reads actions, and writes them in the notation of records.
#include "cli/import/azul-openspiel/action.hpp"

#include <fmt/format.h>

#include <charconv>

namespace arbiter::cli::openspiel {
namespace {

constexpr std::string_view colors = "BYRKW";
constexpr std::uint64_t lines = 5;

/// Takes it off the front; false, and nothing is taken, when something else stands there.
bool take(std::string_view& text, std::string_view word) {
    const bool there = text.starts_with(word);
    text.remove_prefix(there ? word.size() : 0);
    return there;
}

std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0) {
        return std::nullopt;
    }
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return number;
}

/// "Factory2", "Line1": the number behind the word, or what stands for none of them.
std::optional<int> take_place(std::string_view& text, std::string_view word, std::string_view none, int value) {
    return take(text, none) ? std::optional(value) : take(text, word) ? take_number(text) : std::nullopt;
}

char color_of(std::uint64_t index) {
    return colors[static_cast<std::size_t>(index)];
}

}  // namespace

std::optional<Action> read_action(std::string_view words) {
    if (!take(words, "Take ") || words.empty() || colors.find(words.front()) == std::string_view::npos) {
        return std::nullopt;
    }
    const char color = words.front();
    words.remove_prefix(1);
    const auto factory = take(words, " from ") ? take_place(words, "Factory", "Center", center) : std::nullopt;
    const auto line = take(words, " to ") ? take_place(words, "Line", "Floor", floor_line) : std::nullopt;
    const bool fits = factory && line && words.empty() && *line < static_cast<int>(lines);
    return fits ? std::optional(Action{*factory, color, *line}) : std::nullopt;
}

std::optional<Action> numbered_action(std::uint64_t number, std::size_t factories) {
    const std::uint64_t a_factory = colors.size() * lines;
    if (number < factories * a_factory) {
        const std::uint64_t rest = number % a_factory;
        return Action{static_cast<int>(number / a_factory), color_of(rest / lines), static_cast<int>(rest % lines)};
    }
    number -= factories * a_factory;
    if (number < a_factory) {
        return Action{center, color_of(number / lines), static_cast<int>(number % lines)};
    }
    number -= a_factory;
    if (number < factories * colors.size()) {
        return Action{static_cast<int>(number / colors.size()), color_of(number % colors.size()), floor_line};
    }
    number -= factories * colors.size();
    return number < colors.size() ? std::optional(Action{center, color_of(number), floor_line}) : std::nullopt;
}

std::string written(const Action& action) {
    const std::string source = action.factory == center ? "c" : std::to_string(action.factory + 1);
    const std::string goal = action.line == floor_line ? "floor" : std::to_string(action.line + 1);
    return fmt::format("{}{}:{}", source, action.color, goal);
}

}  // namespace arbiter::cli::openspiel
