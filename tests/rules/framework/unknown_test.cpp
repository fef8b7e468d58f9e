// Facts written `?`: only what no guess allows is a violation.
#include "rules/framework/judge.hpp"
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

TEST(Unknown, TileOfAKnownOfferIsOneOfItsTiles) {
    Agreement agreed;
    agreed.players = 2;
    Told game(agreed);
    game.hear("offer Y/- R/1Y,9R B/3B");
    game.hear("Ann 1:0,0");
    game.hear("Ben ?:0,0");
    EXPECT_EQ(score_range(game.state, 1).most, 0);  // neither a yellow frame nor nine red ones lie there
    game.hear("Ann ?:1,0");
    EXPECT_EQ(score_range(game.state, 0).most, 1);  // the red tile may lie beside the yellow one
    EXPECT_EQ(game.hear("offer ? B/- G/-"), Law::none);
    game.hear("Ben ?:1,0");
    EXPECT_EQ(score_range(game.state, 1).most, 4);  // an unknown tile was on offer, too
}

TEST(Unknown, StoredTileIsOneOfThoseStored) {
    Told game(alone(Tokens::claimed));
    game.hear("Ann -/1Y:0,0");
    game.hear("Ann R/-:store");
    game.hear("Ann B/-:store");
    EXPECT_EQ(game.hear("Ann stored ?:1,0 +0,0/1"), Law::token_incomplete);
    EXPECT_EQ(game.hear("Ann stored ?:1,0"), Law::none);
}

TEST(Unknown, ListedTilesAreTheOnlyOnes) {
    Agreement agreed = alone();
    const std::vector<Inventory::Entry> entries{{tile("Y/-"), 1}, {tile("R/2R"), 1}, {tile("-/1Y"), 1}};
    agreed.inventory = std::make_shared<const Inventory>(entries);
    Told game(agreed);
    game.hear("Ann -/1Y:0,0");
    EXPECT_EQ(game.hear("Ann ?:1,0 +1,0/1"), Law::token_incomplete);
    EXPECT_EQ(game.hear("Ann ?:1,0 +0,0/1"), Law::none);
    EXPECT_EQ(game.hear("Ann Y/-:2,0"), Law::none);
    EXPECT_EQ(game.hear("Ann +1,0/1"), Law::token_incomplete);  // so that the other was R/2R, with one red frame
}

TEST(Unknown, LastTileAloneMayHaveTakenTheLastToken) {
    Agreement agreed = alone(Tokens::automatic);
    agreed.tokens[0] = 1;
    Told game(agreed);
    game.state.bag = 1;
    Told known = game;
    known.hear("Ann B/-:0,0");
    EXPECT_TRUE(Framework::certain(known.state) && !may_have_scores(known.state));
    game.hear("Ann ?:0,0");
    EXPECT_TRUE(game.state.finished() && !has_scores(game.state));
    EXPECT_TRUE(!Framework::certain(game.state) && may_have_scores(game.state));
}

/// The tokens that this event has laid, as claims on its line.
void claim_tokens(const State& before, const State& after, Written& told) {
    const Player player = after.last_player;
    told.mark_count = 0;
    for (const Laid& laid : after.displays[player].tiles()) {
        const auto old = before.displays[player].at(laid.cell);
        for (std::uint16_t task = 0; task < Tile::most_tasks && told.mark_count < room_for_marks; ++task) {
            if (laid.has_token(task) && !(old && before.displays[player][*old].has_token(task))) {
                told.marks[told.mark_count++] = {.cell = laid.cell, .number = static_cast<std::uint16_t>(task + 1)};
            }
        }
    }
}

void expect_possible(const State& truth, const State& hidden, const Written& told) {
    const Event played(hidden, told, truth.last_player);
    for (std::size_t which = 0; which < told.tokens().size(); ++which) {
        EXPECT_FALSE(look_at_claim(played, which));
    }
    for (Player player = 0; player < truth.agreed.players; ++player) {
        const auto [least, most] = score_range(hidden, player);
        EXPECT_LE(least, score(truth, player));
        EXPECT_GE(most, score(truth, player));
    }
    EXPECT_TRUE(!truth.finished() || may_be_finished(hidden));
}

/// Whatever is hidden, the tokens of a legal game may lie where they do.
TEST(Unknown, HidingTilesNeverMakesATokenImpossible) {
    Random random(78);
    for (int game = 0; game < 120; ++game) {
        auto agreed = random_agreement(random);
        agreed.inventory = random.below(2) == 0 ? random_list(random, 4) : nullptr;
        State hidden(agreed);
        State before(agreed);
        NoTrail trail;
        Random dice(static_cast<std::uint64_t>(game) + 2000);
        play_at_random(agreed, dice, [&](const State& after, const Written& written) {
            Written told = written;
            if (told.line.verb == verb::offer && random.below(6) == 0) {
                told.tiles[random.below(told.tile_count)] = Tile::unknown();
            }
            if (told.line.verb == verb::turn && random.below(12) == 0) {
                told.turn.pick.by = Pick::By::unknown;
            }
            const bool claims = told.line.verb == verb::turn && agreed.house.tokens == Tokens::automatic;
            if (claims) {
                claim_tokens(before, after, told);
            }
            const auto fault = usual::play<Framework>(hidden, told, trail);
            ASSERT_FALSE(fault) << game << ' ' << static_cast<int>(fault->law);
            claims ? expect_possible(after, hidden, told) : void();
            before = after;
        });
        ASSERT_FALSE(HasFailure()) << game;
    }
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
            ASSERT_FALSE(usual::play<Framework>(hidden, told, trail)) << game;
        });
        ASSERT_FALSE(HasFailure()) << game;
    }
}

}  // namespace
}  // namespace arbiter::framework::test
