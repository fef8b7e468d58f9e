// A place in the play area: x to the right, y downwards, the origin anywhere.
#pragma once

#include <cstdint>

namespace arbiter::grawlix {

struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;

    friend bool operator==(Cell, Cell) = default;
};

}  // namespace arbiter::grawlix
