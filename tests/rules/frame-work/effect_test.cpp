// Effects: step by step, nested Alibis first, busts after every change, cards put down last.
#include "rules/frame-work/inferred.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

namespace arbiter::frame_work::effect_test {
namespace {

using script::card;
using script::on_self_too;
using script::optional;
using script::step;

/// A deck with A1 to A5, the given Evidence as E2 (four copies), six E1 without effect and three S1.
std::shared_ptr<const Deck> deck_with(std::vector<Step> effect, std::vector<Step> alibi = {}) {
    return script::deck({card("A1", 1, std::move(alibi)), card("A2", 4), card("E1", 6),
                         card("E2", 4, std::move(effect)), card("S1", 3)});
}

State at_table(std::shared_ptr<const Deck> deck, std::vector<std::string> lines, std::uint8_t players = 2) {
    State state(script::table(std::move(deck), players));
    EXPECT_EQ(script::play(state, lines), Law::none);
    return state;
}

TEST(Effect, StepsAreTakenInOrderAndToTheEnd) {
    State state = at_table(deck_with({step("look", "any"), step("reveal", "any")}),
                           {"deal E2 E1", "P1 draw A2 plant A2 P2", "P2 draw E1 plant E1 P2", "P1 draw E1 use E2"});
    EXPECT_EQ(script::broken_by(state, "P2 pass"), Law::effect_unfinished);
    EXPECT_EQ(script::broken_by(state, "round 2"), Law::effect_unfinished);
    EXPECT_EQ(script::broken_by(state, "reveal P2.1 A2"), Law::effect_verb);
    EXPECT_EQ(script::broken_by(state, "nothing"), Law::effect_possible);
    EXPECT_EQ(script::broken_by(state, "look P2.3 A2"), Law::effect_no_file);
    EXPECT_EQ(script::broken_by(state, "look P2.1 E1"), Law::card_another);
    EXPECT_EQ(script::broken_by(state, "look P2.1 X1"), Law::card_unknown);
    EXPECT_EQ(script::play(state, {"look P2.1 A2", "reveal P2.2 E1"}), Law::none);
    EXPECT_FALSE(state.in_effect());
    EXPECT_EQ(state.turn, 1);
    EXPECT_TRUE(state.dossier(0).at(1).revealed) << "the used card lies at the end of the user's Dossier";
    EXPECT_EQ(script::broken_by(state, "nothing"), Law::effect_none);
}

TEST(Effect, WhatCannotBeDoneIsNothing) {
    State state = at_table(deck_with({step("reveal", "any")}), {"deal E2 E1", "P1 draw E1 use E2"});
    EXPECT_EQ(script::broken_by(state, "reveal P2.1 E1"), Law::effect_no_file);
    EXPECT_EQ(script::play(state, {"nothing"}), Law::none);
}

TEST(Effect, OptionalStepsMayBeLeftOut) {
    State state = at_table(deck_with({optional(step("discard", "any"))}),
                           {"deal E2 E1", "P1 draw A2 plant A2 P2", "P2 pass", "P1 draw E1 use E2"});
    EXPECT_EQ(script::broken_by(state, "nothing"), Law::none);
    EXPECT_EQ(script::play(state, {"discard P2.1"}), Law::none);
    EXPECT_EQ(state.dossier(1).size(), 0U);
    EXPECT_EQ(state.aside.size(), 1U);
}

TEST(Effect, FacesAndDossiersAreThoseOfTheStep) {
    State state = at_table(deck_with({step("discard", "other", "", "revealed")}),
                           {"deal E2 E1", "P1 draw E1 use E1", "P2 draw A2 plant A2 P2", "P1 draw A2 plant A2 P1",
                            "P2 draw E1 use E1", "P1 draw E1 use E2"});
    EXPECT_EQ(script::broken_by(state, "discard P1.1"), Law::effect_dossier);
    EXPECT_EQ(script::broken_by(state, "discard P2.1"), Law::effect_face);
    EXPECT_EQ(script::broken_by(state, "discard P2.2"), Law::none);
}

TEST(Effect, ASwapNeedsTwoDossiersAndKeepsFaces) {
    State state =
        at_table(deck_with({step("swap", "any", "any")}), {"deal E2 E1", "P1 draw E1 use E1", "P2 draw A2 plant A2 P2",
                                                           "P1 draw A2 plant A2 P1", "P2 pass", "P1 draw E1 use E2"});
    EXPECT_EQ(script::broken_by(state, "swap P1.1 P1.2"), Law::effect_one_dossier);
    EXPECT_EQ(script::broken_by(state, "swap P1.1 P2.2"), Law::effect_no_file);
    EXPECT_EQ(script::play(state, {"swap P1.1 P2.1"}), Law::none);
    EXPECT_FALSE(state.dossier(0).at(1).revealed);
    EXPECT_TRUE(state.dossier(1).at(1).revealed);
}

TEST(Effect, AMoveGoesToTheEndAndOnlyToSelfWithinOneDossier) {
    const std::vector<std::string> lines{"deal E2 E1", "P1 draw A2 plant A2 P1", "P2 draw E1 plant E1 P1",
                                         "P1 draw E1 use E2"};
    State home = at_table(deck_with({step("move", "self", "self")}), lines);
    EXPECT_EQ(script::play(home, {"move P1.1 P1"}), Law::none);
    EXPECT_EQ(home.dossier(0).at(2).piece.card, home.deck().find("A2"));
    State anywhere = at_table(deck_with({step("move", "any", "any")}), lines);
    EXPECT_EQ(script::broken_by(anywhere, "move P1.1 P1"), Law::effect_one_dossier);
    EXPECT_EQ(script::broken_by(anywhere, "move P1.1 P2"), Law::none);
    State nowhere = at_table(deck_with({step("move", "self", "target")}),
                             {"deal E2 E1", "P1 draw A2 plant A2 P1", "P2 pass", "P1 draw E1 use E2 on P2"});
    EXPECT_EQ(script::broken_by(nowhere, "move P1.1 P1"), Law::effect_dossier);
}

TEST(Effect, ATakenCardIsPlantedAtOnce) {
    State state = at_table(deck_with({step("take", "other", "", "concealed")}),
                           {"deal E2 E1", "P1 draw S1 plant S1 P2", "P2 pass", "P1 draw A2 use E2"});
    EXPECT_EQ(script::play(state, {"take P2.1"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "P2 pass"), Law::effect_unfinished);
    EXPECT_EQ(script::broken_by(state, "nothing"), Law::effect_verb);
    EXPECT_EQ(script::broken_by(state, "plant E1 P2"), Law::hand_not_held);
    EXPECT_EQ(script::broken_by(state, "plant A2 P1"), Law::none) << "either card may be planted";
    EXPECT_EQ(script::play(state, {"plant S1 P1"}), Law::none);
    EXPECT_EQ(state.hand(0).size(), 1U);
    EXPECT_EQ(state.dossier(0).size(), 2U) << "the planted card, then the used one";
}

TEST(Effect, AnAlibiRevealedActsAtOnceForItsOwner) {
    State state = at_table(
        deck_with({step("reveal", "any"), step("reveal", "any")}, {step("reveal", "other")}),
        {"deal E2 E1", "P1 draw A1 plant A1 P2", "P2 draw E1 plant E1 P1", "P1 draw E1 use E2", "reveal P2.1 A1"});
    EXPECT_EQ(state.effect().actor, 1) << "the owner of the Dossier, out of turn";
    EXPECT_EQ(script::play(state, {"reveal P1.1 E1"}), Law::none);
    EXPECT_EQ(state.effect().actor, 0) << "and then the outer effect goes on";
    EXPECT_EQ(script::play(state, {"nothing"}), Law::none);
    EXPECT_EQ(state.turn, 1);
}

TEST(Effect, AnAlibiMayActOnItself) {
    State state = at_table(deck_with({}, {step("conceal", "self")}),
                           {"deal A1 E1", "P1 draw E1 plant A1 P1", "P2 pass", "P1 reveal 1 A1"});
    EXPECT_EQ(script::broken_by(state, "nothing"), Law::effect_possible);
    EXPECT_EQ(script::play(state, {"conceal P1.1"}), Law::none);
    EXPECT_EQ(state.dossier(0).alibis(), 0U);
}

TEST(Effect, EveryChangeCanBust) {
    // P1 has E1 A2 E1 E1 revealed but for the Alibi: when that is discarded, three Evidence close up.
    State state = at_table(deck_with({step("discard", "any")}),
                           {"deal E1 E2", "P1 draw E1 use E1", "P2 draw A2 plant A2 P1", "P1 draw E1 use E1", "P2 pass",
                            "P1 draw S1 use E1", "P2 draw E1 use E2"});
    EXPECT_TRUE(state.busted.empty());
    EXPECT_EQ(script::play(state, {"discard P1.2"}), Law::none);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(state.results.back().end, End::busts);
}

TEST(Effect, AUserBustedMeanwhileGoesOnWithoutSelf) {
    // P1's own effect busts P1; the second step needs P1's files and is impossible then.
    State state = at_table(deck_with({step("reveal", "self"), step("conceal", "self")}),
                           {"deal E1 E1 E1", "P1 draw E1 use E1", "P2 pass", "P3 pass", "P1 draw E2 plant E1 P1",
                            "P2 draw E1 plant E1 P2", "P3 pass", "P1 draw A2 plant A2 P3", "P2 draw S1 use S1 on P1",
                            "P3 pass", "P1 draw A2 use E2", "reveal P1.2 E1"},
                           3);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(script::broken_by(state, "conceal P1.1"), Law::effect_player_out);
    EXPECT_EQ(script::play(state, {"nothing"}), Law::none);
    EXPECT_EQ(state.aside.size(), 1U) << "the used card cannot be put into a busted Dossier";
    EXPECT_EQ(state.turn, 1);
}

TEST(Effect, AStarredCardGoesToItsTargetThoughTheUserIsBusted) {
    auto deck = script::deck({card("A1", 5), card("E1", 6), card("S1", 3, {step("reveal", "any")})});
    State state = at_table(deck,
                           {"deal E1 E1 E1", "P1 draw E1 use E1", "P2 pass", "P3 pass", "P1 draw E1 use E1",
                            "P2 draw A1 plant E1 P1", "P3 pass", "P1 draw S1 use S1 on P2", "reveal P1.3 E1"},
                           3);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(state.dossier(1).size(), 1U);
    EXPECT_EQ(script::broken_by(state, "P2 draw S1 use S1 on P1"), Law::use_target_out);
    EXPECT_EQ(script::broken_by(state, "P2 draw S1 plant S1 P1"), Law::plant_player_out);
}

TEST(Effect, TargetsAreAskedFor) {
    State state = at_table(deck_with({on_self_too(step("look", "target"))}), {"deal E2 S1"});
    EXPECT_EQ(script::broken_by(state, "P1 draw E1 use E2"), Law::use_target_missing);
    EXPECT_EQ(script::broken_by(state, "P1 draw E1 use E2 on P1"), Law::none);
    EXPECT_EQ(script::broken_by(state, "P1 draw E1 use E1 on P1"), Law::none)
        << "on means nothing for a card without target";
    EXPECT_EQ(script::broken_by(state, "P1 draw S1 use S1 on P1"), Law::use_on_oneself);
    EXPECT_EQ(script::broken_by(state, "P1 draw A2 use A2"), Law::use_alibi);
}

TEST(Effect, ARoundEndsWhenAllButOneAreBustedWhateverIsLeftOfAnEffect) {
    const auto deck = deck_with({step("reveal", "any"), step("reveal", "other")});
    const std::vector<std::string> lines{"deal E1 E1",        "P1 draw E1 use E1",      "P2 draw E1 plant E1 P1",
                                         "P1 draw E1 use E1", "P2 draw A2 plant A2 P2", "P1 draw E2 use E2",
                                         "reveal P1.2 E1"};
    const State state = at_table(deck, lines);
    EXPECT_EQ(state.phase, Phase::between_rounds);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(state.results.back().end, End::busts);
    EXPECT_EQ(state.aside.size(), 1U) << "the card in use is laid aside";
    State on = State(script::table(deck));
    on.table.end_at_once = false;
    EXPECT_EQ(script::play(on, lines), Law::none);
    EXPECT_EQ(on.phase, Phase::playing);
    EXPECT_EQ(script::play(on, {"reveal P2.1 A2"}), Law::none);
    EXPECT_EQ(on.results.size(), 1U);
}

TEST(Effect, ASwapIsTheSameFromEitherSide) {
    const auto deck = deck_with({step("swap", "self", "other")});
    State state =
        at_table(deck, {"deal E1 E1", "P1 draw A2 plant A2 P1", "P2 draw E1 plant E1 P2", "P1 draw E2 use E2"});
    EXPECT_EQ(script::broken_by(state, "swap P2.1 P2.1"), Law::effect_dossier);
    EXPECT_EQ(script::play(state, {"swap P2.1 P1.1"}), Law::none);
    EXPECT_EQ(state.dossier(0).at(1).piece.card, state.deck().find("E1"));
    EXPECT_EQ(state.dossier(1).at(1).piece.card, state.deck().find("A2"));
}

TEST(Effect, WhatNoLineTellsOfIsInferred) {
    const auto deck = deck_with({step("reveal", "other"), optional(step("discard", "any")), step("look", "other")});
    const auto begin = [&](std::vector<std::string> lines) {
        lines.insert(lines.begin(), "deal E2 E1");
        return at_table(deck, std::move(lines));
    };
    State nothing = begin({"P1 draw E1 use E2"});
    infer_steps(nothing, script::read("P2 pass"));
    EXPECT_FALSE(nothing.in_effect()) << "nobody has a file";
    EXPECT_EQ(nothing.turn, 1);
    State later = begin({"P1 draw A2 plant A2 P2", "P2 draw E1 plant E1 P2", "P1 draw E1 use E2", "reveal P2.1 A2"});
    State open = later;
    infer_steps(later, script::read("look P2.2 E1"));
    EXPECT_EQ(script::play(later, {"look P2.2 E1"}), Law::none) << "the optional step was not taken";
    infer_steps(open, script::read("P2 pass"));
    EXPECT_EQ(script::broken_by(open, "P2 pass"), Law::effect_unfinished) << "the last step could be carried out";
    State end = begin({"P1 draw E1 use E2"});
    infer_last_steps(end, 9);
    EXPECT_FALSE(end.in_effect());
}

TEST(Effect, TheRoundIsCheckedWhenTheEffectIsThrough) {
    // The fifth Alibi is revealed in mid-effect: the rest of it is still carried out.
    auto deck =
        script::deck({card("A1", 5), card("E1", 4), card("E2", 2, {step("reveal", "any"), step("reveal", "any")})});
    State state =
        at_table(deck, {"deal A1 A1", "P1 draw A1 plant A1 P1", "P2 draw A1 plant A1 P1", "P1 draw A1 plant A1 P1",
                        "P2 draw E1 plant A1 P1", "P1 draw E2 plant A1 P1", "P2 draw E1 plant E1 P2", "P1 reveal 1 A1",
                        "P2 pass", "P1 reveal 2 A1", "P2 pass", "P1 reveal 3 A1", "P2 pass", "P1 reveal 4 A1",
                        "P2 pass", "P1 draw E1 use E2", "reveal P1.5 A1"});
    EXPECT_EQ(state.phase, Phase::playing);
    EXPECT_EQ(script::play(state, {"reveal P2.1 E1"}), Law::none);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.points(0), 6);
}

}  // namespace
}  // namespace arbiter::frame_work::effect_test
