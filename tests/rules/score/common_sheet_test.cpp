// What the score sheets of several possible positions have in common.
#include "rules/score/common_sheet.hpp"

#include "rules/score/sheet_text.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::common_sheet_test {
namespace {

using score::Cell;
using score::common_sheet;
using score::count;
using score::points;
using score::Range;
using score::Row;
using score::Sheet;
using score::Sign;

/// Without the line that says what `?` is.
std::string common(const Sheet& one, const Sheet& other) {
    const std::string text = score::text_of(common_sheet(one, other));
    return text.substr(0, text.find("? stands for"));
}

Row named(const char* name, std::vector<Row> parts = {}) {
    return {name, {name}, std::move(parts)};
}

TEST(CommonSheet, KeepsWhatIsTheSame) {
    const Sheet sheet{{"Ann", {"Ann: ", count(3, "point")}, {named("round 1")}}, named("Ben")};
    EXPECT_EQ(common_sheet(sheet, sheet), sheet);
    EXPECT_EQ(common(sheet, sheet), "Ann: 3 points\n  round 1\nBen\n");
}

TEST(CommonSheet, MakesRangesOfNumbers) {
    EXPECT_EQ(common({{"H", {"total ", points(9)}}}, {{"H", {"total ", points(10)}}}), "total 9 to 10\n");
    EXPECT_EQ(common({{"Ann", {"Ann: ", count(Range{2, 4}, "point")}}}, {{"Ann", {"Ann: ", count(1, "point")}}}),
              "Ann: 1 to 4 points\n");
    EXPECT_EQ(common({{"t", {"Ann ", 1, ", Ben ", -2}}}, {{"t", {"Ann ", 1, ", Ben ", 3}}}), "Ann 1, Ben -2 to 3\n");
    const Sheet three = common_sheet(common_sheet({{"a", {points(2)}}}, {{"a", {points(7)}}}), {{"a", {points(4)}}});
    EXPECT_EQ(*score::points_of(three.front()), (Range{2, 7}));
}

TEST(CommonSheet, KeepsWhatStandsBesideWordsThatDiffer) {
    EXPECT_EQ(common({{"a", {"red", " to row ", 1, ": ", "alone", "; ", count(1, "point"), " so far"}}},
                     {{"a", {"blue", " to row ", 1, ": ", "2 down", "; ", count(2, "point"), " so far"}}}),
              "? to row 1: ?; 1 to 2 points so far\n");
    EXPECT_EQ(common({{"a", {count(2, "Alibi"), ", the most"}}}, {{"a", {"busted", ""}}}), "?\n");
    EXPECT_EQ(common({{"a", {count(1, "tile")}}}, {{"a", {count(1, "edge")}}}), "?\n");
}

/// A list is known as far as both begin and end alike.
TEST(CommonSheet, ComparesRowsOfDifferentLength) {
    const Row shorter{"D1", {"track ", points(2), "  ", "at", " ", "0,0", " ", "2,0"}};
    const Row longer{"D1", {"track ", points(3), "  ", "at", " ", "0,0", " ", "1,0", " ", "2,0"}};
    EXPECT_EQ(common({shorter}, {longer}), "track 2 to 3  at 0,0 ? 2,0\n");
    EXPECT_EQ(common({longer}, {shorter}), "track 2 to 3  at 0,0 ? 2,0\n");
    EXPECT_EQ(common({longer}, {{"D1", {"track ", points(0), "  "}}}), "track 0 to 3  ?\n");
    EXPECT_EQ(common({{"a", {"x", "x"}}}, {{"a", {"x", "x", "x"}}}), "xx ?\n");
}

TEST(CommonSheet, LeavesAGapForRowsThatOneHasNot) {
    const Row a = named("a");
    const Row b = named("b");
    const Row c = named("c");
    EXPECT_EQ(common({a, b, c}, {a, c}), "a\n?\nc\n");
    EXPECT_EQ(common({a, c}, {a, b, c}), "a\n?\nc\n");
    EXPECT_EQ(common({b, c}, {a, b, c}), "?\nb\nc\n");
    EXPECT_EQ(common({a, b, c}, {c}), "?\nc\n");
    EXPECT_EQ(common({a}, {b}), "?\n");
    EXPECT_EQ(common(common_sheet({a}, {b}), {a}), "?\n");
    EXPECT_EQ(common(common_sheet({a, c}, {a, b, c}), {a, b, c}), "a\n?\nc\n");
}

TEST(CommonSheet, FindsRowsInAnotherOrder) {
    EXPECT_EQ(common({named("a"), named("b")}, {named("b"), named("a")}), "a\nb\n");
    EXPECT_EQ(common({named("heart"), named("heart")}, {named("heart")}), "heart\n?\n");
}

/// What stands in the part of another player is not the same.
TEST(CommonSheet, LooksForRowsInTheirPart) {
    EXPECT_EQ(common({named("Ann", {named("x")}), named("Ben", {named("x")})},
                     {named("Ann", {named("y")}), named("Ben", {named("x")})}),
              "Ann\n  ?\nBen\n  x\n");
    EXPECT_EQ(common({named("Ann", {named("round 1", {named("x"), named("y")})})},
                     {named("Ann", {named("round 1", {named("y")})})}),
              "Ann\n  round 1\n    ?\n    y\n");
}

TEST(CommonSheet, TellsOfAHeadWhosePartsOneHasNot) {
    const Row none{"flags", {"flags"}, {}, true};
    const Row one{"flags", {"flags"}, {named("at 0,0")}, true};
    EXPECT_EQ(common({none}, {one}), "flags\n  ?\n");
    EXPECT_EQ(common({none}, {none}), "");
}

}  // namespace
}  // namespace arbiter::test::common_sheet_test
