// What every game owes the project, for each line of games.def.
#include "tests/effort.hpp"
#include "tests/judging.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <set>

namespace arbiter {

void PrintTo(const GameEntry& entry, std::ostream* out);
void PrintTo(const GameEntry& entry, std::ostream* out) {
    *out << entry.about->id;
}

}  // namespace arbiter

namespace arbiter::test::every_game_test {
namespace {

class EveryGame : public testing::TestWithParam<GameEntry> {
protected:
    std::string id() const { return std::string(GetParam().about->id); }
    std::string beside() const { return (fs::path("examples") / id() / "made-up.tgn").string(); }
    FileReader open() const { return cli::reader_beside(beside()); }
    /// Header lines without which no random game can be played: the first header of the game's examples has them.
    std::string needed_header() const {
        for (const fs::path& path : files_below(fs::path("examples") / id(), ".tgn")) {
            const std::string text = slurp(path);
            const std::size_t deck = text.find("\nDeck:");
            if (deck != std::string::npos) {
                return text.substr(deck + 1, text.find('\n', deck + 1) - deck);
            }
        }
        return {};
    }
    std::vector<std::string> random_records(std::size_t players, std::uint64_t games,
                                            std::uint64_t first_seed = 1) const {
        std::vector<std::string> records;
        const std::string header = needed_header();
        for (std::uint64_t i = 0; i < games; ++i) {
            std::string text;
            if (GetParam().play({players, first_seed + i, header}, open(), text)) {
                records.push_back(std::move(text));
            }
        }
        return records;
    }
};

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(arbiter::games().begin(), arbiter::games().end()),
                         [](const auto& one) { return test_name(std::string(one.param.about->id)); });

TEST_P(EveryGame, CanBeFoundById) {
    ASSERT_NE(find_game(id()), nullptr);
    EXPECT_EQ(find_game(id())->about->title, GetParam().about->title);
    EXPECT_EQ(find_game("calvinball"), nullptr);
}

TEST_P(EveryGame, AppendsNothingWhereTheHeaderAllowsNoGame) {
    std::string text = "as it was";
    EXPECT_FALSE(GetParam().play({2, 1, "Players: Ann, Ann\n"}, open(), text));
    EXPECT_EQ(text, "as it was");
}

/// A player's name is compared with keywords only if it does so, too.
TEST_P(EveryGame, BeginsEachKeywordWithASmallLetter) {
    for (const std::string_view word : GetParam().about->keywords) {
        EXPECT_TRUE(word.front() >= 'a' && word.front() <= 'z') << word;
    }
}

TEST_P(EveryGame, HasExamplesAndAManualPage) {
    if (id() == "dominoes") {  // ships as a model, with a page of its own
        EXPECT_FALSE(files_below("examples/sixth-game", ".txt").empty());
        EXPECT_TRUE(fs::exists("examples/sixth-game/README.md"));
        return;
    }
    EXPECT_FALSE(files_below(fs::path("examples") / id(), ".tgn").empty());
    const std::string page = id() == "dorfromantik-campaign" ? "dorfromantik" : id();
    EXPECT_TRUE(fs::exists("man/arbiter-" + page + ".7"));
}

TEST_P(EveryGame, HasARulebookWithoutTwins) {
    std::set<std::string_view> ids;
    for (const Rule& rule : GetParam().rulebook) {
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id << " stands twice";
        EXPECT_EQ(find_rule(rule.id), &rule);
    }
}

// Reports look rules up by where they stand.
TEST_P(EveryGame, FindsFaultsByTheRulesOfItsBook) {
    for (const fs::path& path : files_below(fs::path("tests/cases") / id(), ".tgn")) {
        judge_text(slurp(path), path.string(), [&](const RecordText&, const Report& report) {
            for (const Finding& finding : report.findings) {
                EXPECT_EQ(finding.rule, find_rule(finding.rule->id)) << finding.rule->id;
            }
        });
    }
}

TEST_P(EveryGame, PlaysLegalGamesAtRandom) {
    for (std::size_t players = GetParam().about->fewest_players; players <= GetParam().about->most_players; ++players) {
        for (const std::string& text : random_records(players, 40)) {
            judge_text(text, beside(), [&](const RecordText&, const Report& report) {
                EXPECT_TRUE(report.verdict == Verdict::valid || report.verdict == Verdict::incomplete)
                    << text << check_text(text, "random.tgn", beside());
            });
        }
    }
}

/// A move taken apart has the parts that the trace has once it is made.
void expect_parts_of_moves(const GameEntry& game, const std::string& text, const FileReader& open) {
    const RecordText record{text};
    Report report;
    const Position position = game.position(read_record(record), open, report);
    const std::size_t some = std::min<std::size_t>(position.moves.size(), 3);
    const std::vector<std::string> moves(position.moves.end() - static_cast<std::ptrdiff_t>(some),
                                         position.moves.end());
    const NextInParts next = game.next_in_parts(read_record(record), open, moves);
    ASSERT_EQ(next.moves.size(), some) << text;
    for (std::size_t at = 0; at < some; ++at) {
        const std::string longer = text + moves[at] + '\n';
        Report judged;
        judge(RecordText{longer}, {}, open, judged);
        Trace trace;
        game.trace(read_record(RecordText{longer}), {}, open, judged, trace);
        const Step& step = trace.steps.back();
        EXPECT_EQ(step.parts.verb, next.moves[at].parts.verb) << longer;
        EXPECT_EQ(step.player, next.moves[at].player) << longer;
        EXPECT_TRUE(std::ranges::equal(
            step.parts.names, next.moves[at].parts.names, {}, [](const auto& part) { return part.first; },
            [](const auto& part) { return part.first; }))
            << longer;
        EXPECT_FALSE(next.moves[at].parts.names.empty()) << longer;
    }
    EXPECT_TRUE(next.due.empty() || position.moves.empty() || position.to_move == no_seat) << text;
}

TEST_P(EveryGame, TakesItsMovesApart) {
    for (const std::string& text : random_records(GetParam().about->fewest_players, 2)) {
        const std::size_t body = text.find("\n\n") + 1;
        for (std::size_t part = 0; part < 9; ++part) {
            const std::size_t line = text.rfind('\n', body + (text.size() - 1 - body) * part / 9) + 1;
            expect_parts_of_moves(GetParam(), text.substr(0, line), open());
        }
    }
}

TEST_P(EveryGame, PlaysTheSameGameFromTheSameSeed) {
    const std::size_t players = GetParam().about->fewest_players;
    EXPECT_EQ(random_records(players, 2, 7), random_records(players, 2, 7));
}

/// Formatting keeps the meaning, and formatting twice changes nothing.
void expect_canonical(const GameEntry& game, const RecordText& record, const FileReader& open) {
    const Canonical once = game.format(read_record(record), open);
    EXPECT_TRUE(once.same) << once.difference << "\n" << record.text;
    RecordText again = record;
    again.text = once.text;
    EXPECT_EQ(game.format(read_record(again), open).text, once.text) << record.text;
}

TEST_P(EveryGame, FormatsRandomGamesToThemselves) {
    for (const std::string& text : random_records(GetParam().about->most_players, 10)) {
        const RecordText record{text};
        EXPECT_EQ(GetParam().format(read_record(record), open()).text, text);
    }
}

TEST_P(EveryGame, FormatsEveryKnownRecordWithoutChangingIt) {
    for (const char* const folder : {"examples", "tests/conformance", "tests/conformance/positions", "tests/cases"}) {
        for (const fs::path& path : files_below(fs::path(folder) / id(), ".tgn")) {
            SCOPED_TRACE(path);
            const std::string text = slurp(path);
            const FileReader reader = cli::reader_beside(path.string());
            judge_text(text, path.string(), [&](const RecordText& record, const Report&) {
                if (has_its_turn(record.number) && game_of(read_record(record).header) == id()) {
                    expect_canonical(GetParam(), record, reader);
                }
            });
        }
    }
}

/// Any bytes at all give a report, and the next record is not lost.
void expect_survival(const std::string& record, const std::string& path) {
    std::size_t records = 0;
    judge_text(record + "\nGame: nowhere\n", path, [&](const RecordText&, const Report&) { ++records; });
    EXPECT_GE(records, 1U);
    judge_text(record, path, [&](const RecordText& one, const Report&) {
        const Record read = read_record(one);
        if (const GameEntry* const game = find_game(game_of(read.header))) {
            static_cast<void>(game->format(read, cli::reader_beside(path)));
        }
    });
}

TEST_P(EveryGame, SurvivesTruncationAnywhere) {
    const std::vector<std::string> records = random_records(GetParam().about->fewest_players, 1);
    ASSERT_FALSE(records.empty());
    const std::string text = records.front().substr(0, 1500);
    for (std::size_t size = 0; size < text.size(); size += divisor) {
        expect_survival(text.substr(0, size), beside());
    }
}

TEST_P(EveryGame, SurvivesChangedBytes) {
    Random random(42);
    for (const std::string& original : random_records(GetParam().about->most_players, 3)) {
        for (unsigned i = 0; i < games(600) / 2; ++i) {
            std::string text = original.substr(0, 4000);
            for (int change = 0; change < 3; ++change) {
                text[random.below(text.size())] = static_cast<char>(random.below(256));
            }
            expect_survival(text, beside());
        }
    }
}

TEST_P(EveryGame, SurvivesShuffledLinesAndWords) {
    Random random(43);
    for (const std::string& original : random_records(GetParam().about->most_players, 3)) {
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < original.size();) {
            const std::size_t end = original.find('\n', at);
            lines.push_back(original.substr(at, end - at));
            at = end + 1;
        }
        for (unsigned i = 0; i < games(100, 17); ++i) {
            std::string text;
            std::vector<std::string> shuffled = lines;
            for (int change = 0; change < 4; ++change) {
                std::swap(shuffled[4 + random.below(shuffled.size() - 4)],
                          shuffled[4 + random.below(shuffled.size() - 4)]);
            }
            for (const std::string& line : shuffled) {
                text += line + (random.below(40) == 0 ? " stands\n" : random.below(60) == 0 ? "\nundo\n" : "\n");
            }
            expect_survival(text, beside());
        }
    }
}

