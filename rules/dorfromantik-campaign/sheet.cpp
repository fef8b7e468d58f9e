// The campaign sheet: games, circles, paths.
#include "rules/dorfromantik-campaign/sheet.hpp"

#include "grammar/text/phrase.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik_campaign {
namespace {

using score::Row;
using score::wide;

/// "2 (128)", or "2 (?)".
std::string in_crown(const GamePlayed& game) {
    return fmt::format("{} ({})", game.number, game.score ? std::to_string(*game.score) : std::string("?"));
}

/// The games in a row's crown: "2 (128), 5 (121)".
std::string crown(const Ledger& ledger, std::size_t row) {
    std::string games;
    for (const GamePlayed& game : ledger.games()) {
        if (game.row == row) {
            games += (games.empty() ? "" : ", ") + in_crown(game);
        }
    }
    return games;
}

Row high_scores(const Ledger& ledger) {
    Row list{"high scores", {"high-score list: from, title, circles, games (score)"}};
    const auto rows = ledger.list().rows();
    for (std::size_t row = rows.size(); row-- > 0;) {
        list.parts.push_back({std::to_string(rows[row].from),
                              {wide(3, rows[row].from), "  ", wide(14, rows[row].title), " ",
                               wide(2, rows[row].circles), "  ", crown(ledger, row)}});
    }
    for (const GamePlayed& game : ledger.games()) {
        if (!game.row) {
            list.parts.push_back(
                {fmt::format("game {}", game.number),
                 {wide(3, "?"), "  ", wide(14, "nobody noted it"), " ", wide(2, game.circles), "  ", in_crown(game)}});
        }
    }
    return list;
}

Row list_of(std::string head, const std::vector<std::string>& items) {
    Row row{head, {head}};
    for (const std::string& item : items) {
        row.parts.push_back({item, {item}});
    }
    return row;
}

std::vector<std::string> or_nothing(std::vector<std::string> items) {
    return items.empty() ? std::vector<std::string>{"nothing"} : items;
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

score::Sheet sheet_of(const Ledger& ledger) {
    const Progress& progress = ledger.progress();
    Row circles{"circles", {"circles"}};
    circles.parts.push_back({"crossed",
                             {score::points(progress.crossed()), fmt::format(" of {} crossed off, ", all_circles),
                              ledger.due(), " due now"}});
    Row cards = list_of("achieved", achieved(ledger));
    cards.head = true;
    return {high_scores(ledger), std::move(circles), list_of("unlocked", or_nothing(unlocked(ledger))),
            std::move(cards), list_of("could be crossed off next", or_nothing(next(ledger)))};
}

}  // namespace arbiter::dorfromantik_campaign
