// Lines and columns of offsets, in the record and in its file.
#include "grammar/text/record_text.hpp"

#include <gtest/gtest.h>

namespace arbiter::record_text_test {
namespace {

RecordText text_of(std::string_view text) {
    return {text, 0, 1, 1};
}

TEST(RecordText, CountsLinesAndColumnsFromOne) {
    EXPECT_EQ(place_of(text_of("ab\ncd"), 0).line, 1U);
    EXPECT_EQ(place_of(text_of("ab\ncd"), 0).column, 1U);
    EXPECT_EQ(place_of(text_of("ab\ncd"), 4).line, 2U);
    EXPECT_EQ(place_of(text_of("ab\ncd"), 4).column, 2U);
}

TEST(RecordText, CountsTheLinesOfItsFile) {
    EXPECT_EQ(place_of({"ab\ncd", 100, 41, 3}, 3).line, 42U);
}

TEST(RecordText, ColumnsAreCodePointsNotBytes) {
    EXPECT_EQ(place_of(text_of("h\xC3\xA9llo"), 3).column, 3U);
}

TEST(RecordText, EndOfTextIsAPlace) {
    EXPECT_EQ(place_of(text_of("ab\n"), 3).line, 2U);
    EXPECT_EQ(place_of(text_of(""), 0).line, 1U);
}

TEST(RecordText, LinesDropTheirBreaks) {
    constexpr std::string_view text = "ab\r\ncd\n";
    EXPECT_EQ(line_around(text, 1).in(text), "ab");
    EXPECT_EQ(line_around(text, 4).in(text), "cd");
    EXPECT_EQ(line_around(text, 5).in(text), "cd");
}

}  // namespace
}  // namespace arbiter::record_text_test
