// Ledgers that name records in which facts are written `?`: each score that such a record can have is tried.
#include "rules/dorfromantik-campaign/high_score.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/random_play.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/registry/judge.hpp"
#include "tests/effort.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::dorfromantik_campaign::candidates_test {
namespace {

/// A whole game of which nobody wrote down the tile laid last, with so many points for cards.
std::string game_with_a_gap(std::uint64_t seed, std::int32_t extra) {
    namespace game = arbiter::dorfromantik;
    Random random(seed);
    game::Table table({.players = 1});
    std::string text;
    std::size_t tile = 0;
    while (!table.finished()) {
        const game::Play play = *game::random_play(table, game::Temper::careful, random);
        const bool task = play.pile == game::Pile::task;
        text += task ? "task " + to_text(play.marker) + " " : "land ";
        tile = text.size();
        text += fmt::format("{}:{}\n", to_text(play.tile), play.set_aside ? "none" : ::arbiter::text_of(play.cell));
        table.apply(0, play, table.turns() + 1);
    }
    text.replace(tile, text.find(':', tile) - tile, "?");
    return fmt::format("Game: dorfromantik\nPlayers: Ann\nExtra: {} cards\n\n{}", extra, text);
}

struct JudgedRecord {
    std::string game;
    std::string ledger;
    Report report{};

    JudgedRecord(std::string record, const std::string& lines)
        : game(std::move(record)), ledger("Game: dorfromantik-campaign\nPlayers: Ann\n\n" + lines) {
        const FileReader open = [&](std::string_view) { return std::optional<std::string>(game); };
        arbiter::judge(RecordText{ledger}, {}, open, report);
    }
};

/// What the finished games of all completions score.
std::vector<std::int32_t> totals_of(const std::string& game) {
    Report report;
    arbiter::judge(
        RecordText{game}, {.totals = true}, [](std::string_view) { return std::nullopt; }, report);
    return report.verdict == Verdict::unverified && !report.open_end ? report.totals : std::vector<std::int32_t>{};
}

/// A game with several totals, the largest of which begins a row of the high-score list; without totals if this seed
/// gives none.
struct OpenGame {
    std::string text;
    std::vector<std::int32_t> totals;

    explicit OpenGame(std::uint64_t seed) : text(game_with_a_gap(seed, 0)), totals(totals_of(text)) {
        if (totals.size() < 2 || totals.back() > 250) {
            totals.clear();
            return;
        }
        text = game_with_a_gap(seed, 250 - totals.back());
        totals = totals_of(text);
    }
};

std::vector<std::string> texts_in_row(const std::vector<std::int32_t>& totals, std::size_t row) {
    std::vector<std::string> texts;
    for (const std::int32_t total : totals) {
        if (HighScoreList().row_of(total) == row) {
            texts.push_back(std::to_string(total));
        }
    }
    return texts;
}

std::vector<std::string> said(const Report& report) {
    std::vector<std::string> values = report.assumed.empty() ? std::vector<std::string>{} : report.assumed[0].could_be;
    std::ranges::transform(report.settled, std::back_inserter(values), &Settled::is);
    return values;
}

std::ptrdiff_t wrong_rows(const Report& report) {
    return std::ranges::count(report.findings, "dorfromantik-campaign.claim.row",
                              [](const Finding& one) { return one.rule->id; });
}

TEST(CampaignCandidates, ClaimsAreTrueIfSomeScoreOfTheRecordMakesThemTrue) {
    std::size_t open = 0;
    for (std::uint64_t seed = 0; open < 4 && seed < test::games(60); ++seed) {
        const auto [game, totals] = OpenGame(seed);
        if (totals.empty()) {
            continue;
        }
        ++open;
        const HighScoreList list;
        const auto rows = list.rows();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            SCOPED_TRACE(fmt::format("seed {} row {}", seed, rows[row].from));
            const Report report =
                JudgedRecord(game, fmt::format("game 1 record a.tgn +row:{}\n", rows[row].from)).report;
            const auto fitting = texts_in_row(totals, row);
            EXPECT_EQ(wrong_rows(report), fitting.empty() ? 1 : 0);
            if (!fitting.empty()) {
                EXPECT_EQ(said(report), fitting);
            }
        }
    }
    EXPECT_GT(open, 0U);
}

/// A record is the same game wherever it is named, also behind an undo.
TEST(CampaignCandidates, ARecordHasOneScore) {
    const HighScoreList list;
    std::size_t tried = 0;
    for (std::uint64_t seed = 0; tried < 2 && seed < test::games(60); ++seed) {
        const auto [game, totals] = OpenGame(seed);
        if (totals.empty()) {
            continue;
        }
        ++tried;
        const auto line = [&](std::int32_t total) {
            return fmt::format("game 1 record a.tgn +row:{}\n", list.rows()[list.row_of(total)].from);
        };
        const Report same = JudgedRecord(game, line(totals.front()) + "undo\n" + line(totals.front())).report;
        EXPECT_EQ(wrong_rows(same), 0);
        const Report other = JudgedRecord(game, line(totals.front()) + "undo\n" + line(totals.back())).report;
        EXPECT_EQ(wrong_rows(other), 1);
    }
    EXPECT_GT(tried, 0U);
}

}  // namespace
}  // namespace arbiter::dorfromantik_campaign::candidates_test
