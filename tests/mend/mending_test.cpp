// What is offered as probably meant: by size, by reach, by nearness, and when it is worth showing.
#include "rules/mend/mending.hpp"

#include "cli/mended.hpp"
#include "rules/mend/wording.hpp"
#include "rules/record/first_cause.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::test::mending_test {
namespace {

constexpr std::string_view start =
    "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\nBen &V:1,0 +#R\n";

struct Answer {
    Report report;
    std::vector<Mend> mends;
};

Answer mends_of(const std::string& text, const FileReader& open = cli::reader_beside("-")) {
    Answer answer;
    const RecordText record{text};
    judge(record, {.mends = true}, open, answer.report);
    if (const Finding* const cause = record::first_cause(answer.report)) {
        answer.mends = cause->mends;
    }
    return answer;
}

/// The first mend, and whether it is worth showing.
std::pair<std::string, bool> likeliest_of(const std::string& text, mend::Sought sought) {
    const RecordText record{text};
    const FileReader open = cli::reader_beside("-");
    Report report;
    judge(record, {}, open, report);
    mend::find_mends(record, open, report, sought);
    const Finding* const cause = record::first_cause(report);
    if (cause == nullptr || cause->mends.empty()) {
        return {};
    }
    const Mend& first = cause->mends.front();
    return {std::string(name_of(first.change)) + ' ' + std::to_string(first.line.begin) + ' ' + first.text,
            mend::is_convincing(*cause)};
}

std::string finished_game(std::uint64_t seed) {
    std::string text;
    find_game("grawlix")->play({2, seed, {}}, cli::reader_beside("-"), text);
    return text;
}

/// A wrong total at the end, a line left out, a line written twice, the other player named.
std::vector<std::string> with_slips(const std::string& text) {
    const std::size_t line = text.find('\n', text.size() / 2) + 1;
    const std::size_t size = text.find('\n', line) + 1 - line;
    const std::string before = text.substr(0, line);
    const std::string there = text.substr(line, size);
    const std::string behind = text.substr(line + size);
    const std::string other = there.starts_with("Ann") ? "Ben" : "Ann";
    std::string wrong = text;
    wrong[wrong.rfind("scores ") + 7] = '9';
    return {wrong, before + behind, before + there + there + behind, before + other + there.substr(3) + behind};
}

TEST(Mends, AreOfferedForViolationsOnly) {
    EXPECT_TRUE(mends_of(std::string(start)).mends.empty());
    EXPECT_TRUE(mends_of(std::string(start) + "Ann what\n").mends.empty());
}

TEST(Mends, NameTheOtherPlayerFirst) {
    const auto [report, mends] = mends_of(std::string(start) + "Ben %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].change, Mend::Change::replace);
    EXPECT_EQ(mends[0].text, "Ann %O:1,1 +*B");
    EXPECT_EQ(mends[0].size, 1U);
    EXPECT_TRUE(mends[0].reaches_end());
}

TEST(Mends, LeaveOutALineThatStandsTwice) {
    const auto [report, mends] = mends_of(std::string(start) + "Ben &V:1,0 +#R\nAnn %O:1,1 +*B\n");
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].change, Mend::Change::erase);
    EXPECT_EQ(mends[0].events, 4U);
    EXPECT_EQ(mends[0].reaches, 4U);
}

/// Lines of Ben and of Ann in the wrong order. Another line of Ann before them makes the one of Ben fit, and no more.
constexpr std::string_view out_of_order =
    "Game: grawlix\nPlayers: Ann, Ben\nStart: Ann\n\ndraft @B &V %O *O $R @V #G #B\nBen &V:1,0 +#R\nAnn @B:0,0 +$G\n"
    "Ann %O:1,1 +*B\nBen #R:2,1 +*V\n";

TEST(Mends, LetTwoLinesChangePlaces) {
    const auto [report, mends] = mends_of(std::string(out_of_order));
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(name_of(mends[0].change), "swap");
    EXPECT_EQ(mends[0].events, 5U);
    EXPECT_TRUE(mends[0].reaches_end());
}

