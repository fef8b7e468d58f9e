// Header lines as people write them.
#include "grammar/lenient/header.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lenient::header_test {
namespace {

/// Those of every game.
std::vector<HeaderKey> all_keys() {
    using enum HeaderKey::Form;
    std::vector<HeaderKey> keys(common_header_keys().begin(), common_header_keys().end());
    for (const auto& [key, form] : {std::pair("Hexes", hexes), std::pair("Tokens", numbers), std::pair("Deck", file),
                                    std::pair("Tiles", file), std::pair("Teams", teams)}) {
        keys.push_back({key, HeaderKey::Purpose::play, form});
    }
    return keys;
}

std::string players(std::string_view line, std::string_view body = {}) {
    const std::string record = "Game: azul\n" + std::string(line) + "\n\n" + std::string(body);
    HeaderReading header(record, {"azul", all_keys(), 2});
    header.read("Game: azul");
    return header.read(line).draft.text();
}

TEST(HeaderHabits, ListsEndWithAnd) {
    EXPECT_EQ(players("Players: Ann, and Ben"), "Players: Ann, Ben");
    EXPECT_EQ(players("Players: Ann and Ben and Cat"), "Players: Ann, Ben, Cat");
    EXPECT_EQ(players("Players: Ann, Ben & Cat and Mary Ann"), "Players: Ann, Ben, Cat, Mary Ann");
    EXPECT_EQ(players("Players: Ann, Cat, and  Mary Ann"), "Players: Ann, Cat, Mary Ann");
    EXPECT_EQ(players("Players: Ann, Ben and Cat,", "Ben 1B:2\nCat 1B:2\n"), "Players: Ann, Ben, Cat");
    EXPECT_EQ(players("Players: Ann, Andy"), "Players: Ann, Andy");
    EXPECT_EQ(players("Players: and, Ben"), "Players: and, Ben");
}

std::string teams(std::string_view value) {
    const std::string record = "Game: frame-work\nPlayers: Ann, Ben, Mary Ann, Dan\n\n";
    HeaderReading header(record, {"frame-work", all_keys(), 2});
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

TEST(HeaderHabits, NamesStandBetweenManySigns) {
    for (const std::string_view line :
         {"Players: Ann; Ben", "Players: Ann ; Ben;", "Players: Ann / Ben", "Players: Ann/Ben", "Players: Ann vs Ben",
          "Players: Ann vs. Ben", "Players: Ann versus Ben", "Players: Ann + Ben", "Players: Ann | Ben",
          "Players: Ann - Ben", "Players: Ann & Ben", "Players: \"Ann\", \"Ben\"", "Players: \"Ann\" and \"Ben\"",
          "Players: \xE2\x80\x9C"
          "Ann\xE2\x80\x9D, \xE2\x80\x9E"
          "Ben\xE2\x80\x9C"}) {
        EXPECT_EQ(players(line), "Players: Ann, Ben") << line;
    }
    EXPECT_EQ(players("Players: Ann; Ben; Cat"), "Players: Ann, Ben, Cat");
    EXPECT_EQ(players("Players: Ann + Cat vs Ben + Dan"), "Players: Ann + Cat vs Ben + Dan");
    EXPECT_EQ(players("Players: Ann:Ben"), "Players: Ann:Ben");
    EXPECT_EQ(players("Players: \"Ann, Ben"), "Players: \"Ann, Ben");
}

TEST(HeaderHabits, FamilyNamesMayStandFirst) {
    EXPECT_EQ(players("Players: M\xC3\xBCller, Anna; Schmidt, Ben"), "Players: Anna M\xC3\xBCller, Ben Schmidt");
    EXPECT_EQ(players("Players: \"M\xC3\xBCller, Anna\", \"Schmidt, Ben\""),
              "Players: Anna M\xC3\xBCller, Ben Schmidt");
    EXPECT_EQ(players("Players: Lee, Ann; Day, Ben", "Lee 1B:2\nDay 2K:1\n"), "Players: Lee Ann, Day Ben");
    // Both are named: there are two of them, and somebody remarks something.
    EXPECT_EQ(players("Players: Ann, Ben; rain, cold", "Ann 1B:2\nBen 2K:1\n"), "Players: Ann, Ben\n; rain, cold");
}

TEST(HeaderHabits, RemarksBehindNamesAreNoNames) {
    EXPECT_EQ(players("Players: Ann, Ben (his first game)"), "Players: Ann, Ben\n; his first game");
    EXPECT_EQ(players("Players: Ann and Ben ; first game"), "Players: Ann, Ben\n; first game");
    EXPECT_EQ(players("Players: Ann, Ben // two of us"), "Players: Ann, Ben\n; two of us");
    EXPECT_EQ(players("Players: Ann, Ben # two"), "Players: Ann, Ben\n; two");
    EXPECT_EQ(players("Players: Ann (1834), Ben (?)"), "Players: Ann, Ben\n; Ann (1834), Ben (?)");
    EXPECT_EQ(players("Players: Ann, (Cat looked on), Ben"), "Players: Ann, Ben\n; Ann, (Cat looked on), Ben");
    EXPECT_EQ(players("Players: Ann, Ben (the younger, of course)"), "Players: Ann, Ben\n; the younger, of course");
    // Nothing else tells them apart.
    EXPECT_EQ(players("Players: Ben (old), Ben (young)"), "Players: Ben (old), Ben (young)");
    EXPECT_EQ(players("Players: Ann(e), Ben"), "Players: Ann(e), Ben");
    EXPECT_EQ(players("Players: Ann, Ben # Cat", "Cat 1B:2\n"), "Players: Ann, Ben # Cat");
}

std::vector<std::string> alone(std::string_view line, std::string_view body) {
    const std::string record = "Game: dorfromantik\n" + std::string(line) + "\n\n" + std::string(body);
    HeaderReading header(record, {"dorfromantik", all_keys(), 1});
    header.read("Game: dorfromantik");
    HeaderLine read = header.read(line);
    return read.offers.empty() ? std::vector{read.draft.text()} : read.offers;
}

TEST(HeaderHabits, OneOrSeveralPlayersAreOfferedWhereNothingTells) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(alone("Players: Ann / Ben", ""), (Lines{"Players: Ann, Ben", "Players: Ann / Ben"}));
    EXPECT_EQ(alone("Players: Ann / Ben", "Ann land\nBen land\n"), Lines{"Players: Ann, Ben"});
    EXPECT_EQ(alone("Players: Ann; Ben", ""), (Lines{"Players: Ann, Ben", "Players: Ann"}));
    EXPECT_EQ(alone("Players: Ann ; alone", "Ann land\n"), Lines{"Players: Ann\n; alone"});
    EXPECT_EQ(alone("Players: M\xC3\xBCller, Anna; Schmidt, Ben", ""),
              Lines{"Players: Anna M\xC3\xBCller, Ben Schmidt"});
}

TEST(HeaderHabits, HelpsOfferNamesAlone) {
    const auto offers = [](std::string_view line) {
        const std::string record = "Game: azul\n" + std::string(line) + "\n\n";
        HeaderReading header(record, {"azul", all_keys(), 2});
        header.read("Game: azul");
        return header.read(line).offers;
    };
    EXPECT_EQ(offers("Players: Ann Ben"), std::vector<std::string>{"Players: Ann, Ben"});
    for (const std::string_view line : {"Players: Ann:Ben", "Players: Ann", "Players: Ann 1st", "Players: Ann , ;"}) {
        EXPECT_TRUE(offers(line).empty()) << line;
    }
}

HeaderLine read_line(std::string_view line) {
    HeaderReading header(
        "Game: azul\nPlayers: Ann, Ben\n\n",
        {"azul", all_keys(), 2, {}, {{"wall", {"colored", "gray"}}, {"refill", {"any-order", "in-order"}}}});
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

TEST(HeaderHabits, DaysMayHaveATimeOrBeKnownInPart) {
    EXPECT_EQ(meant("Date: 2026-11-20T19:30:00Z"), "Date: 2026-11-20\nTime: 19:30:00Z");
    EXPECT_EQ(meant("Date: 2026-11-20 19:30"), "Date: 2026-11-20\nTime: 19:30");
    EXPECT_EQ(meant("Date: 20.11.2026, 7:30 pm"), "Date: 2026-11-20\nTime: 7:30 pm");
    EXPECT_EQ(meant("Date: 2026-11-20T19:30:00+01:00"), "Date: 2026-11-20\nTime: 19:30:00+01:00");
    EXPECT_EQ(meant("Date: \?\?\?\?.\?\?.\?\?"), "Date: \?\?\?\?-\?\?-\?\?");
    EXPECT_EQ(meant("Date: 2026.11.\?\?"), "Date: 2026-11-\?\?");
    EXPECT_EQ(meant("Date: 2026-11"), "Date: 2026-11-\?\?");
    EXPECT_EQ(meant("Date: Nov 2026"), "Date: 2026-11-\?\?");
    EXPECT_EQ(meant("Date: 2026"), "Date: 2026-\?\?-\?\?");
    EXPECT_EQ(meant("Date: 20261120"), "Date: 2026-11-20");
    EXPECT_EQ(meant("Date: Fri Nov 20 2026"), "Date: 2026-11-20");
    EXPECT_EQ(meant("Date: Friday, 20 November 2026"), "Date: 2026-11-20");
    for (const std::string_view none :
         {"Thu Nov 20 2026", "20261131", "2026-13", "2026/11/31", "26-11", "heute", "1126", "19:30", "2026-11-20 19h30",
          "276 Nov 2026", "2026-11-20 19:30 or so"}) {
        EXPECT_EQ(meant("Date: " + std::string(none)),
                  "Date: " + std::string(none == "1126" ? "1126-\?\?-\?\?" : none));
    }
}

TEST(HeaderHabits, RemarksBehindValuesGetALineOfTheirOwn) {
    for (const std::string_view remark :
         {" (at home)", "(at home)", " ; at home", "; at home", " // at home", " # at home"}) {
        const std::string behind(remark);
        for (const std::string_view line :
             {"Game: azul", "Date: 2026-11-20", "Date: ?", "House: wall=gray", "Start: Ann", "Notation: 1",
              "Tokens: 22", "Deck: docks", "Tiles: my tiles.json", "Allow: claim.scores", "Hexes: flat",
              "Result: Ann 84, Ben 72", "Result: Ann"}) {
            const std::string said(line);
            EXPECT_EQ(said == "Game: azul" ? [&] {
                HeaderReading header("Game: azul" + behind + "\nPlayers: Ann, Ben\n\n", {"azul", all_keys(), 2});
                return header.read("Game: azul" + behind).draft.text();
            }() : meant(said + behind), said + "\n; at home") << said << behind;
        }
        EXPECT_EQ(meant("Event: club" + behind), "Event: club" + behind);
    }
    EXPECT_EQ(meant("House: wall=gray;"), "House: wall=gray");
    EXPECT_EQ(meant("Date: 2026-11-20 (a) (b)"), "Date: 2026-11-20\n; (a) (b)");
    for (const std::string_view line :
         {"Deck: deck (2).json", "Deck: a ; b.json", "Tokens: 22; 18", "Tokens: 22 (18 for Ben)",
          "House: wall=pink; gray wall", "Result: Ann 84, Ben 72; Zoe", "Allow: claim.scores; claim.result",
          "Start: Zoe (youngest)", "Date: (unknown"}) {
        EXPECT_EQ(meant(line), line);
    }
}

TEST(HeaderHabits, ChoicesAreSpelledInManyWays) {
    for (const std::string_view choice :
         {"wall=grey", "wall = gray", "Wall: Gray", "gray wall", "wall gray", "grey wall;"}) {
        EXPECT_EQ(meant("House: " + std::string(choice)), "House: wall=gray") << choice;
    }
    EXPECT_EQ(meant("House: wall=coloured"), "House: wall=colored");
    EXPECT_EQ(meant("House: wall=grey; refill=in-order"), "House: wall=gray, refill=in-order");
    EXPECT_EQ(meant("House: gray wall and refill in order"), "House: wall=gray, refill=in-order");
    EXPECT_EQ(meant("House: wall=pink, Refill = In_Order"), "House: wall=pink, refill=in-order");
    for (const std::string_view none : {"wall=pink", "gray", "no walls"}) {
        EXPECT_EQ(meant("House: " + std::string(none)), "House: " + std::string(none));
    }
}

TEST(HeaderHabits, ResultsInWordsHaveOneMeaning) {
    for (const std::string_view result : {"Ann 84 points, Ben 72 points", "Ann 84 pts, Ben 72 pts.", "Ann +84, Ben +72",
                                          "A 84, B 72", "a: 84; b: 72", "84, 72", "Ann won 84 to 72", "Ann wins 84-72",
                                          "Ann won by 84:72!", "Ann beat Ben 84 to 72", "Ann won against Ben 72-84"}) {
        EXPECT_EQ(meant("Result: " + std::string(result)), "Result: Ann 84, Ben 72") << result;
    }
    EXPECT_EQ(meant("Result: Ben beat Ann"), "Result: Ben");
    EXPECT_EQ(meant("Result: Ann and Ben share the victory"), "Result: Ann, Ben");
    EXPECT_EQ(meant("Result: 1/2-1/2"), "Result: Ann, Ben");
    EXPECT_EQ(meant("Result: Ann 55, Ben 55 (Ann wins)"), "Result: Ann 55, Ben 55; Ann");
    EXPECT_EQ(meant("Result: Ben won 55 to 55"), "Result: Ann 55, Ben 55; Ben");
    EXPECT_EQ(meant("Result: *"), "Result: ?");
    EXPECT_EQ(meant("Result: -"), "Result: ?");
    EXPECT_EQ(meant("Result: Ann ?, Ben 72 (lost)"), "Result: Ann ?, Ben 72\n; lost");
    for (const std::string_view none :
         {"abandoned", "Ann 84.0, Ben 72.0", "Ann 1st, Ben 2nd", "Ann 84, Ben 7O", "Ann beat Ann", "Ann won 84",
          "Ann tied", "Zoe 84, Ben 72", "Ann 84, Ben 99999999999999999999"}) {
        EXPECT_EQ(meant("Result: " + std::string(none)), "Result: " + std::string(none));
    }
    EXPECT_EQ(read_line("Result: 0-1").offers, (std::vector<std::string>{"Result: Ben", "Result: Ann 0, Ben 1"}));
}

constexpr std::array<std::string_view, 3> keywords{"round", "displays", "scores"};

HeaderLayout layout(std::string_view record) {
    return layout_of(record, {"azul", all_keys(), 2, keywords});
}

TEST(HeaderLayout, EndsAtABlankLineOrTheFirstEvent) {
    const HeaderLayout usual = layout("Game: azul\nPlayers: Ann, Ben\n\nround 1\n");
    EXPECT_EQ(usual.end, 29U);
    EXPECT_FALSE(usual.blank_missing);
    EXPECT_TRUE(usual.gaps.empty());
    for (const std::string_view event :
         {"round 1\n", "Ann 1B:2\n", "Ann: 1B:2\n", "P2 1B:2\n", "Displays BBYR\n\nAnn 1B:2\n"}) {
        const HeaderLayout missing = layout("Game: azul\nPlayers: Ann, Ben\n" + std::string(event));
        EXPECT_EQ(missing.end, 29U) << event;
        EXPECT_TRUE(missing.blank_missing) << event;
    }
    // A slip in the middle of a header does not end it.
    EXPECT_FALSE(layout("Game: azul\nPlayers: Ann, Ben\nround 1\nDate: 2026-11-20\n\nround 1\n").blank_missing);
    EXPECT_FALSE(layout("Game: azul\nPlayers: Ann, Ben\nwhat a night\n\nround 1\n").blank_missing);
}

TEST(HeaderLayout, GoesOnBehindBlankLinesWhereAKeyFollows) {
    const HeaderLayout gap = layout("Game: azul\n\n; at home\n \nPlayers: Ann, Ben\n\nround 1\n");
    EXPECT_EQ(gap.gaps, (std::vector<std::size_t>{11, 22}));
    EXPECT_EQ(gap.end, 42U);
    EXPECT_TRUE(layout("Game: azul\nPlayers: Ann, Ben\n\nround 1\n\nDate: 2026-11-20\n").gaps.empty());
    EXPECT_TRUE(layout("Game: azul\nPlayers: Date, Ben\n\nDate: 1B:2\n").gaps.empty());
    EXPECT_TRUE(layout("Game: azul\nPlayers: Ann, Ben\n\nColor: red\n").gaps.empty());
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
}  // namespace arbiter::lenient::header_test
