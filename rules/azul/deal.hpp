// Whether displays can have been filled from bag and lid: one after the other, and nobody noted in which order.
#pragma once

#include "grammar/azul/written.hpp"
#include "rules/azul/table.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <span>

namespace arbiter::azul {

/// The tiles of a display, those that nobody noted beside the colors.
inline Tally tiles_of(const Group& group) {
    return group.tiles + one_of(unknown_color) * group.unknown;
}

/// The tiles of all displays.
Tally sum_of(std::span<const Group> displays);

/// Whether every display has the tiles it must have, out of these: four, and only the last ones fewer.
bool is_filled(std::span<const Group> displays, Tally rest, bool in_order);

/// Whether the tiles of a deal can be drawn so from the table's bag and then, when that is empty, from its lid.
bool can_be_dealt(const Table& table, std::span<const Group> displays);

/// The tiles that are gone once some of these displays, a bit each, are filled. Whatever is filled before another is
/// full: `never` where one of them is not.
class GoneBefore {
public:
    explicit GoneBefore(std::span<const Group> displays) {
        gone_[0] = 0;
        for (std::size_t before = 1; before < std::size_t{1} << displays.size(); ++before) {
            const Tally others = gone_[before & (before - 1)];
            const Tally last = tiles_of(displays[static_cast<std::size_t>(std::countr_zero(before))]);
            gone_[before] = others != never && total(last) == 4 ? others + last : never;
        }
    }
    static constexpr Tally never = ~Tally{0};
    Tally operator[](std::size_t before) const { return gone_[before]; }

private:
    // Most of it is never looked at: to clear it would cost more than all the rest.
    std::array<Tally, std::size_t{1} << most_groups> gone_;
};

/// Whether some(gone, display) is true of some moment of a deal: the full displays before have got `gone`, and it is
/// the turn of `display`. With `in_order` the displays are filled in the order written, otherwise in any.
template <typename Some>
bool any_turn(std::span<const Group> displays, bool in_order, Some some) {
    const GoneBefore gone(displays);
    for (std::size_t now = 0; now < displays.size(); ++now) {
        const std::size_t in_front = (std::size_t{1} << now) - 1;
        const std::size_t last = in_order ? in_front : (std::size_t{1} << displays.size()) - 1;
        for (std::size_t before = in_order ? in_front : 0; before <= last; ++before) {
            const bool filled = ((before >> now) & 1U) == 0 && gone[before] != GoneBefore::never;
            if (filled && some(gone[before], displays[now].tiles)) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace arbiter::azul
