// The state of one line being read: where the record begins, who plays, and what has been written so far.
#pragma once

#include "grammar/peg/farthest.hpp"
#include "grammar/record/line.hpp"
#include "grammar/record/seats.hpp"

#include <cstdint>

namespace arbiter {

/// What a game's parser is called with: a cursor into a record. `at` moves behind the line that was read.
struct LineCursor {
    const char* record = nullptr;  ///< the record's first byte: offsets count from here
    const char* at = nullptr;
    const char* end = nullptr;
    const Seats* seats = nullptr;
};

namespace peg {

/// The PEGTL state of a line. `Written` is the game's own event and has a member `Line line`.
template <typename Written>
struct Reading {
    const char* record;
    const Seats& seats;
    Written& written;
    Farthest* farthest = nullptr;  ///< set in the explaining pass only
    Seat before = no_seat;         ///< who acted in the line that was read last

    Line& line() { return written.line; }
    std::uint32_t offset(const char* at) const { return static_cast<std::uint32_t>(at - record); }
    Span span(const char* from, const char* to) const { return {offset(from), offset(to)}; }
};

}  // namespace peg
}  // namespace arbiter
