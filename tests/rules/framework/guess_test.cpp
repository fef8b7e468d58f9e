// Facts written `?`: only what no guess allows is a violation.
#include "rules/framework/scoring.hpp"
#include "tests/rules/framework/playing.hpp"

namespace arbiter::framework::test {
namespace {

Agreement alone(Tokens tokens = Tokens::claimed) {
    Agreement agreed;
    agreed.players = 1;
    agreed.house.tokens = tokens;
    return agreed;
}

TEST(Unknown, TileMayShowWhatATaskNeeds) {
    Told game(alone());
    game.hear("Ann -/2B,3B:0,0");
    game.hear("Ann B/-:1,0");
    game.hear("Ann ?:0,1");
    EXPECT_EQ(game.hear("Ann +0,0/2"), Law::token_incomplete);
    EXPECT_EQ(game.hear("Ann +0,0/1"), Law::none);
}

TEST(Unknown, TileShowsThreeColorsAtMost) {
    Told game(alone());
    game.hear("Ann -/1Y,1R,1B:0,0");
    game.hear("Ann ?:1,0");
    game.hear("Ann -/1G:1,1");
    EXPECT_EQ(game.hear("Ann +0,0/1 +0,0/2 +0,0/3"), Law::none);
    EXPECT_EQ(game.hear("Ann +1,1/1"), Law::token_incomplete);
}

TEST(Unknown, TileShowsThreeColorsAtMostOnOneLineToo) {
    Told game(alone());
    game.hear("Ann -/1Y,1R,1B:0,0");
    game.hear("Ann -/1G:0,1");
    EXPECT_EQ(game.hear("Ann ?:1,0 +0,0/1 +0,0/2 +0,0/3"), Law::none);
    game.hear("Ann G/-:1,1 +0,1/1");
    EXPECT_EQ(score(game.state, 0), 3 - 3);
    EXPECT_EQ(game.state.displays[0].tokens_placed(), 4);
}

TEST(Unknown, TileLinksChainsOnlyWhereItLies) {
    Told game(alone());
    game.hear("Ann -/4B:0,0");
    game.hear("Ann B/-:1,0");
    game.hear("Ann ?:2,0");
    game.hear("Ann B/-:3,0");
    EXPECT_EQ(game.hear("Ann B/-:3,1 +0,0/1"), Law::none);
    Told apart(alone());
    apart.hear("Ann -/4B:0,0");
    apart.hear("Ann B/-:1,0");
    apart.hear("Ann ?:0,1");
    apart.hear("Ann Y/-:2,0");
    EXPECT_EQ(apart.hear("Ann B/-:3,0 +0,0/1"), Law::token_incomplete);
}

TEST(Unknown, TileMayHaveTasksOfItsOwn) {
    Told game(alone(Tokens::automatic));
    game.hear("Ann ?:0,0");
    EXPECT_FALSE(Framework::certain(game.state) && game.state.displays[0].tokens_placed() > 0);
    EXPECT_EQ(game.hear("Ann B/-:1,0 +0,0/1 +0,0/3"), Law::none);
    EXPECT_EQ(game.state.displays[0].tokens_placed(), 2);
}

TEST(Unknown, ClaimBehindAnArrowGrantsBothTokens) {
    Told game(alone(Tokens::automatic));
    game.hear("Ann Y/2B>1Y:0,0");
    game.hear("Ann B/-:1,0");
    EXPECT_EQ(game.state.displays[0].tokens_placed(), 0);
    EXPECT_EQ(game.hear("Ann ?:2,0 +0,0/2"), Law::none);
    EXPECT_EQ(game.state.displays[0].tokens_placed(), 2);
}

TEST(Unknown, OfferFollowsEveryPossibility) {
    Agreement agreed;
    agreed.players = 2;
    Told game(agreed);
    game.hear("offer ? B/- G/-");
    EXPECT_EQ(game.hear("Ann Y/-:0,0"), Law::none);  // the unknown one
    EXPECT_EQ(game.hear("Ben 1:0,0"), Law::offer_taken);
    EXPECT_EQ(game.hear("Ben R/-:0,0"), Law::offer_not_there);
    EXPECT_EQ(game.hear("Ben ?:0,0"), Law::none);
    EXPECT_EQ(game.hear("Ann G/-:1,0"), Law::none);  // so Ben took the brown one
    EXPECT_EQ(game.hear("offer ? B/- G/-"), Law::none);
    EXPECT_EQ(game.hear("Ben B/-:1,0"), Law::none);  // the second tile, or the first if that is brown too
    EXPECT_EQ(game.hear("Ann 2:0,1"), Law::none);
    EXPECT_EQ(game.hear("Ben 1:0,1"), Law::offer_taken);
    EXPECT_EQ(game.hear("Ben 3:0,1"), Law::none);
}

TEST(Unknown, StoredTilesAreAnyOfThem) {
    Told game(alone());
    game.hear("Ann B/-:store");
    game.hear("Ann ?:store");
    EXPECT_EQ(game.hear("Ann stored Y/-:0,0"), Law::none);
    EXPECT_EQ(game.hear("Ann stored G/-:1,0"), Law::storage_not_there);
    EXPECT_EQ(game.hear("Ann stored ?:1,0"), Law::none);
    EXPECT_TRUE(game.state.displays[0].tiles().back().tile.known());
    EXPECT_EQ(game.hear("Ann stored ?:2,0"), Law::storage_not_there);
}

TEST(Unknown, ScoresLieBetweenLeastAndMost) {
    Agreement agreed;
    agreed.players = 2;
    Told game(agreed);
    game.hear("offer ? -/2B,9B B/-");
    game.hear("Ann 2:0,0");
    game.hear("Ben 3:0,0");
    game.hear("Ann 1:1,0");
    const auto range = score_range(game.state, 0);
    EXPECT_EQ(range.least, 0);
    EXPECT_EQ(range.most, 3);  // one brown frame completes neither task, but the tile may have three of its own
    EXPECT_FALSE(Framework::certain(game.state));
}

/// Facts that are hidden from a legal game never make it a violation.
TEST(Unknown, HidingFactsNeverMakesAViolation) {
    Random random(77);
    for (int game = 0; game < 150; ++game) {
        auto agreed = random_agreement(random);
        Random again(static_cast<std::uint64_t>(game));
        State hidden(agreed);
        NoTrail trail;
        Random dice(static_cast<std::uint64_t>(game) + 1000);
        play_at_random(agreed, dice, [&](const State&, const Written& written) {
            Written told = written;
            if (told.line.verb == verb::offer && again.below(3) == 0) {
                told.tiles[again.below(told.tile_count)] = Tile::unknown();
            }
            if (told.line.verb == verb::turn && agreed.solo() && told.turn.act != Act::unstore &&
                again.below(12) == 0) {
                told.turn.pick.by = Pick::By::unknown;
            }
            ASSERT_FALSE(Framework::play(hidden, told, trail)) << game;
        });
        ASSERT_FALSE(HasFailure()) << game;
    }
}

}  // namespace
}  // namespace arbiter::framework::test
