// Printed score sheets: what cannot stand in their boxes, and that they come to what the referee counts of a record.
#include "rules/score/form.hpp"

#include "rules/registry/registry.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::form_test {
namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

form::Column column(const form::Form& form, const std::string& player, const Entries& entries) {
    form::Column column{player, std::vector<form::Numbers>(form.boxes.size())};
    for (const auto& [key, text] : entries) {
        const std::size_t box = form::find_box(form, key);
        column.boxes.at(box) = form::read_numbers(form.boxes[box], text).value();
    }
    return column;
}

form::Added add_up(std::string_view game, const std::vector<std::pair<std::string, Entries>>& players) {
    const GameEntry& entry = *find_game(game);
    form::Filled filled;
    for (const auto& [player, entries] : players) {
        filled.push_back(column(*entry.form, player, entries));
    }
    return entry.add_up(filled);
}

/// The box that the first fault is in; empty when there is none.
std::string fault(std::string_view game, const std::vector<std::pair<std::string, Entries>>& players) {
    const form::Added added = add_up(game, players);
    return added.faults.empty() ? std::string()
                                : std::string(find_game(game)->form->boxes[added.faults.front().box].key);
}

std::vector<std::int64_t> totals(std::string_view game, const std::vector<std::pair<std::string, Entries>>& players) {
    return add_up(game, players).totals;
}

TEST(Form, ReadsNumbersAndWords) {
    const form::Box& alibis = find_game("frame-work")->form->boxes.front();
    EXPECT_EQ(form::read_numbers(alibis, "2,x 1+0"), (form::Numbers{2, -1, 1, 0}));
    EXPECT_EQ(form::text_of(alibis, {2, -1, -2}), "2,x,-");
    EXPECT_EQ(form::read_numbers(alibis, "-1"), std::nullopt);
    EXPECT_EQ(form::read_numbers(alibis, "two"), std::nullopt);
    EXPECT_EQ(form::read_numbers(alibis, "99999999999999999999"), std::nullopt);
    EXPECT_EQ(form::read_numbers(alibis, ""), form::Numbers());
}

TEST(Form, LooksAtEachBox) {
    EXPECT_EQ(fault("azul", {{"", {{"track", "146"}}}}), "track");
    EXPECT_EQ(fault("azul", {{"", {{"track", "-1"}}}}), "track");
    EXPECT_EQ(fault("azul", {{"", {{"rows", "1"}}}}), "track");
    EXPECT_EQ(fault("azul", {{"", {{"track", "4 5"}}}}), "track");
    EXPECT_EQ(fault("azul", {{"", {{"track", "40"}, {"rows", "6"}}}}), "rows");
    EXPECT_EQ(fault("azul", {{"", {{"track", "40"}, {"rows", "1"}}}}), "");
}

TEST(Form, OfDorfromantikKnowsMarkersAndTiles) {
    EXPECT_EQ(totals("dorfromantik", {{"", {{"B1", "4+5"}, {"C2", "7"}, {"D1", "3"}, {"D2", "2"}}}}),
              std::vector<std::int64_t>{21});
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B1", "26"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B1", "27"}}}}), "B1");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B2", "8"}}}}), "B2");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B3", "4+4"}}}}), "B3");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"C1", "33"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"C1", "34"}}}}), "C1");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"D1", "21"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"D1", "22"}}}}), "D1");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B5", "10"}, {"D2", "4"}}}}), "D2");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B5", "10"}, {"D2", "5"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B5", "4 6"}, {"D2", "5"}}}}), "D2");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"D1", "22"}, {"E", "0"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B1", "9"}, {"S1", "8"}}}}), "S1");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"B1", "9"}, {"S1", "9"}, {"H", "10"}}}}), "H");
}

TEST(Form, OfDorfromantikHasSectionELineByLine) {
    EXPECT_EQ(totals("dorfromantik", {{"", {{"B1", "9"}, {"Circus", "10"}, {"Hill", "4"}}}}),
              std::vector<std::int64_t>{23});
    EXPECT_EQ(fault("dorfromantik", {{"", {{"circus", "10"}, {"E", "10"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"Circus", "10"}, {"E", "12"}}}}), "E");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"Circus", "9"}}}}), "Circus");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"Golden-Heart", "12"}}}}), "");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"Golden-Heart", "14"}}}}), "Golden-Heart");
    EXPECT_EQ(fault("dorfromantik", {{"", {{"Harbor", "7"}, {"S3", "8"}}}}), "S3");
}

TEST(Form, OfFrameworkCountsTokensOrTiles) {
    EXPECT_EQ(add_up("framework", {{"A", {{"tokens", "3"}}}, {"B", {{"tokens", "2"}}}}).winners, 2U);
    EXPECT_EQ(add_up("framework", {{"A", {{"tokens", "3"}}}, {"B", {{"tokens", "3"}}}}).winners, 3U);
    EXPECT_EQ(add_up("framework", {{"A", {{"tokens", "0"}}}, {"B", {{"tokens", "0"}}}}).winners, 3U);
    EXPECT_EQ(fault("framework", {{"A", {{"tokens", "23"}}}}), "tokens");
    EXPECT_EQ(totals("framework", {{"", {{"tokens", "0"}, {"outside", "8"}}}}), std::vector<std::int64_t>{-8});
    EXPECT_EQ(fault("framework", {{"", {{"tokens", "0"}}}}), "outside");
    EXPECT_EQ(fault("framework", {{"", {{"tokens", "0"}, {"outside", "116"}}}}), "outside");
    EXPECT_EQ(fault("framework", {{"A", {{"tokens", "1"}, {"outside", "1"}}}, {"B", {{"tokens", "2"}}}}), "outside");
    EXPECT_TRUE(totals("framework", {{"", {{"tokens", "2"}, {"outside", "8"}}}}).empty());
}

