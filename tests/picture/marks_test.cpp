// Marks in pictures: the cells that a finding is about, by what the fault names or the finding points back at, and the
// pieces that earned points.
#include "cli/picture/svg_picture.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "tests/cli/running.hpp"
#include "tests/judging.hpp"
#include "tests/picture/cells.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace arbiter::test::marks_test {
namespace {

/// The scene of the last record.
SceneOf scene_in(const std::string& text, const std::string& path = "examples/made-up.tgn") {
    SceneOf made;
    judge_text(text, path, [&](const RecordText& kept, const Report& report) {
        const GameEntry* const game = find_game(report.game);
        made = game == nullptr ? SceneOf{} : game->scene_of(read_record(kept), cli::reader_beside(path));
    });
    return made;
}

using Places = std::set<std::string>;

/// "Ann pattern lines 3,2", of the cells for which is(cell).
template <typename Is>
Places places_in(const Scene& scene, Is is) {
    Places places;
    each_cell(scene, [&](const CellInPicture& at) {
        const std::string& board = at.board.name;
        is(at.cell) ? void(places.insert(fmt::format("{}{}{}{} {},{}", board, board.empty() ? "" : " ", at.shelf.name,
                                                     at.group.name, at.cell.x, at.cell.y)))
                    : void();
    });
    return places;
}

Places pointed_at(const Scene& scene) {
    return places_in(scene, [](const Scene::Cell& cell) { return cell.mark == Scene::Mark::finding; });
}

Places pointed_at(const std::string& record) {
    const SceneOf made = scene_in(record);
    EXPECT_TRUE(made.stopped) << record;
    return pointed_at(made.scene);
}

Places winners_in(const Scene& scene) {
    return places_in(scene, [](const Scene::Cell& cell) { return cell.earned; });
}

/// The record that shows how a rule is broken.
std::string example_of(std::string_view code) {
    const Rule* const rule = find_rule(code);
    EXPECT_NE(rule, nullptr) << code;
    return rule == nullptr ? std::string() : std::string(rule->example);
}

/// Up to the end of a line of an example.
std::string up_to(const std::string& path, std::size_t line) {
    const std::string text = slurp(path);
    std::size_t end = 0;
    for (std::size_t at = 0; at < line; ++at) {
        end = text.find('\n', end) + 1;
    }
    return text.substr(0, end);
}

TEST(Marks, PointAtWhatTheFaultNames) {
    const Places display_1{"factory displays1 0,0", "factory displays1 0,1", "factory displays1 1,0",
                           "factory displays1 1,1"};
    EXPECT_EQ(pointed_at(example_of("azul.display.no-color")), display_1);
    EXPECT_EQ(pointed_at(example_of("azul.display.empty")), display_1);
    const Places line_3{"Ann pattern lines 3,3", "Ann pattern lines 4,3", "Ann pattern lines 5,3"};
    EXPECT_EQ(pointed_at(example_of("azul.line.other-color")), line_3);
    EXPECT_EQ(pointed_at(example_of("azul.line.dropping")), line_3);
    EXPECT_EQ(pointed_at(example_of("azul.line.drop-count")), Places{"Ann pattern lines 5,1"});
    EXPECT_EQ(pointed_at(example_of("azul.wall.has-color")), Places{"Ann wall 4,1"});
    EXPECT_EQ(pointed_at(example_of("grawlix.cell.apart")), Places{"grid 2,0"});
    EXPECT_EQ(pointed_at(example_of("grawlix.row.same-color")), (Places{"grid 0,0", "grid 1,0"}));
    EXPECT_EQ(pointed_at(example_of("framework.cell.corner-only")), Places{"Ann display 1,1"});
    EXPECT_EQ(pointed_at(example_of("framework.offer.taken")), Places{"offer 1,0"});
    EXPECT_EQ(pointed_at(example_of("dorfromantik.edge.track")), (Places{" 0,1", " 1,0"}));
    EXPECT_EQ(pointed_at(example_of("dorfromantik.cell.apart")), Places{" 2,0"});
    EXPECT_EQ(pointed_at(example_of("frame-work.effect.no-file")), Places{"Ben dossier 2,0"});
    EXPECT_EQ(pointed_at(example_of("dorfromantik-campaign.cross.path-crossed")).size(), 2U);
}

/// Where the fault names nothing that lies there: what the lines laid that the finding points back at.
TEST(Marks, PointAtWhatTheNotesShow) {
    EXPECT_EQ(pointed_at(example_of("dorfromantik.reveal.landscape-due")), (Places{" -1,1", " 0,0", " 1,0"}));
    EXPECT_EQ(pointed_at(example_of("azul.displays.twice")).size(), 20U);
}

/// Whatever rule is broken: the scene says what is wrong in the words of the finding.
TEST(Marks, SayOfEveryRuleWhatIsWrong) {
    std::size_t marked = 0;
    for (const GameEntry& game : games()) {
        for (const Rule& rule : game.rulebook) {
            const std::string text(rule.example);
            judge_text(text, "examples/made-up.tgn", [&](const RecordText&, const Report& report) {
                const SceneOf made = scene_in(text);
                const Finding* const finding = first_error(report.findings);
                if (!made.reached || !made.stopped || finding == nullptr) {
                    return;
                }
                ASSERT_TRUE(made.scene.wrong) << rule.id;
                EXPECT_EQ(made.scene.wrong->rule, finding->rule->id);
                EXPECT_EQ(made.scene.wrong->message, finding->message);
                EXPECT_TRUE(winners_in(made.scene).empty()) << rule.id;
                marked += pointed_at(made.scene).empty() ? 0U : 1U;
            });
        }
    }
    EXPECT_GT(marked, 60U);
}

/// A line that stands is played, and what is wrong with it is marked all the same, beside what it changed.
TEST(Marks, PointAtWhatStandsToo) {
    std::string wrong = example_of("grawlix.row.same-color");
    wrong.insert(wrong.find_last_not_of('\n') + 1, " stands");
    const SceneOf made = scene_in(wrong);
    EXPECT_FALSE(made.stopped) << wrong;
    ASSERT_TRUE(made.scene.wrong) << wrong;
    EXPECT_EQ(made.scene.wrong->rule, "grawlix.row.same-color");
    EXPECT_EQ(pointed_at(made.scene), (Places{"grid 0,0", "grid 1,0"}));
}

TEST(Marks, ForgetWhatWasWrongBefore) {
    const std::string wrong = example_of("azul.wall.has-color");
    const std::string before = wrong.substr(0, wrong.rfind('\n', wrong.find_last_not_of('\n')) + 1);
    const SceneOf made = scene_in(before);
    EXPECT_FALSE(made.stopped);
    EXPECT_FALSE(made.scene.wrong);
    EXPECT_TRUE(pointed_at(made.scene).empty());
}

/// The cells of which the words tell, and no others; the points are those by which the scores have changed.
TEST(Marks, AreOnWhatEarnedPoints) {
    std::map<std::string, std::size_t, std::less<>> seen;
    for (const fs::path& path : files_below("examples", ".tgn")) {
        const std::string text = slurp(path);
        for (std::size_t line = 1; line <= static_cast<std::size_t>(std::ranges::count(text, '\n')); line += 5) {
            const SceneOf made = scene_in(up_to(path.string(), line), path.string());
            Places told;
            for (const ScoreEvent& earned : made.scene.earned) {
                told.insert(earned.cells.begin(), earned.cells.end());
            }
            each_cell(made.scene, [&](const CellInPicture& at) {
                const Scene::Cell& cell = at.cell;
                EXPECT_TRUE(!cell.earned || (cell.piece && told.contains(cell.name))) << path << ':' << line;
                const bool is_common = at.board.seat == no_seat && made.scene.boards.size() > 1;
                const bool lies_there = is_common && cell.piece && told.contains(cell.name);
                EXPECT_TRUE(!lies_there || cell.earned) << path << ':' << line << ": " << cell.name;
            });
            seen[made.scene.title] += winners_in(made.scene).size();
        }
    }
    for (const std::string_view title :
         {"Azul", "Grawlix", "Framework", "Dorfromantik: The Board Game", "FRAME-WORK"}) {
        EXPECT_GT(seen[std::string(title)], 0U) << title;
    }
}

TEST(Marks, ArePlainOnATerminalAndNamedInSvg) {
    const std::string wrong = example_of("grawlix.cell.occupied");
    std::string text;
    cli::write_terminal_picture(scene_in(wrong).scene, {}, text);
    EXPECT_TRUE(contains(text, "!@B!")) << text;
    EXPECT_TRUE(contains(text, "\n! line 6: 0,0 is taken: blue @ lies there\n")) << text;
    const std::string svg = cli::svg_picture(scene_in(wrong).scene);
    EXPECT_TRUE(contains(svg, "<title>blue @, line 5, what is wrong is about this</title>")) << svg;
    EXPECT_TRUE(contains(svg, "<g id=\"bad\">") && contains(svg, "xlink:href=\"#bad\"")) << svg;
    EXPECT_TRUE(contains(svg, ">! line 6: 0,0 is taken: blue @ lies there</text>")) << svg;
}

TEST(Marks, OnHexesStandAtTheirCorners) {
    std::string text;
    cli::write_terminal_picture(scene_in(example_of("dorfromantik.cell.apart")).scene, {}, text);
    EXPECT_TRUE(contains(text, "!   !")) << text;
    text.clear();
    cli::write_terminal_picture(scene_in(example_of("dorfromantik.edge.stream")).scene, {}, text);
    EXPECT_TRUE(contains(text, "!   ! !S5F!")) << text;
    EXPECT_EQ(std::ranges::count(text, '!'), 5) << text;
}

}  // namespace
}  // namespace arbiter::test::marks_test
