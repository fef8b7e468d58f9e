// Grawlix as a game: the rulebook's examples, its moves, what stands, canonical text.
#include "rules/grawlix/game.hpp"

#include "rules/grawlix/words.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace arbiter::grawlix::game_test {
namespace {

Report judged(const std::string& record) {
    Report report;
    arbiter::judge(
        RecordText{record}, {.breakdown = true, .completed = true}, [](std::string_view) { return std::nullopt; },
        report);
    return report;
}

std::vector<std::string> errors_of(const Report& report) {
    std::vector<std::string> codes;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error) {
            codes.emplace_back(finding.rule->id);
        }
    }
    return codes;
}

TEST(Grawlix, EveryExampleBreaksItsRuleAndNothingElse) {
    for (const Rule& rule : rulebook()) {
        const Report report = judged(std::string(rule.example));
        EXPECT_EQ(errors_of(report), std::vector<std::string>{std::string(rule.id)});
        for (const Finding& finding : report.findings) {
            EXPECT_FALSE(finding.message.empty()) << rule.id;
            EXPECT_FALSE(finding.span.empty()) << rule.id;
        }
    }
}

// Every tile on every cell around, with a replacement that is there.
TEST(Grawlix, RefusesWhatIsNoLegalMove) {
    Random random(3);
    for (int game = 0; game < 15; ++game) {
        State state(0);
        deal(state, random);
        while (const auto next = random_play(state, random)) {
            std::vector<Written> moves;
            Grawlix::legal_moves(state, moves);
            std::size_t legal = 0;
            for (const Tile tile : TileSet::all()) {
                for (std::int32_t i = 0; i < 15 * 15; ++i) {
                    Play play{.player = state.mover(), .tile = tile, .cell = {i % 15 - 7, i / 15 - 7}};
                    if (!state.table().supply().empty()) {
                        play.redrafts.add(state.table().supply().first());
                    }
                    legal += judge(state, play) ? 0U : 1U;
                }
            }
            if (!state.table().grid().empty()) {
                ASSERT_EQ(legal * std::max(1U, static_cast<unsigned>(state.table().supply().size())), moves.size());
            }
            state.play(*next);
        }
    }
}

using Placed = std::tuple<std::string, long, long>;

// Ann's third pick is unknown: her moves are those she has with any tile it may have been.
TEST(Grawlix, MovesWithAnUnknownTileAreThoseOfAnyChoice) {
    const std::vector<std::string> plays{"@B:0,0 +$G", "&V:1,0 +#R"};
    const State state = after("@B &V ? *O $R @V #G #B", plays);
    std::vector<Written> moves;
    Grawlix::legal_moves(state, moves);
    std::set<Placed> listed;
    for (const Written& move : moves) {
        listed.insert({text_of(move.tile.tile), move.place.cell.x, move.place.cell.y});
    }
    std::set<Placed> expected;
    ASSERT_EQ(state.hidden().count(), 1);
    for (const Tile choice : state.hidden().could_be(0)) {
        const naive::Table table = told(after("@B &V " + text_of(choice) + " *O $R @V #G #B", plays));
        for (const naive::Laid& laid : naive::placements(table, 0)) {
            expected.insert({laid.tile, laid.x, laid.y});
        }
    }
    EXPECT_EQ(listed, expected);
    EXPECT_EQ(moves.size(), listed.size());
}

std::string random_tile(Random& random) {
    return random.below(12) == 0 ? "?" : text_of(Tile::from_index(static_cast<int>(random.below(tile_count))));
}

std::string random_line(Random& random) {
    const auto number = [&] { return std::to_string(static_cast<int>(random.below(5)) - 2); };
    switch (random.below(9)) {
        case 0: return "Ann stuck";
        case 1: return "undo";
        case 2: return "scores 1 1";
        case 3: {
            std::string draft = "draft";
            for (std::uint64_t picks = random.below(14); picks > 0; --picks) {
                draft += ' ' + random_tile(random);
            }
            return draft + " stands";
        }
        default: {
            std::string play = random.below(4) == 0 ? "Ben " : "";
            play += random_tile(random) + ':' +
                    (random.below(4) == 0 ? std::to_string(random.below(4)) + 'E' : number() + ',' + number());
            for (std::uint64_t drafts = random.below(3); drafts > 0; --drafts) {
                play += " +" + random_tile(random);
            }
            return play + " stands";
        }
    }
}

// Whatever the table lets stand: words are found for it, and the pieces stay together.
TEST(Grawlix, SurvivesWhatStands) {
    Random random(11);
    for (unsigned game = test::games(400); game > 0; --game) {
        std::string record = "Game: grawlix\nPlayers: Ann, Ben\n\n";
        for (int line = 0; line < 40; ++line) {
            record += random_line(random) + '\n';
        }
        const Report report = judged(record);
        for (const Finding& finding : report.findings) {
            EXPECT_FALSE(finding.message.empty()) << record;
        }
        EXPECT_LE(report.scores[0] + report.scores[1], tile_count);
    }
}

TEST(Grawlix, CanonicalTextBeginsAtTheFirstTile) {
    const std::string record =
        "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\n@B:73,-6 +$G\n&V:E +#R\n%O:1S +$O\nstuck\n";
    const Canonical canonical =
        find_game("grawlix")->format(read_record(RecordText{record}), [](std::string_view) { return std::nullopt; });
    EXPECT_EQ(canonical.text,
              "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\nBen &V:1,0 +#R\nAnn "
              "%O:0,1 +$O\nBen stuck\n");
    EXPECT_TRUE(canonical.same);
}

TEST(Grawlix, CanonicalTextKeepsCellsBehindOneThatNobodyWroteDown) {
    for (const char* const plays : {"Ann @B:? +$G\nBen &V:1,0 +#R\nAnn %O:1,1 +*B\n",  // not counted from @B
                                    "Ann @B:? +$G\nBen &V:E +#R\nAnn %O:2N +*B\n",     // from nowhere known
                                    "Ann @B:0,0 +$G\nBen &V:? +#R\nAnn %O:E +*B\n"}) {
        const std::string record =
            std::string("Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\n") + plays;
        const Canonical canonical = find_game("grawlix")->format(read_record(RecordText{record}),
                                                                 [](std::string_view) { return std::nullopt; });
        EXPECT_EQ(canonical.text, record);
        EXPECT_TRUE(canonical.same);
    }
}

}  // namespace
}  // namespace arbiter::grawlix::game_test
