// Writes the campaign sheet: games, circles, paths.
#include "rules/dorfromantik-campaign/sheet.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arbiter::dorfromantik_campaign {
namespace {

/// The games in a row's crown: "2 (128), 5 (121)".
std::string crown(const Ledger& ledger, std::size_t row) {
    std::string games;
    for (const GamePlayed& game : ledger.games()) {
        if (game.row == row) {
            games += fmt::format("{}{} ({})", games.empty() ? "" : ", ", game.number, game.score);
        }
    }
    return games;
}

void write_high_scores(const Ledger& ledger, std::string& text) {
    text += "high-score list: from, title, circles, games (score)\n";
    const auto rows = ledger.list().rows();
    for (std::size_t row = rows.size(); row-- > 0;) {
        const std::string line = fmt::format("  {:>3}  {:<14} {:>2}  {}", rows[row].from, rows[row].title,
                                             rows[row].circles, crown(ledger, row));
        text += fmt::format("{}\n", std::string_view(line).substr(0, line.find_last_not_of(' ') + 1));
    }
}

void write_list(std::string_view head, const std::vector<std::string>& items, std::string& text) {
    text += fmt::format("{}\n", head);
    for (const std::string& item : items) {
        text += fmt::format("  {}\n", item);
    }
    if (items.empty()) {
        text += "  nothing\n";
    }
}

std::vector<std::string> unlocked(const Ledger& ledger) {
    std::vector<std::string> items;
    for (const Prize& prize : ledger.prizes()) {
        items.emplace_back(prize.hex ? name(*prize.hex) : "a red heart");
    }
    return items;
}

std::vector<std::string> achieved(const Ledger& ledger) {
    std::vector<std::string> items;
    for (const Turned& card : ledger.turned()) {
        items.push_back(fmt::format("{} in game {}", name(card.achievement), card.game));
    }
    return items;
}

std::vector<std::string> next(const Ledger& ledger) {
    std::vector<std::string> items;
    for (const Step& step : ledger.next_steps()) {
        const int left = *ledger.progress().left_between(step.from, step.to);
        items.push_back(fmt::format("{}>{}: {} left", name(step.from), name(step.to), counted(left, "circle")));
    }
    return items;
}

}  // namespace

void write_sheet(const Ledger& ledger, std::string& text) {
    write_high_scores(ledger, text);
    text += fmt::format("circles\n  {} of {} crossed off, {} due now\n", ledger.progress().crossed(), all_circles,
                        ledger.due());
    write_list("unlocked", unlocked(ledger), text);
    if (const auto cards = achieved(ledger); !cards.empty()) {
        write_list("achieved", cards, text);
    }
    write_list("could be crossed off next", next(ledger), text);
}

}  // namespace arbiter::dorfromantik_campaign
