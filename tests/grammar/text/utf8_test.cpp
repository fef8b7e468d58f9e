// What is well-formed UTF-8, where it is not, and how many characters it is.
#include "grammar/text/utf8.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

namespace arbiter::utf8_test {
namespace {

constexpr std::size_t none = std::string_view::npos;

TEST(Utf8, PlainAsciiHasNoNulAndNothingHigh) {
    EXPECT_TRUE(is_plain_ascii(""));
    EXPECT_TRUE(is_plain_ascii("Ann 3R:2\n\t"));
    for (const std::size_t at : {std::size_t{0}, std::size_t{255}, std::size_t{256}, std::size_t{999}}) {
        std::string text(1000, 'a');
        text[at] = '\0';
        EXPECT_FALSE(is_plain_ascii(text)) << at;
        text[at] = '\x80';
        EXPECT_FALSE(is_plain_ascii(text)) << at;
    }
}

TEST(Utf8, AcceptsWellFormedSequences) {
    for (const std::string_view good :
         {"", "a", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"}) {
        EXPECT_EQ(first_bad_byte(good), none) << good;
    }
}

TEST(Utf8, FindsWhatIsMalformed) {
    for (const std::string_view bad : {"\x80", "\xC0\x80", "\xC3", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80",
                                       "\xF5\x80\x80\x80", "\xFF", "\xE2\x82"}) {
        EXPECT_EQ(first_bad_byte(bad), 0U);
        EXPECT_EQ(first_bad_byte("ab" + std::string(bad)), 2U);
    }
    EXPECT_EQ(first_bad_byte(std::string_view("a\0b", 3)), 1U);
}

TEST(Utf8, OneCharacterIsAsManyBytesAndACode) {
    const auto character = [](std::string_view text) {
        const std::size_t length = sequence_length(text, 1);
        return std::pair(length, code_point(text.substr(1, length)));
    };
    EXPECT_EQ(character("-a-"), std::pair(std::size_t{1}, 0x61U));
    EXPECT_EQ(character("-\xC3\xAB-"), std::pair(std::size_t{2}, 0xEBU));
    EXPECT_EQ(character("-\xEF\xBF\xBD-"), std::pair(std::size_t{3}, 0xFFFDU));
    EXPECT_EQ(character("-\xF4\x8F\xBF\xBF"), std::pair(std::size_t{4}, 0x10FFFFU));
    EXPECT_EQ(sequence_length("-\xC3-", 1), 0U);
    EXPECT_EQ(sequence_length("-", 1), 0U);
}

TEST(Utf8, CountsCodePoints) {
    EXPECT_EQ(code_points("Zo\xC3\xAB"), 3U);
    EXPECT_EQ(code_points("\xE6\x9D\x8E\xE9\x9B\xB7"), 2U);
}

}  // namespace
}  // namespace arbiter::utf8_test