/// The line that is put in has not been there before: what it is worth, the lines behind it say.
TEST(Mends, CountNoLineThatTheyPutIn) {
    const auto [report, mends] = mends_of(std::string(out_of_order));
    const auto added =
        std::ranges::find_if(mends, [](const Mend& mend) { return mend.change == Mend::Change::insert; });
    ASSERT_NE(added, mends.end());
    EXPECT_EQ(added->events, 6U);
    EXPECT_EQ(added->reaches, 3U) << "the draft, the new line, and Ben's";
    EXPECT_EQ(added->beyond, 1U);
}

/// A result is compared when the game has ended: without the last line it would be neither right nor wrong.
TEST(Mends, LeaveNoGameUnfinishedForItsResult) {
    const auto [report, mends] = mends_of(
        "Game: azul\nPlayers: Ann, Ben\nResult: Ben\n\nset round 3 Ann\nset displays - - - - -\nset center BR\n"
        "set Ann wall BYRK. ..... ..... ..... .....\nset Ann lines W - - - -\nset Ann floor M\nset turn Ann\n"
        "Ann cB:2\nBen cR:?\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    EXPECT_TRUE(mends.empty());
}

TEST(Mends, AreFoundWhereHabitsAreAllowed) {
    const auto [report, mends] = mends_of(
        "Game: grawlix\nPlayers: Ann, Ben\nAllow: syntax.tolerated\n\ndraft @B &V %O *O $R @V #G #B\n"
        "ann @B:0,0 +$G\nben &V:1,0 +#R\nben %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].text, "Ann %O:1,1 +*B");
    EXPECT_TRUE(mends[0].reaches_end());
}

/// Whoever asks for the likeliest alone gets that of all, and the same answer to whether it is worth showing.
TEST(Mends, AreLikeliestWhetherOrNotAllAreSought) {
    std::size_t shown = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        for (const std::string& text : with_slips(finished_game(seed))) {
            const auto [all, convincing] = likeliest_of(text, mend::Sought::all);
            const auto [alone, as_convincing] = likeliest_of(text, mend::Sought::likeliest);
            EXPECT_EQ(alone, all) << text;
            EXPECT_EQ(as_convincing, convincing) << text;
            shown += convincing ? 1U : 0U;
        }
    }
    EXPECT_GT(shown, 3U);
    EXPECT_LT(shown, 12U);
}

TEST(Mends, AreAtMostFiveAndTheSameEachTime) {
    const std::string text = std::string(start) + "Ann %O:5,5 +*B\n";
    const std::vector<Mend> once = mends_of(text).mends;
    const std::vector<Mend> again = mends_of(text).mends;
    EXPECT_EQ(once.size(), 5U);
    ASSERT_EQ(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].text, again[i].text);
        EXPECT_LE(i == 0 ? 0 : once[i - 1].size, once[i].size);
    }
}

TEST(Mends, AreFoundBehindUndo) {
    const auto [report, mends] =
        mends_of(std::string(start) + "Ann %O:1,1 +*B\nundo\nBen %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].text, "Ann %O:1,1 +*B");
}

/// Of a long record the last four hundred positions are kept.
TEST(Mends, AreFoundAtTheEndOfALongRecord) {
    std::string text;
    find_game("frame-work")->play({3, 6, "Deck: docks\n"}, cli::reader_beside("-"), text);
    ASSERT_GT(std::ranges::count(text, '\n'), 1000);
    const std::size_t line = text.rfind("\nAnn ") + 1;
    const std::string there = text.substr(line, text.find('\n', line) - line);
    text.replace(line, 3, "Ben");
    const auto [report, mends] = mends_of(text);
    EXPECT_TRUE(std::ranges::any_of(mends, [&](const Mend& mend) { return mend.text == there; })) << there;
}

/// The same game from the middle, and a Ben who moves twice in a row.
TEST(Mends, AreFoundBehindAPosition) {
    const auto [report, mends] = mends_of(
        "Game: grawlix\nPlayers: Ann, Ben\n\nset grid @B:0,0 &V:1,0\nset Ann hand %O $R #G $G\n"
        "set Ben hand *O @V #B #R\nset turn Ann\nAnn %O:1,1 +*B\nAnn #R:2,1 +*V\n");
    ASSERT_EQ(report.verdict, Verdict::violation) << report.findings.front().message;
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].text, "Ben #R:2,1 +*V");
    EXPECT_TRUE(mends[0].reaches_end());
}

