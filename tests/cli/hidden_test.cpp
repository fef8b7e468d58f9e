// Characters that nobody sees: where they are shown as what they are not, and where they are seen.
#include "cli/report/excerpt.hpp"
#include "cli/report/record_json.hpp"
#include "cli/text/invisible_characters.hpp"
#include "cli/text/plain_text.hpp"
#include "cli/text/xml.hpp"
#include "grammar/text/utf8.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

namespace arbiter::test::hidden_test {
namespace {

const std::vector<std::string> unseen{
    "\u00AD",     "\u034F",     "\u061C",     "\u115F",     "\u1160",     "\u17B4",    "\u180B", "\u180E",
    "\u200B",     "\u200C",     "\u200D",     "\u200E",     "\u200F",     "\u2028",    "\u202A", "\u202E",
    "\u2060",     "\u2063",     "\u2064",     "\u2065",     "\u2066",     "\u2069",    "\u206F", "\u2800",
    "\u3164",     "\uFE00",     "\uFE0E",     "\uFE0F",     "\uFEFF",     "\uFFA0",    "\uFFF9", "\U0001BCA0",
    "\U0001D173", "\U000E0001", "\U000E0041", "\U000E007F", "\U000E0100", "\U000E01EF"};

TEST(Hidden, IsShownInEveryForm) {
    for (const std::string& character : unseen) {
        const std::string name = "An" + character + "n";
        const std::string code = fmt::format("U+{:04X}", code_point(character));
        EXPECT_EQ(cli::plain_text(name), "An<" + code + ">n") << character.size();
        EXPECT_EQ(cli::plain_line(name), "An<" + code + ">n");
        EXPECT_EQ(cli::xml_content(name), "An&lt;" + code + "&gt;n");
        EXPECT_EQ(cli::excerpt_of(name, {0, 1}).line, "An<" + code + ">n");
        const std::string json = cli::to_line(cli::Json(name));
        EXPECT_TRUE(json.starts_with("\"An\\u") && json.ends_with("n\"")) << json;
        EXPECT_EQ(cli::Json::parse(json).get<std::string>(), name) << json;
        EXPECT_EQ(cli::invisible(character), character.size());
    }
}

/// Joiners between emoji, a heart that is one by its selector, a key, and words that are spelled with joiners.
TEST(Hidden, IsSeenWhereItChangesItsNeighbors) {
    for (const std::string name : {"\U0001F469\u200D\U0001F680", "\u2764\uFE0F", "\u2764\uFE0F\u200D\U0001F525",
                                   "\U0001F469\U0001F3FD\u200D\u2695\uFE0F", "1\uFE0F\u20E3",
                                   "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627", "\u0936\u094D\u200D\u092F",
                                   "\u0915\u094D\u200C\u0937", "\u270C\uFE0E", "Zo\u00EB", "\u4E2D\u6587", "n\u0303"}) {
        EXPECT_EQ(cli::plain_text(name), name);
        EXPECT_EQ(cli::Json::parse(cli::to_line(cli::Json(name))).get<std::string>(), name);
    }
}

/// Without them these would look the same.
TEST(Hidden, IsHiddenWhereItChangesNothing) {
    for (const std::string name : {"\U0001F600\uFE0F", "Ann\u200D", "\u200DAnn", "Ann\u200D\u2764", "\u2764\u200DAnn",
                                   "1\uFE0F", "Ann\uFE0F", "\u062F\u200C\u0627", "\u0639\u200C", "\u0936\u200D\u092F",
                                   "\u2764\uFE0F\uFE0F", "\u0639\u200C\u200C\u0644"}) {
        EXPECT_NE(cli::plain_text(name), name) << name;
    }
}

/// No two texts are shown as the same, whatever stands in them.
TEST(Hidden, IsNeverTakenForAnother) {
    const std::vector<std::string> alike{
        "Ann",      "A\u00A0n",   "A\u2007n", "A\u3000n", "A n",      "A\tn",   "A\vn",     "A\fn",     "A\x01n",
        "A\x7Fn",   "A\u0085n",   "A\u2028n", "A\u2029n", "A\xFFn",   "A\xFEn", "A\uFFFDn", "A<FF>n",   "A<FE>n",
        "A<U+FF>n", "A<U+200B>n", "A\u200Bn", "A<U+0>n",  "A<u+ff>n", "A<b>n",  "A<n",      "A<U+00A0n"};
    std::set<std::string> shown;
    for (const std::string& text : alike) {
        EXPECT_TRUE(shown.insert(cli::plain_line(text)).second) << cli::plain_line(text);
        std::string appended;
        cli::append_plain(text, appended);
        EXPECT_EQ(appended, cli::plain_text(text));
    }
    EXPECT_EQ(cli::plain_line("A<b>n <3 <U+0>"), "A<b>n <3 <U+0>");
    EXPECT_EQ(cli::plain_line("a\xE2\x82"), "a<E2><82>");
    EXPECT_EQ(cli::plain_text("a\tb\n"), "a\tb\n");
}

/// What stands for a character takes its room in the line above the mark.
TEST(Hidden, MovesTheMark) {
    const std::string line = "An\u200Bn \xFFX" + std::string(3, '\0');
    const cli::Excerpt excerpt = cli::excerpt_of(line, {7, 8});
    EXPECT_EQ(excerpt.line, "An<U+200B>n <FF>X<U+0000><U+0000><U+0000>");
    EXPECT_EQ(excerpt.before.size(), 12U);
    EXPECT_EQ(excerpt.width, 4U);
    EXPECT_LE(cli::excerpt_of(std::string(500, '\1'), {0, 1}).line.size(), 220U);
}

}  // namespace
}  // namespace arbiter::test::hidden_test
