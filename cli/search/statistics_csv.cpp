// Lays statistics out as a table for other programs: RFC 4180, a line for each game or group.
#include "cli/search/statistics_report.hpp"
#include "cli/text/plain_text.hpp"

#include <fmt/format.h>

#include <string_view>

namespace arbiter::cli {
namespace {

/// In quotes where a comma, a quote or a line break would be taken for one of the table's.
void append_cell(std::string_view words, std::string& text) {
    const std::string cell = plain_text(words);
    if (cell.find_first_of(",\"\r\n") == std::string_view::npos) {
        text += cell;
        return;
    }
    text += '"';
    for (const char byte : cell) {
        text += byte;
        text += byte == '"' ? "\"" : "";
    }
    text += '"';
}

void append_spread(const Spread& spread, std::string& text) {
    text += fmt::format(",{},{},{},{},{},{},{}", spread.count(), spread.least(), spread.percentile(10),
                        spread.percentile(50), spread.percentile(90), spread.mean(), spread.most());
}

void append_spread_names(std::string_view name, std::string& text) {
    for (const std::string_view member : {"count", "min", "p10", "median", "p90", "mean", "max"}) {
        text += fmt::format(",{}_{}", name, member);
    }
}

std::string head() {
    std::string text = "game,group,records";
    for (std::size_t i = 0; i < RunTotals{}.verdicts.size(); ++i) {
        text += fmt::format(",{}", name_of(static_cast<Verdict>(i)));
    }
    for (std::size_t seat = 1; seat <= most_seats; ++seat) {
        text += fmt::format(",won_by_seat_{}", seat);
    }
    text += ",shared_wins,open";
    for (const std::string_view name : {"events", "scores", "best_scores"}) {
        append_spread_names(name, text);
    }
    return text + ",won_by_first,won_by_second,won_by_both,won_by_neither\r\n";
}

void append_game(const GroupName& name, const Statistics& game, std::string& text) {
    append_cell(name.game, text);
    text += ',';
    append_cell(name.group, text);
    text += fmt::format(",{}", game.totals().records);
    for (const std::uint64_t count : game.totals().verdicts) {
        text += fmt::format(",{}", count);
    }
    for (const std::uint64_t won : game.won()) {
        text += fmt::format(",{}", won);
    }
    text += fmt::format(",{},{}", game.shared(), game.open());
    append_spread(game.events(), text);
    append_spread(game.scores(), text);
    append_spread(game.winning(), text);
    const Duel& duel = game.duel();
    text += duel.any() ? fmt::format(",{},{},{},{}\r\n", duel.first, duel.second, duel.both, duel.neither) : ",,,,\r\n";
}

}  // namespace

std::string statistics_csv(const GameStatistics& games) {
    std::string text = head();
    for (const auto& [name, game] : games) {
        append_game(name, game, text);
    }
    return text;
}

}  // namespace arbiter::cli
