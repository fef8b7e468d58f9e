// The notation of FRAME-WORK: what each line means, and what is said of those that cannot be read.
#include "grammar/frame-work/parse.hpp"

#include "grammar/frame-work/grammar.hpp"
#include "tests/grammar/exercised.hpp"

#include <gtest/gtest.h>
#include <tao/pegtl/contrib/analyze.hpp>

#include <array>
#include <optional>
#include <string>

namespace arbiter::frame_work::parse_test {
namespace {

Seats table() {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Zo\xC3\xAB", {}, true);
    seats.add("Mary Ann", {}, false);
    return seats;
}

std::optional<Written> read(const std::string& line) {
    static std::string text;  // the words of the result are a part of it
    text = line;
    const Seats seats = table();
    LineCursor cursor{text.data(), text.data(), text.data() + text.size(), &seats};
    Written written;
    return read_line(cursor, written) ? std::optional(written) : std::nullopt;
}

SyntaxError explain(const std::string& line) {
    static constexpr std::array<std::string_view, 5> own{"draw", "reveal", "plant", "swap", "nothing"};
    const Seats seats = table();
    const LineCursor cursor{line.data(), line.data(), line.data() + line.size(), &seats};
    return explain_line(cursor, {own, own});
}

TEST(Parse, Turns) {
    const auto use = read("Ann draw ? use E12 on Zo\xC3\xAB");
    ASSERT_TRUE(use);
    EXPECT_EQ(use->verb(), Verb::turn);
    EXPECT_EQ(use->line.seat, 0);
    EXPECT_EQ(use->drawn.id, "?");
    EXPECT_EQ(use->act, Act::use);
    EXPECT_EQ(use->card.id, "E12");
    EXPECT_EQ(use->of.seat, 1);
    const auto plant = read("P3  draw A1\tplant ? P3 ; home");
    ASSERT_TRUE(plant);
    EXPECT_EQ(plant->line.seat, 2);
    EXPECT_EQ(plant->act, Act::plant);
    EXPECT_EQ(plant->of.seat, 2);
    const auto reveal = read("Ann reveal 12 A1");
    ASSERT_TRUE(reveal);
    EXPECT_EQ(reveal->act, Act::reveal);
    EXPECT_EQ(reveal->place.number, 12);
    EXPECT_TRUE(reveal->drawn.id.empty());
    const auto pass = read("Ann pass");
    ASSERT_TRUE(pass);
    EXPECT_EQ(pass->act, Act::pass);
}

TEST(Parse, TurnsThatBreakRulesAreReadAllTheSame) {
    EXPECT_EQ(read("Ann draw E2 pass")->act, Act::pass);
    EXPECT_EQ(read("Ann draw E2 reveal 1 A1")->act, Act::reveal);
    const auto both_kept = read("Ann draw E2 {clk=0:01:00}");
    ASSERT_TRUE(both_kept);
    EXPECT_EQ(both_kept->act, Act::nothing);
}

TEST(Parse, TheActorMayBeLeftOut) {
    EXPECT_EQ(read("reveal 1 A1")->verb(), Verb::turn);
    EXPECT_EQ(read("draw E1 plant E1 Ann")->verb(), Verb::turn);
    EXPECT_EQ(read("pass")->line.seat, no_seat);
    EXPECT_EQ(read("plant E1 Ann")->verb(), Verb::change) << "it belongs to a take";
}

TEST(Parse, Effects) {
    const auto swap = read("  swap Ann.1 P2.30");
    ASSERT_TRUE(swap);
    EXPECT_EQ(swap->verb(), Verb::change);
    EXPECT_EQ(swap->deed, Deed::swap);
    EXPECT_EQ(swap->of.seat, 0);
    EXPECT_EQ(swap->place.number, 1);
    EXPECT_EQ(swap->with.seat, 1);
    EXPECT_EQ(swap->other.number, 30);
    EXPECT_EQ(read("reveal Ann.1 A1")->deed, Deed::reveal);
    EXPECT_EQ(read("conceal Ann.1")->deed, Deed::conceal);
    EXPECT_EQ(read("move P3.2 Ann")->with.seat, 0);
    EXPECT_EQ(read("look Ann.1 ?")->card.id, "?");
    EXPECT_EQ(read("take Ann.1")->deed, Deed::take);
    EXPECT_EQ(read("discard Ann.1")->deed, Deed::discard);
    EXPECT_EQ(read("nothing stands")->deed, Deed::nothing);
    EXPECT_EQ(read("reveal Ann.999999 A1")->place.number, Position::most);
}

TEST(Parse, Deals) {
    const auto deal = read("deal A1 ? E3");
    ASSERT_TRUE(deal);
    EXPECT_EQ(deal->verb(), Verb::deal);
    EXPECT_EQ(deal->dealt_count, 3U);
    EXPECT_EQ(deal->dealt[2].id, "E3");
    EXPECT_EQ(read("deal A A A A A A A A A A")->dealt_count, 10U);
}

TEST(Parse, TheWordStandsIsNoCard) {
    const auto deal = read("deal A1 E1 stands ; too late");
    ASSERT_TRUE(deal);
    EXPECT_EQ(deal->dealt_count, 2U);
    EXPECT_TRUE(deal->line.stands());
    EXPECT_EQ(read("deal A1 standsE")->dealt_count, 2U);
    EXPECT_FALSE(read("deal stands"));
    EXPECT_FALSE(read("Ann draw stands"));
    EXPECT_FALSE(read("Ann use stands"));
    EXPECT_FALSE(read("reveal Ann.1 stands"));
}

TEST(Parse, AnyCardMayBeUnknown) {
    EXPECT_EQ(read("Ann draw ? use ?")->card.id, "?");
    EXPECT_EQ(read("Ann reveal 1 ?")->card.id, "?");
    EXPECT_EQ(read("reveal Ann.1 ?")->card.id, "?");
    EXPECT_EQ(explain("Ann reveal 1 !").message, "expected a card of the deck, or ? if nobody knows, found \"!\"");
}

TEST(Parse, WordsThatAreMissingAreNamed) {
    EXPECT_EQ(explain("Ann draw E1 use E1 on").message, "expected a player, the line ends here");
    EXPECT_EQ(explain("Ann flies").message, "expected draw, use, plant, pass or reveal, found \"flies\"");
    EXPECT_EQ(explain("swap Ann.1 Ann").span.begin, 11U);
    EXPECT_EQ(explain("Ann draw E1 plant E1 Amn").help, "did you mean Ann?");
    EXPECT_EQ(explain("reveal An.2 A1").help, "did you mean Ann?");
}

TEST(Parse, UnknownNamesAreCalledSoWhereverTheyStand) {
    for (const char* const line : {"Ann draw E1 use E1 on Zoe", "Ann draw E1 plant E1 Zoe", "reveal Zoe.2 A1",
                                   "swap Ann.1 Zoe.1", "Ann draw E1 use E1 on Zoe stands"}) {
        EXPECT_STREQ(explain(line).rule, "syntax.unknown-name") << line;
        EXPECT_EQ(explain(line).span.size(), 3U) << line;
    }
    EXPECT_STREQ(explain("reveal one A1").rule, "syntax.line");
    EXPECT_STREQ(explain("Ann draw E1 use E1 on 7").rule, "syntax.line");
}

TEST(Parse, RefusesWhatIsNoCardAndNoPosition) {
    EXPECT_FALSE(read("Ann draw 3E pass"));
    EXPECT_FALSE(read("Ann draw E-1 pass"));
    EXPECT_FALSE(read("Ann reveal one A1"));
    EXPECT_FALSE(read("Ann reveal 0 A1"));
    EXPECT_FALSE(read("reveal Ann. A1"));
    EXPECT_FALSE(read("reveal Ann.0 A1"));
    EXPECT_FALSE(read("swap Ann.1 P2.00"));
    EXPECT_EQ(read("Ann reveal 01 A1")->place.number, 1);
    EXPECT_EQ(explain("Ann reveal 0 A1").message,
              "expected the position of a file in one's own Dossier, from 1, found \"0\"");
    EXPECT_EQ(explain("swap Ann.0 P2.1").message,
              "expected a file in a Dossier, like Ann.2 (positions count from 1), found \"Ann.0\"");
    EXPECT_FALSE(read("reveal Ann.1.2 A1"));
    EXPECT_FALSE(read("draws E1"));
    EXPECT_FALSE(read("nothing at all"));
}

TEST(Parse, AlwaysMakesProgress) {
    EXPECT_EQ(tao::pegtl::analyze<grammar::line>(-1), 0U);
}

TEST(Parse, EveryRuleIsExercised) {
    test::expect_exercised<grammar::line, Written>("frame-work", "arbiter::frame_work::grammar::");
}

}  // namespace
}  // namespace arbiter::frame_work::parse_test