/// The record with its n-th line taken back and written again.
std::string with_undo_behind(const std::string& text, std::size_t n) {
    std::size_t begin = 0;
    for (; n > 0; --n) {
        begin = text.find('\n', begin) + 1;
    }
    const std::size_t end = text.find('\n', begin) + 1;
    return text.substr(0, end) + "undo\n" + text.substr(begin);
}

TEST_P(EveryGame, GoesOnAsBeforeWhenAMoveIsTakenBackAndMadeAgain) {
    std::size_t taken_back = 0;
    for (const std::string& text : random_records(GetParam().about->fewest_players, 5)) {
        Report before;
        judge(RecordText{text}, {}, open(), before);
        const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
        for (std::size_t n = 5; n + 2 < lines; ++n) {
            Report after;
            const std::string changed = with_undo_behind(text, n);
            judge(RecordText{changed}, {}, open(), after);
            if (after.verdict == before.verdict) {
                EXPECT_EQ(after.scores, before.scores) << changed;
                EXPECT_EQ(after.winners, before.winners) << changed;
                ++taken_back;
            }
        }
    }
    if (id() != "dorfromantik-campaign") {
        EXPECT_GT(taken_back, 5U);
    }
}

/// A record that can go on, and the lines of which `moves` says that they can be next.
void expect_listed_moves_to_be_legal(const GameEntry& game, const RecordText& record, const FileReader& open) {
    Report before;
    const Position position = game.position(read_record(record), open, before);
    for (std::size_t n = 0; n < position.moves.size(); n += 1 + position.moves.size() / 3) {
        const std::string text = fmt::format("{}\n\n{}\n", record.text, position.moves[n]);
        Report after;
        judge(RecordText{text}, {}, open, after);
        EXPECT_GT(after.events, before.events) << text;
        EXPECT_TRUE(after.verdict <= Verdict::unverified) << text << name_of(after.verdict);
    }
}

