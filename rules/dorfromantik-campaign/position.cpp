// A ledger as one line of text, and back.
#include "rules/dorfromantik-campaign/ledger.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace arbiter::dorfromantik_campaign {
namespace {

/// Calls `take` for each part between commas, until it answers false.
template <typename Take>
bool each_part(std::string_view list, Take&& take) {
    while (!list.empty()) {
        const auto part = list.substr(0, list.find(','));
        if (!take(part)) {
            return false;
        }
        list.remove_prefix(std::min(list.size(), part.size() + 1));
    }
    return true;
}

template <typename Number>
bool read(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size();
}

std::optional<Step> read_step(std::string_view text) {
    const auto arrow = text.find('>');
    const auto colon = text.find(':');
    if (arrow == std::string_view::npos || colon == std::string_view::npos || arrow > colon) {
        return std::nullopt;
    }
    const auto from = hex_of(text.substr(0, arrow));
    const auto to = hex_of(text.substr(arrow + 1, colon - arrow - 1));
    Step step;
    if (!from || !to || !read(text.substr(colon + 1), step.circles)) {
        return std::nullopt;
    }
    step.from = *from;
    step.to = *to;
    return step;
}

/// The value behind `key=`, up to the next blank.
std::optional<std::string_view> value_of(std::string_view line, std::string_view key) {
    const auto at = line.find(key);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto value = line.substr(at + key.size());
    return value.substr(0, value.find(' '));
}

std::string join(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, ","));
}

}  // namespace

std::string snapshot(const Ledger& ledger) {
    std::vector<std::string> rows, games, crossed;
    for (const HighScoreRow& row : ledger.list().rows().subspan(printed_rows)) {
        rows.push_back(std::to_string(row.from));
    }
    for (const GamePlayed& game : ledger.games()) {
        games.push_back(std::to_string(game.score));
    }
    for (const Step& step : ledger.progress().steps()) {
        crossed.push_back(fmt::format("{}>{}:{}", name(step.from), name(step.to), step.circles));
    }
    return fmt::format("rows={} games={} due={} crossed={}", join(rows), join(games), ledger.due(), join(crossed));
}

std::optional<Ledger> restore(std::string_view line) {
    const auto rows = value_of(line, "rows=");
    const auto games = value_of(line, " games=");
    const auto due = value_of(line, " due=");
    const auto crossed = value_of(line, " crossed=");
    HighScoreList list;
    std::int32_t number = 0;
    if (!rows || !games || !due || !crossed ||
        !each_part(*rows, [&](auto part) { return read(part, number) && list.add(number); })) {
        return std::nullopt;
    }
    Ledger ledger(list);
    const bool entered = each_part(*games, [&](std::string_view part) {
        const bool good = read(part, number) && number >= 0;
        if (good) {
            ledger.enter_game(static_cast<std::uint32_t>(ledger.games().size() + 1), number, 0);
        }
        return good;
    });
    const bool walked = each_part(*crossed, [&](std::string_view part) {
        const auto step = read_step(part);
        const bool good = step && ledger.progress().left_between(step->from, step->to) >= step->circles;
        if (good) {
            ledger.cross(*step, 0);
        }
        return good;
    });
    if (!entered || !walked || !read(*due, ledger.due_)) {
        return std::nullopt;
    }
    return ledger;
}

}  // namespace arbiter::dorfromantik_campaign
