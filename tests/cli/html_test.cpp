// arbiter show --html: one page of each example, whole, well-formed and with links that lead somewhere.
#include "tests/cli/found.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace arbiter::test::html_test {
namespace {

/// The page of a record; asserts what holds for any.
std::string page_of(const std::string& path) {
    const Folder folder;
    const std::string page = folder.path("page.html");
    arbiter("show --html " + page + " " + path + " 2>&1");
    EXPECT_EQ(shell("xmllint --noout " + page + " 2>&1").out, "") << path;
    const std::string text = folder.read("page.html");
    EXPECT_LT(text.size(), 1'000'000U) << path;
    const std::vector<std::string> ids = found(text, "<li id=\"([0-9]+)\"");
    const std::set<std::string> lines(ids.begin(), ids.end());
    EXPECT_EQ(ids.size(), lines.size());
    EXPECT_FALSE(lines.empty()) << path;
    for (const std::string& line : found(text, "href=\"#([0-9]+)\"")) {
        EXPECT_TRUE(lines.contains(line)) << path << ": " << line;
    }
    for (const char* const outside : {"src=", "url(", "@import", "href=\"http"}) {
        EXPECT_FALSE(contains(text, outside)) << path << ": " << outside;
    }
    return text;
}

TEST(Html, HoldsEveryExample) {
    std::size_t pages = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator("examples")) {
        if (entry.path().extension() == ".tgn") {
            page_of(entry.path().string());
            ++pages;
        }
    }
    EXPECT_GT(pages, 40U);
}

TEST(Html, LeadsFromPointsToTilesAndLines) {
    const std::string text = page_of("examples/azul/two-players.tgn");
    EXPECT_GT(found(text, "class=\"earned\" href=\"#[0-9]+\" data-earned=\"([0-9.]+)").size(), 20U);
    EXPECT_GT(found(text, "with <a href=\"#([0-9]+)\">").size(), 20U);
    EXPECT_GT(found(text, "data-line=\"([0-9]+)\"").size(), 20U);
}

TEST(Html, PlaysOnBehindWhatBreaksARule) {
    const Folder folder;
    const std::string text = page_of(folder.write("a.tgn", broken + "Ben 2W:3\nnonsense\nAnn cK:3\n"));
    EXPECT_TRUE(contains(text, "class=\"step refused\"")) << text.substr(0, 400);
    EXPECT_TRUE(contains(text, "it is not judged"));
    EXPECT_GT(found(text, "class=\"step(?: refused)? (beyond)\"").size(), 1U);
}

TEST(Html, MarksWhatIsWrongAndWhatEarnedPoints) {
    const Folder folder;
    const std::string wrong = page_of(folder.write("a.tgn", broken));
    EXPECT_TRUE(contains(wrong, "what is wrong is about this</title>") && contains(wrong, "#bad"));
    const std::string earned = page_of("examples/azul/two-players.tgn");
    EXPECT_TRUE(contains(earned, ", earned points</title>") && contains(earned, "#plus"));
}

/// A line that nobody can play earned nothing, whatever the one before it did.
TEST(Html, MarksNothingTwice) {
    const Folder folder;
    const std::string played = "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\n";
    const auto board_of = [](const std::string& page) {
        const std::size_t begin = page.find("<div id=\"board\">");
        return page.substr(begin, page.find("</svg>", begin) - begin);
    };
    EXPECT_TRUE(contains(board_of(page_of(folder.write("a.tgn", played))), ", earned points</title>"));
    EXPECT_FALSE(contains(board_of(page_of(folder.write("b.tgn", played + "nonsense\n"))), ", earned points</title>"));
}

/// In the words of check, and with the line as it would be.
TEST(Html, SaysWhatWasProbablyMeant) {
    const Folder folder;
    const std::string slip =
        "Game: grawlix\nPlayers: Ann, Ben\n\ndraft @B &V %O *O $R @V #G #B\nAnn @B:0,0 +$G\n"
        "Ben &V:1,0 +#R\nBen %O:1,1 +*B\nBen #R:2,1 +*V\n";
    const std::string text = page_of(folder.write("a.tgn", slip));
    EXPECT_TRUE(contains(text,
                         "<br/><span class=\"fix\">fix: with Ann in line 7 instead of Ben, the other 4 lines fit "
                         "<code>Ann %O:1,1 +*B</code></span>"))
        << text.substr(0, 9000);
    EXPECT_FALSE(contains(page_of(folder.write("b.tgn", sound)), "fix: "));
}

TEST(Html, LeadsFromFindingsToTheLinesTheyPointBackAt) {
    const Folder folder;
    const std::string text = page_of(folder.write("a.tgn", broken));
    EXPECT_TRUE(contains(text,
                         "<br/><a href=\"#5\">→ line 5</a>: it was filled here <code>displays BBYR KWWB RRKY "
                         "YBKW WWRR</code>"))
        << text.substr(0, 9000);
    EXPECT_TRUE(contains(text, "<li id=\"6\" value=\"6\" class=\"step refused\"")) << text.substr(0, 9000);
}

/// Which is no line of the list.
TEST(Html, LinksNoLineOfTheHeader) {
    const Folder folder;
    std::string record = sound;
    record.insert(record.find("\n\n") + 1, "House: wall=gray, wall=colored\n");
    const std::string text = page_of(folder.write("a.tgn", record));
    EXPECT_TRUE(contains(text, "<br/>→ line ")) << text.substr(0, 9000);
}

TEST(Html, EscapesWhatARecordSays) {
    const Folder folder;
    const std::string text = page_of(
        folder.write("a.tgn",
                     "Game: azul\nPlayers: Ann, Ben\nEvent: </script><script>alert(1)</script>&\"'\n\nround 1 Ann ; "
                     "]]></script><b onclick=\"x\">\n<img/>\n\x01\xFF\n"));
    EXPECT_FALSE(contains(text, "alert(1)</script>"));
    EXPECT_FALSE(contains(text, "<b onclick"));
    EXPECT_FALSE(contains(text, "<img"));
}

/// Each picture of it is cheap enough; all of them together would take half a minute.
TEST(Html, LeavesPicturesOutThatTakeTooLongToFindOut) {
    const Folder folder;
    const auto taken_back = [&](const std::string& pick) {
        std::string record = "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";
        for (int i = 0; i < 180; ++i) {
            record += pick + "\nundo\n";
        }
        return page_of(folder.write("a.tgn", record));
    };
    EXPECT_FALSE(contains(taken_back("Ann 1B:1"), "pictures are left out"));
    EXPECT_TRUE(contains(taken_back("Ann 1?:?"),
                         " pictures are left out: a page holds no more, or nothing is known to be "
                         "drawn, or finding that out takes too long.</p>"));
}

}  // namespace
}  // namespace arbiter::test::html_test
