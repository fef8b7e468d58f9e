// Rounds: whose turn it is, how they end, who earns what, who starts the next one, who wins.
#include "rules/frame-work/round.hpp"

#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace arbiter::frame_work::round_test {
namespace {

using Lines = std::vector<std::string>;

State three() {
    return State(script::table(script::plain_deck(), 3));
}

/// Everybody plants an Alibi at home, those named reveal it, and then all pass.
Lines alibi_round(const Lines& order, const std::string& deal, const Lines& revealing) {
    Lines lines{deal};
    for (const std::string& who : order) {
        lines.push_back(who + " draw E1 plant A" + who.substr(1) + " " + who);
    }
    std::size_t passes = 0;
    for (std::size_t i = 0; passes < order.size(); ++i) {
        const std::string& who = order[i % order.size()];
        const bool reveals = i < order.size() && std::ranges::find(revealing, who) != revealing.end();
        passes = reveals ? 0 : passes + 1;
        lines.push_back(who + (reveals ? " reveal 1 A" + who.substr(1) : " pass"));
    }
    return lines;
}

TEST(Round, EndsWhenEverybodyPasses) {
    State state = three();
    EXPECT_EQ(script::play(state, {"deal E1 A1 A2", "P1 pass", "P2 draw A3 plant A1 P2", "P3 pass", "P1 pass"}),
              Law::none);
    EXPECT_EQ(state.phase, Phase::playing);
    EXPECT_EQ(script::play(state, {"P2 pass"}), Law::none);
    EXPECT_EQ(state.phase, Phase::between_rounds);
    EXPECT_EQ(state.results.back().end, End::passes);
}

TEST(Round, MostAlibisEarnOneMore) {
    State state = three();
    EXPECT_EQ(script::play(state, alibi_round({"P1", "P2", "P3"}, "deal A1 A2 A3", {"P1", "P2"})), Law::none);
    EXPECT_EQ(state.points(0), 2);
    EXPECT_EQ(state.points(1), 2);
    EXPECT_EQ(state.points(2), 0);
    EXPECT_EQ(state.starter, 1) << "equal gains: the first clockwise after the last starter";
}

TEST(Round, WithoutAnyAlibiTheBonusIsARuling) {
    Table table = script::table(script::plain_deck(), 2);
    State plain(table);
    EXPECT_EQ(script::play(plain, {"deal E1 E1", "P1 pass", "P2 pass"}), Law::none);
    EXPECT_EQ(plain.points(0), 0);
    table.zero_alibi_bonus = true;
    State house(table);
    EXPECT_EQ(script::play(house, {"deal E1 E1", "P1 pass", "P2 pass"}), Law::none);
    EXPECT_EQ(house.points(0), 1);
    EXPECT_EQ(house.points(1), 1);
}

TEST(Round, ABustCostsAPointAndStartsLast) {
    State state = three();
    EXPECT_EQ(script::play(state, alibi_round({"P1", "P2", "P3"}, "deal A1 A2 A3", {"P1"})), Law::none);
    EXPECT_EQ(state.starter, 0);
    EXPECT_EQ(script::play(state, {"deal E1 S1 S1", "P1 draw E1 use E1", "P2 pass", "P3 pass", "P1 draw E1 use E1",
                                   "P2 pass", "P3 pass", "P1 draw A1 use E1"}),
              Law::none);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(state.points(0), 1);
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(script::broken_by(state, "P1 pass"), Law::turn_busted);
    EXPECT_EQ(script::play(state, {"P2 pass", "P3 pass"}), Law::none);
    EXPECT_EQ(state.phase, Phase::between_rounds);
    EXPECT_EQ(state.starter, 1) << "a busted player gained less than anybody else";
}

TEST(Round, OneConcealedFileBetweenRevealedOnesIsNoBust) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal E1 A1", "P1 draw E1 use E1", "P2 draw A2 plant A1 P2",
                                   "P1 draw E1 plant E1 P1", "P2 reveal 1 A1", "P1 draw S1 use E1", "P2 pass"}),
              Law::none);
    EXPECT_FALSE(state.busted.has(0));
    EXPECT_EQ(script::play(state, {"P1 reveal 2 E1"}), Law::none);
    EXPECT_TRUE(state.busted.has(0));
    EXPECT_EQ(state.results.back().end, End::busts);
    EXPECT_EQ(state.points(1), 2);
}

TEST(Round, FiveAlibisEndIt) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::play(state, {"deal A1 A2", "P1 draw A3 plant A1 P1", "P2 draw A4 plant A2 P1",
                                   "P1 draw A5 plant A3 P1", "P2 draw E1 plant A4 P1", "P1 draw E1 plant A5 P1",
                                   "P2 pass", "P1 reveal 1 A1", "P2 pass", "P1 reveal 2 A2", "P2 pass",
                                   "P1 reveal 3 A3", "P2 pass", "P1 reveal 4 A4", "P2 pass", "P1 reveal 5 A5"}),
              Law::none);
    EXPECT_EQ(state.results.back().end, End::alibis);
    EXPECT_EQ(state.points(0), 6);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.winners, SeatSet::only(0));
}

