// Decks: what they may hold, and where the fault of a bad one is found.
#include "grammar/text/json_tree.hpp"
#include "rules/frame-work/deck_assembly.hpp"
#include "rules/frame-work/deck_cache.hpp"
#include "tests/rules/frame-work/script.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace arbiter::frame_work::deck_test {
namespace {

/// The remarks on a deck file as "line:column message".
std::vector<std::string> remarks(const std::string& text) {
    std::vector<std::string> lines;
    for (const DeckRemark& remark : assemble_deck(text).remarks) {
        const FilePlace place = place_in(text, remark.at);
        lines.push_back(std::to_string(place.line) + ":" + std::to_string(place.column) + " " + remark.message);
    }
    return lines;
}

std::string deck_with(const std::string& cards) {
    return "{\"deck\": \"x\", \"version\": 1, \"cards\": [\n" + cards + "]}";
}

const std::string five_alibis = "{\"id\": \"A1\", \"kind\": \"alibi\", \"count\": 5}";

using Remarks = std::vector<std::string>;

TEST(Deck, FindsCardsByIdsOfAnyLength) {
    Deck deck;
    for (int i = 0; i < 3000; ++i) {
        const std::string number = std::to_string(i);
        deck.cards.push_back(script::card("E" + number, 1));
        deck.cards.push_back(script::card("Eleven" + number, 1));
    }
    deck.cards.push_back(script::card("E7", 1));
    deck.sort_ids();
    for (std::size_t i = 0; i + 1 < deck.cards.size(); ++i) {
        ASSERT_EQ(deck.find(deck.cards[i].id), i) << deck.cards[i].id;
    }
    for (const std::string_view stranger : {"", "E", "E3000", "Eleven", "Eleven3000", "e1", "E01"}) {
        EXPECT_EQ(deck.find(stranger), stranger_card) << stranger;
    }
}

TEST(Deck, GoodOnesHaveNoFault) {
    EXPECT_TRUE(check(*script::plain_deck()).empty());
    EXPECT_TRUE(check(*script::lively_deck()).empty());
    EXPECT_EQ(remarks(deck_with(five_alibis)), Remarks{});
}

TEST(Deck, TargetsAreAskedForByStarredCardsAndBySteps) {
    using script::card;
    using script::step;
    EXPECT_FALSE(card("E1", 1).needs_target());
    EXPECT_FALSE(card("E1", 1, {step("reveal", "any")}).needs_target());
    EXPECT_TRUE(card("E1", 1, {step("reveal", "target")}).needs_target());
    EXPECT_TRUE(card("E1", 1, {step("move", "self", "target")}).needs_target());
    EXPECT_TRUE(card("S1", 1).needs_target());
}

TEST(Deck, OneselfIsATargetOnlyIfEveryStepSaysSo) {
    using script::card;
    using script::on_self_too;
    using script::step;
    EXPECT_TRUE(card("E1", 1, {on_self_too(step("reveal", "target"))}).may_target_user());
    EXPECT_FALSE(card("E1", 1, {on_self_too(step("reveal", "target")), step("look", "target")}).may_target_user());
    EXPECT_TRUE(card("S1", 1, {step("look", "any"), on_self_too(step("reveal", "target"))}).may_target_user());
    EXPECT_FALSE(card("S1", 1, {step("look", "any")}).may_target_user());
    EXPECT_FALSE(card("S1", 1).may_target_user());
}

TEST(Deck, FaultsAreFoundWithTheirPlace) {
    EXPECT_EQ(remarks(deck_with("{\"id\": \"A1\", \"kind\": \"alibi\", \"count\": 4}")),
              Remarks{"1:38 a deck has 5 Alibis, this one has 4"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": \"A1\", \"kind\": \"evidence\", \"count\": 2}")),
              Remarks{"3:8 another card before it has this id"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": \"2x\", \"kind\": \"evidence\", \"count\": 2}")),
              Remarks{"3:8 this is no id: an id is a letter, then letters or digits"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": \"stands\", \"kind\": \"evidence\", \"count\": 2}")),
              Remarks{"3:8 this is no id: it is the word that lets a violation stand"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": \"E1\", \"kind\": \"evidence\", \"count\": 0}")),
              Remarks{"3:43 a card is there at least once"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": \"E1\", \"kind\": \"proof\", \"count\": 1}")),
              Remarks{"3:22 this is none of alibi, evidence and starred"});
    EXPECT_EQ(remarks(deck_with("{\"id\": \"A1\", \"kind\": \"alibi\", \"count\": 5, \"effect\": [{\"do\": \"look\", "
                                "\"of\": \"target\"}]}")),
              Remarks{"2:75 this Alibi speaks of a target, but nobody uses an Alibi on anybody"});
}