TEST_P(EveryGame, ListsMovesThatCanBeWrittenBehindTheRecord) {
    for (const fs::path& path : files_below(fs::path("tests/cases") / id(), ".tgn")) {
        const std::string text = slurp(path);
        const FileReader reader = cli::reader_beside(path.string());
        judge_text(text, path.string(), [&](const RecordText& record, const Report& report) {
            const bool ends = record.text.find("\nend ") != std::string_view::npos;
            if (!ends && (report.verdict == Verdict::incomplete || report.verdict == Verdict::unverified)) {
                expect_listed_moves_to_be_legal(GetParam(), record, reader);
            }
        });
    }
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
        lines.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return lines;
}

/// Who acts, in the records of random games; nobody where the table does, or a line goes on with somebody's turn.
std::string actor_of(const std::string& line) {
    const std::string name = line.substr(0, line.find(' '));
    return name == "Ann" || name == "Ben" || name == "Cat" || name == "Dan" ? name : "";
}

/// Whether the line is somebody's whole turn: others act before it and behind it.
bool is_turn(const std::vector<std::string>& lines, std::size_t n) {
    const std::string actor = actor_of(lines[n]);
    return !actor.empty() && n + 1 < lines.size() && !actor_of(lines[n + 1]).empty() &&
           actor_of(lines[n + 1]) != actor && actor_of(lines[n - 1]) != actor;
}