TEST(Form, OfFrameWorkGoesRoundByRound) {
    const auto two = [](const std::string& ann, const std::string& ben) {
        return std::vector<std::pair<std::string, Entries>>{{"Ann", {{"alibis", ann}}}, {"Ben", {{"alibis", ben}}}};
    };
    EXPECT_EQ(totals("frame-work", two("2,x", "1,2")), (std::vector<std::int64_t>{2, 4}));
    EXPECT_EQ(totals("frame-work", two("x", "0")), (std::vector<std::int64_t>{0, 0}));
    EXPECT_EQ(fault("frame-work", two("3", "3")), "alibis");
    EXPECT_EQ(fault("frame-work", two("6", "0")), "alibis");
    EXPECT_EQ(fault("frame-work", two("1,1", "1")), "alibis");
    EXPECT_EQ(fault("frame-work", two("4,1", "0,1")), "alibis");
    EXPECT_EQ(add_up("frame-work", two("4", "0")).winners, 1U);
    EXPECT_EQ(add_up("frame-work", two("2,2", "2,2")).winners, 0U);
    EXPECT_EQ(add_up("frame-work", two("2,2,1", "2,2,0")).winners, 1U);
    EXPECT_EQ(fault("frame-work", {{"Ann", {{"alibis", "1"}}}}), "alibis");
    EXPECT_EQ(add_up("frame-work", two("5,0,0", "0,0,0")).faults.size(), 1U);  // one, whatever comes behind it
    const form::Added busts = add_up("frame-work", two("1,x,x,x", "0,0,0,0"));
    EXPECT_EQ(score::points_of(busts.columns[0][2])->least, -1);
    EXPECT_EQ(score::points_of(busts.columns[0][3])->least, 0);
    EXPECT_EQ(form::why(busts.columns[0][3]), "busted, but the score never drops below 0");
}

TEST(Form, OfFrameWorkLetsOnlyLeadersIntoASuddenDeath) {
    const auto three = [](const std::string& cat) {
        return std::vector<std::pair<std::string, Entries>>{
            {"Ann", {{"alibis", "2 2 1"}}}, {"Ben", {{"alibis", "2 2 0"}}}, {"Cat", {{"alibis", cat}}}};
    };
    EXPECT_EQ(fault("frame-work", three("0 0 -")), "");
    EXPECT_EQ(fault("frame-work", three("0 0 0")), "alibis");
    EXPECT_EQ(fault("frame-work", three("0 - -")), "alibis");
    EXPECT_EQ(add_up("frame-work", three("0 - -")).faults.size(), 1U);  // and no count of Alibis with Cat in it
}

TEST(Form, OfFrameWorkGoesOnFromEarlierRounds) {
    const auto four_each = [](const std::string& ann, const std::string& ben) {
        return std::vector<std::pair<std::string, Entries>>{{"Ann", {{"alibis", ann}, {"before", "4"}}},
                                                            {"Ben", {{"alibis", ben}, {"before", "4"}}},
                                                            {"Cat", {{"alibis", "0,-"}}}};
    };
    EXPECT_EQ(totals("frame-work", four_each("1,x", "1,2")), (std::vector<std::int64_t>{5, 9, 0}));
    EXPECT_EQ(add_up("frame-work", four_each("1,1", "1,1")).outcome, "Ann and Ben play Sudden Death");
    const auto five_before = [](const std::string& cat) {
        return std::vector<std::pair<std::string, Entries>>{{"Ann", {{"alibis", "1"}, {"before", "5"}}},
                                                            {"Ben", {{"alibis", "0"}, {"before", "5"}}},
                                                            {"Cat", {{"alibis", cat}, {"before", "3"}}}};
    };
    EXPECT_EQ(add_up("frame-work", five_before("-")).winners, 1U);
    EXPECT_EQ(fault("frame-work", five_before("1")), "alibis");
    EXPECT_EQ(fault("frame-work", {{"Ann", {{"alibis", "1"}, {"before", "5"}}}, {"Ben", {{"alibis", "1"}}}}), "alibis");
}

TEST(Form, OfACampaignLooksRowsUp) {
    EXPECT_EQ(totals("dorfromantik-campaign", {{"", {{"games", "54 128 410"}}}}), std::vector<std::int64_t>{19});
    EXPECT_EQ(fault("dorfromantik-campaign", {{"", {{"games", "54"}, {"circles", "2"}}}}), "circles");
    EXPECT_EQ(fault("dorfromantik-campaign", {{"", {{"games", "54"}, {"rows", "425 400"}}}}), "rows");
    EXPECT_EQ(fault("dorfromantik-campaign", {{"", {{"games", "54"}, {"rows", "425 450 475 500"}}}}), "rows");
    const form::Added added =
        add_up("dorfromantik-campaign", {{"", {{"games", "54 128 430 480"}, {"rows", "425 450 475"}}}});
    EXPECT_EQ(form::why(added.columns[0][2]), "430 points, row 425");
    EXPECT_EQ(form::why(added.columns[0][3]), "480 points, row 475");
    EXPECT_EQ(totals("dorfromantik-campaign", {{"", {{"games", "54,128,400,400,400,400,400,400,400,400,400"}}}}),
              std::vector<std::int64_t>{123});
}

TEST(Form, GrawlixHasNone) {
    EXPECT_EQ(find_game("grawlix")->form, nullptr);
}

}  // namespace
}  // namespace arbiter::form_test
