// What is offered as probably meant: by size, by reach, by nearness, and when it is worth showing.
#include "rules/registry/fixes.hpp"

#include "cli/run/fixed_record.hpp"
#include "rules/fix/slips.hpp"
#include "rules/record/first_cause.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::test::fixing_test {
namespace {

constexpr std::string_view start =
    "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\nBen &V:1,0 +#R\n";

struct Answer {
    Report report;
    std::vector<Fix> fixes;
};

Answer fixes_of(const std::string& text, const FileReader& open = cli::reader_beside("-")) {
    Answer answer;
    const RecordText record{text};
    judge(record, {.fixes = true}, open, answer.report);
    if (const Finding* const cause = record::first_cause(answer.report)) {
        answer.fixes = cause->fixes;
    }
    return answer;
}

/// The first fix, and whether it is worth showing.
std::pair<std::string, bool> likeliest_of(const std::string& text, fix::Extent sought) {
    const RecordText record{text};
    const FileReader open = cli::reader_beside("-");
    Report report;
    judge(record, {}, open, report);
    fix::find_fixes(record, open, report, sought);
    const Finding* const cause = record::first_cause(report);
    if (cause == nullptr || cause->fixes.empty()) {
        return {};
    }
    const Fix& first = cause->fixes.front();
    return {std::string(name_of(first.change)) + ' ' + std::to_string(first.line.begin) + ' ' + first.text,
            fix::worth_telling(*cause) != 0};
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

TEST(Fixes, AreOfferedForViolationsOnly) {
    EXPECT_TRUE(fixes_of(std::string(start)).fixes.empty());
    EXPECT_TRUE(fixes_of(std::string(start) + "Ann what\n").fixes.empty());
}

TEST(Fixes, NameTheOtherPlayerFirst) {
    const auto [report, fixes] = fixes_of(std::string(start) + "Ben %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].change, Fix::Change::replace);
    EXPECT_EQ(fixes[0].text, "Ann %O:1,1 +*B");
    EXPECT_EQ(fixes[0].size, 1U);
    EXPECT_TRUE(fixes[0].reaches_end());
}

TEST(Fixes, LeaveOutALineThatStandsTwice) {
    const auto [report, fixes] = fixes_of(std::string(start) + "Ben &V:1,0 +#R\nAnn %O:1,1 +*B\n");
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].change, Fix::Change::erase);
    EXPECT_EQ(fixes[0].events, 4U);
    EXPECT_EQ(fixes[0].reaches, 4U);
}

/// Lines of Ben and of Ann in the wrong order. Another line of Ann before them makes the one of Ben fit, and no more.
constexpr std::string_view out_of_order =
    "Game: grawlix\nPlayers: Ann, Ben\nStart: Ann\n\ndraft @B &V %O *O $R @V #G #B\nBen &V:1,0 +#R\nAnn @B:0,0 +$G\n"
    "Ann %O:1,1 +*B\nBen #R:2,1 +*V\n";

TEST(Fixes, LetTwoLinesChangePlaces) {
    const auto [report, fixes] = fixes_of(std::string(out_of_order));
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(name_of(fixes[0].change), "swap");
    EXPECT_EQ(fixes[0].events, 5U);
    EXPECT_TRUE(fixes[0].reaches_end());
}

/// The line that is put in has not been there before: what it is worth, the lines behind it say.
TEST(Fixes, CountNoLineThatTheyPutIn) {
    const auto [report, fixes] = fixes_of(std::string(out_of_order));
    const auto added = std::ranges::find_if(fixes, [](const Fix& fix) { return fix.change == Fix::Change::insert; });
    ASSERT_NE(added, fixes.end());
    EXPECT_EQ(added->events, 6U);
    EXPECT_EQ(added->reaches, 3U) << "the draft, the new line, and Ben's";
    EXPECT_EQ(added->beyond, 1U);
}

/// A result is compared when the game has ended: without the last line it would be neither right nor wrong.
TEST(Fixes, LeaveNoGameUnfinishedForItsResult) {
    const auto [report, fixes] = fixes_of(
        "Game: azul\nPlayers: Ann, Ben\nResult: Ben\n\nset round 3 Ann\nset displays - - - - -\nset center BR\n"
        "set Ann wall BYRK. ..... ..... ..... .....\nset Ann lines W - - - -\nset Ann floor M\nset turn Ann\n"
        "Ann cB:2\nBen cR:?\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    EXPECT_TRUE(fixes.empty());
}

TEST(Fixes, AreFoundWhereHabitsAreAllowed) {
    const auto [report, fixes] = fixes_of(
        "Game: grawlix\nPlayers: Ann, Ben\nAllow: syntax.tolerated\n\ndraft @B &V %O *O $R @V #G #B\n"
        "ann @B:0,0 +$G\nben &V:1,0 +#R\nben %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text, "Ann %O:1,1 +*B");
    EXPECT_TRUE(fixes[0].reaches_end());
}

/// Whoever asks for the likeliest alone gets that of all, and the same answer to whether it is worth showing.
TEST(Fixes, AreLikeliestWhetherOrNotAllAreSought) {
    std::size_t shown = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        for (const std::string& text : with_slips(finished_game(seed))) {
            const auto [all, convincing] = likeliest_of(text, fix::Extent::all);
            const auto [alone, as_convincing] = likeliest_of(text, fix::Extent::likeliest);
            EXPECT_EQ(alone, all) << text;
            EXPECT_EQ(as_convincing, convincing) << text;
            shown += convincing ? 1U : 0U;
        }
    }
    EXPECT_GT(shown, 3U);
    EXPECT_LT(shown, 12U);
}

TEST(Fixes, AreAtMostFiveAndTheSameEachTime) {
    const std::string text = std::string(start) + "Ann %O:5,5 +*B\n";
    const std::vector<Fix> once = fixes_of(text).fixes;
    const std::vector<Fix> again = fixes_of(text).fixes;
    EXPECT_EQ(once.size(), 5U);
    ASSERT_EQ(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        EXPECT_EQ(once[i].text, again[i].text);
        EXPECT_LE(i == 0 ? 0 : once[i - 1].size, once[i].size);
    }
}

TEST(Fixes, AreFoundBehindUndo) {
    const auto [report, fixes] =
        fixes_of(std::string(start) + "Ann %O:1,1 +*B\nundo\nBen %O:1,1 +*B\nBen #R:2,1 +*V\n");
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text, "Ann %O:1,1 +*B");
}

/// Of a long record the last four hundred positions are kept.
TEST(Fixes, AreFoundAtTheEndOfALongRecord) {
    std::string text;
    find_game("frame-work")->play({3, 6, "Deck: docks\n"}, cli::reader_beside("-"), text);
    ASSERT_GT(std::ranges::count(text, '\n'), 1000);
    const std::size_t line = text.rfind("\nAnn ") + 1;
    const std::string there = text.substr(line, text.find('\n', line) - line);
    text.replace(line, 3, "Ben");
    const auto [report, fixes] = fixes_of(text);
    EXPECT_TRUE(std::ranges::any_of(fixes, [&](const Fix& fix) { return fix.text == there; })) << there;
}

/// The same game from the middle, and a Ben who moves twice in a row.
TEST(Fixes, AreFoundBehindAPosition) {
    const auto [report, fixes] = fixes_of(
        "Game: grawlix\nPlayers: Ann, Ben\n\nset grid @B:0,0 &V:1,0\nset Ann hand %O $R #G $G\n"
        "set Ben hand *O @V #B #R\nset turn Ann\nAnn %O:1,1 +*B\nAnn #R:2,1 +*V\n");
    ASSERT_EQ(report.verdict, Verdict::violation) << report.findings.front().message;
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text, "Ben #R:2,1 +*V");
    EXPECT_TRUE(fixes[0].reaches_end());
}

