// Headers: where they end, what a key is, and how reading goes on behind a slip.
#include "grammar/record/header.hpp"

#include "grammar/record/header_grammar.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

namespace arbiter::header_test {
namespace {

Header read(std::string_view text) {
    Header header;
    read_header(text, header);
    return header;
}

TEST(Header, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<header::line>(-1), 0U);
    EXPECT_EQ(tao::pegtl::analyze<header::field>(-1), 0U);
}

TEST(Header, KeepsKeysAndTrimmedValues) {
    constexpr std::string_view text = "Game: azul\r\nPlayers:Ann,  Ben \t\r\n; a remark\r\n\r\nbody";
    const Header header = read(text);
    ASSERT_EQ(header.fields.size(), 2U);
    EXPECT_EQ(header.value("Players"), "Ann,  Ben");
    EXPECT_EQ(header.value("Start"), "");
    EXPECT_EQ(text.substr(header.body), "body");
    EXPECT_TRUE(header.errors.empty());
}

TEST(Header, EndsAtALineOfBlanks) {
    constexpr std::string_view text = "Game: azul\n \t\nround 1\n";
    EXPECT_EQ(text.substr(read(text).body), "round 1\n");
}

TEST(Header, MayBeAllThereIs) {
    const Header header = read("Game: azul\nPlayers: Ann, Ben");
    EXPECT_TRUE(header.errors.empty());
    EXPECT_EQ(header.value("Players"), "Ann, Ben");
}

TEST(Header, GoesOnBehindASlip) {
    constexpr std::string_view text = "Game: azul\ntokens\nPlayers: Ann, Ben\n\nbody";
    const Header header = read(text);
    ASSERT_EQ(header.errors.size(), 1U);
    EXPECT_EQ(header.errors[0].span.in(text), "tokens");
    EXPECT_EQ(header.value("Players"), "Ann, Ben");
    EXPECT_EQ(text.substr(header.body), "body");
}

TEST(Header, TakesTheFirstEventForTheBodyWhenNoBlankLineCame) {
    constexpr std::string_view text = "Game: azul\nPlayers: Ann, Ben\nround 1 Ann\nAnn 3R:2\n";
    const Header header = read(text);
    EXPECT_EQ(header.errors.size(), 1U);
    EXPECT_EQ(text.substr(header.body, 7), "round 1");
}

TEST(Header, KeyIsOneWordWithoutBlankBeforeItsColon) {
    EXPECT_EQ(read("Game: azul\nPlay ers: Ann\n\n").errors.size(), 1U);
    EXPECT_EQ(read("Game: azul\nPlayers : Ann\n\n").errors.size(), 1U);
}

TEST(Header, KeyIsLettersAndHyphens) {
    const Header header = read("Game: azul\nX1: y\nX-a: z\n\n");
    ASSERT_EQ(header.errors.size(), 1U);
    EXPECT_EQ(header.errors[0].message, "\"X1\" is no key of a header line");
    EXPECT_EQ(header.value("X-a"), "z");
    EXPECT_EQ(read("Game: azul\nX-long-key-1: y\n\n").value("X-long-key-1"), "y");
}

/// What is said of a line in the middle of a header.
std::string said_of(const std::string& line) {
    const Header header = read("Game: azul\n" + line + "\nPlayers: Ann, Ben\n\n");
    return header.errors.size() == 1 ? header.errors[0].message : std::string();
}

TEST(Header, TakesNoLongSentenceForAKey) {
    const std::string longest = "They play in the kitchen";
    ASSERT_EQ(longest.size(), 24U);
    EXPECT_EQ(said_of(longest + ": Ann, Ben"), "\"They play in the kitchen\" is no key of a header line");
    EXPECT_EQ(said_of(longest + "s: Ann, Ben"),
              "no header line (Key: value), and no blank line ends the header before it");
}

TEST(Header, GoesOnBehindEveryLineThatWasMeantAsOne) {
    constexpr std::string_view text = "Game: azul\nX1: y\nPlayers : Ann\nStart: Ann\n\nbody";
    const Header header = read(text);
    ASSERT_EQ(header.errors.size(), 2U);
    EXPECT_EQ(header.errors[1].span.in(text), "Players ");
    EXPECT_EQ(header.value("Start"), "Ann");
    EXPECT_EQ(text.substr(header.body), "body");
}

TEST(Header, LinesMayBeIndented) {
    constexpr std::string_view text = "Game: azul\n  Players: Ann, Ben\n\tStart:Ann\n\nbody";
    const Header header = read(text);
    EXPECT_TRUE(header.errors.empty());
    ASSERT_EQ(header.fields.size(), 3U);
    EXPECT_EQ(header.fields[1].key.in(text), "Players");
    EXPECT_EQ(header.value("Start"), "Ann");
}

TEST(Header, GameIsNeverIndented) {
    const Header header = read("Game: azul\n Game: grawlix\nPlayers: Ann, Ben\n\n");
    ASSERT_EQ(header.errors.size(), 1U);
    EXPECT_EQ(header.fields.size(), 2U);
}

TEST(Header, LineAlone) {
    EXPECT_TRUE(is_header_line("House: wall=gray"));
    EXPECT_TRUE(is_header_line(" X-a:"));
    EXPECT_FALSE(is_header_line("bogus"));
    EXPECT_FALSE(is_header_line("Game: azul"));
    EXPECT_FALSE(is_header_line("X-a: b\nc"));
    EXPECT_FALSE(is_header_line("; a comment"));
    EXPECT_FALSE(is_header_line(""));
}

}  // namespace
}  // namespace arbiter::header_test
