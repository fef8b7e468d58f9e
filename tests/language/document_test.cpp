// Texts in an editor: places in UTF-16, changes in any order, and which records they make.
#include "cli/language/document.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>

namespace arbiter::test::document_test {
namespace {

using cli::Document;
using cli::LineIndex;
using cli::Point;

FileReader no_files() {
    return [](std::string_view) { return std::nullopt; };
}

std::string text_of(const Document& document) {
    std::string text;
    for (std::size_t i = 0; i < document.count(); ++i) {
        text += document.section(i).text();
    }
    return text;
}

TEST(LineIndex, CountsUtf16Units) {
    const std::string text = "Zoë 3K:3 ; 🎲 x\nnext";
    const LineIndex lines(text);
    EXPECT_EQ(lines.point(text.find("3K")), (Point{0, 4}));
    EXPECT_EQ(lines.point(text.find('x')), (Point{0, 14}));
    EXPECT_EQ(lines.offset({0, 14}), text.find('x'));
    EXPECT_EQ(lines.offset({0, 12}), text.find("🎲")) << "in the middle of a character";
    EXPECT_EQ(lines.offset({0, 999}), text.find('\n'));
    EXPECT_EQ(lines.offset({1, 2}), text.find("xt", 20));
    EXPECT_EQ(lines.offset({7, 2}), text.size());
}

TEST(LineIndex, KnowsAllLineBreaks) {
    const std::string text = "a\r\nb\rc\n\nd";
    const LineIndex lines(text);
    ASSERT_EQ(lines.count(), 5U);
    EXPECT_EQ(cli::count_line_breaks(text), 4U);
    EXPECT_EQ(lines.line(0), "a");
    EXPECT_EQ(lines.line(1), "b");
    EXPECT_EQ(lines.line(2), "c");
    EXPECT_EQ(lines.line(4), "d");
}

TEST(Document, IsCutWhereRecordsBegin) {
    const Document document("; front\nGame: azul\n\nGame: grawlix\n", no_files());
    ASSERT_EQ(document.count(), 3U);
    EXPECT_EQ(document.section(1).text(), "Game: azul\n\n");
    EXPECT_EQ(document.first_line(2), 3U);
    EXPECT_EQ(document.locate({3, 2}).section, 2U);
    EXPECT_EQ(document.locate({99, 2}).section, 2U);
}

TEST(Document, KeepsSectionsThatNoChangeTouches) {
    Document document("Game: azul\n\nGame: azul\n\nGame: azul\n\n", no_files());
    const cli::Section* const first = &document.section(0);
    const cli::Section* const last = &document.section(2);
    document.change({{3, 0}, {3, 0}}, "round 1 Ann\n");
    EXPECT_EQ(&document.section(0), first);
    EXPECT_EQ(&document.section(2), last);
    document.change({{2, 0}, {2, 1}}, "");
    ASSERT_EQ(document.count(), 2U) << "no record begins with ame:";
    EXPECT_EQ(&document.section(1), last);
}

/// A deck that a record names is written down beside it, and saved: the record is judged again.
TEST(Document, IsJudgedAgainWhenFilesHaveChanged) {
    std::optional<std::string> deck;
    Document document("Game: frame-work\nPlayers: Ann, Ben\nDeck: mine.json\n\n",
                      [&](std::string_view) { return deck; });
    EXPECT_TRUE(document.judge());
    ASSERT_FALSE(document.section(0).findings().empty());
    const std::string before = document.section(0).findings()[0].message;
    EXPECT_FALSE(document.judge()) << "nothing has changed";
    deck = "[]";
    document.doubt();
    document.look_at(0);
    EXPECT_TRUE(document.judge());
    ASSERT_FALSE(document.section(0).findings().empty());
    EXPECT_NE(document.section(0).findings()[0].message, before);
}

/// Whatever is changed: the text is what it should be, and cut as if it had come whole.
TEST(Document, IsTheSameInWhateverStepsItCame) {
    std::mt19937 random(7);
    const std::string pieces[] = {
        "Game: azul\n", "\n", "", "x", "\r", "Zoë 🎲\n", "\nGame:", "Ga", "me: azul\nPlayers: A, B\n\n"};
    std::string text = "Game: azul\n\nGame: azul\n";
    Document document(text, no_files());
    for (int i = 0; i < 2000; ++i) {
        const LineIndex lines(text);
        const auto any = [&] {
            return Point{static_cast<std::uint32_t>(random() % (lines.count() + 1)),
                         static_cast<std::uint32_t>(random() % 12)};
        };
        Point begin = any();
        Point end = any();
        if (end < begin) {
            std::swap(begin, end);
        }
        const std::string& piece = pieces[random() % std::size(pieces)];
        document.change({begin, end}, piece);
        const std::size_t at = lines.offset(begin);
        text.replace(at, lines.offset(end) - at, piece);
        const Document whole(text, no_files());
        ASSERT_EQ(text_of(document), text) << i;
        ASSERT_EQ(document.count(), whole.count()) << text;
    }
}

}  // namespace
}  // namespace arbiter::test::document_test
