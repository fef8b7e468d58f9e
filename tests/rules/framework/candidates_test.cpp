// Records of Framework with `?`, compared with all records that fill them in.
#include "rules/framework/game.hpp"
#include "rules/registry/registry.hpp"
#include "tests/effort.hpp"
#include "tests/rules/candidates/script.hpp"
#include "tests/rules/framework/playing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace arbiter::framework::test::candidates_test {
namespace {

using arbiter::test::Script;

constexpr std::array<std::string_view, 5> kinds{"Y/-", "B/2Y", "YB/2B>1Y", "-/3Y+B", "R/1Y|B"};
constexpr int copies = 24;

std::string box() {
    std::string json = R"({"tiles": [)";
    for (const std::string_view kind : kinds) {
        json += fmt::format(R"({}{{"tile": "{}", "copies": {}}})", kind == kinds[0] ? "" : ", ", kind, copies);
    }
    return json + "]}";
}

Report judged(const std::string& text) {
    return arbiter::test::judged_alone(text, [](std::string_view) { return std::optional<std::string>(box()); });
}

Agreement agreement(Random& random) {
    Agreement agreed;
    agreed.players = static_cast<std::uint8_t>(1 + random.below(2));
    agreed.house.tokens = random.below(3) == 0 ? Tokens::claimed : Tokens::automatic;
    agreed.tokens.fill(static_cast<std::uint8_t>(2 + random.below(4)));
    std::vector<Inventory::Entry> entries;
    for (const std::string_view kind : kinds) {
        entries.push_back({tile(kind), copies});
    }
    agreed.inventory = std::make_shared<const Inventory>(entries);
    return agreed;
}

std::string header_of(const Agreement& agreed) {
    return fmt::format("Game: framework\nPlayers: {}\nTiles: box.json\nTokens: {}\n{}",
                       agreed.solo() ? "Ann" : "Ann, Ben", agreed.tokens[0],
                       agreed.house.tokens == Tokens::claimed ? "House: tokens=claimed\n" : "");
}

Script random_game(Random& random) {
    const Agreement agreed = agreement(random);
    Seats seats;
    seats.add("Ann", {}, true);
    agreed.solo() ? false : (seats.add("Ben", {}, true), true);
    Script script{header_of(agreed), {}};
    State state(agreed);
    Written written;
    NoTrail log;
    for (std::size_t lines = 4 + random.below(16); script.lines.size() < lines && !state.finished();) {
        if (!defaults::deal<Framework>(state, random, written) && !Framework::random_move(state, random, written)) {
            break;
        }
        std::string line;
        defaults::write<Framework>(state, written, {seats, {}}, line);
        script.lines.push_back(line);
        EXPECT_FALSE(defaults::play<Framework>(state, written, log)) << line;
    }
    return script;
}

/// A tile that is taken by its number is written out.
void write_out(Script& script, Random& random) {
    const std::size_t index = random.below(script.lines.size());
    std::string& line = script.lines[index];
    const std::size_t colon = line.find(':');
    std::size_t offer = index;
    while (offer > 0 && !script.lines[offer].starts_with("offer")) {
        --offer;
    }
    const bool numbered = colon != std::string::npos && line[colon - 2] == ' ' && line[colon - 1] < '9';
    if (!numbered || !script.lines[offer].starts_with("offer")) {
        return;
    }
    std::istringstream tiles(script.lines[offer].substr(6));
    std::string tile;
    for (int number = line[colon - 1] - '0'; number > 0; --number) {
        tiles >> tile;
    }
    line.replace(colon - 1, 1, tile);
}

/// A tile of an offer, what is taken or where it goes is hidden.
void hide(Script& script, Random& random) {
    std::string& line = script.lines[random.below(script.lines.size())];
    const std::size_t colon = line.find(':');
    if (line.starts_with("offer")) {
        std::size_t at = 6;
        for (std::uint64_t skip = random.below(3); skip > 0; --skip) {
            at = line.find(' ', at) + 1;
        }
        line.replace(at, std::min(line.find(' ', at), line.size()) - at, "?");
    } else if (colon != std::string::npos) {
        const std::size_t pick = line.rfind(' ', colon) + 1;
        const bool cell = random.below(3) == 0 && line[colon + 1] != 's' && line.compare(colon + 1, 3, "0,0") != 0;
        cell ? line.replace(colon + 1, std::min(line.find(' ', colon), line.size()) - colon - 1, "?")
             : line.replace(pick, colon - pick, "?");
    }
}

/// Another cell, or a token that may lie there or not.
void spoil(Script& script, Random& random) {
    std::string& line = script.lines[random.below(script.lines.size())];
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || line[colon + 1] == 's' || line[colon + 1] == '?') {
        return;
    }
    line += random.below(2) == 0 ? fmt::format(" +{},0/1", static_cast<int>(random.below(3)) - 1) : "";
    const std::size_t y = line.find(',', colon) + 1;
    random.below(4) == 0 ? line.replace(y, std::min(line.find(' ', y), line.size()) - y, "1") : line;
    line += random.below(4) == 0 ? " stands" : "";
}

