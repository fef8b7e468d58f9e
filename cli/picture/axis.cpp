// Sorts coordinates, and leaves out what is far from everything.
#include "cli/picture/axis.hpp"

#include <algorithm>

namespace arbiter::cli {
namespace {

constexpr std::int64_t widest_gap = 4;

void add_between(std::int64_t from, std::int64_t to, std::vector<Slot>& slots) {
    if (to - from > widest_gap) {
        slots.push_back({from + 1, true});
        return;
    }
    for (std::int64_t at = from + 1; at < to; ++at) {
        slots.push_back({at, false});
    }
}

}  // namespace

std::vector<Slot> slots_of(std::vector<std::int64_t> values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::vector<Slot> slots;
    for (std::size_t value = 0; value < values.size(); ++value) {
        if (value != 0) {
            add_between(values[value - 1], values[value], slots);
        }
        slots.push_back({values[value], false});
    }
    return slots;
}

std::size_t slot_at(const std::vector<Slot>& slots, std::int64_t value) {
    return static_cast<std::size_t>(std::ranges::lower_bound(slots, value, {}, &Slot::at) - slots.begin());
}

}  // namespace arbiter::cli
