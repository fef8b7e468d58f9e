// A game of Grawlix event by event: the draft, turns, redrafts, who is stuck, what stands.
#include "rules/grawlix/state.hpp"

#include "rules/game/random.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/random_play.hpp"
#include "tests/rules/grawlix/sample.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace arbiter::grawlix::state_test {
namespace {

const std::string draft = "@B &V %O *O $R @V #G #B";  // first: @B %O $R #G, second: &V *O @V #B

std::optional<Law> law(const Judgement& judgement) {
    return judgement ? std::optional(judgement->law) : std::nullopt;
}

std::optional<Law> judged(const State& state, const std::string& text, int player = -1) {
    return law(judge(state, play(state, text, player)));
}

TEST(State, DraftsInTurnFromTheFirstPlayer) {
    State state(1);
    state.draft(tiles(draft));
    EXPECT_TRUE(state.table().hand(1).contains(tile("@B")));
    EXPECT_TRUE(state.table().hand(0).contains(tile("&V")));
    EXPECT_EQ(state.table().supply().size(), 28);
    EXPECT_EQ(state.mover(), 1);
}

TEST(State, NobodyPlaysFromHandsThatAreNotDraftedYet) {
    for (const char* const picks : {"@B &V %O", "@B ? %O"}) {
        State state(0);
        state.draft(tiles(picks), false);
        EXPECT_TRUE(state.table().hand(0).contains(tile("%O")));
        EXPECT_FALSE(state.drafted());
        EXPECT_EQ(Grawlix::to_move(state), no_seat);
        std::vector<Written> moves;
        Grawlix::legal_moves(state, moves);
        EXPECT_TRUE(moves.empty());
        Random random(1);
        Written next;
        EXPECT_FALSE(Grawlix::deal(state, random, next));
    }
}

TEST(Table, ATileTooManyOrTooFewIsNoticed) {
    Table table(0);
    EXPECT_TRUE(table.conserved());
    table.draw(0, tile("@B"));
    table.lay(0, tile("@B"), {0, 0});
    EXPECT_TRUE(table.conserved());
    table.lay(1, tile("@B"), {1, 0});
    EXPECT_FALSE(table.conserved());
}

TEST(State, FaultsOfADraft) {
    EXPECT_EQ(law(judge_draft(State(0), "@B &V %O *O $R @V #G")), Law::draft_count);
    EXPECT_EQ(law(judge_draft(State(0), "@B &V %O *O $R @V #G @B")), Law::draft_taken);
    EXPECT_EQ(judge_draft(State(0), "@B &V %O *O $R @V #G @B")->count, 7);
    EXPECT_EQ(law(judge_draft(after(draft), draft)), Law::draft_again);
    EXPECT_EQ(judged(State(0), "@B:0,0 +$G"), Law::draft_missing);
    EXPECT_FALSE(judge_draft(State(0), "@B ? %O *O ? @V #G #B"));
}

TEST(State, FaultsOfTurnAndTile) {
    const State state = after(draft, {"@B:0,0 +$G"});
    EXPECT_EQ(judged(state, "%O:1,0 +#R", 0), Law::turn_wrong_player);
    EXPECT_EQ(judged(state, "%O:1,0 +#R"), Law::tile_not_in_hand);
    EXPECT_EQ(judged(state, "*R:1,0 +#R"), Law::tile_not_in_hand);
    EXPECT_EQ(judged(state, "@B:1,0 +#R"), Law::tile_played);
    EXPECT_FALSE(judged(state, "&V:1,0 +#R"));
}

TEST(State, FaultsOfARedraft) {
    const State state = after(draft, {"@B:0,0 +$G"});
    EXPECT_EQ(judged(state, "&V:1,0"), Law::redraft_missing);
    EXPECT_EQ(judged(state, "&V:1,0 +#R +#O"), Law::redraft_twice);
    EXPECT_EQ(judged(state, "&V:1,0 +$G"), Law::redraft_not_in_supply);
    EXPECT_EQ(judged(state, "&V:1,0 +&V"), Law::redraft_not_in_supply);
    EXPECT_EQ(judge(state, play(state, "&V:1,0 +&V"))->whereabouts, Whereabouts::grid);
    EXPECT_EQ(judge(state, play(state, "&V:1,0 +*O"))->whereabouts, Whereabouts::second_hand);
}

TEST(State, FindingsKnowTheEarlierEvent) {
    const State state = after(draft, {"@B:0,0 +$G", "&V:1,0 +#R"});
    const auto offence = judge(state, play(state, "%O:1,0 +*R"));
    EXPECT_EQ(offence->tile, tile("&V"));
    EXPECT_EQ(offence->at, 3U);
    EXPECT_EQ(judge(state, play(state, "#R:0,1 +*R"))->at, 3U);
    EXPECT_EQ(judge(state, play(state, "*O:0,1 +*R"))->at, 1U);
}

TEST(State, ALegalPlayDraftsAndPassesTheTurn) {
    const State state = after(draft, {"@B:0,0 +$G"});
    EXPECT_EQ(state.table().played(0), 1);
    EXPECT_TRUE(state.table().hand(0).contains(tile("$G")));
    EXPECT_EQ(state.mover(), 1);
    EXPECT_FALSE(state.over());
}

// The shortest game: all four tiles of the other hand share a glyph or a color with the first tile.
TEST(State, TheGameCanEndAfterTheFirstPlay) {
    const State state = after("@B @R %O @G $R #B #G *B", {"@B:0,0 +&B"});
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.winner(), 0);
    EXPECT_FALSE(judge_stuck(state, 1));
    EXPECT_EQ(law(judge_stuck(state, 0)), Law::stuck_not_to_move);
}

