// The parts of the lines of a position that games have in common.
#pragma once

#include "grammar/record/line.hpp"
#include "rules/trace.hpp"

#include <cstdint>
#include <string_view>

namespace arbiter {

inline void add_player(std::string_view name, Seat seat, const Seats& seats, EventParts& parts) {
    if (seat != no_seat) {
        parts.add(name, seats.name(seat));
    }
}

/// `set round 2 Ben`
inline void add_set_round(const Line& line, const Seats& seats, EventParts& parts) {
    parts.add("what", "round");
    parts.add("number", static_cast<std::int64_t>(line.round));
    add_player("starter", line.named, seats, parts);
}

/// `set turn Ann`
inline void add_set_turn(const Line& line, const Seats& seats, EventParts& parts) {
    parts.add("what", "turn");
    add_player("turn", line.named, seats, parts);
}

}  // namespace arbiter
