// The campaign ledger's notation: what it reads, what it refuses, and that no rule of it is without a ledger that uses
// it.
#include "grammar/dorfromantik-campaign/grammar.hpp"

#include "grammar/dorfromantik-campaign/parse.hpp"
#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik_campaign::grammar_test {
namespace {

std::optional<Written> read(std::string_view line) {
    const Seats seats;
    LineCursor cursor{line.data(), line.data(), line.data() + line.size(), &seats};
    Written written;
    return read_line(cursor, written) && cursor.at == cursor.end ? std::optional(written) : std::nullopt;
}

std::string explained(std::string_view line) {
    static constexpr std::array<std::string_view, 2> keywords{"game", "cross"};
    const Seats seats;
    return explain_line({line.data(), line.data(), line.data() + line.size(), &seats}, {keywords, {}}).message;
}

TEST(CampaignGrammar, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(CampaignGrammar, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("dorfromantik-campaign",
                                                   "arbiter::dorfromantik_campaign::grammar::");
}

TEST(CampaignGrammar, ReadsAGame) {
    const auto score = read("game 3 score 128 +row:120 +circles:3");
    ASSERT_TRUE(score);
    EXPECT_EQ(score->number.value, 3);
    EXPECT_EQ(score->score.value, 128);
    EXPECT_EQ(score->row->value, 120);
    EXPECT_EQ(score->circles->value, 3);
    EXPECT_TRUE(score->path.empty());
    const auto record = read("game 4 record games/may.tgn#2");
    ASSERT_TRUE(record);
    EXPECT_EQ(record->path_text, "games/may.tgn");
    EXPECT_EQ(record->nth.value, 2);
    EXPECT_EQ(read("game 4 record games/may.tgn")->nth.value, 1);
}

TEST(CampaignGrammar, ReadsAWalk) {
    const auto walk = read("cross start>Box-1:2 Box-1>Box-2 +unlocked:Box-1 +hearts:0");
    ASSERT_TRUE(walk);
    ASSERT_EQ(walk->step_count, 2U);
    EXPECT_EQ(walk->steps[0].step, (Step{Hex::start, Hex::box_1, 2}));
    EXPECT_EQ(walk->steps[1].step, (Step{Hex::box_1, Hex::box_2, 1}));
    ASSERT_EQ(walk->unlocked_count, 1U);
    EXPECT_EQ(walk->unlocked[0].hex, Hex::box_1);
    EXPECT_EQ(walk->hearts->value, 0);
}

TEST(CampaignGrammar, KnowsEveryHexByItsName) {
    for (std::size_t hex = 0; hex < hexes; ++hex) {
        EXPECT_EQ(hex_of(name(static_cast<Hex>(hex))), static_cast<Hex>(hex));
    }
    EXPECT_FALSE(hex_of("Harbor"));
}

TEST(CampaignGrammar, RefusesWhatIsNoEvent) {
    for (const std::string_view line :
         {"game", "game 1", "game one score 5", "game 1 score", "game 1 score -5", "game 1 record",
          "game 1 score 5 record a.tgn", "game 1 record a.tgn#", "game 1 score 5 +rows:0", "cross", "cross start",
          "cross start>", "cross start>Nowhere", "cross start>Box-1:0", "cross start>Box-1:100",
          "cross start>Box-1 +unlocked:Harbor", "scores", "Ann game 1 score 5"}) {
        EXPECT_FALSE(read(line)) << line;
        EXPECT_FALSE(explained(line).empty()) << line;
    }
}

TEST(CampaignGrammar, SaysWhatWasExpected) {
    EXPECT_EQ(explained("cross Box-1>Box-2:x"),
              "expected circles like Box-1>Box-2:3, between two neighboring hexes, found \"Box-1>Box-2:x\"");
    EXPECT_EQ(explained("game 2 128"), "expected score, record or sheet, found \"128\"");
}

}  // namespace
}  // namespace arbiter::dorfromantik_campaign::grammar_test