void take_back(Script& script, Random& random) {
    const std::size_t index = random.below(script.lines.size());
    const std::string line = script.lines[index];
    if (line.find(':') != std::string::npos) {
        script.lines.insert(script.lines.begin() + static_cast<std::ptrdiff_t>(index), {line, "undo"});
    }
}

Script random_script(Random& random) {
    Script script = random_game(random);
    if (random.below(4) == 0) {
        take_back(script, random);
    }
    for (std::uint64_t named = random.below(4); named > 0; --named) {
        write_out(script, random);
    }
    for (std::uint64_t hidden = 1 + random.below(2); hidden > 0; --hidden) {
        hide(script, random);
    }
    if (random.below(2) == 0) {
        spoil(script, random);
    }
    if (random.below(4) == 0) {
        script.lines.push_back(random.below(2) == 0 ? "end finished" : "scores 1 0");
    }
    return script;
}

/// What this `?` can be: a tile of the box, a number of the offer, or a cell of a box around all.
std::vector<std::string> all_values(const std::string& text, std::size_t at) {
    std::vector<std::string> values;
    const std::string line = text.substr(text.rfind('\n', at) + 1, 6);
    if (text[at - 1] == ':') {
        for (int i = 0; i < 13 * 13; ++i) {
            values.push_back(fmt::format("{},{}", i % 13 - 6, i / 13 - 6));
        }
    } else if (line.starts_with("offer") || text.find("Ben") == std::string::npos) {
        values.assign(kinds.begin(), kinds.end());
    } else {
        values = {"1", "2", "3"};
    }
    return values;
}

TEST(FrameworkCandidates, SayWhatIsTrueOfAllRecordsThatFillIn) {
    Random random(11);
    arbiter::test::Verdicts verdicts;
    for (unsigned i = 0; i < arbiter::test::games(240); ++i) {
        const std::string text = random_script(random).text();
        SCOPED_TRACE(text);
        verdicts.add(
            arbiter::test::hold_against_completions(text, all_values, judged, arbiter::test::expect_same).verdict);
    }
    verdicts.expect_those_that_matter();
}

Report judged_lines(const std::string& lines) {
    return judged("Game: framework\nPlayers: Ann\nHouse: tokens=claimed\n\n" + lines);
}

/// No list bounds the tile: it shows three colors at most, whichever they are.
TEST(FrameworkCandidates, ATileWithoutAListIsAnyThatCanBe) {
    const std::string three = "Ann -/1Y,1R,1B:0,0\nAnn ?:1,0 +0,0/1 +0,0/2 +0,0/3\n";
    EXPECT_EQ(judged_lines(three).verdict, Verdict::unverified);
    EXPECT_EQ(judged_lines(three + "Ann -/1G:1,1 +1,1/1\n").verdict, Verdict::violation);
    EXPECT_EQ(judged_lines("Ann ?:0,0 +0,0/1 +0,0/2 +0,0/3\n").assumed.front().could_be.size(), 0U);
}

