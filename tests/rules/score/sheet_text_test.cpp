// Rows of a score sheet as lines of text.
#include "rules/score/sheet_text.hpp"

#include <gtest/gtest.h>

namespace arbiter::test::sheet_text_test {
namespace {

using score::Cell;
using score::column;
using score::count;
using score::points;
using score::Range;
using score::Row;
using score::Sign;
using score::text_of;
using score::wide;

std::string line(std::vector<Cell> cells) {
    return text_of(score::Sheet{Row{"row", std::move(cells)}});
}

TEST(SheetText, PrintsNumbers) {
    EXPECT_EQ(line({count(1, "tile"), ", ", count(2, "tile"), ", ", count(0, "tile")}), "1 tile, 2 tiles, 0 tiles\n");
    EXPECT_EQ(line({count(Range{1, 1}, "point"), ", ", count(Range{0, 1}, "point")}), "1 point, 0 to 1 points\n");
    EXPECT_EQ(line({points(2, Sign::plus), points(0, Sign::plus), points(-3, Sign::plus)}), "+20-3\n");
    EXPECT_EQ(line({points(0, Sign::minus), points(-2, Sign::minus)}), "-0-2\n");
    EXPECT_EQ(line({points(Range{-1, 2}, Sign::plus)}), "-1 to +2\n");
    EXPECT_EQ(line({points(Range{-1, 0}, Sign::minus)}), "-1 to 0\n");
}

TEST(SheetText, GivesCellsTheirRoom) {
    EXPECT_EQ(line({wide(4, "ab"), wide(3, 7), "|"}), "ab    7|\n");
    EXPECT_EQ(line({wide(3, Range{7, 12}), "|"}), "  7 to 12|\n") << "what is known lines up with other rows";
    EXPECT_EQ(line({"a", wide(9, "")}), "a\n") << "nothing stands behind a line";
    EXPECT_EQ(text_of(score::Sheet{{"a", {column("Ann"), " ", 1}}, {"b", {column("Zoë P"), " ", 2}}}),
              "Ann   1\nZoë P 2\n");
}

TEST(SheetText, IndentsWhatBelongsToARow) {
    EXPECT_EQ(text_of(score::Sheet{{"a", {"a"}, {{"b", {"b"}, {{"c", {"c"}}}}}}, {"d", {"d"}}, {"e", {"e"}, {}, true}}),
              "a\n  b\n    c\nd\n");
}

TEST(SheetText, SaysWhatAQuestionMarkIs) {
    const Cell open{Cell::Open{}};
    EXPECT_EQ(line({open, open, " a", open, ", ", wide(3, open), "b"}),
              "? a ?, ?  b\n? stands for what differs from one possible position to another\n");
    EXPECT_EQ(line({"?"}), "?\n") << "words that a game writes";
    EXPECT_EQ(line({points(Range{1, 2})}), "1 to 2\n");
}

}  // namespace
}  // namespace arbiter::test::sheet_text_test