TEST(State, AFalseStuckIsAnsweredWithAPlay) {
    const State state = after(draft, {"@B:0,0 +$G"});
    const auto offence = judge_stuck(state, 1);
    ASSERT_EQ(law(offence), Law::stuck_can_play);
    Play offered{.player = 1, .tile = offence->tile, .cell = offence->cell, .redrafts = {}};
    offered.redrafts.add(state.table().supply().first());
    EXPECT_FALSE(judge(state, offered));
    EXPECT_TRUE(state.table().hand(1).contains(offence->tile));
}

TEST(State, NoGameIsLongerThanThirtyFourPlays) {
    Random random(2);
    for (int game = 0; game < 10'000; ++game) {
        State state(game % 2);
        deal(state, random);
        int plays = 0;
        while (const auto next = random_play(state, random)) {
            ASSERT_FALSE(state.over());
            ASSERT_FALSE(judge(state, *next));
            state.play(*next);
            ASSERT_TRUE(state.conserved());
            ++plays;
        }
        EXPECT_TRUE(state.over());
        EXPECT_LE(plays, longest_game);
    }
}

TEST(Standing, ATileThatClashesStaysWhereItLies) {
    State state = after(draft, {"@B:0,0 +$G"});
    state.let_stand(play(state, "@V:1,0 +#R"));
    EXPECT_EQ(state.table().grid().at({1, 0}), tile("@V"));
    EXPECT_TRUE(state.table().hand(1).contains(tile("#R")));
    EXPECT_EQ(state.mover(), 0);
    EXPECT_TRUE(state.conserved());
}

TEST(Standing, AnOccupiedCellChangesNothing) {
    State state = after(draft, {"@B:0,0 +$G"});
    state.let_stand(play(state, "&V:0,0 +#R"));
    state.let_stand(play(state, "@B:0,1 +#R"));
    EXPECT_EQ(state.history().lay_count(), 1);
    EXPECT_EQ(state.mover(), 1);
}

TEST(Standing, AWrongPlayersTurnGoesOnAfterThem) {
    State state = after(draft, {"@B:0,0 +$G"});
    state.let_stand(play(state, "%O:1,0 +#R", 0));
    EXPECT_EQ(state.mover(), 1);
    EXPECT_EQ(state.table().played(0), 2);
}

TEST(Standing, ATileFromElsewhereLeavesItsPlace) {
    State state = after(draft, {"@B:0,0 +$G"});
    state.let_stand(play(state, "%O:1,0 +$R"));
    EXPECT_FALSE(state.table().hand(0).contains(tile("%O")));
    EXPECT_TRUE(state.table().hand(1).contains(tile("$R")));
    EXPECT_EQ(state.table().hand(0).size(), 2);
    EXPECT_EQ(state.table().hand(1).size(), 5);
    EXPECT_TRUE(state.conserved());
}

TEST(Standing, BothOfTwoReplacementsAreKept) {
    State state = after(draft, {"@B:0,0 +$G"});
    state.let_stand(play(state, "&V:1,0 +#R +#O"));
    EXPECT_EQ(state.table().hand(1).size(), 5);
}

TEST(Standing, PiecesAreConservedWhateverIsPlayed) {
    Random random(4);
    for (int game = 0; game < 300; ++game) {
        State state(0);
        std::vector<WrittenTile> picks;
        for (std::uint64_t i = random.below(12); i > 0; --i) {
            picks.emplace_back(Tile::from_index(static_cast<int>(random.below(tile_count))));
        }
        state.draft(picks);
        for (int i = 0; i < 80; ++i) {
            Play next{.player = static_cast<int>(random.below(2)),
                      .tile = Tile::from_index(static_cast<int>(random.below(tile_count)))};
            next.cell = {static_cast<std::int32_t>(random.below(12)), static_cast<std::int32_t>(random.below(12))};
            for (std::uint64_t drafts = random.below(3); drafts > 0; --drafts) {
                next.redrafts.add(Tile::from_index(static_cast<int>(random.below(tile_count))));
            }
            if (judge(state, next)) {
                state.let_stand(next);
            } else {
                state.play(next);
            }
            ASSERT_TRUE(state.conserved());
        }
    }
}

}  // namespace
}  // namespace arbiter::grawlix::state_test
