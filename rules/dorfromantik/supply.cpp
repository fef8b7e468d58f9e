// Takes tiles and markers from what is left.
#include "rules/dorfromantik/supply.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {

bool Supply::has(Marker marker) const {
    return set_ == TileSet::any || markers_taken(marker) < box_->copies(marker);
}

std::uint8_t Supply::markers_taken(Marker marker) const {
    if (!marker.known() || box_->copies(marker) == 0) {
        return 0;
    }
    return markers_taken_[index(marker.terrain)][box_->slot_of(marker.number)];
}

void Supply::take(std::optional<std::uint8_t> printed, Pile pile) {
    if (printed) {
        taken_.set(*printed);
        pile = (*box_)[*printed].pile;
    }
    // More tiles than the stack held can only be taken where the table let a violation stand.
    std::uint32_t& left = left_[static_cast<std::size_t>(pile)];
    left -= left > 0 ? 1 : 0;
}

void Supply::put_back(std::optional<std::uint8_t> printed) {
    if (printed) {
        std::size_t last = box_->first_like(*printed);
        const std::size_t end = last + box_->copies(*printed);
        while (last + 1 < end && taken_[last + 1]) {
            ++last;
        }
        taken_.reset(last);
    }
}

void Supply::put_back(Marker marker) {
    if (markers_taken(marker) > 0) {
        --taken_of(marker);
    }
}

void Supply::keep_common(const Supply& other) {
    taken_ &= other.taken_;
    for (std::size_t pile = 0; pile < left_.size(); ++pile) {
        left_[pile] = std::max(left_[pile], other.left_[pile]);
    }
    for (std::size_t terrain = 0; terrain < terrains; ++terrain) {
        for (std::size_t number = 0; number < most_numbers; ++number) {
            std::uint8_t& taken = markers_taken_[terrain][number];
            taken = std::min(taken, other.markers_taken_[terrain][number]);
        }
    }
}

void Supply::take(Marker marker) {
    if (set_ == TileSet::printed && marker.known() && box_->copies(marker) > 0) {
        ++taken_of(marker);
    }
}

}  // namespace arbiter::dorfromantik
