// How many columns of a terminal texts take, and what is left of them where there are fewer.
#include "cli/text/columns.hpp"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::test::columns_test {
namespace {

using cli::columns_of;
using cli::fitted;

TEST(Columns, MostCharactersTakeOne) {
    EXPECT_EQ(columns_of(""), 0U);
    EXPECT_EQ(columns_of("Ann 1K:2"), 8U);
    EXPECT_EQ(columns_of("Zoë"), 3U);
    EXPECT_EQ(columns_of("Ωδ Жя ב א"), 9U);
    EXPECT_EQ(columns_of("ｱｲ"), 2U);
    EXPECT_EQ(columns_of("…~→▸"), 4U);
}

TEST(Columns, SignsOnOtherCharactersTakeNone) {
    EXPECT_EQ(columns_of("Zoe\xCC\x88"), 3U);
    EXPECT_EQ(columns_of("สมชัย"), 4U);
    EXPECT_EQ(columns_of("अनीता"), 3U);
    EXPECT_EQ(columns_of("שָׁלוֹם"), 4U);
}

TEST(Columns, WideCharactersTakeTwo) {
    EXPECT_EQ(columns_of("王小明"), 6U);
    EXPECT_EQ(columns_of("한국"), 4U);
    EXPECT_EQ(columns_of("Ｂｏ"), 4U);
    EXPECT_EQ(columns_of("\xE2\x9A\xBD"), 2U);                   // U+26BD
    EXPECT_EQ(columns_of("\xE2\x9A\xBD\xEF\xB8\x8F"), 2U);       // and a variation selector
    EXPECT_EQ(columns_of("\xF0\x9F\x98\x80"), 2U);               // U+1F600
    EXPECT_EQ(columns_of("☕\xE2\x80\x8D\xF0\x9F\x94\xA5"), 4U);  // joined: each by itself
}

/// Something stands in their place wherever they are shown.
TEST(Columns, WhatIsNoCharacterTakesOne) {
    EXPECT_EQ(columns_of("\t\x7F"), 2U);
    EXPECT_EQ(columns_of("a\xFF\xE0z"), 4U);
}

TEST(Columns, TextsAreCutBetweenCharacters) {
    EXPECT_EQ(fitted("王小明", 6, "…"), "王小明");
    EXPECT_EQ(fitted("王小明", 5, "…"), "王小…");
    EXPECT_EQ(fitted("王小明", 4, "…"), "王…");
    EXPECT_EQ(fitted("สมชัย", 4, "…"), "สมชัย");
    EXPECT_EQ(fitted("สมชัย สมชัย", 5, "…"), "สมชัย…");
}

}  // namespace
}  // namespace arbiter::test::columns_test
