// The rooms as the sources have them: includes point one way, libraries stay in their room, files begin with a
// sentence.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test::rooms_test {
namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

struct Source {
    std::string first_line;
    Names includes;  ///< "rules/report/rule.hpp" and "<tao/pegtl.hpp>", as written
};

/// `"rules/report/rule.hpp"` without its quotes, `<vector>` with its brackets; empty when the line includes nothing.
/// The headers of the library are named as its callers see them.
std::string included(std::string_view line) {
    constexpr std::string_view include = "#include ";
    if (!line.starts_with(include)) {
        return {};
    }
    line.remove_prefix(include.size());
    const char close = line.front() == '<' ? '>' : '"';
    const std::string_view name = line.substr(0, line.find(close, 1) + 1);
    const std::string path(close == '>' ? name : name.substr(1, name.size() - 2));
    return path.starts_with("arbiter/") ? "rules/library/" + path : path;
}

Source read_source(const fs::path& path) {
    Source source;
    std::ifstream file(path);
    std::getline(file, source.first_line);
    source.includes.push_back(included(source.first_line));
    for (std::string line; std::getline(file, line);) {
        source.includes.push_back(included(line));
    }
    std::erase(source.includes, "");
    return source;
}

/// All sources of some rooms, by path.
std::map<std::string, Source> sources(const Names& rooms) {
    std::map<std::string, Source> found;
    for (const std::string& room : rooms) {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(room)) {
            const fs::path extension = entry.path().extension();
            if (extension == ".cpp" || extension == ".hpp") {
                found.emplace(entry.path().generic_string(), read_source(entry.path()));
            }
        }
    }
    return found;
}

void reach(const std::string& path, const std::map<std::string, Source>& all, std::set<std::string>& reached) {
    const auto source = all.find(path);
    if (!reached.insert(path).second || source == all.end()) {
        return;
    }
    for (const std::string& name : source->second.includes) {
        reach(name, all, reached);
    }
}

/// No source of the room gets to see a header that begins like this, directly or through others.
void expect_out_of_sight(const std::string& room, std::string_view header) {
    const auto all = sources({"grammar", "rules", "cli"});
    for (const auto& [path, source] : all) {
        if (path.starts_with(room + "/")) {
            std::set<std::string> reached;
            reach(path, all, reached);
            EXPECT_TRUE(std::none_of(reached.begin(), reached.end(),
                                     [header](const std::string& name) { return name.starts_with(header); }))
                << path << " gets to see " << header;
        }
    }
}

/// What a room's sources include of the project begins with one of these.
void expect_includes_only(const std::string& room, const Names& rooms) {
    for (const auto& [path, source] : sources({room})) {
        for (const std::string& name : source.includes) {
            const bool fits = name.starts_with('<') || std::any_of(rooms.begin(), rooms.end(), [&](const auto& other) {
                                  return name.starts_with(other);
                              });
            EXPECT_TRUE(fits) << path << " includes " << name;
        }
    }
}

TEST(Rooms, IncludeOneWay) {
    expect_includes_only("grammar", {"grammar/"});
    expect_includes_only("rules", {"grammar/", "rules/"});
    expect_includes_only("cli", {"grammar/", "rules/", "cli/"});
    expect_includes_only("page", {"grammar/", "rules/", "cli/", "page/"});
}

/// The rooms of a folder as they are built upon each other, the lowest first; of rooms within rooms both may be named.
void expect_downward(const std::string& folder, const Names& floors) {
    const auto floor_of = [&](const std::string& path) {
        const auto begins = [&](const std::string& room) {
            return path == folder + "/" + room || path.starts_with(folder + "/" + room + "/");
        };
        return std::find_if(floors.begin(), floors.end(), begins) - floors.begin();
    };
    for (const auto& [path, source] : sources({folder})) {
        const auto floor = floor_of(path);
        EXPECT_LT(floor, std::ssize(floors)) << path << " lies in no room";
        for (const std::string& name : source.includes) {
            EXPECT_TRUE(!name.starts_with(folder + "/") || floor_of(name) <= floor) << path << " includes " << name;
        }
    }
}

TEST(Rooms, OfTheCommandLineIncludeDownward) {
    expect_downward("cli", {"text", "input", "output", "report", "picture", "baseline", "run", "app", "search", "cases",
                            "library", "session", "language", "import", "commands", "main.cpp"});
}

const Names shared_rooms{"library/arbiter", "score",  "report", "plane", "record", "unknown",  "game", "position",
                         "candidates",      "replay", "trace",  "scene", "fix",    "registry", "verbs"};
const Names game_rooms{"azul", "grawlix", "framework", "dorfromantik", "frame-work", "dorfromantik-campaign"};

TEST(Rooms, OfTheRulesIncludeDownward) {
    Names floors{"games.def"};
    floors.insert(floors.end(), shared_rooms.begin(), shared_rooms.end());
    floors.insert(floors.end(), game_rooms.begin(), game_rooms.end());
    floors.push_back("library");
    expect_downward("rules", floors);
}

/// A game is a room by itself; only a campaign knows the game it is played with.
TEST(Rooms, GamesKnowNoOtherGame) {
    for (const std::string& game : game_rooms) {
        for (const std::string& other : game_rooms) {
            if (game != other && !game.starts_with(other + "-")) {
                expect_out_of_sight("rules/" + game, "rules/" + other + "/");
            }
        }
    }
}

TEST(Rooms, KeepTheirLibraries) {
    expect_out_of_sight("rules", "<tao/");
    expect_out_of_sight("cli", "<tao/");
    expect_out_of_sight("rules", "<nlohmann/");
}

/// No source takes the compiler longer than one that includes CLI11.
TEST(Rooms, CompileTheCommandLineOnce) {
    for (const auto& [path, source] : sources({"grammar", "rules", "cli"})) {
        const bool includes = std::any_of(source.includes.begin(), source.includes.end(),
                                          [](const std::string& name) { return name.starts_with("<CLI/"); });
        EXPECT_EQ(includes, path == "cli/app/command_line.cpp") << path;
    }
}

/// What is installed knows nothing but itself and the standard library.
TEST(Rooms, LibraryHeadersShowNothingElse) {
    for (const auto& [path, source] : sources({"rules/library/arbiter"})) {
        for (const std::string& name : source.includes) {
            EXPECT_TRUE(name.find('/') == std::string::npos || name.starts_with("rules/library/arbiter/"))
                << path << " includes " << name;
        }
    }
}

TEST(Rooms, OnlyTheCommandLinePrints) {
    for (const std::string room : {"grammar", "rules"}) {
        expect_out_of_sight(room, "<cstdio>");
        expect_out_of_sight(room, "<iostream>");
    }
}

TEST(Sources, BeginWithASentence) {
    for (const auto& [path, source] : sources({"grammar", "rules", "cli", "page", "tests"})) {
        EXPECT_TRUE(source.first_line.starts_with("// ") && source.first_line.size() > 20) << path;
    }
}

}  // namespace
}  // namespace arbiter::test::rooms_test