TEST(Mends, AreFoundWhereFactsAreOpen) {
    const auto [report, mends] = mends_of(std::string(start) + "Ann ?:1,1 +*B\nAnn #R:2,1 +*V\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].change, Mend::Change::replace);
    EXPECT_EQ(mends[0].text, "Ben #R:2,1 +*V");
    EXPECT_EQ(mends[0].events, 5U);
    EXPECT_TRUE(mends[0].reaches_end());
}

/// Expects nothing wrong with the record with any mend that leads to its end, and answers how many do.
std::size_t hold_mends_that_end(const std::string& text, const FileReader& open) {
    std::size_t tried = 0;
    for (const Mend& mend : mends_of(text, open).mends) {
        if (mend.reaches_end()) {
            const std::string with_it = cli::mended(text, mend);
            Report report;
            judge(RecordText{with_it}, {}, open, report);
            EXPECT_LE(report.verdict, Verdict::unverified) << with_it;
            ++tried;
        }
    }
    return tried;
}

/// A trial that uses up the allowance convicts nobody: what it let pass is no mend.
TEST(Mends, LeadWhereTheySayWhereFactsAreOpen) {
    std::size_t tried = 0;
    for (const char* const folder : {"tests/conformance/unknown/grawlix", "tests/conformance/unknown/framework"}) {
        for (const fs::path& path : files_below(folder, ".tgn")) {
            const FileReader open = cli::reader_beside(path);
            judge_text(slurp(path), path, [&](const RecordText& record, const Report&) {
                tried += hold_mends_that_end(std::string(record.text), open);
            });
        }
    }
    EXPECT_GT(tried, 50U);
}

/// A total too much leaves no blank behind when it is taken out.
TEST(Mends, AreWrittenInCanonicalFormWhereFactsAreOpen) {
    const auto [report, mends] =
        mends_of("Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task F5 ?:0,0\nscores 1 2\nend abandoned\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].text, "scores 1");
    EXPECT_EQ(mends[0].instead, "scores 1 2");
}

/// A table leaves tiles open, too: somebody takes the one that nobody noted.
TEST(Mends, AreFoundBehindADisplayWithAnOpenTile) {
    const auto [report, mends] = mends_of(
        "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBB? RRKW KKYY BYRW WWRK\nAnn 1K:1\nAnn 2K:2\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(mends.empty());
    EXPECT_EQ(mends[0].text, "Ben 2K:2");
    EXPECT_TRUE(mends[0].reaches_end());
}

TEST(Mends, NameAnotherPlayerToBegin) {
    const std::string events = "draft @B &V %O *O $R @V #G #B\nBen @B:0,0 +$G\nAnn &V:1,0 +#R\nBen %O:1,1 +*B\n";
    const auto said = mends_of("Game: grawlix\nPlayers: Ann, Ben\nStart: Ann\n\n" + events).mends;
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said[0].text, "Start: Ben");
    EXPECT_EQ(said[0].change, Mend::Change::replace);
    EXPECT_EQ(said[0].instead, "Start: Ann");
    EXPECT_TRUE(said[0].in_header);
    const auto unsaid = mends_of("Game: grawlix\nPlayers: Ann, Ben\n\n" + events).mends;
    ASSERT_FALSE(unsaid.empty());
    EXPECT_EQ(unsaid[0].text, "Start: Ben");
    EXPECT_EQ(unsaid[0].change, Mend::Change::insert);
    EXPECT_EQ(unsaid[0].line.begin, std::string("Game: grawlix\nPlayers: Ann, Ben\n").size());
}

/// The canonical form of the line would begin the round first.
TEST(Mends, AreOneLine) {
    const auto [report, mends] = mends_of("Game: framework\nPlayers: Ann, Ben\n\noffer B/6B+B G/- B/-\n");
    ASSERT_FALSE(mends.empty());
    for (const Mend& mend : mends) {
        EXPECT_EQ(mend.text.find('\n'), std::string::npos) << mend.text;
    }
}

TEST(Mends, PointIntoTheTextAsWritten) {
    const std::string text = std::string(start) +
                             "Ann %O:1,1 +*B\nBen #R:2,1 +*V\nBen $G:\xE2\x88\x92"
                             "1,0 +$B\n";
    const auto [report, mends] = mends_of(text);
    for (const Mend& mend : mends) {
        EXPECT_LE(mend.line.end, text.size());
        EXPECT_TRUE(mend.line.begin == 0 || text[mend.line.begin - 1] == '\n') << mend.text;
    }
}

Finding with_mends(std::vector<Mend> mends) {
    Finding finding;
    finding.mends = std::move(mends);
    return finding;
}

Mend mend(std::uint32_t reaches, std::uint32_t beyond, unsigned size) {
    Mend one;
    one.reaches = reaches;
    one.events = 50;
    one.beyond = beyond;
    one.size = size;
    return one;
}

TEST(Mends, AreShownWhenTheyConvince) {
    EXPECT_FALSE(mend::is_convincing(with_mends({})));
    EXPECT_TRUE(mend::is_convincing(with_mends({mend(50, 20, 1), mend(50, 20, 1)}))) << "to the end";
    EXPECT_FALSE(mend::is_convincing(with_mends({mend(50, 2, 1), mend(50, 2, 1)}))) << "little tells them apart";
    EXPECT_TRUE(mend::is_convincing(with_mends({mend(50, 2, 1), mend(50, 2, 2)}))) << "the sole smallest";
    EXPECT_TRUE(mend::is_convincing(with_mends({mend(40, 12, 1), mend(30, 4, 1)}))) << "three times as far";
    EXPECT_FALSE(mend::is_convincing(with_mends({mend(40, 12, 1), mend(32, 5, 1)})));
    EXPECT_FALSE(mend::is_convincing(with_mends({mend(40, 9, 1)}))) << "not far";
}

std::set<std::string> slips_of(std::string_view line) {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Ben", {}, true);
    mend::Vocabulary vocabulary(seats);
    vocabulary.add("Ann 3K:2");
    vocabulary.add(line);
    std::set<std::string> slips;
    mend::each_slip(line, vocabulary, [&](const std::string& text, unsigned) {
        slips.insert(text);
        return true;
    });
    return slips;
}

TEST(Slips, AreLettersNumbersPlayersCoordinatesAndTurnedTiles) {
    const std::set<std::string> slips = slips_of("Ann land GG.S.V:-1,12");
    EXPECT_TRUE(slips.contains("Ben land GG.S.V:-1,12"));
    EXPECT_TRUE(slips.contains("Ann land GG.S.V:12,-1"));
    EXPECT_TRUE(slips.contains("Ann land GG.S.V:1,12"));
    EXPECT_TRUE(slips.contains("Ann land GG.S.V:-1,13"));
    EXPECT_TRUE(slips.contains("Ann land G.S.VG:-1,12"));
    EXPECT_TRUE(slips.contains("Ann land GG.S.K:-1,12"));
    EXPECT_FALSE(slips.contains("Ann lGnd GG.S.V:-1,12")) << "words of the game are not misspelt";
    EXPECT_FALSE(slips.contains("Ann land Gd.S.V:-1,12")) << "and their letters are nowhere else";
    EXPECT_FALSE(slips.contains("Ann land GG.S.V:-1,12"));
}

/// "BBYR" is four colors, "1K" and "CK" are a source and a color.
TEST(Slips, PutNoDigitAmongThreeLettersOrMore) {
    const std::set<std::string> slips = slips_of("Ann GSV:GS:1");
    EXPECT_FALSE(slips.contains("Ann G1V:GS:1"));
    EXPECT_FALSE(slips.contains("Ann G1SV:GS:1"));
    EXPECT_TRUE(slips.contains("Ann GGV:GS:1"));
    EXPECT_TRUE(slips.contains("Ann GSV:1S:1"));
    EXPECT_TRUE(slips.contains("Ann GSV:G1S:1"));
}

unsigned distance(std::string_view one, std::string_view other, unsigned most = mend::most_size) {
    static const std::vector<std::string> names{"Ann", "A_long_name"};
    return mend::Distance(one, names).to(other, most);
}

std::vector<std::string> without_claims(std::string_view line) {
    std::vector<std::string> lines;
    mend::each_claim_left_out(line, [&](const std::string& text, std::string_view) { lines.push_back(text); });
    return lines;
}

TEST(Slips, AreClaimsThatAreTooMany) {
    EXPECT_EQ(without_claims("Ann 3:1,0 +0,0/1 +1,0/2"),
              (std::vector<std::string>{"Ann 3:1,0 +1,0/2", "Ann 3:1,0 +0,0/1"}));
    EXPECT_TRUE(without_claims("Ann 3K:2").empty());
    EXPECT_EQ(without_claims("Ann +" + std::string(995, 'x')).size(), 1U);
    EXPECT_TRUE(without_claims("Ann +" + std::string(996, 'x')).empty());
    EXPECT_TRUE(mend::is_one_claim("Ann +0,0/1"));
    EXPECT_FALSE(mend::is_one_claim("Ann 3:1,0 +0,0/1"));
    EXPECT_FALSE(mend::is_one_claim("Ann +0,0/1 +0,0/2"));
    EXPECT_FALSE(mend::is_one_claim("Ann"));
}

TEST(Slips, AreMeasured) {
    EXPECT_EQ(distance("Ann 3K:3", "Ann 3K:3"), 0U);
    EXPECT_EQ(distance("Ann 3K:3", "A_long_name 3K:3"), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann K3:3"), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann 3B:floor"), 6U);
    EXPECT_EQ(distance("3K:3", "Ann 3K:3"), 2U);
    EXPECT_EQ(distance(std::string(161, 'x'), std::string(161, 'x')), 0U);
    EXPECT_EQ(distance(std::string(161, 'x'), "x"), mend::most_size);
    EXPECT_EQ(mend::left_open("displays BBYR KWWB", true), "displays ???? ????");
    EXPECT_EQ(mend::left_open("offer B/2B G/-", false), "offer ? ?");
}

/// Optimal string alignment, as it is defined.
unsigned defined_distance(std::string_view one, std::string_view other) {
    if (one.empty() || other.empty()) {
        return static_cast<unsigned>(one.size() + other.size());
    }
    const std::string_view rest = one.substr(1);
    const std::string_view other_rest = other.substr(1);
    unsigned least = std::min({defined_distance(rest, other) + 1, defined_distance(one, other_rest) + 1,
                               defined_distance(rest, other_rest) + (one[0] == other[0] ? 0U : 1U)});
    if (one.size() > 1 && other.size() > 1 && one[0] == other[1] && one[1] == other[0]) {
        least = std::min(least, defined_distance(one.substr(2), other.substr(2)) + 1);
    }
    return least;
}

std::string random_word(Random& random) {
    std::string word(random.below(6), ' ');
    std::ranges::generate(word, [&] { return "AB."[random.below(3)]; });
    return word;
}

TEST(Slips, AreMeasuredWithoutWhatBothLinesShare) {
    Random random(20261124);
    for (unsigned i = 0; i < 2000; ++i) {
        const std::string one = random_word(random);
        const std::string other = random_word(random);
        EXPECT_EQ(distance(one, other), defined_distance(one, other)) << one << ' ' << other;
    }
}

TEST(Slips, AreMeasuredAsFarAsTheyMatter) {
    EXPECT_EQ(distance("Ann 3K:3", "Ann 3K:4", 1), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "A_long_name 3K:3", 1), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann K3:3", 1), 1U);
    EXPECT_GT(distance("Ann 3K:3", "Ann 1B:3", 1), 1U);
    EXPECT_GT(distance("Ann 3K:3", "Ann 1K:4", 1), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann 1K:4", 2), 2U);
}

}  // namespace
}  // namespace arbiter::test::mending_test
