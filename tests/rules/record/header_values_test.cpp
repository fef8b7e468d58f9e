// What the header says, written in the ways people and machines write it.
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::test::header_values_test {
namespace {

const std::string body = "\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\nAnn 1B:2\n";

/// Codes of what is found, then of what is allowed.
std::string said_of(const std::string& text) {
    std::string said;
    judge_text(text, "-", [&](const RecordText&, const Report& report) {
        for (const Finding& finding : report.findings) {
            said += std::string(finding.rule->id) + " ";
        }
        for (const Allowed& allowed : report.allowed) {
            said += "(" + std::string(allowed.finding.rule->id) + ") ";
        }
    });
    return said;
}

std::string with_crlf(const std::string& text) {
    std::string out;
    for (const char byte : text) {
        out += byte == '\n' ? "\r\n" : std::string(1, byte);
    }
    return out;
}

TEST(Players, BlanksAroundANameAreNoPartOfIt) {
    for (const std::string_view players : {"Ann , Ben", "Ann,Ben", " Ann\t,\t Ben \t", "Ann ,Ben"}) {
        judge_text("Game: azul\nPlayers: " + std::string(players) + "\n" + body, "-",
                   [&](const RecordText&, const Report& report) {
                       ASSERT_EQ(report.seats.count(), 2U) << players;
                       EXPECT_EQ(report.seats.name(0), "Ann") << players;
                       EXPECT_EQ(report.seats.name(1), "Ben") << players;
                       EXPECT_EQ(report.events, 3U) << players;
                   });
    }
}

TEST(Allow, TakesTheSameCodesWhateverEndsTheLine) {
    const std::string text =
        "Game: azul\nPlayers: Ann, Ben\nColour: red\nAllow: record.header.unknown-key, record.unfinished\n" + body;
    EXPECT_EQ(said_of(text), "(record.header.unknown-key) (record.unfinished) ");
    EXPECT_EQ(said_of(with_crlf(text)), said_of(text));
    const std::string last = "Game: azul\nPlayers: Ann, Ben\nColour: red\nAllow: record.header.unknown-key\n" + body;
    EXPECT_EQ(said_of(last), "record.unfinished (record.header.unknown-key) ");
    EXPECT_EQ(said_of(with_crlf(last)), said_of(last));
}

TEST(Allow, OfNothingIsSaidWhateverEndsTheLine) {
    const std::string text = "Game: azul\nPlayers: Ann, Ben\nAllow: claim.scores\n" + body;
    EXPECT_EQ(said_of(text), "record.allow.unused record.unfinished ");
    EXPECT_EQ(said_of(with_crlf(text)), said_of(text));
}

}  // namespace
}  // namespace arbiter::test::header_values_test
