// Writes cells as records have them.
#include "grammar/cell/cell.hpp"

#include <fmt/format.h>

namespace arbiter {

std::string text_of(Cell cell) {
    return fmt::format("{},{}", cell.x, cell.y);
}

}  // namespace arbiter
