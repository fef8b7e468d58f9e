// Typographic characters become plain ones in events, and offsets lead back.
#include "grammar/record/plain.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(PlainText, LeavesOrdinaryTextAlone) {
    PlainText plain;
    EXPECT_FALSE(make_plain("Game: azul\n\nAnn 3R:2\n", plain));
    EXPECT_FALSE(make_plain("Game: azul\nPlayers: Zo\xC3\xAB, \xE6\x9D\x8E\n\n", plain));
}

TEST(PlainText, UndoesDashesAndDotsInEventsOnly) {
    PlainText plain;
    const std::string text =
        "Game: grawlix\nEvent: a \xE2\x80\x93 b\nDate: 2026\xE2\x80\x93"
        "11-20\n\nAnn @B:0,\xE2\x88\x92"
        "1 {n=\xE2\x80\x93} ; \xE2\x80\x93\nx \xE2\x80\xA6\n";
    ASSERT_TRUE(make_plain(text, plain));
    EXPECT_EQ(plain.text,
              "Game: grawlix\nEvent: a \xE2\x80\x93 b\nDate: 2026-11-20\n\nAnn @B:0,-1 {n=\xE2\x80\x93} ; "
              "\xE2\x80\x93\nx ...\n");
    EXPECT_EQ(plain.replaced.size(), 3U);
}

TEST(PlainText, KnowsTheWayBack) {
    PlainText plain;
    const std::string text =
        "Game: x\n\na\xE2\x80\x93"
        "b\xE2\x80\x93"
        "c";
    ASSERT_TRUE(make_plain(text, plain));
    for (const char letter : {'a', 'b', 'c'}) {
        const auto at = static_cast<std::uint32_t>(plain.text.rfind(letter));
        EXPECT_EQ(text[plain.original(at)], letter);
    }
}

}  // namespace
}  // namespace arbiter