/// P1 busted with a revealed Alibi before it, the other four revealed by P2 and P3.
State five_with_one_busted(bool count) {
    Table table = script::table(script::plain_deck(), 3);
    table.busted_alibis_count = count;
    State state(table);
    EXPECT_EQ(script::play(
                  state, {"deal A1 A2 A3", "P1 draw E1 plant A1 P1", "P2 draw A4 plant A2 P2", "P3 draw A5 plant A3 P3",
                          "P1 reveal 1 A1", "P2 draw E1 plant A4 P2", "P3 draw E1 plant A5 P3", "P1 draw E1 use E1",
                          "P2 reveal 1 A2", "P3 reveal 1 A3", "P1 draw E1 use E1", "P2 reveal 2 A4", "P3 pass",
                          "P1 draw S1 use E1", "P2 pass", "P3 reveal 2 A5"}),
              Law::none);
    return state;
}

TEST(Round, AlibisOfBustedPlayersCountByRuling) {
    EXPECT_EQ(five_with_one_busted(true).phase, Phase::between_rounds);
    EXPECT_EQ(five_with_one_busted(false).phase, Phase::playing);
}

TEST(Round, TeamsShareTheirPoints) {
    Table table = script::table(script::plain_deck(), 4);
    table.teams = true;
    table.sides = {0, 1, 0, 1};
    State state(table);
    EXPECT_EQ(script::play(state, alibi_round({"P1", "P2", "P3", "P4"}, "deal A1 A2 A3 A4", {"P1", "P3"})), Law::none);
    EXPECT_EQ(state.points(0), 4);
    EXPECT_EQ(state.points(2), 4);
    EXPECT_EQ(state.points(1), 0);
    EXPECT_EQ(state.starter, 2) << "by player: P1 and P3 gained two each";
}

Lines tie(bool first_starts) {
    return first_starts ? alibi_round({"P1", "P2", "P3"}, "deal A1 A2 A3", {"P1", "P2"})
                        : alibi_round({"P2", "P3", "P1"}, "deal A1 A2 A3", {"P1", "P2"});
}

TEST(Round, EqualLeadersPlaySuddenDeathUntilOneLeads) {
    State state = three();
    for (const bool first_starts : {true, false, true}) {
        EXPECT_EQ(state.starter, first_starts ? 0 : 1);
        EXPECT_EQ(script::play(state, tie(first_starts)), Law::none);
    }
    EXPECT_EQ(state.points(0), 6);
    EXPECT_TRUE(state.sudden_death);
    EXPECT_EQ(state.playing, SeatSet::of_bits(3));
    EXPECT_EQ(script::broken_by(state, "deal E1 E1 E1"), Law::deal_count);
    EXPECT_EQ(script::play(state, {"deal E1 E1"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "P3 pass"), Law::turn_not_playing);
    EXPECT_EQ(script::play(state, {"P2 pass", "P1 pass"}), Law::none);
    EXPECT_EQ(state.phase, Phase::between_rounds) << "still equal";
    EXPECT_EQ(script::play(state,
                           {"deal A1 E1", "P1 draw E1 plant A1 P1", "P2 pass", "P1 reveal 1 A1", "P2 pass", "P1 pass"}),
              Law::none);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.winners, SeatSet::only(0));
    EXPECT_EQ(state.points(0), 8);
}

TEST(Round, LinesOfRoundsAreChecked) {
    State state(script::table(script::plain_deck()));
    EXPECT_EQ(script::broken_by(state, "round 2"), Law::round_number);
    EXPECT_EQ(script::broken_by(state, "round 1 P2"), Law::none) << "nobody said who starts";
    EXPECT_EQ(script::broken_by(state, "P1 pass"), Law::deal_missing);
    EXPECT_EQ(script::play(state, {"round 1 P2"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "round 1"), Law::round_twice);
    EXPECT_EQ(script::broken_by(state, "deal E1"), Law::deal_count);
    EXPECT_EQ(script::broken_by(state, "deal A1 A1"), Law::card_copies);
    EXPECT_EQ(script::broken_by(state, "deal X1 A1"), Law::card_unknown);
    EXPECT_EQ(script::play(state, {"deal E1 E1", "P2 pass"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "round 2"), Law::round_not_over);
    EXPECT_EQ(script::broken_by(state, "deal E1 E1"), Law::round_not_over);
    EXPECT_EQ(script::broken_by(state, "P2 pass"), Law::turn_wrong_player);
    EXPECT_EQ(script::play(state, {"P1 pass"}), Law::none);
    EXPECT_EQ(script::broken_by(state, "P1 pass"), Law::round_over);
    EXPECT_EQ(script::broken_by(state, "round 2 P2"), Law::round_starter);
    EXPECT_EQ(script::broken_by(state, "round 2 P1"), Law::none);
}

TEST(Round, AGivenStartIsChecked) {
    Table table = script::table(script::plain_deck());
    table.start = 1;
    table.start_given = true;
    EXPECT_EQ(script::broken_by(State(table), "round 1 P1"), Law::round_starter);
    EXPECT_EQ(script::broken_by(State(table), "round 1 P2"), Law::none);
}

}  // namespace
}  // namespace arbiter::frame_work::round_test
