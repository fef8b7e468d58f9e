// The quick way through plain lines says what the grammar's way says, of every record.
#include "cli/render/json.hpp"
#include "tests/effort.hpp"
#include "tests/judging.hpp"
#include "tests/rules/azul/playing.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace arbiter::azul::plain_test {
namespace {

constexpr Wishes everything{true, true, true};

std::string all_of_it(const Record& record, const Report& report) {
    std::string text;
    cli::write_json({"record.tgn", record.text, record.header, report}, text);
    return text + report.sheet;
}

std::string judged_by(const RecordText& text, Onlooker<Azul> onlooker) {
    Replay<Azul> replay;
    Record record;
    Report report;
    read_record(text, record);
    replay.run(record, everything, no_files, report, all_keywords(), onlooker);
    return all_of_it(record, report);
}

/// Where somebody looks on, even if at nothing, every line is read by the grammar.
std::string by_grammar(const RecordText& text) {
    Watched<NoWatcher> nobody;
    return judged_by(text, onlooker<Azul>(nobody));
}

std::string quickly(const RecordText& text) {
    return judged_by(text, {});
}

void expect_same(std::string_view text) {
    const RecordText record{text};
    ASSERT_EQ(quickly(record), by_grammar(record)) << text;
}

/// Every record of these files that is one of Azul.
std::size_t expect_same_below(const std::string& folder) {
    std::size_t count = 0;
    for (const auto& path : arbiter::test::files_below(folder, ".tgn")) {
        arbiter::test::judge_text(
            arbiter::test::slurp(path), path.string(), [&](const RecordText& record, const Report& report) {
                if (report.game == "azul") {
                    ++count;
                    EXPECT_EQ(quickly(record), by_grammar(record)) << path << ", record " << record.number;
                }
            });
    }
    return count;
}

std::string game_of(Random& random) {
    static constexpr std::array<std::string_view, 5> houses{"", "", "House: wall=gray\n", "House: dropping=allowed\n",
                                                            "House: wall=gray, dropping=allowed\n"};
    return random_game({2 + random.below(3), random.below(100'000), std::string(houses[random.below(houses.size())])});
}

std::string renamed(std::string text, std::string_view name, std::string_view other) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + other.size())) {
        text.replace(at, name.size(), other);
    }
    return text;
}

/// The place of a line behind the header.
std::size_t some_line(const std::string& text, Random& random) {
    const std::size_t body = text.find("\n\n") + 2;
    return text.rfind('\n', body + random.below(text.size() - body)) + 1;
}

/// One line is changed by a byte, doubled, dropped, or put elsewhere.
std::string mutated(std::string text, Random& random) {
    static constexpr std::string_view bytes = "0123456789cfBYRKW?: \n;!AnnBenfloordroptile\t\r";
    const std::size_t begin = some_line(text, random);
    const std::size_t end = text.find('\n', begin) + 1;
    const std::string line = text.substr(begin, end - begin);
    const std::size_t at = begin + random.below(line.size());
    switch (random.below(6)) {
        case 0: text[at] = bytes[random.below(bytes.size())]; break;
        case 1: text.insert(at, 1, bytes[random.below(bytes.size())]); break;
        case 2: text.erase(at, 1); break;
        case 3: text.insert(begin, line); break;
        case 4: text.erase(begin, line.size()); break;
        default: text.insert(some_line(text, random), line); break;
    }
    return text;
}

TEST(PlainLines, ConformanceRecords) {
    EXPECT_GT(expect_same_below("tests/conformance/azul"), 100U);
}

TEST(PlainLines, CasesAndExamples) {
    EXPECT_GT(expect_same_below("tests/cases/azul"), 100U);
    EXPECT_GT(expect_same_below("examples/azul"), 1U);
}

TEST(PlainLines, RandomGames) {
    Random random(11);
    for (unsigned i = 0; i < arbiter::test::games(300); ++i) {
        expect_same(game_of(random));
    }
}

TEST(PlainLines, MutatedLines) {
    Random random(12);
    for (unsigned i = 0; i < arbiter::test::games(1500); ++i) {
        std::string text = game_of(random);
        for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
            text = mutated(std::move(text), random);
        }
        expect_same(text);
    }
}

/// A record is cut off anywhere: the last bytes are read from a copy.
TEST(PlainLines, RecordsThatBreakOff) {
    Random random(13);
    const std::string text = game_of(random);
    for (std::size_t size = text.find("\n\n"); size < text.size(); size += size % 7 + 1) {
        expect_same(text.substr(0, size));
    }
}

/// The quick reading compares names a few bytes at a time: their length must not matter, nor that one begins another.
TEST(PlainLines, NamesOfEveryLength) {
    const std::string text = random_game({2, 5, ""});
    const Report expected = judged(text);
    ASSERT_EQ(expected.verdict, Verdict::valid);
    for (std::size_t length = 1; length <= 20; ++length) {
        const std::string name(length, 'x');
        const std::string record = renamed(renamed(text, "Ann", name), "Ben", name + "y");
        const Report report = judged(record);
        EXPECT_EQ(report.verdict, Verdict::valid) << length;
        EXPECT_EQ(report.events, expected.events) << length;
        EXPECT_EQ(report.scores, expected.scores) << length;
        expect_same(record);
    }
}

TEST(PlainLines, NamesTwice) {
    const std::string text = random_game({3, 7, ""});
    expect_same(renamed(text, "Ben", "Ann"));
    expect_same(renamed(text, "Ben", "c"));
    expect_same(renamed(text, "Ann ", "Ann Ann "));
    expect_same(renamed(text, "Players: Ann, Ben", "Players: Ann , Ben"));
    expect_same(renamed(text, "Players: Ann, Ben", "Players: Ann, Ann, Ben"));
    expect_same(renamed(text, "\n", "\r\n"));
}

}  // namespace
}  // namespace arbiter::azul::plain_test
