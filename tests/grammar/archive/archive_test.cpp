// Records come out of a stream the same however its bytes arrive.
#include "grammar/archive/archive.hpp"

#include "rules/game/random.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace arbiter::archive_test {
namespace {

struct Seen {
    Piece piece;
    std::string text;
    std::uint64_t offset, line, number;
};

/// Hands the text out in pieces of a given size, as a slow pipe would.
std::vector<Seen> split(const std::string& text, std::size_t piece_size) {
    std::size_t at = 0;
    Archive archive([&](char* to, std::size_t size) {
        const std::size_t got = text.copy(to, std::min(size, piece_size), at);
        at += got;
        return got;
    });
    std::vector<Seen> all;
    RecordText record;
    for (Piece piece = archive.next(record); piece != Piece::end; piece = archive.next(record)) {
        all.push_back({piece, std::string(record.text), record.offset, record.line, record.number});
    }
    return all;
}

TEST(Archive, SplitsAtGameInTheFirstColumn) {
    const auto all = split("Game: a\nx\n\nGame: b\n Game: no\n; Game: no\nGame: c", 1000);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].text, "Game: a\nx\n\n");
    EXPECT_EQ(all[1].text, "Game: b\n Game: no\n; Game: no\n");
    EXPECT_EQ(all[2].text, "Game: c");
    EXPECT_EQ(all[1].offset, 11U);
    EXPECT_EQ(all[1].line, 4U);
    EXPECT_EQ(all[2].line, 7U);
    EXPECT_EQ(all[2].number, 3U);
}

TEST(Archive, SplitsAlikeWhateverThePiecesOfTheInput) {
    std::string text;
    Random random(3);
    for (int i = 0; i < 60; ++i) {
        text +=
            "Game: " + std::string(random.below(70), 'G') + "\n" + std::string(random.below(3), '\n') + "Gam\nGa\nG\n";
    }
    const auto whole = split(text, text.size());
    ASSERT_EQ(whole.size(), 60U);
    std::string together;
    for (const Seen& one : whole) {
        together += one.text;
    }
    EXPECT_EQ(together, text);
    for (std::size_t size = 1; size < 40; ++size) {
        const auto parts = split(text, size);
        ASSERT_EQ(parts.size(), whole.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            EXPECT_EQ(parts[i].text, whole[i].text);
            EXPECT_EQ(parts[i].offset, whole[i].offset);
            EXPECT_EQ(parts[i].line, whole[i].line);
        }
    }
}

TEST(Archive, PassesOverByteOrderMarkBlankLinesAndComments) {
    const auto marked = split("\xEF\xBB\xBFGame: a\n", 2);
    ASSERT_EQ(marked.size(), 1U);
    EXPECT_EQ(marked[0].text, "Game: a\n");
    EXPECT_EQ(marked[0].offset, 3U);
    const auto commented = split("\n; a file\n\t\r\nGame: a\n", 1000);
    ASSERT_EQ(commented.size(), 1U);
    EXPECT_EQ(commented[0].line, 4U);
    EXPECT_EQ(commented[0].number, 1U);
}

TEST(Archive, TellsWhatStandsBeforeTheFirstRecord) {
    const auto all = split("Ann 3R:2\nGame: a\n", 5);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].piece, Piece::preamble);
    EXPECT_EQ(all[0].text, "Ann 3R:2\n");
    EXPECT_EQ(all[1].number, 1U);
}

TEST(Archive, TellsOfDamagedCommentsBeforeTheFirstRecord) {
    for (const std::string& damaged : {std::string("; caf\xE9\n"), std::string("; \0\n", 4)}) {
        const auto all = split(damaged + "Game: a\n", 5);
        ASSERT_EQ(all.size(), 2U);
        EXPECT_EQ(all[0].piece, Piece::preamble);
        EXPECT_EQ(all[0].text, damaged);
        EXPECT_EQ(all[1].number, 1U);
    }
    EXPECT_EQ(split("; caf\xC3\xA9\nGame: a\n", 5).size(), 1U);
}

TEST(Archive, LooksAtAllThatStandsBeforeTheFirstRecord) {
    const std::string comments(100'000, ';');
    EXPECT_EQ(split(comments + "\nGame: a\n", 1000).size(), 1U);
    EXPECT_EQ(split(comments + "\nAnn 3R:2\nGame: a\n", 1000).size(), 2U);
}

TEST(Archive, ReadsNothingOfFilesThatAreNoText) {
    for (const std::string& bytes :
         {std::string("\x1F\x8B\x08"), std::string("\x28\xB5\x2F\xFD"), std::string("BZh91AY&SY"),
          std::string("\xFF\xFE"), std::string("\0\0\xFE\xFF", 4), std::string("G\0a\0", 4)}) {
        for (std::size_t size = 1; size < 12; ++size) {
            const auto all = split(bytes + "xyz\nGame: a\n", size);
            ASSERT_EQ(all.size(), 1U) << size;
            EXPECT_EQ(all[0].piece, Piece::foreign);
            EXPECT_EQ(all[0].text, bytes);
            EXPECT_EQ(all[0].line, 1U);
            EXPECT_EQ(all[0].number, 0U);
        }
    }
    for (const std::string& bytes : {std::string("BZh91AY&S"), std::string("PK"), std::string("Ga\0\0", 4)}) {
        EXPECT_EQ(split(bytes + "\nGame: a\n", 3).front().piece, Piece::preamble);
    }
}

TEST(Archive, FindsNothingInNothing) {
    EXPECT_TRUE(split("", 10).empty());
    EXPECT_TRUE(split("\n\n; only a comment", 10).empty());
}

TEST(Archive, DrawsTheLimitWhateverThePiecesOfTheInput) {
    const std::string text = "Game: a\n" + std::string(most_record_bytes - 8, 'x') + "\nGame: b\n";
    for (const std::size_t size : {std::size_t{1} << 16U, std::size_t{64} << 20U}) {
        EXPECT_EQ(split(text, size).front().piece, Piece::too_long);
        EXPECT_EQ(split("Game: " + text.substr(7), size).front().piece, Piece::record);
    }
}

TEST(Archive, PassesOverARecordThatIsTooLongAndKeepsTheNext) {
    const std::string text = "Game: a\n" + std::string(most_record_bytes + 5'000'000, 'x') + "\nGame: b\n";
    const auto all = split(text, std::size_t{1} << 20U);
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].piece, Piece::too_long);
    EXPECT_LE(all[0].text.size(), 4096U);
    EXPECT_EQ(all[1].text, "Game: b\n");
    EXPECT_EQ(all[1].line, 3U);
    EXPECT_EQ(all[1].offset, text.size() - 8);
}

}  // namespace
}  // namespace arbiter::archive_test