TEST(FrameworkCandidates, AStoredTileIsNoneOfWhichNoCopyIsLeft) {
    const std::string stored = "Ann Y/-:0,0\nAnn Y/-:1,0\nAnn ?:store\nAnn stored Y/-:2,0";
    const auto judged_made_up = [](const std::string& lines) {
        return judged("Game: framework\nPlayers: Ann\nTiles: made-up\n\n" + lines);
    };
    const Report report = judged_made_up(stored + "\n");
    EXPECT_EQ(report.verdict, Verdict::violation);
    EXPECT_TRUE(std::ranges::any_of(
        report.findings, [](const Finding& finding) { return finding.rule->id == "framework.tile.no-copy-left"; }));
    EXPECT_EQ(judged_made_up(stored + " stands\n").verdict, Verdict::unverified);
}

/// A display may begin anywhere, so that a cell nobody noted is known once another one is.
TEST(FrameworkCandidates, TheFirstCellIsBesideTheSecond) {
    const Report report = judged_lines("Ann Y/-:?\nAnn B/-:700,-3\nAnn B/-:700,-2\n");
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_EQ(report.assumed.front().could_be, (std::vector<std::string>{"699,-3", "700,-4", "701,-3"}));
    EXPECT_EQ(judged_lines("Ann Y/-:?\nAnn B/-:7,7\nAnn B/-:9,9\n").verdict, Verdict::violation);
}

/// A token names the cell of a tile that lies there already.
TEST(FrameworkCandidates, AFirstCellIsWhereATokenOnItLies) {
    const Report report = judged_lines("Ann R/1Y:?\nAnn Y/-:? +5,5/1\nAnn B/-:5,4\n");
    EXPECT_EQ(report.verdict, Verdict::unverified);
    ASSERT_EQ(report.settled.size(), 1U);
    EXPECT_EQ(report.settled.front().is, "5,5");
    ASSERT_EQ(report.assumed.size(), 1U);
    EXPECT_EQ(report.assumed.front().could_be, (std::vector<std::string>{"4,5", "5,6", "6,5"}));
    EXPECT_EQ(judged_lines("Ann R/1Y:?\nAnn Y/-:? +5,5/1\nAnn B/-:5,5\n").verdict, Verdict::violation);
}

/// Nothing but unknown tiles is soon too much to follow: then nobody is convicted, but of what holds in every case.
TEST(FrameworkCandidates, ARelaxationKnowsWhereTilesLie) {
    std::string lines;
    for (int i = 0; i < 40; ++i) {
        lines += fmt::format("Ann ?:{},0\n", i);
    }
    const Report report = judged_lines(lines);
    EXPECT_EQ(report.verdict, Verdict::unverified);
    EXPECT_NE(report.relaxed_from, no_offset);
    EXPECT_EQ(report.possible_winners, 0);  // who plays alone wins against nobody
    EXPECT_FALSE(report.open_winners);
    EXPECT_EQ(judged_lines(lines + "Ann ?:7,0\n").verdict, Verdict::violation);
}

/// What the tile asks for nobody knows, so that its tokens may be legal, and need not.
TEST(FrameworkCandidates, ATokenMayLieOnATaskThatNobodyWroteDown) {
    const std::string text =
        "Game: framework\nPlayers: Ann, Ben\nHouse: tokens=claimed\n\nround 1 Ann\noffer B/1B ? B/1B>1B\n"
        "Ann 3:0,0\nBen 2:0,0\n";
    Report report;
    const FileReader open = [](std::string_view) { return std::optional<std::string>(); };
    const Position position = find_game("framework")->position(read_record(RecordText{text}), open, report);
    std::vector<std::string> sure;
    std::vector<std::string> unsure;
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        if (position.moves[i].find('+') != std::string::npos) {
            (position.in_all[i] ? sure : unsure).push_back(position.moves[i]);
        }
    }
    EXPECT_EQ(sure, (std::vector<std::string>{"Ann +0,0/1"}));
    EXPECT_EQ(unsure, (std::vector<std::string>{"Ben +0,0/1", "Ben +0,0/2", "Ben +0,0/3"}));
}

}  // namespace
}  // namespace arbiter::framework::test::candidates_test
