// An event of tic-tac-toe as it is written, not yet judged: `Ann b2`.
#pragma once

#include "grammar/record/line.hpp"

#include <cstdint>

namespace arbiter::tic_tac_toe {

enum class Verb : std::uint8_t { mark = first_verb };

struct Written {
    Line line;
    std::uint8_t cell = 0;  ///< 0 to 8: a1 b1 c1 a2 ...
    Span cell_span;
};

}  // namespace arbiter::tic_tac_toe
