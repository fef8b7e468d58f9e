// Pictures of positions: all pieces are there once, everything fits, and whatever names and maps hold is made harmless.
#include "cli/picture/svg_picture.hpp"
#include "cli/picture/terminal_picture.hpp"
#include "cli/text/columns.hpp"
#include "tests/cli/running.hpp"
#include "tests/judging.hpp"
#include "tests/picture/cells.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <ostream>
#include <set>
#include <tuple>

namespace arbiter {

void PrintTo(const GameEntry& entry, std::ostream* to);
void PrintTo(const GameEntry& entry, std::ostream* to) {
    *to << entry.about->id;
}

}  // namespace arbiter

namespace arbiter::test::picture_test {
namespace {

using cli::TerminalStyle;

/// Calls each(game, record, open) for the records of a text.
template <typename Each>
void each_record(const std::string& text, const std::string& path, Each each) {
    const FileReader open = cli::reader_beside(path);
    judge_text(text, path, [&](const RecordText& kept, const Report& report) {
        const GameEntry* const game = find_game(report.game);
        if (game != nullptr) {
            each(*game, read_record(kept), open);
        }
    });
}

std::size_t pieces_in(const Scene& scene) {
    std::size_t pieces = 0;
    each_cell(scene, [&](const CellInPicture& at) { pieces += at.cell.piece ? 1U : 0U; });
    return pieces;
}

std::size_t pieces_in(const Scene& scene, std::size_t board, std::string_view shelf) {
    std::size_t pieces = 0;
    for (const Scene::Shelf& one : scene.boards[board].shelves) {
        for (const Scene::Group& group : one.groups) {
            pieces += one.name != shelf && group.name != shelf
                          ? 0U
                          : static_cast<std::size_t>(std::ranges::count_if(
                                group.cells, [](const Scene::Cell& cell) { return cell.piece.has_value(); }));
        }
    }
    return pieces;
}

std::size_t number_of(const std::vector<Scene::Fact>& facts, std::string_view name) {
    const auto fact = std::ranges::find(facts, name, &Scene::Fact::name);
    return fact == facts.end() ? 0 : std::stoul(fact->value);
}

std::string drawn(const Scene& scene, const TerminalStyle& style) {
    std::string text;
    cli::write_terminal_picture(scene, style, text);
    return text;
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}

/// Without the changes of color.
std::string without_escapes(const std::string& text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\033') {
            at = text.find('m', at);
        } else {
            plain += text[at];
        }
    }
    return plain;
}

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        widest = std::max(widest, cli::columns_of(std::string_view(text).substr(at, end - at)));
        at = end + 1;
    }
    return widest;
}

void expect_fits(const Scene& scene, const std::string& where) {
    const std::string plain = drawn(scene, {});
    EXPECT_LE(widest_line(plain), 80U) << where << '\n' << plain;
    const std::string colored = drawn(scene, {.color = true, .unicode = true});
    EXPECT_LE(widest_line(without_escapes(colored)), 80U) << where;
    const std::string svg = cli::svg_picture(scene);
    EXPECT_LE(svg.size(), cli::largest_svg) << where;
    EXPECT_EQ(count(svg, "<g"), count(svg, "</g>")) << where;
}

/// No two cells of a group are the same, and each piece can be told by its letter.
void expect_sound(const Scene& scene, const std::string& where) {
    std::set<std::tuple<const Scene::Group*, std::int32_t, std::int32_t>> seen;
    each_cell(scene, [&](const CellInPicture& at) {
        const Scene::Cell& cell = at.cell;
        EXPECT_TRUE(seen.insert({&at.group, cell.x, cell.y}).second) << where << ": " << cell.x << ',' << cell.y;
        EXPECT_TRUE(!cell.piece || !cell.piece->letter.empty() || !cell.piece->parts.empty()) << where;
        EXPECT_TRUE(!cell.piece || !cell.piece->label.empty()) << where;
    });
}

