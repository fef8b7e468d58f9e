// Players by their numbers, for programs that need not know what people are called.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/library/arbiter/value.hpp"

#include <array>
#include <string_view>

namespace arbiter {

/// The seats of a table at which players have no names: lines call them P1, P2 ..., and parts by a name that stands for
/// their number, and in no record.
class NumberedPlayers {
public:
    void number(const Seats& seats) {
        for (std::size_t seat = seats_.count(); seat < seats.count(); ++seat) {
            seats_.add(marks[seat], seats.span(static_cast<Seat>(seat)), false);
        }
    }
    const Seats& seats() const { return seats_; }

private:
    friend void number_players(Object& parts);
    static constexpr std::array<std::string_view, most_seats> marks{
        "\x01"
        "1",
        "\x01"
        "2",
        "\x01"
        "3",
        "\x01"
        "4",
        "\x01"
        "5",
        "\x01"
        "6",
        "\x01"
        "7",
        "\x01"
        "8"};
    Seats seats_;
};

/// Puts the numbers in the place of those names.
void number_players(Object& parts);

}  // namespace arbiter
