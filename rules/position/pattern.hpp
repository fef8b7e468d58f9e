// What a position can be asked to look like, and whether one does: its set lines, taken apart, are held against others.
#pragma once

#include "grammar/record/seats.hpp"
#include "rules/library/arbiter/value.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace arbiter {

/// Set lines of which a position needs to have those that are written here, and of these as much as is written: `?` is
/// anything that can stand there. A player called `?` is anybody, the same in all lines.
struct Pattern {
    std::vector<std::string> lines;  ///< without line breaks
    bool at_end = false;             ///< the last position of the record, and not any of them
};

/// A set line by the names of its parts.
struct SetParts {
    Seat player = no_seat;
    Object names;
};

/// Whether a position that these lines say is as the lines of the pattern ask. What has no line is not there. Cells say
/// how tiles lie to each other, wherever the first of them lies.
bool is_alike(std::span<const SetParts> position, std::span<const SetParts> pattern);

/// Why no position of a game can be as a pattern asks.
struct FaultOfPattern {
    std::size_t line = 0;  ///< of the pattern, from 0
    std::size_t at = 0;    ///< how far it can be read
    std::string why;
};

/// Why the line can be in no position, whatever that is; empty when it can.
std::string fault_of_parts(const SetParts& line);

}  // namespace arbiter