class Pictures : public testing::TestWithParam<GameEntry> {
protected:
    std::string id() const { return std::string(GetParam().about->id); }
    fs::path examples() const { return fs::path("examples") / id(); }
    /// Random games that need no more than the header of an example.
    std::vector<std::string> played(std::uint64_t games) const {
        std::string header;
        for (const fs::path& path : files_below(examples(), ".tgn")) {
            const std::string text = slurp(path);
            const std::size_t deck = text.find("\nDeck:");
            header = deck == std::string::npos ? header : text.substr(deck + 1, text.find('\n', deck + 1) - deck);
        }
        std::vector<std::string> records;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            std::string text;
            const FileReader open = cli::reader_beside((examples() / "made-up.tgn").string());
            const std::size_t players = std::max<std::size_t>(GetParam().about->fewest_players, 1 + seed % 4);
            if (GetParam().play({std::min(players, GetParam().about->most_players), seed, header}, open, text)) {
                records.push_back(std::move(text));
            }
        }
        return records;
    }
    /// Calls each(scene, where) behind every few lines of random games.
    template <typename Each>
    void each_moment(std::uint64_t games, Each each) const {
        for (const std::string& text : played(games)) {
            std::size_t line = 0;
            for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
                const bool looked_at = ++line % 7 == 0 || at + 1 == text.size();
                if (looked_at) {
                    each_record(text.substr(0, at + 1), (examples() / "made-up.tgn").string(),
                                [&](const GameEntry& game, const Record& record, const FileReader& open) {
                                    const SceneOf made = game.scene_of(record, open);
                                    ASSERT_TRUE(made.reached) << text;
                                    each(made.scene, fmt::format("line {} of\n{}", line, text));
                                });
                }
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Games, Pictures, testing::ValuesIn(arbiter::games().begin(), arbiter::games().end()),
                         [](const auto& one) { return test_name(std::string(one.param.about->id)); });

TEST_P(Pictures, HaveEachPieceOnceInSvg) {
    each_moment(2, [](const Scene& scene, const std::string& where) {
        const std::string svg = cli::svg_picture(scene);
        EXPECT_EQ(count(svg, "<title>"), pieces_in(scene) + 1) << where;
    });
}

/// The letters of all pieces and printed spaces, in whatever order, are all the letters of the picture's groups.
TEST_P(Pictures, HaveEachPieceOnceOnTheTerminal) {
    each_moment(2, [](const Scene& scene, const std::string& where) {
        Scene bare = scene;
        bare.facts.clear();
        bare.notes.clear();
        bare.earned.clear();
        std::map<std::string, std::size_t> letters;
        for (Scene::Board& board : bare.boards) {
            board.facts.clear();
            for (Scene::Shelf& shelf : board.shelves) {
                for (Scene::Group& group : shelf.groups) {
                    group.axes = Scene::Axes::none;
                    for (Scene::Cell& cell : group.cells) {
                        cell.printed.clear();
                        if (cell.piece && cell.piece->parts.empty()) {
                            ++letters[cell.piece->letter];
                        }
                    }
                }
            }
        }
        std::map<std::string, std::size_t> found;
        std::string text = drawn(bare, {});
        for (const char mark : {'[', ']', '+'}) {
            std::ranges::replace(text, mark, ' ');
        }
        for (const auto& [letter, times] : letters) {
            const std::string padded = " " + letter + " ";
            std::string spaced;
            for (const char byte : " " + text + " ") {
                byte == '\n' ? spaced += "  " : spaced.append(byte == ' ' ? "  " : std::string(1, byte));
            }
            found[letter] = letter.find(' ') != std::string::npos ? count(text, letter) : count(spaced, padded);
            const bool words = letter.find(' ') != std::string::npos;  // these may be the end of others
            EXPECT_TRUE(words ? found[letter] >= times : found[letter] == times) << letter << ' ' << where << '\n'
                                                                                 << text;
        }
    });
}

TEST_P(Pictures, FitAtAnyMoment) {
    each_moment(3, [](const Scene& scene, const std::string& where) {
        expect_fits(scene, where);
        expect_sound(scene, where);
    });
}

/// Whoever puts the drawing into a document can tell each cell from all others, and nothing else is changed.
TEST_P(Pictures, SayWhereTheirCellsStandIfAsked) {
    each_moment(1, [](const Scene& scene, const std::string& where) {
        const std::string svg = cli::svg_picture(scene, {.places = true});
        std::set<std::string> places;
        for (std::size_t at = svg.find(" data-board="); at != std::string::npos;
             at = svg.find(" data-board=", at + 1)) {
            const std::size_t end = svg.find('"', svg.find("data-y=\"", at) + 8);
            EXPECT_TRUE(places.insert(svg.substr(at, end - at)).second) << where;
        }
        std::size_t cells = 0;
        each_cell(scene, [&](const CellInPicture&) { ++cells; });
        EXPECT_EQ(places.size(), cells) << where;
        EXPECT_EQ(count(cli::svg_picture(scene), "data-"), 0U) << where;
    });
}

double length_in(const std::string& svg, const std::string& name) {
    return std::stod(svg.substr(svg.find(' ' + name + "=\"") + name.size() + 3));
}

/// The boards are what they were; what a page says itself, and its ground, are gone, and nothing is left of their room.
TEST_P(Pictures, AreBareIfAsked) {
    each_moment(1, [](const Scene& scene, const std::string& where) {
        const std::string whole = cli::svg_picture(scene, {.places = true});
        const std::string bare = cli::svg_picture(scene, {.places = true, .bare = true});
        const std::string title = ">" + scene.title + "</text>";
        EXPECT_EQ(count(bare, "class=\"cell\""), count(whole, "class=\"cell\"")) << where;
        EXPECT_EQ(count(whole, title), 1U) << where;
        EXPECT_EQ(count(bare, title), 0U) << where;
        EXPECT_EQ(count(bare, "class=\"bg\""), 0U) << where;
        EXPECT_LE(length_in(bare, "width"), length_in(whole, "width") - 31.9) << where;
        EXPECT_LE(length_in(bare, "height"), length_in(whole, "height") - 31.9 - 28) << where;
    });
}

TEST_P(Pictures, AreAsNarrowAsTheirWidestGroup) {
    const auto width_of = [](const std::string& svg) { return length_in(svg, "width"); };
    each_moment(1, [&](const Scene& scene, const std::string& where) {
        EXPECT_LE(width_of(cli::svg_picture(scene, {.width = 1})), width_of(cli::svg_picture(scene))) << where;
    });
}

/// With the number on it in the rules' own words, no piece of the box is missing and none is there twice.
TEST_P(Pictures, ConserveThePieces) {
    each_moment(3, [this](const Scene& scene, const std::string& where) {
        const Scene::Board& common = scene.boards[0];
        const std::size_t pieces = pieces_in(scene);
        if (id() == "azul") {
            const std::size_t markers = number_of(scene.facts, "round") == 0 ? 0 : 1;
            const std::size_t tiles = pieces + number_of(common.facts, "bag") + number_of(common.facts, "lid");
            EXPECT_TRUE(tiles == 100 || tiles == 100 + markers) << tiles << ' ' << where;
        } else if (id() == "grawlix") {
            EXPECT_EQ(pieces, 36U) << where;
        } else if (id() == "framework") {
            EXPECT_EQ(pieces + number_of(common.facts, "bag"), 120U) << where;
        } else if (id() == "dorfromantik") {
            const std::size_t left =
                number_of(common.facts, "task tiles left") + number_of(common.facts, "landscape tiles left");
            EXPECT_EQ(pieces - pieces_in(scene, 0, "markers that wait") + left, 70U) << where;
        } else if (id() == "dorfromantik-campaign") {
            EXPECT_EQ(pieces_in(scene, 0, "circles"), std::stoul(common.facts[0].value)) << where;
        }
    });
}

TEST_P(Pictures, MarkWhatTheLastEventTouched) {
    bool marked = false;
    each_moment(1, [&](const Scene& scene, const std::string&) {
        each_cell(scene, [&](const CellInPicture& at) { marked = marked || at.cell.mark == Scene::Mark::last; });
    });
    EXPECT_TRUE(marked);
}

/// Small reference pictures, one a game: read the diff as somebody at the table would.
TEST_P(Pictures, LookAsTheyDid) {
    static const std::map<std::string, std::string> places{
        {"azul", "two-players.tgn:40"},       {"grawlix", "cover.tgn:20"},
        {"framework", "solo.tgn:16"},         {"dorfromantik", "sunday-afternoon.tgn:20"},
        {"frame-work", "two-players.tgn:40"}, {"dorfromantik-campaign", "kitchen-table.tgn"}};
    const fs::path golden = fs::path("tests/picture") / (id() + ".txt");
    const std::string place = (examples() / places.at(id())).string();
    const Ran ran = shell("LC_ALL=C.UTF-8 " ARBITER_EXE " show --color never " + place + " 2>&1");
    if (std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(golden) << ran.out;
    }
    EXPECT_EQ(ran.out, slurp(golden)) << place;
}

/// And the drawings that go with the examples.
TEST_P(Pictures, AreDrawnInTheExamples) {
    static const std::map<std::string, std::string> places{
        {"azul", "two-players.tgn:24"},       {"grawlix", "cover.tgn:20"},
        {"framework", "two-players.tgn:60"},  {"dorfromantik", "sunday-afternoon.tgn"},
        {"frame-work", "two-players.tgn:40"}, {"dorfromantik-campaign", "kitchen-table.tgn"}};
    const fs::path drawing = fs::path("examples/pictures") / (id() + ".svg");
    const Ran ran = shell(ARBITER_EXE " show --svg - " + (examples() / places.at(id())).string() + " 2>&1");
    if (std::getenv("ARBITER_UPDATE_GOLDEN") != nullptr) {
        fs::create_directories(drawing.parent_path());
        std::ofstream(drawing) << ran.out;
    }
    EXPECT_EQ(ran.out, slurp(drawing));
}

TEST(Picture, OfEveryRecordOfConformanceFits) {
    for (const fs::path& path : files_below("tests/conformance", ".tgn")) {
        each_record(slurp(path), path.string(),
                    [&](const GameEntry& game, const Record& record, const FileReader& open) {
                        const SceneOf made = game.scene_of(record, open);
                        if (made.reached) {
                            const std::string where = fmt::format("{}: record {}", path.string(), record.text.number);
                            expect_fits(made.scene, where);
                            expect_sound(made.scene, where);
                        }
                    });
    }
}

/// By the document type that the W3C publishes, in Debian's copy.
TEST(Picture, IsSvgByTheDocumentType) {
    const Folder folder;
    for (const fs::path& path : files_below("examples", ".tgn")) {
        const std::string svg = folder.path(test_name(path.string()) + ".svg");
        shell(ARBITER_EXE " show " + path.string() + " --svg " + svg + " 2>&1");
        ASSERT_TRUE(fs::exists(svg)) << path;
    }
    const Ran lint = shell(
        "xmllint --noout --nonet --dtdvalid "
        "/usr/share/xml/w3c-sgml-lib/schema/dtd/REC-SVG11-20110816/svg11.dtd " +
        folder.path("*.svg") + " 2>&1");
    EXPECT_EQ(lint.code, 0) << lint.out.substr(0, 2000);
}

TEST(Picture, PointsToNothingOutside) {
    each_record(slurp("examples/dorfromantik/alone.tgn"), "examples/dorfromantik/alone.tgn",
                [](const GameEntry& game, const Record& record, const FileReader& open) {
                    const std::string svg = cli::svg_picture(game.scene_of(record, open).scene);
                    EXPECT_EQ(count(svg, "href=\""), count(svg, "href=\"#"));
                    EXPECT_EQ(count(svg, "http"), 2U);  // the two name spaces
                    EXPECT_TRUE(contains(svg, "prefers-color-scheme:dark"));
                });
}

/// Names may hold anything: markup, what a terminal obeys, more than a line has room for.
TEST(Picture, MakesNamesHarmless) {
    const std::string long_name = "<b>\"&\033[31m\xE2\x80\xAE]]>" + std::string(8192, 'n');
    const std::string text = "Game: azul\nPlayers: " + long_name +
                             ", \xE6\xBC\xA2\xE5\xAD\x97\n\nround 1 P1\ndisplays BBYR KWWB RRKY YBKW WWRR\nP1 1B:2\n";
    each_record(text, "made-up.tgn", [](const GameEntry& game, const Record& record, const FileReader& open) {
        const SceneOf made = game.scene_of(record, open);
        ASSERT_TRUE(made.reached);
        expect_fits(made.scene, "hostile names");
        const std::string plain = drawn(made.scene, {});
        EXPECT_EQ(plain.find('\033'), std::string::npos);
        EXPECT_EQ(plain.find("\xE2\x80\xAE"), std::string::npos);
        const Folder folder;
        const std::string path = folder.write("hostile.svg", cli::svg_picture(made.scene));
        const Ran lint = shell("xmllint --noout --nonet " + path + " 2>&1");
        EXPECT_EQ(lint.code, 0) << lint.out;
        EXPECT_FALSE(contains(folder.read("hostile.svg"), "<b>"));
    });
}

Scene scene_of_tiles(int tiles, Scene::Plane plane, std::int32_t step) {
    Scene scene;
    Scene::Group& group = scene.boards.emplace_back().add().add("", Scene::Axes::both);
    group.plane = plane;
    for (std::int32_t at = 0; at < tiles; ++at) {
        Scene::Piece& piece = group.add(at * step, -at).piece.emplace(unknown_piece("tile"));
        piece.parts.resize(6);
        for (Scene::Part& part : piece.parts) {
            part.kind = plane == Scene::Plane::hexes ? Scene::Part::Kind::edge : Scene::Part::Kind::line;
            part.letter.push_back('F');
        }
    }
    return scene;
}

/// Maps of any tiles may be larger than any picture, and lie as far apart as numbers go.
TEST(Picture, OfHugeMapsStaysSmall) {
    for (const int tiles : {90, 990, 5000}) {
        for (const std::int32_t step : {1, 400'000}) {
            expect_fits(scene_of_tiles(tiles, Scene::Plane::hexes, step), fmt::format("{} hexes", tiles));
            expect_fits(scene_of_tiles(tiles, Scene::Plane::squares, step), fmt::format("{} squares", tiles));
        }
    }
    Scene far;
    Scene::Group& group = far.boards.emplace_back().add().add("", Scene::Axes::both);
    for (const std::int32_t at : {-2147483647, -3, 0, 2147483647}) {
        group.add(at, -at).piece = unknown_piece("far away");
    }
    expect_fits(far, "far apart");
    group.plane = Scene::Plane::hexes;
    expect_fits(far, "far apart");
    EXPECT_EQ(count(drawn(far, {}), "?"), 4U);
}

/// A piece that is nowhere else in the other position, whatever stands beside it there.
TEST(Picture, KeepsOnlyWhatIsInTheSameGroup) {
    Scene one;
    one.boards.emplace_back().add("discarded").add("").add(0, 0).piece = unknown_piece("a card");
    one.boards[0].shelves[0].groups[0].cells[0].piece->letter = std::string(1, 'E');
    Scene other = one;
    other.boards[0].shelves[0].name = std::string("card in use");
    Scene same = one;
    EXPECT_TRUE(keep_common(same, one));
    EXPECT_EQ(same.boards[0].shelves[0].groups[0].cells[0].piece->letter, "E");
    EXPECT_FALSE(keep_common(one, other));
    EXPECT_EQ(one.boards[0].shelves[0].groups[0].cells[0].piece->letter, "?");
}

TEST(Picture, ShowsWhatAllPossiblePositionsAgreeOn) {
    const std::string text =
        "Game: azul\nPlayers: Ann, Ben\n\nround 1 Ann\ndisplays BBY? KWWB RRKY YBKW WWRR\nAnn 5W:3\n";
    each_record(text, "made-up.tgn", [](const GameEntry& game, const Record& record, const FileReader& open) {
        const SceneOf made = game.scene_of(record, open);
        ASSERT_TRUE(made.reached);
        EXPECT_EQ(made.scene.notes.size(), 1U);
        std::size_t unknown = 0;
        std::size_t white = 0;
        each_cell(made.scene, [&](const CellInPicture& at) {
            const auto& piece = at.cell.piece;
            unknown += piece && piece->letter == "?" ? 1U : 0U;
            white += piece && piece->letter == "W" && at.group.name == "pattern lines" ? 1U : 0U;
        });
        EXPECT_GE(unknown, 1U);
        EXPECT_EQ(white, 2U);
    });
}

TEST(Show, DrawsInAsciiWhereThereIsNothingElse) {
    const Folder folder;
    const std::string path = folder.write("sound.tgn", sound);
    const Ran plain = shell("LC_ALL=C " ARBITER_EXE " show " + path);
    EXPECT_TRUE(std::ranges::all_of(plain.out, [](unsigned char byte) { return byte < 0x80; })) << plain.out;
    const Ran unicode = shell("LC_ALL=C.UTF-8 NO_COLOR=1 " ARBITER_EXE " show " + path);
    EXPECT_TRUE(contains(unicode.out, "·") && !contains(unicode.out, "\033")) << unicode.out;
    const Ran color = shell("LC_ALL=C.UTF-8 " ARBITER_EXE " show --color always " + path);
    EXPECT_EQ(without_escapes(color.out).substr(0, 4), "Azul");
    EXPECT_TRUE(contains(color.out, "\033[0;1;48;5;26;38;5;231m"));
}

TEST(Show, CutsTheRecordBehindTheLine) {
    const Folder folder;
    const std::string path = folder.write("sound.tgn", sound);
    EXPECT_TRUE(contains(shell("LC_ALL=C " ARBITER_EXE " show " + path + ":5").out, "> Ann"));
    EXPECT_TRUE(contains(shell("LC_ALL=C " ARBITER_EXE " show " + path + ":6").out, "> Ben"));
}

TEST(Show, SaysThatALineWasNotPlayed) {
    const Folder folder;
    const Ran ran = shell("LC_ALL=C " ARBITER_EXE " show " + folder.write("broken.tgn", broken) + " 2>&1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(contains(ran.out, "> Ann") && contains(ran.out, "before a line that breaks the rules")) << ran.out;
}

TEST(Show, DoesNotOverwriteTheRecord) {
    const Folder folder;
    const std::string path = folder.write("sound.tgn", sound);
    const Ran ran = shell(ARBITER_EXE " show " + path + " --svg " + path + " 2>&1");
    EXPECT_NE(ran.code, 0);
    EXPECT_EQ(folder.read("sound.tgn"), sound);
    EXPECT_TRUE(contains(shell(ARBITER_EXE " show " + path + " --svg -").out, "</svg>"));
}

}  // namespace
}  // namespace arbiter::test::picture_test