ScoreRange total_of(const Report& report, std::size_t seat) {
    return report.score_ranges.empty() ? ScoreRange{report.scores[seat], report.scores[seat]}
                                       : report.score_ranges[seat];
}

/// The truth is one of the ways in which turns can have gone of which nothing was noted.
TEST_P(EveryGame, AllowsWhatHappenedInTurnsOfWhichNothingWasNoted) {
    if (id() == "dominoes") {
        GTEST_SKIP() << "there NAME ? is a tile that somebody laid";
    }
    Random random(19);
    std::size_t hidden = 0;
    for (const std::string& text : random_records(std::max<std::size_t>(2, GetParam().about->fewest_players), 12)) {
        const std::vector<std::string> whole = lines_of(text);
        for (const std::size_t one_in : {12U, 4U, 1U}) {
            std::string begun;
            std::string told;
            const std::size_t end = whole.size() - random.below(whole.size() / 2);
            for (std::size_t n = 0; n < end; ++n) {
                const bool hide =
                    n > 3 && is_turn(whole, n) && actor_of(whole[n]) == "Ben" && random.below(one_in) == 0;
                begun += whole[n] + "\n";
                told += (hide ? "Ben ?" : whole[n]) + "\n";
                hidden += hide ? 1 : 0;
            }
            Report truth;
            Report report;
            judge(RecordText{begun}, {}, open(), truth);
            judge(RecordText{told}, {}, open(), report);
            EXPECT_TRUE(report.verdict <= Verdict::unverified) << told << name_of(report.verdict);
            for (std::size_t seat = 0; truth.score_ranges.empty() && seat < truth.score_count; ++seat) {
                const ScoreRange range = total_of(report, seat);
                EXPECT_TRUE(range.least <= truth.scores[seat] && truth.scores[seat] <= range.most)
                    << told << "seat " << seat << ": " << range.least << " to " << range.most << ", and not "
                    << truth.scores[seat];
            }
        }
    }
    if (!GetParam().about->together) {
        EXPECT_GT(hidden, 20U);
    }
}

}  // namespace
}  // namespace arbiter::test::every_game_test
