// Cards that nobody wrote down, compared with all records that fill them in.
#include "rules/game/random.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"
#include "tests/rules/candidates/completions.hpp"
#include "tests/rules/frame-work/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace arbiter::test::candidates_test {
namespace {

Report judged(const std::string& text) {
    Report found;
    static std::string kept;
    kept = text;
    judge_text(kept, "-", [&](const RecordText&, const Report& report) { found = report; });
    return found;
}

/// Places in a line where a card stands.
std::vector<std::size_t> cards_of(const Words& line) {
    std::vector<std::size_t> places;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const bool behind = line[i - 1] == "draw" || line[i - 1] == "plant" || line[i - 1] == "use";
        const bool shown = i >= 2 && (line[i - 2] == "reveal" || line[i - 2] == "look");
        if (line[0] == "deal" || behind || shown) {
            places.push_back(i);
        }
    }
    return places;
}

struct Table {
    std::string deck;
    std::vector<std::string> cards;
    std::size_t most_hidden;
};

/// The first lines of a random game, some cards hidden, some false, lines that stand, moves taken back, claims.
class Blur {
public:
    Blur(const Table& table, std::uint64_t seed) : table_(table), random_(seed), seed_(seed) {}

    std::string record() {
        std::string text;
        const GameEntry* const game = find_game("frame-work");
        EXPECT_TRUE(game->play({2 + seed_ % 3, seed_, "Deck: " + table_.deck + "\n"}, cli::reader_beside("-"), text));
        std::vector<Words> lines = words_of(text);
        const std::size_t body = static_cast<std::size_t>(std::ranges::find(lines, Words{}) - lines.begin()) + 1;
        lines.resize(std::min<std::size_t>(lines.size(), body + 4 + random_.below(24)));
        blur_cards(lines, body);
        add_lines(lines, body);
        return text_of(lines);
    }

private:
    void blur_cards(std::vector<Words>& lines, std::size_t body) {
        const auto lie = random_.below(3) == 0 ? body + random_.below(lines.size() - body) : lines.size();
        for (std::size_t i = body; i < lines.size(); ++i) {
            for (const std::size_t place : cards_of(lines[i])) {
                if (hidden_ < table_.most_hidden && random_.below(5) == 0) {
                    lines[i][place] = "?";
                    ++hidden_;
                } else if (i == lie) {
                    lines[i][place] = table_.cards[random_.below(table_.cards.size())];
                }
            }
        }
    }

    void add_lines(std::vector<Words>& lines, std::size_t body) {
        const auto place = [&] { return static_cast<std::ptrdiff_t>(body + random_.below(lines.size() - body + 1)); };
        if (random_.below(3) == 0) {
            const std::ptrdiff_t at = place();
            lines.insert(lines.begin() + at, {"undo"});
        }
        if (random_.below(4) == 0) {
            const std::ptrdiff_t at = place();
            lines.insert(lines.begin() + at, scores());
        }
        if (random_.below(4) == 0) {
            Words& line = lines[body + random_.below(lines.size() - body)];
            if (!line.empty() && line[0] != "undo") {
                line.emplace_back("stands");
            }
        }
    }

    Words scores() {
        Words line{"scores"};
        for (std::size_t seat = 0; seat < 2 + seed_ % 3; ++seat) {
            line.push_back(random_.below(2) == 0 ? "?" : std::to_string(random_.below(3)));
        }
        return line;
    }

    const Table& table_;
    Random random_;
    std::uint64_t seed_;
    std::size_t hidden_ = 0;
};

void compare_with_brute_force(const Table& table, std::uint64_t first, unsigned games) {
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        const std::string text = Blur(table, seed).record();
        const Completion all = fill_in(
            text, [&](std::size_t) { return table.cards; }, judged);
        const Report report = judged(text);
        expect_same(all, report, text);
        if (testing::Test::HasFailure()) {
            FAIL() << "seed " << seed << "\n" << text;
        }
    }
}

TEST(FrameWorkCandidates, AFewCardsAreWhatAllCompletionsSay) {
    compare_with_brute_force({"teaser", {"A1", "E1", "S1"}, 5}, 1, games(300));
}

TEST(FrameWorkCandidates, AlsoWhereCardsActOnOthers) {
    compare_with_brute_force({"gala", {"A1", "A2", "E1", "E2", "S1"}, 3}, 1000, games(300));
}

TEST(FrameWorkCandidates, AlsoWhereCardsAreTakenSwappedAndMoved) {
    compare_with_brute_force(
        {"docks", {"A1", "A2", "A3", "A4", "A5", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "S1", "S2"}, 2}, 2000,
        games(150));
}

std::string table_of_two(const std::string& deck, const std::string& body) {
    return "Game: frame-work\nPlayers: Ann, Ben\nDeck: " + deck + "\n\n" + body;
}

/// "E1 by line 7" of each fact that is settled, in order.
std::vector<std::string> settled(const std::string& text) {
    std::vector<std::string> found;
    for (const Settled& fact : judged(text).settled) {
        found.push_back(fact.is + " by line " + std::to_string(line_of(text, fact.by.begin)));
    }
    return found;
}

