// What is completed: every line that is offered, or that can become of a part, is taken by the referee.
#include "cli/language/completion.hpp"

#include "cli/input/side_files.hpp"
#include "cli/session/session.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace arbiter::test::completion_test {
namespace {

using cli::Proposal;
using Texts = std::vector<std::string>;

Texts texts_of(const std::vector<Proposal>& proposals) {
    Texts texts;
    for (const Proposal& one : proposals) {
        texts.push_back(one.text);
    }
    return texts;
}

class Completion : public testing::TestWithParam<std::string> {
protected:
    const GameEntry& game = *find_game(GetParam());
    const FileReader open = cli::reader_beside("examples/" + GetParam() + "/a.tgn");
    std::mt19937 random{11};

    /// The line in which a random game goes on, and all before it.
    std::string cut(std::uint64_t seed) {
        const std::string_view header = GetParam() == "frame-work" ? "Deck: teaser\n" : "";
        std::string text;
        EXPECT_TRUE(game.play({game.about->fewest_players, seed, header}, open, text));
        std::vector<std::size_t> lines;
        for (std::size_t at = text.find("\n\n") + 2; at < text.size(); at = text.find('\n', at) + 1) {
            lines.push_back(at);
        }
        return text.substr(0, lines[random() % lines.size()]);
    }

    /// Goes on with one of the parts until a line is whole.
    std::string finished(const std::string& record, Proposal proposal) {
        while (!proposal.whole) {
            const std::vector<Proposal> next = cli::proposals(record, proposal.text, open);
            if (next.empty()) {
                return proposal.text;
            }
            EXPECT_GT(next[0].text.size(), proposal.text.size()) << "it goes on";
            proposal = next[random() % next.size()];
        }
        return proposal.text;
    }
};

INSTANTIATE_TEST_SUITE_P(Games, Completion,
                         testing::Values("azul", "grawlix", "framework", "dorfromantik", "dorfromantik-campaign",
                                         "frame-work"),
                         [](const auto& one) {
                             std::string name = one.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_P(Completion, OffersLegalEventsOnly) {
    std::size_t tried = 0;
    for (std::uint64_t seed = 1; seed <= test::games(200); ++seed) {
        const std::string record = cut(seed);
        const cli::Session session(record, open);
        for (const Proposal& proposal : cli::proposals(record, "", open)) {
            const std::string line = finished(record, proposal);
            EXPECT_TRUE(cli::Session(session).play(line)) << record << line;
            ++tried;
        }
    }
    EXPECT_GT(tried, 2 * test::games(200));
}

TEST(CompletionOfParts, GoesOnToWhereMovesDiffer) {
    Texts moves;
    for (const std::string source : {"3", "c"}) {
        for (const std::string color : {"B", "K"}) {
            for (const std::string goal : {"1", "2", "3", "floor"}) {
                moves.push_back("Ann " + source + color + ":" + goal);
            }
        }
    }
    EXPECT_EQ(texts_of(cli::in_parts(moves, "")), (Texts{"Ann "}));
    EXPECT_EQ(texts_of(cli::in_parts(moves, "Ann ")), (Texts{"Ann 3", "Ann cB:", "Ann cK:"}));
    EXPECT_EQ(texts_of(cli::in_parts(moves, "ann 3k")), (Texts{"Ann 3K:1", "Ann 3K:2", "Ann 3K:3", "Ann 3K:floor"}));
    EXPECT_EQ(texts_of(cli::in_parts(moves, "Ben")), Texts{});
}

/// What lies on the table is written as it was drawn there: each piece that can still come is offered.
TEST(CompletionOfDraws, GoesOnPieceByPiece) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    // Of blue one tile alone is in the bag.
    const std::string record =
        "Game: azul\nPlayers: Ann, Ben\n\nset round 3 Ann\nset bag B 9R 9K 9W 9Y\nset lid 19B 11R 11K 11W 11Y\n";
    const auto offered = [&](const std::string& typed) {
        Texts texts = texts_of(cli::proposals(record, typed, none));
        std::erase_if(texts, [](const std::string& text) { return text.size() > std::string("displays KK").size(); });
        return texts;
    };
    EXPECT_EQ(offered("displays K"),
              (Texts{"displays KB", "displays KK", "displays KR", "displays KW", "displays KY"}));
    EXPECT_EQ(offered("displays B"), (Texts{"displays BK", "displays BR", "displays BW", "displays BY"}));
    EXPECT_EQ(texts_of(cli::proposals(record, "displays BB", none)), Texts{});
}

TEST(CompletionOfHeaders, OffersGamesKeysAndRulings) {
    EXPECT_EQ(texts_of(cli::header_proposals("", "Game: fr")), (Texts{"Game: framework", "Game: frame-work"}));
    EXPECT_EQ(texts_of(cli::header_proposals("Game: azul\n", "Pl")), (Texts{"Players: ", "Place: "}));
    EXPECT_EQ(texts_of(cli::header_proposals("Game: azul\n", "House: full-line=floor, wa")),
              (Texts{"House: full-line=floor, wall=colored", "House: full-line=floor, wall=gray"}));
}

TEST(CompletionBehindAMistake, OffersNothing) {
    const FileReader none = [](std::string_view) { return std::nullopt; };
    const std::string record = "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBYR KWWB RRKY YBKW WWRR\n";
    EXPECT_FALSE(cli::proposals(record, "Ann", none).empty());
    EXPECT_EQ(texts_of(cli::proposals(record + "Ann 1K:2\n", "", none)), Texts{});
}

}  // namespace
}  // namespace arbiter::test::completion_test
