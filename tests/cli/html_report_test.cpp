// Report html: a page that needs nothing else, whose list leads to each record, and that obeys nothing of them.
#include "cli/picture/html_limits.hpp"
#include "tests/cli/found.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test::html_report_test {
namespace {

const std::string hostile =
    "Game: azul\nPlayers: <b>A&B</b> \"x\" ]]>, </article><script>alert(1)</script>\nEvent: <img src=x>\n\n"
    "round 1 P1\ndisplays BBYR KWWB RRKY YBKW WWRR\nP1 1K:2 ; <img src=\"x\" onerror=\"y\"> \x01\xFF\n";

constexpr std::string_view picture_begin = "base64,";

/// Without the bytes of the pictures: they are too long for std::regex, which goes deeper with each.
std::string without_pictures(const std::string& text) {
    std::string rest;
    std::size_t at = 0;
    for (std::size_t begin = text.find(picture_begin); begin != std::string::npos;
         begin = text.find(picture_begin, at)) {
        rest += text.substr(at, begin + picture_begin.size() - at);
        at = text.find('"', begin);
    }
    return rest + text.substr(at);
}

std::vector<std::string> pictures_in(const std::string& text) {
    std::vector<std::string> pictures;
    for (std::size_t at = text.find(picture_begin); at != std::string::npos; at = text.find(picture_begin, at)) {
        at += picture_begin.size();
        pictures.push_back(text.substr(at, text.find('"', at) - at));
    }
    return pictures;
}

/// The page of these files; asserts what holds for any.
std::string page_of(const Folder& folder, const std::string& arguments) {
    const std::string path = folder.path("page.html");
    arbiter("check " + arguments + " --report html=" + path + " >/dev/null 2>&1");
    EXPECT_EQ(shell("xmllint --noout " + path + " 2>&1").out, "");
    const std::string whole = folder.read("page.html");
    const std::string page = without_pictures(whole);
    const std::vector<std::string> ids = found(page, "<article id=\"(record-[0-9]+)\"");
    EXPECT_EQ(found(page, "<li class=\"[a-z ]*\"><a href=\"#(record-[0-9]+)\">"), ids);
    EXPECT_EQ(found(page, "aria-labelledby=\"(title-[0-9]+)\""), found(page, "<h2 id=\"(title-[0-9]+)\">"));
    EXPECT_EQ(found(page, "<[^>]*( src=\"data:image/svg)").size(), found(page, "<[^>]*( src=)").size());
    EXPECT_EQ(found(page, "(http)").size(), 2U) << "the name space, and http-equiv";
    EXPECT_TRUE(found(page, "<[^>]*( on[a-z]+=|href=\"[^#])").empty());
    for (const char* const outside : {"<script", "url(", "@import"}) {
        EXPECT_FALSE(contains(page, outside)) << outside;
    }
    return whole;
}

TEST(HtmlReport, SaysOfARecordWhatTheTerminalSaysBesideThePicture) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken);
    const std::string page = without_pictures(page_of(folder, path));
    EXPECT_TRUE(contains(
        page,
        "<article id=\"record-1\" aria-labelledby=\"title-1\" class=\"violation failed\">\n"
        "<h2 id=\"title-1\">" +
            path +
            ":1: record 1: violation: Ann 0, Ben 0</h2>\n"
            "<div class=\"beside\">\n<div>\n<section class=\"finding error\">\n"
            "<h3>error[azul.display.no-color]: there is no black on display 1, only 2 blue, 1 yellow and "
            "1 red</h3>\n"
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"where it is\"> --&gt; " +
            path +
            ":6:6 (record 1, round 1, Ann)\n  |\n6 | Ann 1K:2\n  |      ^\n"
            "5 | displays BBYR KWWB RRKY YBKW WWRR\n  |          ---- it was filled here</pre>\n<ul>\n"
            "<li>rule: Azul rulebook, Factory offer: a player takes all tiles of one color from a display</li>\n"
            "<li>help: black is on displays 2, 3 and 4</li>\n</ul>\n</section>\n</div>\n"
            "<figure><img alt=\"Azul: the table before line 6\" src=\"data:image/svg+xml;base64,\"/>"
            "<figcaption>Azul: the table before line 6</figcaption></figure>\n</div>\n"))
        << page;
    EXPECT_TRUE(contains(page, "<p>1 record: 1 violation; 1 failed.</p>\n")) << page;
    EXPECT_TRUE(contains(page, "<tr><td>1</td><td>azul.display.no-color</td></tr>\n")) << page;
}

