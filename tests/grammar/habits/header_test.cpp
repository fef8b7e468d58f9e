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

}  // namespace
}  // namespace arbiter::habits::header_test