TEST(FrameWorkCandidates, ACardIsSettledByTheLineThatShowsIt) {
    EXPECT_EQ(settled(table_of_two("gala", "deal E1 E1\nAnn draw ? plant ? Ben\nBen reveal 1 A1\n")),
              (Words{"A1 by line 7", "A1 by line 7"}));
    EXPECT_EQ(
        settled(table_of_two("gala", "deal E1 E1\nAnn draw A1 plant ? Ben\nBen pass\nAnn draw A2 plant A1 Ann\n")),
        Words{"E1 by line 8"})
        << "A1 was kept, so E1 was planted";
    const std::string last =
        "deal A1 ?\nAnn draw A1 plant A1 Ann\nBen draw A1 plant A1 Ben\nAnn draw A1 plant A1 Ann\n"
        "Ben draw A1 plant A1 Ben\nAnn draw E1 plant E1 Ann\nBen draw E1 plant E1 Ben\n"
        "Ann draw E1 plant E1 Ann\n";
    EXPECT_EQ(settled(table_of_two("teaser", last)), Words{"S1 by line 12"}) << "no other copy is left";
}

bool is_open(const std::string& text) {
    Report report;
    return find_game("frame-work")->position(read_record(RecordText{text}), cli::reader_beside("-"), report).open;
}

TEST(FrameWorkCandidates, APositionIsOpenUntilTheCardIsShown) {
    const std::string planted = table_of_two("gala", "deal E1 E1\nAnn draw ? plant ? Ben\n");
    EXPECT_TRUE(is_open(planted));
    EXPECT_FALSE(is_open(planted + "Ben reveal 1 A1\n  nothing\n"));
}

/// The moves that are legal whatever the unknown cards are.
Words sure_moves(const std::string& text) {
    Report report;
    const Position position =
        find_game("frame-work")->position(read_record(RecordText{text}), cli::reader_beside("-"), report);
    Words sure;
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        if (position.in_all[i]) {
            sure.push_back(position.moves[i]);
        }
    }
    return sure;
}

TEST(FrameWorkCandidates, AMoveIsMarkedWhereSomeCardsForbidIt) {
    EXPECT_EQ(sure_moves(table_of_two("teaser", "deal E1 ?\nAnn pass\n")),
              (Words{"Ben pass", "Ben draw A1 plant A1 Ann", "Ben draw A1 plant A1 Ben", "Ben draw E1 use E1",
                     "Ben draw E1 plant E1 Ann", "Ben draw E1 plant E1 Ben"}))
        << "Ben holds any card, perhaps the only S1";
    const Words known = sure_moves(table_of_two("teaser", "deal ? E1\nAnn draw ? plant ? Ben\n"));
    EXPECT_NE(std::ranges::find(known, "Ben draw A1 use E1"), known.end());
    EXPECT_EQ(std::ranges::find(known, "Ben reveal 1 A1"), known.end()) << "it may be another card";
}

TEST(FrameWorkCandidates, WhereTwoCardsCannotBeToldApartEitherIsPossible) {
    const Report report =
        judged(table_of_two("gala", "deal ? E1\nAnn draw ? plant ? Ben\nBen reveal 1 A2\n  nothing\n"));
    EXPECT_EQ(report.verdict, Verdict::unverified);
    ASSERT_EQ(report.assumed.size(), 2U);
    EXPECT_EQ(report.assumed[0].text, "the card dealt to Ann");
    EXPECT_EQ(report.assumed[0].could_be, (Words{"A1", "A2", "E1", "E2", "S1"}));
    EXPECT_EQ(report.assumed[1].could_be, report.assumed[0].could_be);
    ASSERT_EQ(report.settled.size(), 1U);
    EXPECT_EQ(report.settled[0].is, "A2");
}

TEST(FrameWorkCandidates, WhatARevealedCardWasDecidesThePoints) {
    const Report report = judged(
        table_of_two("gala", "deal A1 E1\nAnn draw E1 plant ? Ann\nBen pass\nAnn reveal 1 ?\nBen pass\nAnn pass\n"));
    EXPECT_EQ(report.score_ranges, (std::vector<ScoreRange>{{0, 2}, {0, 0}}));
    EXPECT_EQ(report.verdict, Verdict::unverified);
}

/// Of every card that was drawn, nobody wrote down whether it was planted or kept: the choices multiply.
TEST(FrameWorkCandidates, WhatIsTooMuchToFollowConvictsNobody) {
    std::string body = "deal E1 E1\n";
    std::size_t draws = 0;
    for (const std::string card : {"A1", "A2", "A3", "A4", "A5", "E2", "E2", "E3", "E3", "E4", "E4",
                                   "E5", "E5", "E6", "E6", "E7", "E7", "E8", "S1", "S1", "S2", "S2"}) {
        body += (draws++ % 2 == 0 ? "Ann draw " : "Ben draw ") + card + " plant ? Ann\n";
    }
    const Report report = judged(table_of_two("docks", body + "Ann reveal 1 A5\nBen draw ? use ? on Ann stands\n"));
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_NE(report.relaxed_from, no_offset);
    EXPECT_EQ(report.assumed.size() + report.settled.size(), draws + 2);
}

}  // namespace
}  // namespace arbiter::test::candidates_test