TEST(Fixes, AreFoundWhereFactsAreOpen) {
    const auto [report, fixes] = fixes_of(std::string(start) + "Ann ?:1,1 +*B\nAnn #R:2,1 +*V\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].change, Fix::Change::replace);
    EXPECT_EQ(fixes[0].text, "Ben #R:2,1 +*V");
    EXPECT_EQ(fixes[0].events, 5U);
    EXPECT_TRUE(fixes[0].reaches_end());
}

/// Expects nothing wrong with the record with any fix that leads to its end, and answers how many do.
std::size_t hold_fixes_that_end(const std::string& text, const FileReader& open) {
    std::size_t tried = 0;
    for (const Fix& fix : fixes_of(text, open).fixes) {
        if (fix.reaches_end()) {
            const std::string with_it = cli::fixed(text, fix);
            Report report;
            judge(RecordText{with_it}, {}, open, report);
            EXPECT_LE(report.verdict, Verdict::unverified) << with_it;
            ++tried;
        }
    }
    return tried;
}

/// A trial that uses up the allowance convicts nobody: what it let pass is no fix.
TEST(Fixes, LeadWhereTheySayWhereFactsAreOpen) {
    std::size_t tried = 0;
    for (const char* const folder : {"tests/conformance/unknown/grawlix", "tests/conformance/unknown/framework"}) {
        for (const fs::path& path : files_below(folder, ".tgn")) {
            const FileReader open = cli::reader_beside(path);
            judge_text(slurp(path), path, [&](const RecordText& record, const Report&) {
                tried += hold_fixes_that_end(std::string(record.text), open);
            });
        }
    }
    EXPECT_GT(tried, 50U);
}

/// How many lines with an event stand before the first error; all of them where there is none, or in the result alone.
std::uint32_t reached(const std::string& text, const FileReader& open, bool& wrong) {
    Report report;
    judge(RecordText{text}, {}, open, report);
    std::size_t first = text.size();
    wrong = report.verdict == Verdict::violation || report.verdict == Verdict::unreadable;
    for (const Finding& finding : report.findings) {
        if (finding.severity == Severity::error && finding.rule->id != std::string_view("claim.result")) {
            first = std::min<std::size_t>(first, finding.span.begin);
        }
    }
    Header header;
    read_header(text, header);
    std::uint32_t lines = 0;
    for (std::size_t at = header.body; at < text.size();) {
        const Span line = line_around(text, static_cast<std::uint32_t>(at));
        const std::string_view event =
            line.in(text).substr(std::min(line.in(text).find_first_not_of(" \t\r"), line.in(text).size()));
        lines += !event.empty() && !event.starts_with(';') && !event.starts_with("set ") && line.end <= first ? 1U : 0U;
        at = line.end + std::size_t{1};
    }
    return lines;
}

/// A record with any of its fixes made is judged as the fix says: it fits to its end, or as far as it is said to.
TEST(Fixes, MakeWhatTheySay) {
    std::size_t whole = 0;
    std::size_t partly = 0;
    for (const char* const folder : {"tests/cases", "tests/conformance/slips", "tests/golden", "examples"}) {
        for (const fs::path& path : files_below(folder, ".tgn")) {
            const FileReader open = cli::reader_beside(path);
            judge_text(slurp(path), path, [&](const RecordText& record, const Report& as_it_is) {
                if (as_it_is.verdict != Verdict::violation || !has_its_turn(record.number)) {
                    return;
                }
                for (const Fix& fix : fixes_of(std::string(record.text), open).fixes) {
                    const std::string text = cli::fixed(record.text, fix);
                    bool wrong = false;
                    const std::uint32_t reaches = reached(text, open, wrong);
                    EXPECT_EQ(wrong, !fix.reaches_end()) << path << '\n' << text;
                    EXPECT_TRUE(reaches == fix.reaches || (wrong && reaches == fix.reaches + 1))
                        << path << ' ' << reaches << " not " << fix.reaches << '\n'
                        << text;
                    ++(fix.reaches_end() ? whole : partly);
                }
            });
        }
    }
    EXPECT_GT(whole, games(1000));
    EXPECT_GT(partly, games(300));
}

/// The record with the first player's totals that much higher from the n-th scores line on, the result included.
std::string with_totals_off(std::string text, std::size_t from, int by) {
    std::size_t at = text.find("\nscores ");
    for (std::size_t line = 1; at != std::string::npos; at = text.find("\nscores ", at + 1), ++line) {
        const std::size_t number = at + 8;
        const std::size_t size = text.find_first_not_of("0123456789", number) - number;
        if (line >= from) {
            text.replace(number, size, std::to_string(std::stoi(text.substr(number, size)) + by));
        }
    }
    const std::size_t result = text.find("Result: Ann ") + 12;
    const std::size_t size = text.find_first_not_of("0123456789", result) - result;
    return text.replace(result, size, std::to_string(std::stoi(text.substr(result, size)) + by));
}

/// An adding mistake in the second round runs on to the end: that is one slip, and no line but the totals is to blame.
TEST(Fixes, AreOneForTotalsThatAreOffFromALineOn) {
    const std::string right = slurp("examples/azul/two-players.tgn");
    const auto [report, fixes] = fixes_of(with_totals_off(right, 2, 3));
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].change, Fix::Change::all);
    EXPECT_TRUE(fixes[0].what.starts_with("totals of Ann from line ")) << fixes[0].what;
    EXPECT_TRUE(fixes[0].what.ends_with(" on: 3 less, and the result")) << fixes[0].what;
    EXPECT_TRUE(fixes[0].reaches_end());
    EXPECT_TRUE(fixes[0].sole);
    Report after;
    const std::string text = cli::fixed(with_totals_off(right, 2, 3), fixes[0]);
    judge(RecordText{text}, {}, cli::reader_beside("-"), after);
    EXPECT_EQ(after.verdict, Verdict::valid);
}

