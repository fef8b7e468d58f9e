// Violations that stand: what can be applied is applied, what cannot changes nothing.
#include "rules/frame-work/conservation.hpp"
#include "rules/frame-work/position.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

namespace arbiter::frame_work::stands_test {
namespace {

State dealt(std::vector<std::string> lines = {}) {
    State state(script::table(script::lively_deck(), 3));
    EXPECT_EQ(script::play(state, {"deal E4 E2 E3"}), Law::none);
    EXPECT_EQ(script::play(state, lines), Law::none);
    return state;
}

/// Lets a line stand that breaks this rule.
void stand(State& state, const std::string& text, Law law) {
    EXPECT_EQ(script::broken_by(state, text), law) << text;
    script::force(state, script::read(text));
    EXPECT_TRUE(conserved(state)) << text << " " << script::shown(state);
}

void expect_unchanged(State state, const std::string& text, Law law) {
    const std::string before = script::shown(state);
    stand(state, text, law);
    EXPECT_EQ(script::shown(state), before) << text;
}

TEST(Stands, AWrongPlayersTurnPassesOnFromThere) {
    State state = dealt();
    stand(state, "P2 pass", Law::turn_wrong_player);
    EXPECT_EQ(state.turn, 2);
}

TEST(Stands, WhatCannotBeAppliedChangesNothing) {
    expect_unchanged(dealt(), "P1 draw E1 use E3", Law::hand_not_held);
    expect_unchanged(dealt(), "P1 draw X9 use E4 on P2", Law::card_unknown);
    expect_unchanged(dealt(), "P1 reveal 1 E4", Law::reveal_no_file);
    expect_unchanged(dealt(), "P1 draw S1 use S1", Law::use_target_missing);
    expect_unchanged(dealt(), "reveal P2.1 E4", Law::effect_none);
    expect_unchanged(dealt({"P1 draw E4 plant E4 P2"}), "P2 reveal 1 E1", Law::card_another);
}

TEST(Stands, ADrawWithoutAPlayIsADraw) {
    State state = dealt();
    stand(state, "P1 draw E1 pass", Law::draw_without_play);
    EXPECT_EQ(state.hand(0).size(), 2U);
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(script::play(state, {"P2 pass", "P3 draw E5 plant E5 P3", "P1 draw E1 plant E4 P1"}), Law::none);
    EXPECT_EQ(state.hand(0).size(), 2U);
}

TEST(Stands, AHandThatKeptAllItMayStillDrawsToPlay) {
    State state(script::table(script::deck(
        {script::card("A1", 5), script::card("E1", 20), script::card("S1", 2, {script::step("take", "target")})})));
    EXPECT_EQ(script::play(state, {"deal E1 E1"}), Law::none);
    while (!state.hand(0).full()) {
        stand(state, "P1 draw E1 pass", Law::draw_without_play);
        EXPECT_EQ(script::play(state, {"P2 draw E1 plant E1 P2"}), Law::none);
    }
    expect_unchanged(state, "P1 draw E1 pass", Law::draw_without_play);
    EXPECT_EQ(script::play(state, {"P1 draw A1 plant A1 P2", "P2 pass"}), Law::none);
    EXPECT_EQ(state.hand(0).size(), Hand::room);
    EXPECT_EQ(script::play(state, {"P1 draw S1 use S1 on P2", "take P2.1"}), Law::none);
    EXPECT_EQ(state.hand(0).size(), Hand::room) << "the card taken is laid aside";
    EXPECT_TRUE(conserved(state));
    EXPECT_EQ(script::play(state, {"plant E1 P2"}), Law::none);
    EXPECT_TRUE(conserved(state));
}

TEST(Stands, ACardPlayedWithoutADrawLeavesTheHand) {
    State state = dealt();
    stand(state, "P1 plant E4 P2", Law::play_without_draw);
    EXPECT_TRUE(state.hand(0).empty());
    EXPECT_EQ(state.dossier(1).size(), 1U);
}

TEST(Stands, AnAlibiUsedFromTheHandLiesThereAndDoesNothing) {
    State state = dealt();
    stand(state, "P1 draw A2 use A2", Law::use_alibi);
    EXPECT_FALSE(state.in_effect());
    EXPECT_EQ(state.dossier(0).alibis(), 1U);
}

TEST(Stands, AnEffectLeftUndoneIsGivenUp) {
    State state = dealt({"P1 draw S1 use S1 on P2"});
    stand(state, "P2 pass", Law::effect_unfinished);
    EXPECT_FALSE(state.in_effect());
    EXPECT_EQ(state.dossier(1).size(), 1U) << "the starred card lies before its target";
    EXPECT_EQ(state.turn, 2);
}

TEST(Stands, AnotherDeedIsDoneInPlaceOfTheStep) {
    State state = dealt({"P1 draw A1 plant A1 P2", "P2 draw E1 use E2 on P1"});
    stand(state, "look P2.1 A1", Law::effect_verb);
    EXPECT_FALSE(state.in_effect());
    EXPECT_EQ(state.turn, 2);
}

TEST(Stands, NothingThoughPossibleSkipsTheStep) {
    State state = dealt({"P1 draw A1 plant A1 P2", "P2 pass", "P3 draw E2 use E2 on P2"});
    stand(state, "nothing", Law::effect_possible);
    EXPECT_FALSE(state.in_effect());
}

TEST(Stands, ATakenCardKeptIsKept) {
    State state = dealt({"P1 draw A1 plant A1 P2", "P2 pass", "P3 draw S2 use S2 on P2", "take P2.1"});
    stand(state, "nothing", Law::effect_verb);
    EXPECT_EQ(state.hand(2).size(), 2U);
    EXPECT_EQ(state.turn, 0);
}

TEST(Stands, ALooseEffectLineIsAppliedAndTheTurnStays) {
    State state = dealt({"P1 draw A2 plant A2 P2"});
    stand(state, "reveal P2.1 A2", Law::effect_none);
    EXPECT_TRUE(state.in_effect()) << "the Alibi acts";
    EXPECT_EQ(script::play(state, {"nothing"}), Law::none);
    EXPECT_EQ(state.turn, 1);
}

TEST(Stands, ARoundStoppedIsScored) {
    State state = dealt({"P1 draw A4 plant A4 P1", "P2 pass", "P3 pass", "P1 reveal 1 A4"});
    stand(state, "round 2 P2", Law::effect_unfinished);
    EXPECT_EQ(state.phase, Phase::called);
    EXPECT_EQ(state.results.back().end, End::stopped);
    EXPECT_EQ(state.points(0), 2);
    EXPECT_EQ(state.starter, 1) << "as written";
    stand(state, "round 7 P3", Law::deal_missing);
    EXPECT_EQ(script::play(state, {"deal E1 E1 E1"}), Law::none);
    EXPECT_EQ(state.round, 7U);
    EXPECT_EQ(state.turn, 2);
}

}  // namespace
}  // namespace arbiter::frame_work::stands_test
