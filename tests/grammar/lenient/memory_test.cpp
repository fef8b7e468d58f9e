// What was found of a line is found again without a search, and with the same result, whatever is left to try.
#include "grammar/lenient/memory.hpp"

#include "grammar/azul/parse.hpp"
#include "grammar/azul/vocabulary.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient::memory_test {
namespace {

constexpr std::array<std::string_view, 9> keywords{"displays", "tile",  "round",  "scores", "undo",
                                                   "end",      "floor", "stands", "c"};

class AzulTable {
public:
    explicit AzulTable(std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names) {
            seats_.add(name, {}, true);
        }
        vocabulary_ = vocabulary_of(keywords, azul::vocabulary(), seats_);
    }
    void begin(std::string_view header) { memory.begin(header, vocabulary_); }
    Reading read(std::string_view line, Allowance& allowance) {
        return memory.search(vocabulary_, attempt(), line, attempt()(line).at, allowance);
    }
    Reading search(std::string_view line, Allowance& allowance) {
        return lenient::search(vocabulary_, attempt(), line, attempt()(line).at, allowance);
    }

    Memory memory;

private:
    Attempt attempt() const {
        return [this](std::string_view line) {
            LineCursor cursor{line.data(), line.data(), line.data() + line.size(), &seats_};
            azul::Written written{};
            if (azul::read_line(cursor, written)) {
                return ReadAttempt{true, 0};
            }
            return ReadAttempt{false, azul::explain_line(cursor, {keywords, {}}).span.begin};
        };
    }

    Seats seats_;
    Vocabulary vocabulary_;
};

const std::vector<std::string> lines{"ann 3k:3", "Ann: 3 red -> line 2 // hm", "An 3K:3", "what is this", "Ann 3K:9"};

void expect_same(const Reading& one, const Reading& other, const std::string& line) {
    EXPECT_EQ(one.certain, other.certain) << line;
    EXPECT_EQ(one.offers, other.offers) << line;
    EXPECT_EQ(one.draft.text(), other.draft.text()) << line;
}

TEST(Memory, SearchesALineOnce) {
    AzulTable table{"Ann", "Anna"};
    table.begin("Game: azul\n");
    Allowance allowance;
    for (const std::string& line : lines) {
        table.read(line, allowance);
    }
    const std::uint64_t tries = table.memory.tries();
    EXPECT_GT(tries, 10U);
    for (int again = 0; again < 100; ++again) {
        for (const std::string& line : lines) {
            table.read(line, allowance);
        }
    }
    EXPECT_EQ(table.memory.tries(), tries);
}

/// Also where little is left of the allowance, and where nothing is.
TEST(Memory, MakesNoDifference) {
    for (const std::uint32_t left : {0U, 1U, 7U, 100U, 1000U, 3000U, 200'000U}) {
        for (const std::uint32_t offers : {0U, 1U, 40U}) {
            AzulTable table{"Ann", "Anna"};
            table.begin("Game: azul\n");
            Allowance plenty;
            for (const std::string& line : lines) {
                table.read(line, plenty);
            }
            Allowance remembered{left, offers};
            Allowance searched{left, offers};
            for (int round = 0; round < 3; ++round) {
                for (const std::string& line : lines) {
                    expect_same(table.read(line, remembered), table.search(line, searched), line);
                    EXPECT_EQ(remembered.tries, searched.tries) << line;
                    EXPECT_EQ(remembered.offers, searched.offers) << line;
                }
            }
        }
    }
}

TEST(Memory, ForgetsWhereSomethingElseCanBeSaid) {
    AzulTable table{"Ann", "Ben"};
    table.begin("Game: azul\n");
    Allowance allowance;
    table.read("ann 3k:3", allowance);
    const std::uint64_t tries = table.memory.tries();
    table.begin("Game: azul\n");
    table.read("ann 3k:3", allowance);
    EXPECT_EQ(table.memory.tries(), tries);
    table.begin("Game: azul\nDeck: other\n");
    table.read("ann 3k:3", allowance);
    EXPECT_EQ(table.memory.tries(), 2 * tries);
}

/// What is asked for again and again stays, whatever else comes by.
TEST(Memory, HasAnEnd) {
    AzulTable table{"Ann", "Ben"};
    table.begin("Game: azul\n");
    Allowance allowance{4'000'000'000U, 40};
    table.read("ann 3k:3", allowance);
    const std::uint64_t one = table.memory.tries();
    std::uint64_t others = 0;
    const std::size_t many = 2 * Memory::most_bytes / 900;
    for (std::size_t i = 0; i < many; ++i) {
        const std::uint64_t before = table.memory.tries();
        table.read("ann 3k:3 ; " + std::to_string(i) + std::string(100, 'x'), allowance);
        others += table.memory.tries() - before;
        table.read("ann 3k:3", allowance);
    }
    EXPECT_EQ(table.memory.tries(), one + others);
    table.read("ann 3k:3 ; 0" + std::string(100, 'x'), allowance);
    EXPECT_GT(table.memory.tries(), one + others) << "nothing was forgotten";
}

}  // namespace
}  // namespace arbiter::lenient::memory_test
