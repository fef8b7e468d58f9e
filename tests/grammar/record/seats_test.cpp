// Who a line names: words that can be names, and players whose names begin alike, are long or cannot stand in a line.
#include "grammar/record/seats.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace arbiter::seats_test {
namespace {

TEST(Seats, LettersOfAnyScriptMakeANameAndSignsDoNot) {
    for (const std::string_view name :
         {"Ann", "ann_2", "7", "Zo\u00EB", "\u00C0gnes", "\u0100ke", "\u0160\u0440\u5F20"}) {
        EXPECT_TRUE(is_word(name)) << name;
    }
    for (const std::string_view name : {"", "Mary Ann", "Ann-Lee", "O'Neil", "O\u2019Neil", "Ann\u2013Lee", "a\u2212b",
                                        "Ann\u00A0Lee", "\u00BFAnn", "a\u2060b"}) {
        EXPECT_FALSE(is_word(name)) << name;
    }
}

TEST(Seats, AWordEndsAtTheFirstByteThatIsNone) {
    const std::string_view line = "\u00C0gnes:1";
    EXPECT_EQ(word_at(line.data(), line.data() + line.size()), "\u00C0gnes");
    EXPECT_EQ(word_at(line.data() + 7, line.data() + line.size()), "1");
    EXPECT_EQ(word_at(line.data() + 6, line.data() + line.size()), "");
}

/// The seat that was found and the text behind its name; `none` where nobody is named.
std::string told(Seat seat, const char* behind, const char* end) {
    return behind == nullptr ? "none" : std::to_string(seat) + "|" + std::string(behind, end);
}

/// Who is named at the line's beginning.
std::string named_in(const Seats& seats, std::string_view line) {
    Seat seat = no_seat;
    const char* const end = line.data() + line.size();
    const char* const behind = seats.scan(line.data(), end, seat);
    return told(seat, behind, end);
}

/// The same, of a line that stands behind one of `before`.
std::string named_behind(Seat before, const Seats& seats, std::string_view line) {
    Seat seat = no_seat;
    const char* const end = line.data() + line.size();
    const char* const behind = seats.scan_behind(before, line.data(), end, seat);
    return told(seat, behind, end);
}

TEST(Seats, AreNamedByWholeWordsOrByNumber) {
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Anna", {}, true);
    seats.add("Mary Ann", {}, false);
    seats.add("\u00C0gnes", {}, true);
    // At the end of a text a line is read byte by byte, in the middle of one by words of eight bytes.
    for (const std::string_view behind : {"", " 1B:2\nand so it goes on for a while\n"}) {
        const std::string rest(behind);
        EXPECT_EQ(named_in(seats, "Ann" + rest), "0|" + rest);
        EXPECT_EQ(named_in(seats, "Anna" + rest), "1|" + rest);
        EXPECT_EQ(named_in(seats, "\u00C0gnes" + rest), "3|" + rest);
        EXPECT_EQ(named_in(seats, "P2" + rest), "1|" + rest);
        EXPECT_EQ(named_in(seats, "P3" + rest), "2|" + rest);
        for (const char* const nobody : {"Annabel", "An", "ann", "Mary Ann", "P5", "P0", "P22", "p1"}) {
            EXPECT_EQ(named_in(seats, nobody + rest), "none") << nobody;
        }
    }
    EXPECT_EQ(seats.word(0), "Ann");
    EXPECT_EQ(seats.word(2), "P3");
    EXPECT_EQ(seats.named("Mary Ann"), 2);
    EXPECT_EQ(seats.find("Mary Ann"), no_seat);
}

TEST(Seats, AreTheSameWhoeverActedBefore) {
    const std::string rest = " 1B:2\nand so it goes on for a while\n";
    Seats seats;
    seats.add("Ann", {}, true);
    seats.add("Anna", {}, true);
    seats.add("Mary Ann", {}, false);
    for (const Seat before : {no_seat, Seat{0}, Seat{1}, Seat{2}, Seat{7}}) {
        for (const char* const word : {"Ann", "Anna", "P2", "P3", "Annabel", "Mary Ann", "An"}) {
            EXPECT_EQ(named_behind(before, seats, word + rest), named_in(seats, word + rest)) << int{before} << word;
            EXPECT_EQ(named_behind(before, seats, word), named_in(seats, word)) << int{before} << word;
        }
    }
    EXPECT_EQ(named_behind(0, seats, "Anna" + rest), "1|" + rest);
    seats.clear();
    EXPECT_EQ(named_behind(no_seat, seats, "Ann" + rest), "none");
}

TEST(Seats, OfLongNamesAreFoundToo) {
    const std::string sixteen(16, 'a');
    const std::string seventeen(17, 'a');
    const std::string rest = " 1B:2\nand so it goes on for a while\n";
    Seats seats;
    seats.add(sixteen, {}, true);
    seats.add("Ben", {}, true);
    EXPECT_EQ(named_in(seats, sixteen + rest), "0|" + rest);
    EXPECT_EQ(named_in(seats, seventeen + rest), "none");
    seats.add(seventeen, {}, true);
    EXPECT_EQ(named_in(seats, sixteen + rest), "0|" + rest);
    EXPECT_EQ(named_in(seats, seventeen + rest), "2|" + rest);
    EXPECT_EQ(named_in(seats, "Ben" + rest), "1|" + rest);
}

TEST(Seats, BeyondTheRoomAreNotKept) {
    Seats seats;
    for (std::size_t i = 0; i <= most_seats; ++i) {
        seats.add("Ann", {}, false);
    }
    EXPECT_EQ(seats.count(), most_seats);
    seats.clear();
    EXPECT_EQ(seats.count(), 0U);
    EXPECT_EQ(seats.named("Ann"), no_seat);
}

}  // namespace
}  // namespace arbiter::seats_test
