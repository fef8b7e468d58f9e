// What the score sheets of several possible positions have in common.
#include "rules/worlds/common_sheet.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::common_sheet_test {
namespace {

using worlds::common_sheet;

TEST(CommonSheet, KeepsWhatIsTheSame) {
    const std::string sheet = "Ann: 3 points\n  wall\n    . .\nBen: 0 points\n  wall\n    . .\n";
    EXPECT_EQ(common_sheet(sheet, sheet), sheet);
}

TEST(CommonSheet, MakesRangesOfNumbers) {
    EXPECT_EQ(common_sheet("  H  total  9\n", "  H  total 10\n"), "  H  total  9 to 10\n");
    EXPECT_EQ(common_sheet("Ann: 2 to 4 points\n", "Ann: 1 point\n"), "Ann: 1 to 4 points\n");
    EXPECT_EQ(common_sheet("total: Ann 1, Ben -2\n", "total: Ann 1, Ben 3\n"), "total: Ann 1, Ben -2 to 3\n");
}

TEST(CommonSheet, SaysWhereSheetsDiffer) {
    EXPECT_EQ(common_sheet("  track  3  at 0,0 1,0\n", "  track  2  at 4,0\n"), "  track  2 to 3  at  ?\n");
    EXPECT_EQ(common_sheet("a\n  +1  red\n  +2  blue\nb\n", "a\n  +1  blue\nb\n"), "a\n  ?\nb\n");
    EXPECT_EQ(common_sheet(common_sheet("a\n", "b\n"), "a\n"), "  ?\n");
}

/// What stands in the part of another player is not the same.
TEST(CommonSheet, LooksForLinesInTheirPart) {
    EXPECT_EQ(common_sheet("Ann\n  W .\nBen\n  W .\n", "Ann\n  . .\nBen\n  W .\n"), "Ann\n  ?\nBen\n  W .\n");
    EXPECT_EQ(common_sheet("Ann\n  W .\nBen\n  . .\n", "Ben\n  W .\n"), "  ?\nBen\n  ?\n");
}

}  // namespace
}  // namespace arbiter::test::common_sheet_test
