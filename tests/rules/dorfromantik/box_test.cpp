// What is in the box, with and without a list of opened ones.
#include "rules/dorfromantik/box.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace arbiter::dorfromantik::box_test {
namespace {

std::shared_ptr<const Box> box_of(const std::string& json) {
    std::string fault;
    auto box = Box::with(read_box_list(json), json, fault);
    EXPECT_EQ(fault, "");
    return box;
}

std::string fault_of(const std::string& json) {
    std::string fault;
    EXPECT_EQ(Box::with(read_box_list(json), json, fault), nullptr) << json;
    return fault;
}

Play land(const char* tile) {
    return {.tile = *tile_from(tile)};
}
Play task(Terrain type, const char* tile) {
    return {.pile = Pile::task, .marker = {type, 5}, .tile = *tile_from(tile)};
}

TEST(Box, IsTheBaseBoxWhereAListSaysNothing) {
    const auto box = box_of("{}");
    EXPECT_EQ(box->tiles().size(), printed_tiles);
    for (std::uint8_t place = 0; place < printed_tiles; ++place) {
        const PrintedTile& tile = (*box)[place];
        EXPECT_EQ(box->find({.pile = tile.pile, .marker = {tile.task, 4}, .tile = tile.tile.turned(place % 6)}, {}),
                  Box::base()->find(land(to_text(tile.tile).c_str()), {}));
        EXPECT_EQ(box->copies(place), 1);
    }
    for (std::uint16_t number = 0; number < 120; ++number) {
        EXPECT_EQ(box->copies({Terrain::track, number}), marker_copies(number));
    }
    EXPECT_FALSE(box->is_base());
    EXPECT_TRUE(Box::base()->is_base());
}

TEST(Box, HasWhatAListAddsAndTheRestAsPrinted) {
    const auto box = box_of(R"({"landscape": [{"tile": "F.TT..^F"}, {"tile": "TT.GG.", "copies": 3}],
                                "task": [{"tile": "FF....", "type": "F", "copies": 2}],
                                "markers": {"F": [4, 4, 9]}, "extra": {"circus": 15}})");
    EXPECT_EQ(box->count(Pile::landscape), landscape_tiles + 3);
    EXPECT_EQ(box->count(Pile::task), task_tiles + 1);
    EXPECT_EQ(box->copies(*box->find(land("GG.TT."), {})), 3);
    EXPECT_EQ(box->copies(*box->find(task(Terrain::forest, "....FF"), {})), 2);
    EXPECT_TRUE(box->find(land("F.TT..^F"), {}));
    EXPECT_FALSE(box->find(land("F.TT.."), {}));
    EXPECT_TRUE(box->find_but_for_flag(*tile_from("F.TT..")));
    EXPECT_EQ(box->copies({Terrain::forest, 4}), 2);
    EXPECT_EQ(box->copies({Terrain::forest, 5}), 0);
    EXPECT_EQ(box->copies({Terrain::forest, 9}), 1);
    EXPECT_EQ(box->copies({Terrain::grain, 5}), 2);
    EXPECT_EQ(std::vector<std::uint16_t>(box->numbers().begin(), box->numbers().end()),
              (std::vector<std::uint16_t>{4, 5, 6, 9}));
    EXPECT_EQ(box->extra_mosts()[*extra_line("Circus")], 15);
}

/// Whoever writes down all that there is means the same as who writes down what was in the box.
TEST(Box, IsTheSameWhereAListRepeatsThePrintedTiles) {
    std::string all = R"({"task": [)";
    for (const PrintedTile& tile : Box::base()->tiles().first(task_tiles)) {
        all += R"({"tile": ")" + to_text(tile.tile.turned(2)) + R"(", "type": ")" + letter(tile.task) + R"("},)";
    }
    all.back() = ']';
    const auto box = box_of(all + "}");
    EXPECT_EQ(box->count(Pile::task), task_tiles);
    EXPECT_EQ(box->count(Pile::landscape), landscape_tiles);
}

TEST(Box, TakesCopiesOneAfterTheOther) {
    const auto box = box_of(R"({"landscape": [{"tile": "TT.GG.", "copies": 2}, {"tile": "TT.GG."}]})");
    Taken taken;
    for (int copy = 0; copy < 3; ++copy) {
        const auto place = box->find(land("GG.TT."), taken);
        EXPECT_FALSE(taken[*place]);
        taken.set(*place);
    }
    EXPECT_TRUE(taken[*box->find(land("GG.TT."), taken)]);
}

/// The same look can be there in both stacks, and with two tasks.
TEST(Box, FindsTheTileThatIsMeant) {
    const auto box = box_of(R"({"landscape": [{"tile": "FFGG.."}],
                                "task": [{"tile": "FFGG..", "type": "F"}, {"tile": "FFGG..", "type": "G"}]})");
    EXPECT_EQ((*box)[*box->find(land(".FFGG."), {})].pile, Pile::landscape);
    EXPECT_EQ(box->task_of(box->find(task(Terrain::forest, ".FFGG."), {})), Terrain::forest);
    EXPECT_EQ(box->task_of(box->find(task(Terrain::grain, ".FFGG."), {})), Terrain::grain);
    EXPECT_TRUE(box->has_task(*tile_from("FFGG.."), Terrain::grain));
    EXPECT_FALSE(box->has_task(*tile_from("FFGG.."), Terrain::track));
}

TEST(BoxList, SaysWhatIsWrong) {
    const auto says = [](const std::string& json, const std::string& words) {
        EXPECT_NE(fault_of(json).find(words), std::string::npos) << json << ": " << fault_of(json);
    };
    says("", "1:1");
    says("[1]", "it is no object");
    says("[" + std::string(100, '['), "nested too deeply");
    says(std::string("{\"task\"\0: []}", 13), "NUL");
    says(R"({"tasks": []})", "1:2: a list has");
    says(R"({"landscape": {}})", "tiles are a list");
    says(R"({"landscape": ["GG.TT."]})", "a tile is written");
    says(R"({"landscape": [{"tile": 7}]})", "a tile is written");
    says(R"({"landscape": [{"tile": "?"}]})", "this is no tile");
    says(R"({"landscape": [{"tile": "GG.TT"}]})", "this is no tile");
    says(R"({"landscape": [{"tile": "GG.TT.^F"}]})", "a flag stands in a territory");
    says(R"({"landscape": [{"tile": "GG.TT.", "copies": 0}]})", "copies is a number from 1 to 250");
    says(R"({"landscape": [{"tile": "GG.TT.", "copies": 1.5}]})", "copies is a number");
    says(R"({"landscape": [{"tile": "GG.TT.", "copies": 250}]})", "at most 250 can be told apart");
    says(R"({"task": [{"tile": "GG...."}]})", "a task tile has a \"type\"");
    says(R"({"task": [{"tile": "GG....", "type": "."}]})", "a task tile has a \"type\"");
    says(R"({"task": [{"tile": "GG....", "type": "F"}]})", "does not show the type");
    says(R"({"markers": [4]})", "markers are their numbers by type");
    says(R"({"markers": {"X": [4]}})", "markers are of type");
    says(R"({"markers": {"F": 4}})", "are a list");
    says(R"({"markers": {"F": [0]}})", "a number from 1 to 99");
    says(R"({"markers": {"F": [1, 2, 3, 7, 8, 9]}})", "9 different numbers");
    says(R"({"markers": {"F": [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]}})", "more than 1000");
    says(R"({"extra": {"Windmill": 4}})", "1:12: section E");
    says(R"({"extra": {"Circus": "4"}})", "is a number from 0");
}

}  // namespace
}  // namespace arbiter::dorfromantik::box_test
