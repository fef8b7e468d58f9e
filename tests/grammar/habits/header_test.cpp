// Header lines as people write them.
#include "grammar/habits/header.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::habits::header_test {
namespace {

std::string players(std::string_view line, std::string_view body = {}) {
    const std::string record = "Game: azul\n" + std::string(line) + "\n\n" + std::string(body);
    HeaderReading header(record, {"azul", {"Game", "Players"}, 2});
    header.read("Game: azul");
    return header.read(line).draft.text();
}

TEST(HeaderHabits, ListsEndWithAnd) {
    EXPECT_EQ(players("Players: Ann, and Ben"), "Players: Ann, Ben");
    EXPECT_EQ(players("Players: Ann, Cat, and  Mary Ann"), "Players: Ann, Cat, Mary Ann");
    EXPECT_EQ(players("Players: Ann, Ben and Cat,", "Ben 1B:2\nCat 1B:2\n"), "Players: Ann, Ben, Cat");
    EXPECT_EQ(players("Players: Ann, Andy"), "Players: Ann, Andy");
    EXPECT_EQ(players("Players: and, Ben"), "Players: and, Ben");
}

std::string teams(std::string_view value) {
    const std::string record = "Game: frame-work\nPlayers: Ann, Ben, Mary Ann, Dan\n\n";
    HeaderReading header(record, {"frame-work", {"Game", "Players", "Teams"}, 2});
    header.read("Game: frame-work");
    return header.read("Teams: " + std::string(value)).draft.text().substr(7);
}

TEST(HeaderHabits, TeamsAreTwoByTwoWhateverJoinsThem) {
    for (const std::string_view value :
         {"Ann+Mary Ann, Ben+Dan", "ann + mary ann, ben + DAN", "Ann and Mary Ann, Ben and Dan",
          "Ann & Mary Ann vs Ben & Dan", "Ann/Mary Ann; Ben/Dan", "Ann, Mary Ann against Ben, Dan.",
          "Ann+Mary Ann, Ben+Dan,"}) {
        EXPECT_EQ(teams(value), "Ann+Mary Ann, Ben+Dan") << value;
    }
    for (const std::string_view value : {"Ann, Mary Ann, Ben, Dan", "Ann+Mary Ann, Ben+Zoe", "Ann+Mary Ann",
                                         "the Ann+Mary Ann, Ben+Dan", "Ann likes Mary Ann, Ben likes Dan"}) {
        EXPECT_EQ(teams(value), value);
    }
}

HeaderLine read_line(std::string_view line) {
    HeaderReading header("Game: azul\nPlayers: Ann, Ben\n\n",
                         {"azul", {"Game", "Players", "Date", "Hexes", "Result", "House"}, 2});
    header.read("Game: azul");
    return header.read(line);
}
std::string meant(std::string_view line) {
    return read_line(line).draft.text();
}

TEST(HeaderHabits, RemarksBecomeComments) {
    EXPECT_EQ(meant("# at the club"), "; at the club");
    EXPECT_EQ(meant("// at the club"), "; at the club");
    EXPECT_EQ(meant("(at the club)"), "; (at the club)");
    EXPECT_EQ(meant("  # at the club"), "  ; at the club");
    EXPECT_EQ(meant("(at the club"), "(at the club");
}

TEST(HeaderHabits, KeysKeepTheirLettersAndTheirColon) {
    EXPECT_EQ(meant("players: Ann, Ben"), "Players: Ann, Ben");
    EXPECT_EQ(meant("Date\xEF\xBC\x9A 2026-11-20"), "Date: 2026-11-20");
    EXPECT_EQ(meant("HEXES: Pointy"), "Hexes: pointy");
    EXPECT_EQ(meant("Hexes: FLAT"), "Hexes: flat");
    EXPECT_EQ(meant("Hexes: round"), "Hexes: round");
}

TEST(HeaderHabits, DaysAreWrittenInManyWays) {
    for (const std::string_view day : {"20 Nov 2026", "Nov 20, 2026", "20. november 2026", "2026/11/20", "2026.11.20",
                                       "20.11.2026", "11/20/2026", "20/11/2026"}) {
        EXPECT_EQ(meant("Date: " + std::string(day)), "Date: 2026-11-20") << day;
    }
    EXPECT_EQ(meant("Date: Sept 3 2026"), "Date: 2026-09-03");
    EXPECT_EQ(meant("Date: 5/5/2026"), "Date: 2026-05-05");
    for (const std::string_view none : {"20 Foo 2026", "20 No 2026", "Nov 20 Nov 2026", "31.11.2026", "2026/11.20",
                                        "20.11.26", "2026 11 20", "20 Nov 26"}) {
        const HeaderLine read = read_line("Date: " + std::string(none));
        EXPECT_EQ(read.draft.text(), "Date: " + std::string(none));
        EXPECT_TRUE(read.offers.empty()) << none;
    }
    const HeaderLine either = read_line("Date: 5/6/2026");
    EXPECT_EQ(either.draft.text(), "Date: 5/6/2026");
    EXPECT_EQ(either.offers, (std::vector<std::string>{"Date: 2026-05-06", "Date: 2026-06-05"}));
}

TEST(HeaderHabits, ResultsAreToldInManyWays) {
    for (const std::string_view result : {"84-72", "84:72", "84 72", "Ann: 84, Ben: 72", "ann 84 ben 72",
                                          "Ann 84 and Ben 72", "Ann = 84; Ben = 72", "Ann 84 & Ben 72"}) {
        EXPECT_EQ(meant("Result: " + std::string(result)), "Result: Ann 84, Ben 72") << result;
    }
    EXPECT_EQ(meant("Result: Ben wins!"), "Result: Ben");
    EXPECT_EQ(meant("Result: Ben 72 won."), "Result: Ben 72");
    for (const std::string_view none : {"84", "84-72-60", "-84 72", "Cat wins", "Ben wins easily", "Ann 84, Cat 72"}) {
        EXPECT_EQ(meant("Result: " + std::string(none)), "Result: " + std::string(none));
    }
}

}  // namespace
}  // namespace arbiter::habits::header_test
