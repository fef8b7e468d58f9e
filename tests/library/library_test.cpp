// The library answers what the program prints, in values of its own, and reads no file but through its caller.
#include "tests/cli/running.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <arbiter/arbiter.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test::library_test {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return file ? std::optional<std::string>(std::string{std::istreambuf_iterator<char>(file), {}}) : std::nullopt;
}

std::string in_small_letters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char byte) { return static_cast<char>(std::tolower(byte)); });
    return text;
}

/// As the program finds it: in letters of any size, too, if only one file is called so.
std::optional<std::string> find_file(const fs::path& path) {
    if (fs::exists(path) || !fs::is_directory(path.parent_path())) {
        return read_file(path);
    }
    std::vector<fs::path> alike;
    for (const auto& entry : fs::directory_iterator(path.parent_path())) {
        if (in_small_letters(entry.path().filename()) == in_small_letters(path.filename())) {
            alike.push_back(entry.path());
        }
    }
    return alike.size() == 1 ? read_file(alike.front()) : std::nullopt;
}

Question everything_beside(const fs::path& path) {
    Question question{[folder = path.parent_path()](std::string_view name) { return find_file(folder / name); }};
    question.breakdown = question.completed = question.sheet = true;
    return question;
}

nlohmann::json json_of(const Finding& finding) {
    return {{"code", finding.code},           {"severity", name_of(finding.severity)},
            {"line", finding.place.line},     {"column", finding.place.column},
            {"offset", finding.place.offset}, {"message", finding.message},
            {"rule", finding.rule},           {"help", finding.help},
            {"context", finding.context},     {"notes", finding.notes.size()}};
}

/// The same members of a finding as the program reports it.
nlohmann::json json_of(const nlohmann::json& reported) {
    nlohmann::json json;
    for (const char* const key : {"code", "severity", "line", "column", "offset", "message", "rule"}) {
        json[key] = reported.at(key);
    }
    json["help"] = reported.value("help", "");
    json["context"] = reported.value("context", "");
    json["notes"] = reported.contains("notes") ? reported["notes"].size() : 0;
    return json;
}

nlohmann::json json_of(const Place& place) {
    nlohmann::json json{{"line", place.line}, {"offset", place.offset}, {"length", place.length}};
    if (place.column != 0) {
        json["column"] = place.column;
    }
    return json;
}

/// Facts that nobody wrote down, with what they can be.
nlohmann::json assumed_of(const Report& report) {
    nlohmann::json all = nlohmann::json::array();
    for (const Assumed& assumed : report.assumed) {
        nlohmann::json one = json_of(assumed.place);
        one["fact"] = assumed.fact;
        if (!assumed.could_be.empty()) {
            one["could_be"] = assumed.could_be;
        }
        all.push_back(one);
    }
    return all;
}

/// Those that can only have been one thing.
nlohmann::json settled_of(const Report& report) {
    nlohmann::json all = nlohmann::json::array();
    for (const Settled& settled : report.settled) {
        nlohmann::json one = json_of(settled.place);
        one.update({{"fact", settled.fact}, {"is", settled.is}, {"by", settled.by}});
        all.push_back(one);
    }
    return all;
}

nlohmann::json names_of(const Report& report, const std::vector<std::size_t>& seats) {
    nlohmann::json names = nlohmann::json::array();
    for (const std::size_t seat : seats) {
        names.push_back(report.players.at(seat));
    }
    return names;
}

nlohmann::json ranges_of(const Report& report) {
    nlohmann::json ranges = nlohmann::json::array();
    for (const ScoreRange& range : report.score_ranges) {
        ranges.push_back({range.least, range.most});
    }
    return ranges;
}

/// What unknown facts decide is null, as the program writes it.
nlohmann::json json_of(const Report& report) {
    const bool open_scores = !report.score_ranges.empty();
    const bool open_winners = report.possible_winners != report.winners;
    nlohmann::json json = {{"record", report.record},
                           {"line", report.line},
                           {"verdict", name_of(report.verdict)},
                           {"players", report.players},
                           {"scores", report.scores},
                           {"score_ranges", nullptr},
                           {"events", report.events},
                           {"finished", report.finished},
                           {"winners", names_of(report, report.winners)},
                           {"possible_winners", names_of(report, report.possible_winners)},
                           {"findings", nlohmann::json::array()},
                           {"completed", report.completed.size()},
                           {"assumed", assumed_of(report)},
                           {"settled", settled_of(report)}};
    if (open_scores) {
        json["scores"] = nullptr;
        json["score_ranges"] = ranges_of(report);
    }
    if (open_winners) {
        json["winners"] = nullptr;
    }
    if (report.open_end) {
        json["finished"] = nullptr;
    }
    for (const Finding& finding : report.findings) {
        json["findings"].push_back(json_of(finding));
    }
    return json;
}

