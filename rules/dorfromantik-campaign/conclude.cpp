// The campaign sheet: the high-score list, what is unlocked, what could be crossed off next.
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik-campaign/sheet.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik_campaign {
namespace {

Value row_value(const Ledger& ledger, std::size_t row) {
    List games;
    for (const GamePlayed& game : ledger.games()) {
        if (game.row == row) {
            games.push_back(static_cast<std::int64_t>(game.number));
        }
    }
    const HighScoreRow& printed = ledger.list().rows()[row];
    return object_of({{"from", printed.from},
                      {"title", printed.title},
                      {"circles", static_cast<int>(printed.circles)},
                      {"games", std::move(games)}});
}

List games_value(const Ledger& ledger) {
    List games;
    for (const GamePlayed& game : ledger.games()) {
        games.push_back(object_of({{"game", static_cast<std::int64_t>(game.number)},
                                   {"score", game.score ? Value(*game.score) : Value()},
                                   {"row", game.row ? Value(ledger.list().rows()[*game.row].from) : Value()},
                                   {"circles", static_cast<int>(game.circles)}}));
    }
    return games;
}

List rows_value(const Ledger& ledger) {
    List rows;
    for (std::size_t row = 0; row < ledger.list().rows().size(); ++row) {
        rows.push_back(row_value(ledger, row));
    }
    return rows;
}

List unlocked_value(const Ledger& ledger) {
    List unlocked;
    for (const Prize& prize : ledger.prizes()) {
        if (prize.hex) {
            unlocked.push_back(name(*prize.hex));
        }
    }
    return unlocked;
}

List achieved_value(const Ledger& ledger) {
    List achieved;
    for (const Turned& card : ledger.turned()) {
        achieved.push_back(name(card.achievement));
    }
    return achieved;
}

List next_value(const Ledger& ledger) {
    List next;
    for (const Step& step : ledger.next_steps()) {
        next.push_back(fmt::format("{}>{}", name(step.from), name(step.to)));
    }
    return next;
}

Value sheet_value(const Ledger& ledger) {
    return object_of({{"games", games_value(ledger)},
                      {"high_scores", rows_value(ledger)},
                      {"crossed", static_cast<int>(ledger.progress().crossed())},
                      {"left", static_cast<int>(ledger.progress().left())},
                      {"due", static_cast<int>(ledger.due())},
                      {"unlocked", unlocked_value(ledger)},
                      {"achieved", achieved_value(ledger)},
                      {"hearts", static_cast<int>(ledger.progress().hearts())},
                      {"next", next_value(ledger)}});
}

}  // namespace

void Campaign::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    report.winners = 0;
    if (options.completed) {
        for (const Prize& prize : state.ledger.prizes()) {
            report.completed.push_back(
                {no_seat, {prize.stamp, prize.stamp}, prize.hex ? std::string(name(*prize.hex)) : "red heart", {}, {}});
        }
    }
    if (options.breakdown) {
        report.breakdown = sheet_value(state.ledger);
    }
    if (options.sheet) {
        report.sheet = sheet_of(state.ledger);
    }
}

}  // namespace arbiter::dorfromantik_campaign
