// Line ends as other systems write them, told apart by what stands around them.
#include "grammar/text/line_ends.hpp"

#include "grammar/text/record_text.hpp"

#include <gtest/gtest.h>

namespace arbiter::line_ends_test {
namespace {

TEST(LineEnds, AreTakenForThoseOfTheNotation) {
    EXPECT_EQ(in_lines("a\rb\r\rc"), "a\nb\n\nc");
    EXPECT_EQ(in_lines("a\r\r\nb\r\r\n\r\r\nc"), "a\nb\n\nc");
    EXPECT_EQ(in_lines("a\n\rb\n\r"), "a\nb\n");
    EXPECT_EQ(in_lines("a\r\nb\n\r\nc\n"), "a\r\nb\n\r\nc\n");
    EXPECT_EQ(in_lines("a\nb\x1A"), "a\nb\n");
    EXPECT_EQ(in_lines("a\r\nb\x1A\x1A\r\n"), "a\r\nb\n");
    EXPECT_EQ(in_lines("a\x1A\r\n\x1A\n"), "a\n");
    EXPECT_EQ(in_lines("a\x1A\nb\n"), "a\x1A\nb\n");
    EXPECT_EQ(in_lines(""), "");
}

TEST(LineEnds, AreCountedWhateverTheyAre) {
    EXPECT_EQ(line_ends_between("a\rb\r\nc\nd", 0, 8), 3U);
    EXPECT_EQ(line_ends_between("a\r\r\nb\n\rc", 0, 8), 2U);
    EXPECT_EQ(line_ends_between("a\r\nb", 0, 2), 0U);
    EXPECT_EQ(line_ends_between("a\r\nb", 2, 4), 1U);
}

TEST(LineEnds, LeadBackToWhatWasWritten) {
    std::string lines;
    Origins origins;
    const OddEnds odd = put_in_lines("a\r\r\nb\r\nc\rd", lines, origins);
    EXPECT_EQ(lines, "a\nb\r\nc\nd");
    EXPECT_EQ(odd.kind, LineEnd::cr_cr_lf);
    EXPECT_EQ(odd.at, 1U);
    EXPECT_EQ(odd.more, 1U);
    EXPECT_EQ(origins.original(0), 0U);
    EXPECT_EQ(origins.original(2), 4U);
    EXPECT_EQ(origins.original(7), 9U);
}

TEST(LineEnds, BoundTheLineOfAPlace) {
    const std::string text = "ab\rcd\r\r\nef\n\rgh\r\n";
    const auto line = [&](std::uint32_t at) { return std::string(line_around(text, at).in(text)); };
    EXPECT_EQ(line(0), "ab");
    EXPECT_EQ(line(2), "ab");
    EXPECT_EQ(line(3), "cd");
    EXPECT_EQ(line(6), "cd");
    EXPECT_EQ(line(7), "cd");
    EXPECT_EQ(line(8), "ef");
    EXPECT_EQ(line(12), "gh");
    EXPECT_EQ(line(15), "gh");
    EXPECT_EQ(place_of({text}, 13).line, 4U);
    EXPECT_EQ(place_of({text}, 13).column, 2U);
}

}  // namespace
}  // namespace arbiter::line_ends_test
