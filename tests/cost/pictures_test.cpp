// What the pictures of a page, and what editors ask of a whole text, may take: counted in steps, never in time.
#include "cli/language/actions.hpp"
#include "cli/language/formatting.hpp"
#include "cli/picture/record_pictures.hpp"
#include "rules/registry/judge.hpp"
#include "rules/registry/registry.hpp"
#include "tests/cost/limits.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test::pictures_test {
namespace {

using cli::draw_record;
using cli::most_effort_for_pictures;
using cli::RecordPictures;

const FileReader no_files = [](std::string_view) { return std::nullopt; };

const std::string header = "Players: Ann, Ben\n\n";
const std::string azul = "Game: azul\n" + header + "round 1 Ann\n";
const std::string displays = "displays BBYR KWWB RRKY YBKW WWRR\n";

/// Short records that once took seconds, longer ones of their kinds, and some of other kinds.
std::vector<std::string> costly() {
    const std::string draft = "Game: grawlix\n" + header + "draft ? ? ? ? ? ? ? ?\n";
    const std::string unknown = azul + "displays ???? ???? ???? ???? ????\n";
    std::string words = azul + displays;
    std::string nonsense = azul + displays;
    for (int i = 0; i < 1000; ++i) {
        words += "Ann: 3 red -> line 2 // " + std::to_string(i) + "\n";
        nonsense += "Ann took 3 of the red ones " + std::to_string(i) + " line\n";
    }
    return {draft + repeated("Ann ?:? +?\nundo\n", 10),
            azul + displays + repeated("Ann: 3 red -> line 2 // hm\n", 100),
            unknown + repeated("Ann ??:?\nBen ??:?\n", 50),
            words,
            nonsense,
            "Game: dorfromantik\nPlayers: Ann\n\n" + repeated("land ?:?\n", 300),
            "Game: framework\nPlayers: Ann\n\n" + repeated("Ann ? ?:?\n", 114)};
}

struct Drawn {
    RecordPictures pictures;
    std::size_t steps;
};

Drawn drawn(const std::string& text) {
    Judge judge;
    Report report;
    judge.run({text}, {}, no_files, report);
    const Record& record = judge.record();
    const GameEntry& game = *find_game_of(record.header);
    Trace strict;
    Trace on;
    TraceParts options;
    game.trace(record, options, no_files, report, strict);
    options.play_on = true;
    game.trace(record, options, no_files, report, on);
    return {draw_record(game, record, strict, on, no_files), on.steps.size()};
}

TEST(PictureCost, IsBoundedForAllOfAPage) {
    for (const std::string& text : costly()) {
        const auto [pictures, steps] = drawn(text);
        EXPECT_LE(pictures.effort, most_effort_for_pictures + pictures.most) << text.substr(0, 100);
        EXPECT_LE(pictures.most, 5 * Effort::most) << text.substr(0, 100);
        EXPECT_EQ(pictures.steps.count(), steps + 1) << text.substr(0, 100);
        EXPECT_TRUE(pictures.left_out != 0 || pictures.effort <= most_effort_for_pictures) << text.substr(0, 100);
    }
}

/// What precedes the pictures counts: a few lines of which nothing is known take as long to judge as to draw.
TEST(PictureCost, IsThatOfTheWholePage) {
    const std::string unknown = azul + "displays ???? ???? ???? ???? ????\n";
    const std::vector<std::string> short_ones{
        "Game: grawlix\n" + header + "draft ? ? ? ? ? ? ? ?\n" + repeated("Ann ?:? +?\nundo\n", 10),
        unknown + repeated("Ann ??:?\nundo\n", 20), unknown + repeated("Ann ??:?\nBen ??:?\nundo\nundo\n", 10)};
    for (const std::string& text : short_ones) {
        const auto [pictures, steps] = drawn(text);
        EXPECT_GT(pictures.told, 0U) << text;
        EXPECT_LE(pictures.told + pictures.effort, most_effort_for_pictures + pictures.most) << text;
        EXPECT_EQ(pictures.left_out != 0, pictures.told + pictures.effort > most_effort_for_pictures) << text;
    }
}

/// What is left out is left out in the middle: the end is what somebody looks at.
TEST(PictureCost, IsSpentForTheEndFirst) {
    const std::string begin = "Game: azul\n" + header + "round 1 Ann\n" + displays;
    const auto [pictures, steps] = drawn(begin + repeated("Ann 1?:?\nundo\n", 180) + "Ann 1B:2\n");
    EXPECT_GT(pictures.left_out, 0U);
    EXPECT_EQ(steps, 363U);
    EXPECT_TRUE(contains(pictures.last, "line 366")) << pictures.last.substr(0, 3000);
}

/// An evening taken down in people's own words has a picture behind each line.
TEST(PictureCost, IsLittleWhereHabitsAreUndone) {
    std::string text = azul + displays;
    for (int i = 0; i < 100; ++i) {
        text += "Ann: 1 blue -> line 1 // " + std::to_string(i) + "\nundo\n";
    }
    const auto [pictures, steps] = drawn(text);
    EXPECT_EQ(steps, 202U);
    EXPECT_EQ(pictures.left_out, 0U);
    EXPECT_LT(pictures.effort, most_effort_for_pictures);
}

TEST(EditorCost, IsBoundedForARequest) {
    std::vector<std::string> texts = costly();
    std::string all;
    for (const std::string& text : texts) {
        all += text + "\n";
    }
    texts.push_back(all);
    for (const std::string& text : texts) {
        cli::Document document(text, no_files);
        document.judge();
        const cli::lsp::Formatted done = cli::lsp::formatted(document, 0, document.count() - 1);
        EXPECT_LE(done.steps, 2 * cli::Section::most_steps) << text.substr(0, 100);
        const cli::Range whole{{0, 0}, {100'000, 0}};
        const cli::lsp::Actions offered = cli::lsp::actions("untitled:1", document, whole);
        EXPECT_LE(offered.steps, 2 * cli::Section::most_steps) << text.substr(0, 100);
    }
}

/// Of a text nobody has looked at, too.
TEST(EditorCost, CountsWhatIsJudgedForIt) {
    const std::string costly_one =
        "Game: grawlix\n" + header + "draft ? ? ? ? ? ? ? ?\n" + repeated("Ann ?:? +?\nundo\n", 100) + "\n";
    cli::Document document(repeated(costly_one, 20) + azul + "displays  BBYR KWWB RRKY YBKW WWRR\n", no_files);
    const cli::lsp::Formatted done = cli::lsp::formatted(document, 0, document.count() - 1);
    EXPECT_LE(done.steps, 2 * cli::Section::most_steps);
    EXPECT_GT(done.left_out, 0U);
}

}  // namespace
}  // namespace arbiter::test::pictures_test
