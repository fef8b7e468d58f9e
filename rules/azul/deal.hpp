// Whether displays can have been filled from bag and lid: one after the other, and nobody noted in which order.
#pragma once

#include "grammar/azul/written.hpp"
#include "rules/azul/table.hpp"

#include <cstddef>
#include <span>

namespace arbiter::azul {

/// The tiles of all displays.
Tally sum_of(std::span<const Group> displays);

/// Whether every display has the tiles it must have, out of these: four, and only the last ones fewer.
bool is_filled(std::span<const Group> displays, Tally rest, bool in_order);

/// Whether the tiles of a deal can be drawn so from the table's bag and then, when that is empty, from its lid.
bool can_be_dealt(const Table& table, std::span<const Group> displays);

/// Whether some(gone, display) is true of some moment of a deal: the full displays before have got `gone`, and it is
/// the turn of `display`. With `in_order` the displays are filled in the order written, otherwise in any.
template <typename Some>
bool any_turn(std::span<const Group> displays, bool in_order, Some some) {
    for (std::size_t now = 0; now < displays.size(); ++now) {
        const std::size_t in_front = (std::size_t{1} << now) - 1;
        const std::size_t last = in_order ? in_front : (std::size_t{1} << displays.size()) - 1;
        for (std::size_t before = in_order ? in_front : 0; before <= last; ++before) {
            Tally gone = 0;
            bool full = ((before >> now) & 1U) == 0;
            for (std::size_t i = 0; full && i < displays.size(); ++i) {
                const bool filled = ((before >> i) & 1U) != 0;
                gone += filled ? displays[i].tiles : 0;
                full = !filled || total(displays[i].tiles) == 4;
            }
            if (full && some(gone, displays[now].tiles)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace arbiter::azul