/// The number of tokens that somebody once added wrongly: a tile that was drawn may have been another as well, but that
/// is no nearer.
TEST(Fixes, BlameAnAddingMistakeBeforeTilesThatWereDrawn) {
    const std::string text = with_totals_off(slurp("examples/framework/last-check.tgn"), 3, 1);
    const auto [report, fixes] = fixes_of(text);
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].change, Fix::Change::all);
    EXPECT_TRUE(fixes[0].what.ends_with(" on: 1 less, and the result")) << fixes[0].what;
    EXPECT_TRUE(fixes[0].reaches_end());
}

/// From the right to the left, by somebody who sat on the other side.
TEST(Fixes, AreOneForDisplaysCountedFromTheOtherEnd) {
    std::string text = slurp("examples/azul/two-players.tgn");
    for (std::size_t at = text.find("\n\n"); at < text.size(); ++at) {
        const bool follows_name = text.compare(at, 4, "Ann ") == 0 || text.compare(at, 4, "Ben ") == 0;
        const char source = follows_name ? text[at + 4] : '\0';
        if (source >= '1' && source <= '5') {
            text[at + 4] = static_cast<char>('6' - (source - '0'));
        }
    }
    const std::vector<Fix> fixes = fixes_of(text).fixes;
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].what, "displays counted from the other end");
    EXPECT_TRUE(fixes[0].reaches_end());
    const std::string fixed = cli::fixed(text, fixes[0]);
    EXPECT_NE(fixed.find("\nAnn 2B:3\nBen 1B:2\nAnn 3B:2\n"), std::string::npos);
    Report after;
    judge(RecordText{fixed}, {}, cli::reader_beside("-"), after);
    EXPECT_EQ(after.verdict, Verdict::valid);
}

