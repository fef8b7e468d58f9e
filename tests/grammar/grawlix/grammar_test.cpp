// Grawlix's notation: what each line is read as, what is refused, and what was expected instead.
#include "grammar/grawlix/grammar.hpp"

#include "grammar/grawlix/parse.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::grawlix::grammar_test {
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

TEST(Grammar, HasNoEndlessLoops) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(), 0U);
}

TEST(Grammar, ReadsAPlay) {
    const auto written = read("Ben &V:-1,25861 +#R\n");
    ASSERT_TRUE(written);
    EXPECT_EQ(written->verb(), Verb::play);
    EXPECT_EQ(written->line.seat, 1);
    EXPECT_EQ(written->tile.tile, Tile(4, 5));
    EXPECT_EQ(written->tile.at, 4U);
    EXPECT_EQ(written->place.cell, (Cell{-1, 25861}));
    EXPECT_EQ(written->place.span, (Span{7, 15}));
    EXPECT_EQ(written->redraft_count, 1U);
    EXPECT_EQ(written->redrafts[0].tile, Tile(1, 0));
    EXPECT_EQ(written->redrafts[0].at, 17U);
}

TEST(Grammar, ActorAndReplacementMayBeLeftOut) {
    const auto written = read("  @B:0,0");
    ASSERT_TRUE(written);
    EXPECT_EQ(written->line.seat, no_seat);
    EXPECT_EQ(written->redraft_count, 0U);
}

TEST(Grammar, ReadsDirections) {
    EXPECT_EQ(read("Ann @B:W")->place.direction, squares::Direction::west);
    EXPECT_EQ(read("Ann @B:W")->place.origin, Place::last_laid);
    EXPECT_EQ(read("Ann @B:12S +?")->place.direction, squares::Direction::south);
    EXPECT_EQ(read("Ann @B:12S +?")->place.origin, 12);
    EXPECT_EQ(read("Ann @B:0,0")->place.by, Place::By::cell);
}

TEST(Grammar, UnknownTiles) {
    const auto written = read("Ann ?:0,0 +?");
    ASSERT_TRUE(written);
    EXPECT_FALSE(written->tile.known());
    EXPECT_FALSE(written->redrafts[0].known());
}

TEST(Grammar, CountsWhatIsBeyondTheRoom) {
    EXPECT_EQ(read("draft @B &V %O *O $R @V #G #B")->pick_count, 8U);
    EXPECT_EQ(read("draft @B @B @B @B @B @B @B @B @B @B @B @B @B @B")->pick_count, 14U);
    EXPECT_EQ(read("Ann @B:0,0 +$G +#R +?")->redraft_count, 3U);
}

bool breaks_off(std::string_view behind) {
    const std::string text = "draft @B &V %O\n" + std::string(behind);
    const Seats seats = two_players();
    LineCursor cursor{text.data(), text.data(), text.data() + text.size(), &seats};
    Written written;
    return read_line(cursor, written) && written.broken_off;
}

TEST(Grammar, ADraftBreaksOffHoweverItsEndIsWritten) {
    for (const std::string_view end :
         {"end abandoned\n", "end  abandoned", "end\tabandoned", "end \t resigned Ann\n", " \tend adjudicated Ben\n",
          "\r\n; the bell\r\n  ; rang\r\nend\tabandoned\r\n"}) {
        EXPECT_TRUE(breaks_off(end)) << end;
    }
    for (const std::string_view other :
         {"", "\n", "end", "ending", "endabandoned", "end finished\n", "end  finished", "end\tfinished ; indeed",
          "; end abandoned\n", "Ann @B:0,0 +$G\nend abandoned\n"}) {
        EXPECT_FALSE(breaks_off(other)) << other;
    }
}

TEST(Grammar, StuckWithOrWithoutAName) {
    EXPECT_EQ(read("Ben stuck")->verb(), Verb::stuck);
    EXPECT_EQ(read("Ben stuck")->line.seat, 1);
    EXPECT_EQ(read("stuck ; at last")->line.seat, no_seat);
}

TEST(Grammar, RefusesWhatIsNoEvent) {
    for (const std::string_view line : {"draft",
                                        "draft @b",
                                        "draft @B,&V",
                                        "Ann",
                                        "Ann @B",
                                        "Ann @B:",
                                        "Ann @B:0",
                                        "Ann @B:0,",
                                        "Ann @B: 0,0",
                                        "Ann @B :0,0",
                                        "Ann B@:0,0",
                                        "Ann @b:0,0",
                                        "Ann @:0,0",
                                        "Ann @B:0,0+$G",
                                        "Ann @B:0,0 + $G",
                                        "Ann @B:0,0 $G",
                                        "Ann @B:0,0 +",
                                        "Ann @B:-1E",
                                        "Ann @B:NE",
                                        "Ann @B:e",
                                        "Ann @B:12345678,0",
                                        "Ann @B:0,0 +$G extra",
                                        "Cat @B:0,0",
                                        "stuck Ann",
                                        "Ann stuck stuck",
                                        "round 1",
                                        "# a remark",
                                        "Ann ??:0,0"}) {
        EXPECT_FALSE(read(line)) << line;
        EXPECT_FALSE(explained(line).empty()) << line;
    }
}

TEST(Grammar, SaysWhatWasExpected) {
    EXPECT_EQ(explained("Ann @B:0"), "expected a cell x,y or a direction N, E, S, W, 7E, found \"0\"");
    EXPECT_EQ(explained("Ann @B 0,0"), "expected a colon and the cell, found a blank");
    EXPECT_EQ(explained("Ann @B:0,0 $G"), "expected + and the tile drafted or the end of the line, found \"$G\"");
}

}  // namespace
}  // namespace arbiter::grawlix::grammar_test
