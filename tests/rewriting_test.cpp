// Bytes that end lines elsewhere, or that nobody sees, at every place of a record: nothing written is lost.
#include "tests/judging.hpp"
#include "tests/kept.hpp"

#include <gtest/gtest.h>

#include <array>

namespace arbiter::test::rewriting_test {
namespace {

using namespace std::string_view_literals;

constexpr std::array odd_bytes{"\r"sv, "\v"sv,           "\xC2\x85"sv,     "\xE2\x80\xA8"sv,
                               "\0"sv, "\xEF\xBB\xBF"sv, "\xE2\x80\x8B"sv, "\rGame: azul"sv};

const FileReader nothing_beside = [](std::string_view) { return std::nullopt; };

struct Sample {
    const char* name;
    std::size_t step;  ///< every so many bytes something is put in
    const char* text;
};

constexpr std::array samples{
    Sample{"azul", 1,
           "Game: azul\nPlayers: Ann, Ben\nEvent: club night\n; a comment\n\nround 1 Ann\n"
           "displays BBYR KWWB RRKY YBKW WWRR ; drawn\nAnn 3R:2 {clk=1:00}\nben cY:5 ; late\n"},
    Sample{"grawlix", 3,
           "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B ; eight\nAnn @B:0,0 +$G\nBen &V:1,0\n"},
    Sample{"dorfromantik", 3, "Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task G4 TTGGGG:0,0 ; one\nend abandoned\n"},
};

class FileRewriter : public testing::TestWithParam<Sample> {};
INSTANTIATE_TEST_SUITE_P(Games, FileRewriter, testing::ValuesIn(samples),
                         [](const auto& one) { return std::string(one.param.name); });

TEST_P(FileRewriter, LosesNothingWhateverStandsWherever) {
    const std::string text = GetParam().text;
    for (const std::string_view odd : odd_bytes) {
        for (std::size_t at = 5; at <= text.size(); at += GetParam().step) {
            const std::string changed = text.substr(0, at) + std::string(odd) + text.substr(at);
            const std::string harm = harm_of_rewriting(changed, nothing_beside);
            ASSERT_TRUE(harm.empty()) << testing::PrintToString(changed) << "\n" << harm;
        }
    }
}

std::string with_ends(std::string_view text, std::string_view end) {
    std::string changed;
    for (const char byte : text) {
        changed += byte == '\n' ? std::string(end) : std::string(1, byte);
    }
    return changed;
}

TEST_P(FileRewriter, ReadsLinesWhateverEndsThem) {
    const std::string text = GetParam().text;
    const std::string outcome = outcome_of(RecordText{text}, nothing_beside);
    for (const std::string_view end : {"\r"sv, "\r\r\n"sv, "\n\r"sv, "\r\n"sv}) {
        const std::string changed = with_ends(text, end);
        EXPECT_EQ(outcome, outcome_of(RecordText{changed}, nothing_beside)) << testing::PrintToString(end);
        EXPECT_EQ(harm_of_rewriting(changed, nothing_beside), "") << testing::PrintToString(end);
    }
    EXPECT_EQ(outcome, outcome_of(RecordText{text + "\x1A\r\n"}, nothing_beside));
}

TEST(JoinedRecords, AreOneWithTheVerdictOfTheFirst) {
    const std::string first = samples[0].text;
    const std::string second = "Game: azul\nPlayers: Cem, Dan\n\n";
    const std::string alone = outcome_of(RecordText{first}, nothing_beside);
    for (const std::string_view odd : {"\xEF\xBB\xBF"sv, "\xE2\x80\x8B"sv, "\xE2\x81\xA0"sv, "\xC2\xA0"sv, " "sv,
                                       "\t"sv, "> "sv, "## "sv, "**"sv, "\x1A"sv, "\r"sv}) {
        EXPECT_EQ(alone + " syntax.second-record",
                  outcome_of(RecordText{first + std::string(odd) + second}, nothing_beside))
            << testing::PrintToString(odd);
    }
    const std::string unended = first.substr(0, first.size() - 1);
    for (const std::string_view odd : {""sv, "\xEF\xBB\xBF"sv, " "sv, "\r"sv, " ; good night"sv}) {
        EXPECT_EQ(alone + " syntax.second-record",
                  outcome_of(RecordText{unended + std::string(odd) + second}, nothing_beside))
            << testing::PrintToString(odd);
    }
}

}  // namespace
}  // namespace arbiter::test::rewriting_test