nlohmann::json reported(const std::string& line) {
    const nlohmann::json all = nlohmann::json::parse(line);
    nlohmann::json json;
    for (const char* const key : {"record", "line", "verdict", "players", "scores", "score_ranges", "events",
                                  "finished", "winners", "possible_winners"}) {
        json[key] = all.at(key);
    }
    json["findings"] = nlohmann::json::array();
    for (const nlohmann::json& finding : all.at("findings")) {
        json["findings"].push_back(json_of(finding));
    }
    json["completed"] = all.at("completed").size();
    json["assumed"] = all.at("assumed");
    json["settled"] = all.at("settled");
    return json;
}

std::vector<fs::path> records_below(const std::vector<std::string>& folders) {
    std::vector<fs::path> found;
    for (const std::string& folder : folders) {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
            if (entry.path().extension() == ".tgn") {
                found.push_back(entry.path());
            }
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

TEST(Library, SaysWhatTheProgramReports) {
    for (const fs::path& path : records_below({"examples", "man/examples", "tests/cases"})) {
        const std::string printed = arbiter("check --report jsonl=- '" + path.string() + "' 2>/dev/null").out;
        std::size_t at = 0;
        judge_each(*read_file(path), everything_beside(path), [&](const Report& report) {
            const std::size_t end = printed.find('\n', at);
            EXPECT_NE(end, std::string::npos) << path;
            EXPECT_EQ(json_of(report), reported(printed.substr(at, end - at))) << path;
            at = end + 1;
            return true;
        });
        EXPECT_EQ(at, printed.size()) << path;
    }
}

/// Fixes, as the program writes them.
nlohmann::json fixes_of(const Finding& finding) {
    nlohmann::json all = nlohmann::json::array();
    for (const Fix& fix : finding.fixes) {
        all.push_back({{"line", fix.place.line},
                       {"change", fix.change},
                       {"text", fix.text},
                       {"sole", fix.sole},
                       {"alike", fix.alike},
                       {"reaches", fix.reaches},
                       {"events", fix.events}});
    }
    return all;
}

TEST(Library, TellsFixesOnlyWhenAsked) {
    const std::string text = *read_file("man/examples/club-night.tgn");
    EXPECT_TRUE(judge(text).findings.at(0).fixes.empty());
    Question question;
    question.fixes = true;
    const Report report = judge(text, question);
    const nlohmann::json printed =
        nlohmann::json::parse(arbiter("check --fixes --report jsonl=- man/examples/club-night.tgn").out);
    ASSERT_FALSE(report.findings.at(0).fixes.empty());
    EXPECT_EQ(fixes_of(report.findings[0]), printed["findings"][0]["fixes"]);
}

TEST(Library, PlacesAreStretchesOfTheText) {
    const std::string text = *read_file("man/examples/club-night.tgn");
    const Report report = judge(text);
    ASSERT_EQ(report.findings.size(), 1U);
    const Finding& finding = report.findings.front();
    EXPECT_EQ(finding.place.line, 12U);
    EXPECT_EQ(text.substr(finding.place.offset, finding.place.length), "3");
    ASSERT_EQ(finding.notes.size(), 1U);
    EXPECT_EQ(text.substr(finding.notes[0].place.offset, finding.notes[0].place.length), "Ann 5RR:3");
}

TEST(Library, KeepsApartWhatIsAllowed) {
    const Report report =
        judge("Game: azul\nPlayers: Ann, Ben\nDate: soon\nAllow: record.header.date\n\nround 1 Ann\n");
    ASSERT_EQ(report.allowed.size(), 1U);
    EXPECT_EQ(report.allowed.front().code, "record.header.date");
    EXPECT_EQ(report.allowed.front().place.line, 3U);
    ASSERT_EQ(report.findings.size(), 1U);
    EXPECT_EQ(report.findings.front().code, "record.unfinished");
}

TEST(Library, TellsMoreOnlyWhenAsked) {
    const std::string text = *read_file("examples/azul/tie.tgn");
    const Report brief = judge(text);
    EXPECT_EQ(brief.verdict, Verdict::valid);
    EXPECT_EQ(brief.scores, (std::vector<std::int32_t>{71, 71}));
    EXPECT_EQ(brief.winners, std::vector<std::size_t>{0});
    EXPECT_TRUE(brief.sheet.empty());
    EXPECT_TRUE(brief.completed.empty());
    EXPECT_TRUE(std::holds_alternative<std::monostate>(brief.breakdown.data));
    const Report full = judge(text, everything_beside("examples/azul/tie.tgn"));
    EXPECT_FALSE(full.sheet.empty());
    EXPECT_FALSE(full.completed.empty());
    EXPECT_FALSE(std::holds_alternative<std::monostate>(full.breakdown.data));
}

TEST(Library, ReadsFilesOnlyThroughItsCaller) {
    std::string wanted;
    const Report report = judge("Game: frame-work\nPlayers: Ann, Ben\nDeck: mine.json\n\n",
                                {[&](std::string_view path) -> std::optional<std::string> {
                                    wanted = path;
                                    return std::nullopt;
                                }});
    EXPECT_EQ(wanted, "mine.json");
    EXPECT_EQ(report.verdict, Verdict::unreadable);
    EXPECT_EQ(judge("Game: frame-work\nPlayers: Ann, Ben\nDeck: mine.json\n\n").verdict, Verdict::unreadable);
}

TEST(Library, StopsWhenItsCallerHasEnough) {
    const std::string text = "Game: azul\nPlayers: Ann, Ben\n\nGame: azul\nPlayers: Ann, Ben\n\n";
    EXPECT_EQ(judge_all(text).size(), 2U);
    int reports = 0;
    judge_each(text, {}, [&](const Report&) { return ++reports == 0; });
    EXPECT_EQ(reports, 1);
}

TEST(Library, TakesAnyBytes) {
    EXPECT_EQ(judge("").verdict, Verdict::unreadable);
    EXPECT_EQ(judge("").findings.at(0).code, "syntax.no-record");
    EXPECT_EQ(judge(std::string_view("\0\xFF;", 3)).verdict, Verdict::unreadable);
    EXPECT_EQ(judge("Game: chess\n\n").findings.at(0).code, "syntax.unknown-game");
    EXPECT_FALSE(position("Game: chess\n\n").reached);
    EXPECT_EQ(canonical("Game: chess\n\n").text, "");
}

TEST(Library, PassesOverWhatStandsBeforeTheFirstRecord) {
    const std::string text = "an evening\nGame: azul\nPlayers: Ann, Ben\n\n";
    EXPECT_EQ(judge(text).record, 1U);
    EXPECT_EQ(judge(text).line, 2U);
    EXPECT_EQ(judge_all(text).size(), 2U);
}

TEST(Library, ListsLegalMoves) {
    const Position open = position(*read_file("man/examples/last-tiles.tgn"));
    EXPECT_TRUE(open.reached);
    ASSERT_TRUE(open.to_move.has_value());
    ASSERT_FALSE(open.moves.empty());
    const std::string name = open.report.players.at(*open.to_move);
    EXPECT_TRUE(open.moves.front().starts_with(name + " ")) << open.moves.front();
    const Position over = position(*read_file("examples/azul/tie.tgn"));
    EXPECT_TRUE(over.over);
    EXPECT_TRUE(over.moves.empty());
    EXPECT_FALSE(over.to_move.has_value());
}

TEST(Library, WritesCanonicalText) {
    const Canonical written = canonical(*read_file("man/examples/club-night.tgn"));
    EXPECT_TRUE(written.same) << written.difference;
    EXPECT_EQ(written.text, arbiter("fmt man/examples/club-night.tgn").out);
}

TEST(Library, KnowsGamesRulesAndRulings) {
    EXPECT_GE(arbiter::games().size(), 6U);
    ASSERT_NE(find_game("azul"), nullptr);
    EXPECT_EQ(find_game("azul")->title, "Azul");
    EXPECT_EQ(find_game("chess"), nullptr);
    ASSERT_NE(find_rule("azul.line.other-color"), nullptr);
    EXPECT_EQ(find_rule("azul.line.other-color")->citation, "Azul rulebook, Factory offer");
    EXPECT_NE(find_rule("syntax.no-record"), nullptr);
    EXPECT_EQ(find_rule("azul.no-such-rule"), nullptr);
    for (const Game& game : arbiter::games()) {
        EXPECT_FALSE(game.rules.empty()) << game.id;
    }
    EXPECT_EQ("arbiter " + std::string(version()) + "\n", arbiter("--version").out);
}

}  // namespace
}  // namespace arbiter::test::library_test
