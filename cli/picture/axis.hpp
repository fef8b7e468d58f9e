// The columns or rows of a group in their order, long stretches of nothing left out.
#pragma once

#include "rules/scene/scene.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::cli {

/// How far to the east a hex lies, in half hexes.
inline std::int64_t eastward(const Scene::Cell& cell) {
    return 2 * std::int64_t{cell.x} + cell.y;
}

struct Slot {
    std::int64_t at = 0;
    bool gap = false;  ///< no column: several that are empty are left out here
};

/// Each of these values, and the few between them that are not too many to show empty.
std::vector<Slot> slots_of(std::vector<std::int64_t> values);

/// The place of a value among the slots; it must be one of them.
std::size_t slot_at(const std::vector<Slot>& slots, std::int64_t value);

}  // namespace arbiter::cli