TEST(Deck, OneFaultIsToldOnce) {
    const auto with_count = [](const std::string& kind, const std::string& count) {
        return remarks(
            deck_with(five_alibis + ",\n{\"id\": \"E1\", \"kind\": " + kind + ", \"count\": " + count + "}"));
    };
    EXPECT_EQ(with_count("\"evidence\"", "1.5"), Remarks{"3:43 count is a whole number"});
    EXPECT_EQ(with_count("\"evidence\"", "\"1\""), Remarks{"3:43 count is a whole number"});
    EXPECT_EQ(with_count("\"evidence\"", "1000000000"), Remarks{"3:43 a card cannot be there more than 10000 times"});
    EXPECT_EQ(with_count("\"evidence\"", "-2"), Remarks{"3:43 a card is there at least once"});
    EXPECT_EQ(with_count("\"evidence\"", "9999"), Remarks{"1:38 10004 cards are more than any table can hold"});
    EXPECT_EQ(with_count("\"alibi\"", "0"), Remarks{"3:40 a card is there at least once"});
    EXPECT_EQ(with_count("7", "1"), Remarks{"3:22 kind is a text in quotes"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"id\": 7, \"kind\": \"evidence\", \"count\": 1}")),
              Remarks{"3:8 id is a text in quotes"});
    EXPECT_EQ(remarks(deck_with(five_alibis + ",\n{\"kind\": \"evidence\", \"count\": 1}")),
              Remarks{"3:1 this card has no \"id\""});
}

TEST(Deck, StepsNeedTheirDossiersAndFaces) {
    const auto with_step = [](const std::string& step) {
        return remarks(deck_with(
            five_alibis + ",\n{\"id\": \"E1\", \"kind\": \"evidence\", \"count\": 1, \"effect\": [\n" + step + "]}"));
    };
    EXPECT_EQ(with_step(R"({"do": "burn", "of": "any"})"),
              Remarks{"4:8 this is none of reveal, conceal, swap, move, look, take and discard"});
    EXPECT_EQ(with_step(R"({"do": "plant", "of": "any"})").size(), 1U);
    EXPECT_EQ(with_step(R"({"do": "swop", "of": "any", "with": "self"})").size(), 1U);
    EXPECT_EQ(with_step(R"({"do": 1, "of": "any", "with": "self"})"), Remarks{"4:8 do is a text in quotes"});
    EXPECT_EQ(with_step(R"({"of": "any"})"), Remarks{"4:1 this step does not say what to do (\"do\")"});
    EXPECT_EQ(with_step(R"({"do": "look"})"), Remarks{"4:1 a look step does not say whose Dossier (\"of\")"});
    EXPECT_EQ(with_step(R"({"do": "swap", "of": "self"})"),
              Remarks{"4:1 a swap step does not say whose Dossier (\"with\")"});
    EXPECT_EQ(
        with_step(R"({"do": "move", "of": "self", "with": "any"})"),
        (Remarks{"4:1 a move step does not say whose Dossier (\"to\")", "4:38 \"with\" means nothing in a move step"}));
    EXPECT_EQ(with_step(R"({"do": "reveal", "of": "any", "cards": "revealed"})"),
              Remarks{"4:40 a reveal step needs a concealed card, not a revealed one"});
    EXPECT_EQ(with_step(R"({"do": "look", "of": "any", "cards": "any"})"), Remarks{});
    EXPECT_EQ(with_step(R"({"do": "look", "of": "any", "optional": 1})"), Remarks{"4:41 optional is true or false"});
}

TEST(Deck, BrokenJsonIsShownWhereItBreaks) {
    EXPECT_EQ(remarks("{\"deck\": \"x\",\n \"cards\": [").size(), 1U);
    EXPECT_EQ(remarks("{\"deck\": \"x\",\n \"cards\" [] }").front().substr(0, 4), "2:10");
    EXPECT_EQ(remarks("").front().substr(0, 3), "1:1");
    EXPECT_EQ(remarks("[]"), Remarks{"1:1 a deck file is one object, { … }"});
    EXPECT_EQ(remarks(std::string(100000, '[')), Remarks{"1:33 nested too deeply for a deck or a list"});
    EXPECT_EQ(remarks("{\"deck\": \"\xC3\xA4\", \"cards\": 7}"), Remarks{"1:24 cards is a list, [ … ]"});
}

TEST(Deck, UnknownKeysAreHarmless) {
    const std::string text =
        deck_with(five_alibis + ",\n{\"id\": \"E1\", \"kind\": \"evidence\", \"count\": 1, \"efect\": []}");
    EXPECT_EQ(remarks(text), Remarks{"3:46 this key means nothing in a card (id, name, kind, count, effect)"});
    EXPECT_NE(assemble_deck(text).deck, nullptr);
}

TEST(Deck, PlacesSurviveEscapesAndAMark) {
    const std::string text = "\xEF\xBB\xBF{\"deck\": \"a\\\"b\\\\\", \"version\": 2, \"cards\": []}";
    EXPECT_EQ(remarks(text), (Remarks{"1:31 only version 1 is known"}));
}

TEST(Deck, BuiltinOnesAreTheExamplesAndUseEveryVerb) {
    std::set<Deed> deeds;
    for (const BuiltinDeck& builtin : builtin_decks()) {
        std::ifstream file(std::string("examples/frame-work/") + std::string(builtin.name) + ".json");
        std::stringstream text;
        text << file.rdbuf();
        EXPECT_EQ(text.str(), builtin.text) << builtin.name;
        const AssembledDeck assembled = assemble_deck(builtin.text);
        ASSERT_NE(assembled.deck, nullptr) << builtin.name;
        EXPECT_TRUE(assembled.remarks.empty()) << builtin.name;
        for (const Card& card : assembled.deck->cards) {
            for (const Step& step : card.effect) {
                deeds.insert(step.deed);
            }
        }
    }
    EXPECT_EQ(deeds.size(), 7U);
}

}  // namespace
}  // namespace arbiter::frame_work::deck_test
