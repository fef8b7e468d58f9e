// What a position is laid out of: its parts, the spots of each, and what may lie on a spot.
#pragma once

#include "grammar/record/seats.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::page {

/// How the spots of a part lie, or that there is one which holds a number.
enum class Form : std::uint8_t { squares, hexes, row, number };

/// x to the right, y down; of hexes as the notation has them.
struct Spot {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::string holds{};    ///< as it is written; empty where nothing lies
    std::string printed{};  ///< what one sees where nothing lies

    std::string name() const { return std::to_string(x) + "," + std::to_string(y); }
};

/// What is set of a player, or of the table.
struct Part {
    Seat seat = no_seat;
    std::string_view word;  ///< behind `set` and the player
    std::string_view name;  ///< as people call it
    Form form = Form::row;
    std::vector<Spot> spots{};

    bool empty() const {
        for (const Spot& spot : spots) {
            if (!spot.holds.empty()) {
                return false;
            }
        }
        return true;
    }
    bool is(Seat of, std::string_view called) const { return seat == of && word == called; }
};

/// What can be laid on a spot, or how it begins.
struct Choice {
    std::string text;                ///< as it is written so far
    std::string shown{};             ///< on its key: the text where nothing else is said
    std::string name{};              ///< in words
    std::string group{};             ///< what it stands together with
    std::string tile{};              ///< its edges, of a hex
    bool whole = true;               ///< nothing more is to be said
    std::vector<std::string> any{};  ///< where it is not whole: what it may become; one of them has to be possible
};

}  // namespace arbiter::page