/// Black and blue exchanged by somebody who had it the other way round all evening.
TEST(Fixes, AreOneForLettersThatAreExchanged) {
    std::string text = slurp("examples/azul/two-players.tgn");
    for (std::size_t at = text.find("\n\n"); at < text.size(); ++at) {
        const bool is_name = text.compare(at, 3, "Ben") == 0;
        text[at] = is_name ? 'B' : text[at] == 'B' ? 'K' : text[at] == 'K' ? 'B' : text[at];
    }
    const std::vector<Fix> fixes = fixes_of(text).fixes;
    const auto exchanged = std::ranges::find(fixes, Fix::Change::all, &Fix::change);
    ASSERT_NE(exchanged, fixes.end());
    EXPECT_EQ(exchanged->what, "B and K exchanged");
    EXPECT_TRUE(exchanged->reaches_end());
}

/// Whoever left out a line with a tile that was drawn cannot be told which tile it was.
TEST(Fixes, LeaveOpenWhatWasDrawn) {
    std::string text = slurp("examples/dorfromantik/sunday-afternoon.tgn");
    const std::size_t line = text.find("\nDan land S.VSG.:2,2") + 1;
    ASSERT_NE(line, 0U);
    text.erase(line, text.find('\n', line) + 1 - line);
    const auto [report, fixes] = fixes_of(text);
    ASSERT_EQ(report.verdict, Verdict::violation);
    for (const Fix& fix : fixes) {
        const bool names_a_tile =
            fix.change == Fix::Change::insert && fix.text != "gap" && fix.text.find('?') == std::string::npos;
        EXPECT_FALSE(names_a_tile) << fix.text;
    }
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text.substr(0, 10), "Dan land ?") << fixes[0].text;
}

