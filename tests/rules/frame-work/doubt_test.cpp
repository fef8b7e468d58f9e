// What becomes of the facts nobody wrote down.
#include "rules/frame-work/doubt.hpp"

#include "rules/frame-work/round.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

namespace arbiter::frame_work {
namespace {

std::vector<std::string> ids(const State& state, const Answer& answer) {
    std::vector<std::string> found;
    for (const CardId card : answer.cards) {
        found.push_back(state.deck()[card].id);
    }
    return found;
}

using Ids = std::vector<std::string>;

TEST(Doubt, ACardRevealedLaterIsSettledByThatLine) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal E1 E1", "P1 draw ? plant ? P2", "P2 reveal 1 A3"}), Law::none);
    const auto found = answers(state.ledger, state.doubts);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(ids(state, found[0]), Ids{"A3"}) << "drawn: the other card was E1";
    EXPECT_EQ(found[0].settled, 3U);
    EXPECT_EQ(ids(state, found[1]), Ids{"A3"});
    EXPECT_EQ(found[1].settled, 3U);
}

TEST(Doubt, EitherCardStaysOpen) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal E1 E1", "P1 draw A1 plant ? P2"}), Law::none);
    const auto found = answers(state.ledger, state.doubts);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(ids(state, found[0]), (Ids{"A1", "E1"}));
    EXPECT_EQ(found[0].settled, 0U);
    EXPECT_EQ(script::broken_by(state, "P2 reveal 1 A2"), Law::card_another);
}

TEST(Doubt, WhatIsKeptSettlesWhatWasPlanted) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal E1 E1", "P1 draw A1 plant ? P2", "P2 pass", "P1 draw A2 plant A1 P1"}),
              Law::none);
    const auto found = answers(state.ledger, state.doubts);
    EXPECT_EQ(ids(state, found[0]), Ids{"E1"}) << "A1 was kept, so E1 was planted";
    EXPECT_EQ(found[0].settled, 4U);
    EXPECT_EQ(script::broken_by(state, "P2 reveal 1 A1"), Law::card_another);
}

TEST(Doubt, TheLastCopiesAreFoundByElimination) {
    State state(script::table(script::deck({script::card("A1", 5), script::card("E1", 1)})));
    EXPECT_EQ(script::play(state, {"deal A1 ?", "P1 draw E1 plant E1 P2"}), Law::none);
    const auto found = answers(state.ledger, state.doubts);
    EXPECT_EQ(ids(state, found[0]), Ids{"A1"});
    EXPECT_EQ(found[0].settled, 2U);
}

TEST(Doubt, AThirdCopyIsRefused) {
    State state(script::table(script::lively_deck()));
    EXPECT_EQ(script::play(state, {"deal ? ?", "P1 draw E2 plant E2 P2", "P2 draw E2 plant E2 P1"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "P1 draw E2 plant E2 P1"), Law::card_copies);
    EXPECT_EQ(script::broken_by(state, "P1 draw ? use E2 on P2"), Law::card_copies);
    EXPECT_EQ(script::broken_by(state, "P1 draw ? use A1"), Law::use_alibi);
}

TEST(Doubt, EarlierRoundsAreKept) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal ? E1", "P1 pass", "P2 pass", "deal E1 ?", "P2 pass"}), Law::none);
    ASSERT_EQ(state.doubtful.size(), 1U);
    EXPECT_EQ(state.doubtful[0]->doubts.size(), 1U);
    EXPECT_EQ(state.doubts.size(), 1U);
    const State copy = state;
    EXPECT_EQ(copy.doubtful[0], state.doubtful[0]) << "copies of a game share what is over";
}

TEST(Doubt, ManyOpenChoicesStayCheap) {
    // Nobody ever wrote down what was planted: the choices multiply, what has to be remembered does not.
    std::vector<Card> cards{script::card("A1", 5)};
    for (int i = 0; i < 40; ++i) {
        cards.push_back(script::card("E" + std::to_string(i), 2));
    }
    State state(script::table(script::deck(cards), 4));
    EXPECT_EQ(script::play(state, {"deal E0 E1 E2 E3"}), Law::none);
    for (int i = 4; i < 40; ++i) {
        const std::string who = "P" + std::to_string(i % 4 + 1);
        EXPECT_EQ(script::play(state, {who + " draw E" + std::to_string(i) + " plant ? P1"}), Law::none);
    }
    EXPECT_EQ(script::broken_by(state, "P1 reveal 1 E0"), Law::none);
    EXPECT_EQ(script::broken_by(state, "P1 reveal 1 E1"), Law::card_another);
    EXPECT_EQ(script::broken_by(state, "P1 reveal 1 A1"), Law::card_another);
}

}  // namespace
}  // namespace arbiter::frame_work
