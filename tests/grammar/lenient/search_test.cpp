// Lines that are not in the notation of Azul: what is read, what is offered, and where it stands.
#include "grammar/lenient/search.hpp"

#include "grammar/azul/parse.hpp"
#include "grammar/azul/vocabulary.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient::search_test {
namespace {

constexpr std::array<std::string_view, 9> keywords{"displays", "tile",  "round",  "scores", "undo",
                                                   "end",      "floor", "stands", "c"};

/// A table of players, and what can be said there.
class AzulTable {
public:
    explicit AzulTable(std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names) {
            seats_.add(name, {}, is_word(name));
        }
        vocabulary_ = vocabulary_of(keywords, azul::vocabulary(), seats_);
    }

    Reading read(std::string_view line) { return search(vocabulary_, attempt(), line, attempt()(line).at, allowance_); }
    /// The line that was certainly meant; "?" when none was.
    std::string meant(std::string_view line) {
        const Reading reading = read(line);
        return reading.certain ? reading.draft.text() : "?";
    }
    Allowance& allowance() { return allowance_; }

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
    Allowance allowance_;
};

TEST(Habits, AreUndoneSinglyAndTogether) {
    AzulTable table{"Ann", "Ben"};
    EXPECT_EQ(table.meant("ann 3k:3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann: 3K:3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann 3 K : 3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann 3 black:line 3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann 3K => 3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("A 3K:3"), "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann\xC2\xA0"
                          "3K:3\xE2\x80\x8B"),
              "Ann 3K:3");
    EXPECT_EQ(table.meant("Ann 3K:3 // hm"), "Ann 3K:3 ; hm");
    EXPECT_EQ(table.meant("b: 3 Blacks to Floor Line."), "Ben 3K:floor");
    EXPECT_EQ(table.meant("DISPLAYS: bbyr kwwb rrky ybkw wwrr"), "displays BBYR KWWB RRKY YBKW WWRR");
}

TEST(Habits, AreFewestFirst) {
    AzulTable table{"Ann", "Anna"};
    EXPECT_EQ(table.meant("ann 3K:3"), "Ann 3K:3") << "a whole name goes before a beginning of one";
    const Reading reading = table.read("An 3K:3");
    EXPECT_FALSE(reading.certain);
    EXPECT_EQ(reading.offers, (std::vector<std::string>{"Ann 3K:3", "Anna 3K:3"}));
}

TEST(Habits, NamesThatCannotStandInALineAreNumbers) {
    AzulTable table{"Ann", "Mary Ann", "O'Brien"};
    EXPECT_EQ(table.meant("Mary Ann: 3K:3"), "P2 3K:3");
    EXPECT_EQ(table.meant("O\xE2\x80\x99"
                          "Brien 3K:3"),
              "P3 3K:3");
    EXPECT_EQ(table.meant("round 2 mary ann"), "round 2 P2");
}

TEST(Habits, GuessNothing) {
    AzulTable table{"Ann", "Dan", "Cat"};
    EXPECT_EQ(table.meant("D 3K:3"), "?") << "displays begins so";
    EXPECT_EQ(table.meant("C 3K:3"), "?") << "the center begins so";
    EXPECT_EQ(table.meant("Ann 3G:3"), "?") << "no color is G";
    EXPECT_EQ(table.meant("Ann 3K:3 (stands)"), "?") << "it may be no remark";
    EXPECT_EQ(table.meant("(Ann 3K:3)"), "?") << "it may be an event";
    EXPECT_EQ(table.meant("(what a game)"), "; what a game");
    EXPECT_EQ(table.meant("scores 1 2 x"), "?");
    EXPECT_EQ(table.meant("Bob: 3K:3"), "?");
    EXPECT_EQ(table.read("Ann 4 bl:2").offers, (std::vector<std::string>{"Ann 4B:2", "Ann 4K:2"}));
    EXPECT_EQ(table.read("Ann 3K3").offers, std::vector<std::string>{"Ann 3K:3"});
    EXPECT_EQ(table.read("Ann K3:2").offers, std::vector<std::string>{"Ann 3K:2"}) << "two signs the other way round";
}

TEST(Habits, BytesKnowWhereTheyCameFrom) {
    AzulTable table{"Ann", "Ben"};
    const std::string line = "ann: 3 black -> 3";
    const Reading reading = table.read(line);
    ASSERT_TRUE(reading.certain);
    EXPECT_EQ(reading.draft.text(), "Ann 3K:3");
    EXPECT_EQ(reading.draft.origin(0), 0U);
    EXPECT_EQ(reading.draft.origin(4), line.find('3'));
    EXPECT_EQ(reading.draft.origin(7), line.rfind('3'));
    EXPECT_EQ(reading.draft.origin(8), line.size());
    EXPECT_EQ(reading.draft.cost(), 5U);
}

TEST(Habits, TriesAreCounted) {
    AzulTable table{"Ann", "Ben"};
    table.allowance().tries = 3;
    EXPECT_EQ(table.meant("ann: 3 black -> 3"), "?");
    EXPECT_EQ(table.allowance().tries, 0U);
    EXPECT_EQ(table.meant(std::string(5000, 'x')), "?");
}

TEST(Habits, OffersALineWithoutItsCommas) {
    AzulTable table{"Ann", "Ben"};
    EXPECT_EQ(table.read("displays: BBYR, KWWB, RRKY, YBKW, WWRR").offers,
              std::vector<std::string>{"displays BBYR KWWB RRKY YBKW WWRR"});
}

TEST(Habits, OffersTheKeywordThatWasLeftOut) {
    AzulTable table{"Ann", "Ben"};
    EXPECT_EQ(table.read("BBYR KWWB RRKY YBKW WWRR").offers,
              std::vector<std::string>{"displays BBYR KWWB RRKY YBKW WWRR"});
    EXPECT_EQ(table.read("12 7").offers, std::vector<std::string>{"scores 12 7"});
}

TEST(Habits, NeverOffersToLetALineStandForAnotherWord) {
    AzulTable table{"Ann", "Ben"};
    EXPECT_TRUE(table.read("round 1 Ann starts").offers.empty());
}

}  // namespace
}  // namespace arbiter::lenient::search_test
