// Takes tiles and markers from what is left.
#include "rules/dorfromantik/supply.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {

bool Supply::has(Marker marker) const {
    return set_ == TileSet::any || markers_taken(marker) < marker_copies(marker.number);
}

std::uint8_t Supply::markers_taken(Marker marker) const {
    if (!marker.known() || marker_copies(marker.number) == 0) {
        return 0;
    }
    return markers_taken_[index(marker.terrain)][marker.number - smallest_marker];
}

void Supply::take(std::optional<std::uint8_t> printed, Pile pile) {
    if (printed) {
        taken_.set(*printed);
        pile = box()[*printed].pile;
    }
    // More tiles than the stack held can only be taken where the table let a violation stand.
    std::uint32_t& left = left_[static_cast<std::size_t>(pile)];
    left -= left > 0 ? 1 : 0;
}

void Supply::put_back(Marker marker) {
    if (markers_taken(marker) > 0) {
        --markers_taken_[index(marker.terrain)][marker.number - smallest_marker];
    }
}

void Supply::keep_common(const Supply& other) {
    taken_ &= other.taken_;
    for (std::size_t pile = 0; pile < left_.size(); ++pile) {
        left_[pile] = std::max(left_[pile], other.left_[pile]);
    }
    for (std::size_t terrain = 0; terrain < terrains; ++terrain) {
        for (std::size_t number = 0; number < numbers; ++number) {
            std::uint8_t& taken = markers_taken_[terrain][number];
            taken = std::min(taken, other.markers_taken_[terrain][number]);
        }
    }
}

void Supply::take(Marker marker) {
    if (set_ == TileSet::printed && marker.known() && marker_copies(marker.number) > 0) {
        ++markers_taken_[index(marker.terrain)][marker.number - smallest_marker];
    }
}

}  // namespace arbiter::dorfromantik