/// Where lines are missing, `gap` is what can be said, and last.
TEST(Fixes, OfferAGapLast) {
    std::string text = slurp("examples/azul/two-players.tgn");
    const std::size_t begin = text.find("\nround 2") + 1;
    const std::size_t end = text.find("\nround 3") + 1;
    text.erase(begin, end - begin);
    const auto [report, fixes] = fixes_of(text);
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes.back().text, "gap");
    EXPECT_FALSE(fixes.back().sole);
    EXPECT_EQ(fixes.back().size, 12U);
}

/// A total too much leaves no blank behind when it is taken out.
TEST(Fixes, AreWrittenInCanonicalFormWhereFactsAreOpen) {
    const auto [report, fixes] =
        fixes_of("Game: dorfromantik\nPlayers: Ann, Ben\n\nAnn task F5 ?:0,0\nscores 1 2\nend abandoned\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text, "scores 1");
    EXPECT_EQ(fixes[0].instead, "scores 1 2");
}

/// A table leaves tiles open, too: somebody takes the one that nobody noted.
TEST(Fixes, AreFoundBehindADisplayWithAnOpenTile) {
    const auto [report, fixes] = fixes_of(
        "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBB? RRKW KKYY BYRW WWRK\nAnn 1K:1\nAnn 2K:2\n");
    ASSERT_EQ(report.verdict, Verdict::violation);
    ASSERT_FALSE(fixes.empty());
    EXPECT_EQ(fixes[0].text, "Ben 2K:2");
    EXPECT_TRUE(fixes[0].reaches_end());
}

TEST(Fixes, NameAnotherPlayerToBegin) {
    const std::string events = "draft @B &V %O *O $R @V #G #B\nBen @B:0,0 +$G\nAnn &V:1,0 +#R\nBen %O:1,1 +*B\n";
    const auto said = fixes_of("Game: grawlix\nPlayers: Ann, Ben\nStart: Ann\n\n" + events).fixes;
    ASSERT_FALSE(said.empty());
    EXPECT_EQ(said[0].text, "Start: Ben");
    EXPECT_EQ(said[0].change, Fix::Change::replace);
    EXPECT_EQ(said[0].instead, "Start: Ann");
    EXPECT_TRUE(said[0].in_header);
    const auto unsaid = fixes_of("Game: grawlix\nPlayers: Ann, Ben\n\n" + events).fixes;
    ASSERT_FALSE(unsaid.empty());
    EXPECT_EQ(unsaid[0].text, "Start: Ben");
    EXPECT_EQ(unsaid[0].change, Fix::Change::insert);
    EXPECT_EQ(unsaid[0].line.begin, std::string("Game: grawlix\nPlayers: Ann, Ben\n").size());
}

/// The canonical form of the line would begin the round first.
TEST(Fixes, AreOneLine) {
    const auto [report, fixes] = fixes_of("Game: framework\nPlayers: Ann, Ben\n\noffer B/6B+B G/- B/-\n");
    ASSERT_FALSE(fixes.empty());
    for (const Fix& fix : fixes) {
        EXPECT_EQ(fix.text.find('\n'), std::string::npos) << fix.text;
    }
}

TEST(Fixes, PointIntoTheTextAsWritten) {
    const std::string text = std::string(start) +
                             "Ann %O:1,1 +*B\nBen #R:2,1 +*V\nBen $G:\xE2\x88\x92"
                             "1,0 +$B\n";
    const auto [report, fixes] = fixes_of(text);
    for (const Fix& fix : fixes) {
        EXPECT_LE(fix.line.end, text.size());
        EXPECT_TRUE(fix.line.begin == 0 || text[fix.line.begin - 1] == '\n') << fix.text;
    }
}

Finding with_fixes(std::vector<Fix> fixes) {
    Finding finding;
    finding.fixes = std::move(fixes);
    return finding;
}

Fix fix(std::uint32_t reaches, std::uint32_t beyond, unsigned size) {
    Fix one;
    one.reaches = reaches;
    one.events = 50;
    one.beyond = beyond;
    one.size = size;
    return one;
}

Fix sole(Fix one) {
    one.sole = true;
    return one;
}

TEST(Fixes, AreToldWhereTheyTellSomething) {
    const auto told = [](std::vector<Fix> fixes) { return fix::worth_telling(with_fixes(std::move(fixes))); };
    EXPECT_EQ(told({}), 0U);
    EXPECT_EQ(told({fix(50, 20, 1), fix(50, 20, 1), fix(50, 20, 2)}), 2U) << "to the end, both alike";
    EXPECT_EQ(told({fix(50, 2, 1), fix(50, 2, 1)}), 0U) << "little tells them apart";
    EXPECT_EQ(told({sole(fix(50, 2, 1)), fix(50, 2, 2)}), 1U) << "the sole smallest";
    EXPECT_EQ(told({fix(40, 12, 1), fix(30, 4, 1)}), 1U) << "three times as far";
    EXPECT_EQ(told({fix(40, 12, 1), fix(32, 5, 1)}), 0U);
    EXPECT_EQ(told({fix(40, 9, 1)}), 0U) << "not far";
    EXPECT_FALSE(fix::has_sole_fix(with_fixes({fix(50, 20, 1)}))) << "not all was tried";
    EXPECT_TRUE(fix::has_sole_fix(with_fixes({sole(fix(50, 20, 1)), fix(50, 20, 2)})));
    EXPECT_FALSE(fix::has_sole_fix(with_fixes({fix(50, 20, 1), fix(50, 20, 1)})));
    Fix gap = fix(50, 20, 12);
    gap.text = "gap";
    EXPECT_EQ(told({gap}), 0U) << "that explains everything";
}

std::set<std::string> slips_of(std::string_view line) {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Ben", {}, true);
    fix::Vocabulary vocabulary(seats);
    vocabulary.add("Ann 3K:2");
    vocabulary.add(line);
    std::set<std::string> slips;
    fix::each_slip(line, vocabulary, [&](const std::string& text, unsigned) {
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

unsigned distance(std::string_view one, std::string_view other, unsigned most = fix::most_size) {
    static const std::vector<std::string> names{"Ann", "A_long_name"};
    return fix::Distance(one, names).to(other, most);
}

std::vector<std::string> without_claims(std::string_view line) {
    std::vector<std::string> lines;
    fix::each_claim_left_out(line, [&](const std::string& text, std::string_view) { lines.push_back(text); });
    return lines;
}

TEST(Slips, AreClaimsThatAreTooMany) {
    EXPECT_EQ(without_claims("Ann 3:1,0 +0,0/1 +1,0/2"),
              (std::vector<std::string>{"Ann 3:1,0 +1,0/2", "Ann 3:1,0 +0,0/1"}));
    EXPECT_TRUE(without_claims("Ann 3K:2").empty());
    EXPECT_EQ(without_claims("Ann +" + std::string(995, 'x')).size(), 1U);
    EXPECT_TRUE(without_claims("Ann +" + std::string(996, 'x')).empty());
    EXPECT_TRUE(fix::is_one_claim("Ann +0,0/1"));
    EXPECT_FALSE(fix::is_one_claim("Ann 3:1,0 +0,0/1"));
    EXPECT_FALSE(fix::is_one_claim("Ann +0,0/1 +0,0/2"));
    EXPECT_FALSE(fix::is_one_claim("Ann"));
}

TEST(Slips, AreMeasured) {
    EXPECT_EQ(distance("Ann 3K:3", "Ann 3K:3"), 0U);
    EXPECT_EQ(distance("Ann 3K:3", "A_long_name 3K:3"), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann K3:3"), 1U);
    EXPECT_EQ(distance("Ann 3K:3", "Ann 3B:floor"), 6U);
    EXPECT_EQ(distance("3K:3", "Ann 3K:3"), 2U);
    EXPECT_EQ(distance(std::string(161, 'x'), std::string(161, 'x')), 0U);
    EXPECT_EQ(distance(std::string(161, 'x'), "x"), fix::most_size);
    EXPECT_EQ(fix::left_open("displays BBYR KWWB", true), "displays ???? ????");
    EXPECT_EQ(fix::left_open("offer B/2B G/-", false), "offer ? ?");
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
}  // namespace arbiter::test::fixing_test
