// arbiter new: what it writes is judged without an error, and says all that the header could.
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test::new_test {
namespace {

std::string players_of(const GameEntry& game, std::size_t count) {
    constexpr std::array<std::string_view, 6> names{"Ann", "Ben", "Cat", "Dan", "Eva", "Zoë"};
    std::string players;
    for (std::size_t i = 0; i < std::max(game.about->fewest_players, count); ++i) {
        players.append(i == 0 ? "" : ",").append(names[i]);
    }
    return players;
}

TEST(New, WritesARecordOfEachGameWithoutAnError) {
    const Folder folder;
    for (const GameEntry& game : arbiter::games()) {
        const std::string id(game.about->id);
        for (const std::size_t count : std::set{game.about->fewest_players, game.about->most_players}) {
            const std::string path = folder.path(id + std::to_string(count));
            EXPECT_EQ(arbiter("new " + id + " " + path + " --players " + players_of(game, count) + " 2>&1").out, "");
            const Ran ran = arbiter("check " + path + " 2>&1");
            EXPECT_EQ(ran.code, 0) << ran.out;
            EXPECT_TRUE(contains(ran.out, "1 incomplete")) << ran.out;
        }
    }
}

TEST(New, SaysAllThatTheHeaderCouldSay) {
    for (const GameEntry& game : arbiter::games()) {
        const std::string id(game.about->id);
        const std::string text = arbiter("new " + id + " --players " + players_of(game, 2)).out;
        for (const HeaderKey& known : header_keys(*game.about)) {
            EXPECT_TRUE(contains(text, std::string(known.key))) << known.key << " of " << id;
        }
        for (const HeaderKey& hint : game.about->header_keys) {
            EXPECT_TRUE(contains(text, std::string(hint.key) + ": " + std::string(hint.example))) << hint.key;
        }
        for (const Ruling& ruling : game.rulings) {
            for (const std::string_view option : ruling.options) {
                EXPECT_TRUE(contains(text, std::string(option))) << ruling.id << "=" << option;
            }
        }
    }
}

/// Each comment that is a header line can be taken for one, as the text says, and switches on nothing but what it says.
TEST(New, WritesCommentsThatCanBeTaken) {
    const Folder folder;
    std::size_t all = 0;
    for (const GameEntry& game : arbiter::games()) {
        const std::string id(game.about->id);
        const std::string text =
            arbiter("new " + id + " --players " + players_of(game, id == "frame-work" ? 4 : 2)).out;
        std::vector<std::string> keys{"House"};
        for (const HeaderKey& hint : game.about->header_keys) {
            keys.emplace_back(hint.key);
        }
        std::size_t taken = 0;
        for (std::size_t at = text.find("\n; "); at != std::string::npos; at = text.find("\n; ", at + 1)) {
            const std::string line = text.substr(at + 3, text.find('\n', at + 1) - at - 3);
            const bool is_key =
                std::ranges::any_of(keys, [&line](const std::string& key) { return line.starts_with(key + ": "); });
            if (is_key) {
                // Counts of tiles are for invented ones.
                const std::string house = line.starts_with("Supply: ") ? "House: tiles=any\n" : "";
                const std::string path = folder.write(id, text.substr(0, at + 1) + house + text.substr(at + 3));
                const Ran ran = arbiter("check " + path + " 2>&1");
                EXPECT_EQ(ran.code, 0) << ran.out;
                EXPECT_FALSE(line.starts_with("House: ") && contains(line, ",")) << line;
                ++taken;
            }
        }
        all += taken;
    }
    EXPECT_GT(all, 10U);
}

TEST(New, TakesHouseRulesAndFurtherLines) {
    const std::string text =
        arbiter("new azul --players Ann,Ben --house wall=gray --header 'Date: 2026-11-20' --header 'Event: club'").out;
    EXPECT_TRUE(text.starts_with("Game: azul\nPlayers: Ann, Ben\nHouse: wall=gray\nDate: 2026-11-20\nEvent: club\n"))
        << text;
    EXPECT_TRUE(contains(arbiter("new frame-work --players Ann,Ben --header 'Deck: gala'").out, "\nDeck: gala\n"));
}

TEST(New, RefusesInTheWordsOfTheReferee) {
    const auto refused = [](const std::string& arguments) {
        const Ran ran = arbiter("new " + arguments + " 2>&1 </dev/null");
        EXPECT_EQ(ran.code, 2) << ran.out;
        return ran.out;
    };
    EXPECT_TRUE(contains(refused("azul"), "who plays?"));
    EXPECT_TRUE(contains(refused("chess --players Ann,Ben"), "no game is called chess"));
    EXPECT_TRUE(contains(refused("azul --players Ann"), "players"));
    EXPECT_TRUE(contains(refused("azul --players Ann,Ben --house wall=blue"), "wall=gray"));
    EXPECT_TRUE(contains(refused("azul --players \"$(printf 'Ann\\nGame: azul')\""), "Players"));
    EXPECT_TRUE(contains(refused("azul --players Ann,Ben --header nonsense"), "no header line"));
}

TEST(New, ReplacesNoFile) {
    const Folder folder;
    const std::string path = folder.write("a.tgn", sound);
    const Ran ran = arbiter("new azul " + path + " --players Ann,Ben 2>&1");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(contains(ran.out, "already")) << ran.out;
    EXPECT_EQ(folder.read("a.tgn"), sound);
}

}  // namespace
}  // namespace arbiter::test::new_test