TEST(HtmlReport, HoldsThePictureThatShowDraws) {
    const Folder folder;
    const std::string page = page_of(folder, folder.write("a.tgn", broken));
    const std::vector<std::string> pictures = pictures_in(page);
    ASSERT_EQ(pictures.size(), 1U);
    folder.write("picture", pictures[0]);
    const std::string drawn = arbiter("show --svg - " + folder.path("a.tgn") + " 2>/dev/null").out;
    EXPECT_EQ(shell("base64 -d " + folder.path("picture")).out, drawn);
}

TEST(HtmlReport, ListsRecordsWithFindingsAndInputsThatCannotBeRead) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound + "\n" + broken + "\nGame: chess\n\n");
    const std::string page = page_of(folder, path + " '" + folder.path("no<where>") + "'");
    EXPECT_EQ(found(page, "<li class=\"([a-z ]*)\"><a href=\"#record-"),
              (std::vector<std::string>{"incomplete", "violation failed", "unreadable failed"}));
    EXPECT_TRUE(contains(page, "<li class=\"unread\">cannot be read: " + folder.path("no&lt;where&gt;") +
                                   ": No such file or directory</li>"))
        << page;
    EXPECT_TRUE(contains(page, "; 1 input could not be read; 2 failed.</p>")) << page;
}

TEST(HtmlReport, OfNothingSaysSo) {
    const Folder folder;
    const std::string page = page_of(folder, "examples/azul/two-players.tgn");
    EXPECT_TRUE(contains(page, ">No record has findings</h2>")) << page;
    EXPECT_TRUE(contains(page, "<p>1 record: 1 valid; 0 failed.</p>")) << page;
}

TEST(HtmlReport, ObeysNothingOfARecord) {
    const Folder folder;
    const std::string page = page_of(folder, folder.write("a.tgn", hostile + "\n" + hostile));
    EXPECT_EQ(found(page, "(<article )").size(), 2U);
    EXPECT_EQ(found(page, "(<img )").size(), found(page, "(<figure>)").size());
    EXPECT_FALSE(contains(page, "<b>"));
}

TEST(HtmlReport, LeavesOutWhatABaselineKnows) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", broken);
    const std::string baseline = " --baseline " + folder.path("base.jsonl") + " ";
    arbiter("check --update-baseline" + baseline + path + " >/dev/null");
    folder.write("a.tgn", broken + "\n" + hostile);
    const std::string page = page_of(folder, baseline + path);
    EXPECT_EQ(found(page, "(<article )").size(), 1U) << page;
    EXPECT_TRUE(contains(page, "; 1 failed.</p>")) << page;
}

TEST(HtmlReport, SaysHowManyFindingsOfARecordItLeavesOut) {
    const Folder folder;
    std::string text = "Game: azul\nPlayers: Ann, Ben\n";
    for (char first = 'a'; first <= 'z'; ++first) {
        text += std::string("Key") + first + "a: odd\nKey" + first + "b: odd\nKey" + first + "c: odd\n";
    }
    const std::string page = page_of(folder, folder.write("a.tgn", text + "\nround 1 Ann\n"));
    EXPECT_EQ(found(page, "(<section )").size(), 50U);
    EXPECT_TRUE(contains(page, " more findings of this record are left out here.</p>")) << page;
}

std::string record_with(const std::string& figure) {
    return std::string(cli::html_record_begin) + "violation failed\">\n<h2>a</h2>\n" + figure +
           std::string(cli::html_record_end);
}

TEST(HtmlReport, SaysHowManyPicturesItLeavesOut) {
    cli::ReportState course;
    const std::string figure = std::string(cli::html_figure) + std::string(1'000'000, 'x') + "</figure>\n";
    std::size_t figures = 0;
    for (int i = 0; i < 14; ++i) {
        std::string text = record_with(figure);
        cli::ration_html(course, text);
        figures += contains(text, "<figure>") ? 1U : 0U;
        EXPECT_TRUE(contains(text, "<h2 id=\"title-" + std::to_string(i + 1) + "\">a</h2>")) << i;
    }
    EXPECT_EQ(figures, 11U);
    EXPECT_TRUE(contains(cli::rationed_in_words(course), ">3 pictures are left out: "));
}

TEST(HtmlReport, SaysHowManyRecordsItLeavesOut) {
    cli::ReportState course;
    std::string text;
    for (std::uint64_t i = 0; i < cli::most_html_records + 2; ++i) {
        text += record_with("");
    }
    cli::ration_html(course, text);
    EXPECT_EQ(course.records, cli::most_html_records);
    EXPECT_EQ(found(text, "(<article )").size(), cli::most_html_records);
    EXPECT_EQ(found(course.list, "(<li )").size(), cli::most_html_records);
    EXPECT_TRUE(contains(cli::rationed_in_words(course), ">2 more records with findings are left out: "));
}

}  // namespace
}  // namespace arbiter::test::html_report_test
