// One walk through a line, for its text, its parts and its open facts.
#include "rules/game/fields.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::fields_test {
namespace {

struct Spelled {
    int text = 0;
    int words = 0;
};

/// `Ann takes ?:7 +a +b to Ben`; the 7 is no part.
void walk(const Seats& seats, Spelled& spelled, Fields& line) {
    static constexpr std::array<std::string_view, 2> names{"a", "b"};
    line.verb("take");
    line.actor(0, seats);
    line.write(" takes");
    line.add("what", " ", [&] {
        ++spelled.text;
        return std::string("?");
    });
    line.open(true, {10, 11}, [&] {
        ++spelled.words;
        return std::string("what Ann took");
    });
    line.write(":7");
    line.each("with", " +", names, [](std::string_view name) { return name; });
    line.open(false, {15, 16}, [&] {
        ++spelled.words;
        return std::string("what it came with");
    });
    line.player("to", " to ", 1, seats);
    line.player("over", " over ", no_seat, seats);
    line.part("count", [] { return std::int64_t{2}; });
}

Seats two_players() {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Ben", {}, true);
    return seats;
}

TEST(Fields, OneWalkWritesTheText) {
    Spelled spelled;
    std::string text = "3 ";
    Fields line(text);
    walk(two_players(), spelled, line);
    EXPECT_EQ(text, "3 Ann takes ?:7 +a +b to Ben");
    EXPECT_EQ(spelled.words, 0) << "nobody asked for the facts";
}

TEST(Fields, TheSameWalkTakesItApart) {
    Spelled spelled;
    EventParts parts;
    Fields line(parts);
    walk(two_players(), spelled, line);
    EXPECT_EQ(parts.verb, "take");
    std::vector<std::string_view> keys;
    for (const auto& [key, value] : parts.names) {
        keys.push_back(key);
    }
    EXPECT_EQ(keys, (std::vector<std::string_view>{"what", "with", "to", "count"}));
    EXPECT_EQ(std::get<std::string>(parts.names[0].second.data), "?");
    EXPECT_EQ(std::get<List>(parts.names[1].second.data).size(), 2U);
    EXPECT_EQ(std::get<std::string>(parts.names[2].second.data), "Ben");
    EXPECT_EQ(std::get<std::int64_t>(parts.names[3].second.data), 2);
}

TEST(Fields, TheSameWalkTellsWhatIsOpen) {
    Spelled spelled;
    std::vector<std::pair<Span, std::string>> facts;
    const FactSink add = [&](Span span, std::string words) { facts.emplace_back(span, std::move(words)); };
    Fields line(add);
    walk(two_players(), spelled, line);
    ASSERT_EQ(facts.size(), 1U);
    EXPECT_EQ(facts[0].first, (Span{10, 11}));
    EXPECT_EQ(facts[0].second, "what Ann took");
    EXPECT_EQ(spelled.text, 0) << "nobody asked for the text";
}

TEST(Fields, AnEmptyListIsADashOnlyWhereItIsWrittenNevertheless) {
    const std::vector<std::string> none;
    const auto same = [](const std::string& one) { return one; };
    std::string text;
    Fields line(text);
    line.what("hand", 0, two_players());
    line.each_or_none("tiles", " ", none, same);
    line.each("more", " +", none, same);
    line.pairs(none, "tiles", same, ":", "cells", same);
    EXPECT_EQ(text, "Ann hand - -");
}

}  // namespace
}  // namespace arbiter::fields_test
