// Dorfromantik's notation: what it reads, what it refuses, and that no rule of it is without a record that uses it.
#include "grammar/dorfromantik/grammar.hpp"

#include "grammar/dorfromantik/parse.hpp"
#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik::grammar_test {
namespace {

Seats two_players() {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Ben", {}, true);
    return seats;
}

std::optional<Written> read(std::string_view line) {
    const Seats seats = two_players();
    LineCursor cursor{line.data(), line.data(), line.data() + line.size(), &seats};
    Written written;
    return read_line(cursor, written) && cursor.at == cursor.end ? std::optional(written) : std::nullopt;
}

std::string explained(std::string_view line) {
    const Seats seats = two_players();
    return explain_line({line.data(), line.data(), line.data() + line.size(), &seats}, {}).message;
}

TEST(DorfromantikGrammar, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(DorfromantikGrammar, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("dorfromantik", "arbiter::dorfromantik::grammar::");
}

TEST(DorfromantikGrammar, ReadsATaskTile) {
    const auto written = read("Ben task F5 FFFFSS:-12,9999999 +done:F5 +lost:T4\n");
    ASSERT_TRUE(written);
    EXPECT_EQ(written->verb(), Verb::task);
    EXPECT_EQ(written->line.seat, 1);
    EXPECT_EQ(written->marker, (Marker{Terrain::forest, 5}));
    EXPECT_EQ(to_text(written->tile), "FFFFSS");
    EXPECT_EQ(written->goal.cell, (Cell{-12, 9'999'999}));
    EXPECT_EQ(written->reveal_span, (Span{4, 8}));
    EXPECT_EQ(written->marker_span, (Span{9, 11}));
    EXPECT_EQ(written->tile_span, (Span{12, 18}));
    EXPECT_EQ(written->goal_span, (Span{19, 30}));
    ASSERT_EQ(written->claim_count, 2U);
    EXPECT_TRUE(written->claims[0].completed);
    EXPECT_FALSE(written->claims[1].completed);
    EXPECT_EQ(written->claims[1].marker, (Marker{Terrain::track, 4}));
}

TEST(DorfromantikGrammar, ReadsALandscapeTileWithItsFlag) {
    const auto written = read("  land G_FFF.^G:none ; nowhere");
    ASSERT_TRUE(written);
    EXPECT_EQ(written->verb(), Verb::landscape);
    EXPECT_EQ(written->line.seat, no_seat);
    EXPECT_EQ(to_text(written->tile), "G.FFF.^G");
    EXPECT_TRUE(written->underscore);
    EXPECT_EQ(written->goal.kind, Goal::Kind::none);
}

TEST(DorfromantikGrammar, ReadsDirections) {
    const auto beside = [](std::string_view goal) { return read("Ann land ......:" + std::string(goal))->goal; };
    EXPECT_EQ(beside("NE").kind, Goal::Kind::beside);
    EXPECT_EQ(beside("E").direction, Direction::e);
    EXPECT_EQ(beside("SW").direction, Direction::sw);
    EXPECT_EQ(beside("W").nth, 0U);
    EXPECT_EQ(beside("17NW").nth, 17U);
    EXPECT_EQ(beside("17NW").direction, Direction::nw);
}

/// A line of a record with this header, not read alone.
std::optional<Written> read_behind(std::string_view header, std::string_view line) {
    const Seats seats = two_players();
    const std::string record = std::string(header) + "\n" + std::string(line);
    LineCursor cursor{record.data(), record.data() + header.size() + 1, record.data() + record.size(), &seats};
    Written written;
    return read_line(cursor, written) && cursor.at == cursor.end ? std::optional(written) : std::nullopt;
}

TEST(DorfromantikGrammar, CallsDirectionsAfterHowTheHexesLie) {
    constexpr std::string_view flat = "Game: dorfromantik\nHexes: flat\n";
    std::size_t side = 0;
    for (const std::string_view name : {"N", "NE", "SE", "S", "SW", "NW"}) {
        const auto beside = read_behind(flat, "Ann land ......:7" + std::string(name));
        ASSERT_TRUE(beside) << name;
        EXPECT_EQ(index(beside->goal.direction), side) << name;
        EXPECT_EQ(read_behind(flat, "Ann land 1@" + std::string(name) + ":0,0")->tile,
                  numbered_tile(1, all_directions[side]));
        ++side;
    }
    for (const std::string_view none : {"E", "W", "7E", "EN"}) {
        EXPECT_FALSE(read_behind(flat, "Ann land ......:" + std::string(none))) << none;
    }
    for (const std::string_view none : {"N", "S", "7N"}) {
        EXPECT_FALSE(read_behind("Game: dorfromantik\n", "Ann land ......:" + std::string(none))) << none;
    }
}

TEST(DorfromantikGrammar, FindsHowTheHexesLieInTheHeaderAlone) {
    EXPECT_EQ(hexes_of("Game: dorfromantik\nPlayers: Ann\nHexes:  flat \r\n\n"), Hexes::flat);
    EXPECT_EQ(hexes_of("\n\nGame: dorfromantik\n; seen from above\nHexes: flat"), Hexes::flat);
    for (const std::string_view other :
         {"", "Hexes: pointy\nHexes: flat\n", "Hexes:\nHexes: flat\n", "Game: dorfromantik\n\nHexes: flat\n",
          "X-Hexes: flat\n", "Hexes : flat\n", "Hexes: flat on the table\n", "Hexes: Flat\n"}) {
        EXPECT_EQ(hexes_of(other), Hexes::pointy) << other;
    }
    const std::string far = "X-Note: " + std::string(most_looked_at, 'x') + "\nHexes: flat\n";
    EXPECT_EQ(hexes_of(far), Hexes::pointy);
    const std::string across = "X-Note: " + std::string(most_looked_at - 20, 'x') + "\nHexes: flat and more\n";
    EXPECT_EQ(hexes_of(across), Hexes::pointy) << "nor half a word";
}

TEST(DorfromantikGrammar, ReadsPrintedTilesByTheirNumbers) {
    const auto tile = [](std::string_view named) {
        return to_text(read("Ann land " + std::string(named) + ":E")->tile);
    };
    EXPECT_EQ(tile("1@NE"), "GG.TT.");
    EXPECT_EQ(tile("1@E"), ".GG.TT");
    EXPECT_EQ(tile("17@E"), "F.F.F.");
    EXPECT_EQ(tile("33@W"), "F.G.FF^G");
    EXPECT_EQ(tile("73@NW"), "FF.V.F");
    EXPECT_EQ(read("Ann land 17@SE:0,0")->tile_span, (Span{9, 14}));
    EXPECT_EQ(to_text(read("Ann task F5 49@NE:none")->tile), "FFFFSS");
    for (const std::string_view none : {"0@E", "74@E", "17@N", "17@", "17E", "@E", "-1@E", "123456789@E", "17@E^F"}) {
        EXPECT_FALSE(read("Ann land " + std::string(none) + ":0,0")) << none;
    }
}

TEST(DorfromantikGrammar, ReadsWhatNobodyWroteDown) {
    EXPECT_FALSE(read("Ann land ?:0,0")->tile.known());
    EXPECT_FALSE(read("Ann task ? FFFFSS:0,0")->marker.known());
    EXPECT_EQ(read("Ann task F? FFFFSS:0,0")->marker, (Marker{Terrain::forest, 0}));
}

TEST(DorfromantikGrammar, RefusesWhatIsNoEvent) {
    for (const std::string_view line : {"Ann",
                                        "land",
                                        "Ann land",
                                        "Ann land GG.TT.",
                                        "Ann land GG.TT.:",
                                        "Ann land GG.TT.:0",
                                        "Ann land GG.TT.:0,",
                                        "Ann land GG.TT.: 0,0",
                                        "Ann land GG.TT:0,0",
                                        "Ann land GG.TT..:0,0",
                                        "Ann land gg.tt.:0,0",
                                        "Ann land GG.TT.^:0,0",
                                        "Ann land GG.TT.^T:0,0",
                                        "Ann land F5 GG.TT.:0,0",
                                        "Ann task GG.TT.:0,0",
                                        "Ann task X5 GG.TT.:0,0",
                                        "Ann task F0 GG.TT.:0,0",
                                        "Ann task F GG.TT.:0,0",
                                        "Ann task F1234 GG.TT.:0,0",
                                        "Ann land GG.TT.:N",
                                        "Ann land GG.TT.:0E",
                                        "Ann land GG.TT.:-1E",
                                        "Ann land GG.TT.:0,0 done:F5",
                                        "Ann land GG.TT.:0,0 +done:F",
                                        "Ann land GG.TT.:0,0 +done:?",
                                        "Ann land GG.TT.:0,0+done:F5",
                                        "Ann land GG.TT.:12345678,0",
                                        "Cat land GG.TT.:0,0",
                                        "round 1 Ann",
                                        "Ann land ??????:0,0"}) {
        EXPECT_FALSE(read(line)) << line;
        EXPECT_FALSE(explained(line).empty()) << line;
    }
}

TEST(DorfromantikGrammar, SaysWhatWasExpected) {
    EXPECT_EQ(explained("Ann land GG.TT. 0,0"), "expected a colon and where the tile goes, found a blank");
    EXPECT_EQ(explained("Ann land GG.TT.:0"),
              "expected a cell like 2,-1, a direction like NE or 7E, none, or ?, found \"0\"");
    EXPECT_EQ(explained("Ann task 5F FFFFSS:0,0"),
              "expected a marker: its type F G V T S and its number, or ?, found \"5F\"");
}

}  // namespace
}  // namespace arbiter::dorfromantik::grammar_test
