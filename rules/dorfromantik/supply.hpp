// The face-down stacks and the heap of markers: what is left of them, and what has been taken.
#pragma once

#include "grammar/dorfromantik/marker.hpp"
#include "rules/dorfromantik/box.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace arbiter::dorfromantik {

/// `printed`: the tiles and markers of a box that is known. `any`: so many tiles of any shape, and any markers.
enum class TileSet : std::uint8_t { printed, any };

class Supply {
public:
    /// The box outlives it.
    Supply(TileSet set, const Box& box, std::uint32_t tasks, std::uint32_t landscapes)
        : set_(set), box_(&box), left_{tasks, landscapes} {}

    TileSet set() const { return set_; }
    std::uint32_t left(Pile pile) const { return left_[static_cast<std::size_t>(pile)]; }

    bool taken(std::uint8_t place) const { return taken_[place]; }
    const Taken& taken() const { return taken_; }
    bool has(Marker marker) const;
    std::uint8_t markers_taken(Marker marker) const;

    /// A printed tile comes off its own stack, whatever the record calls it; any other one off the stack named.
    void take(std::optional<std::uint8_t> printed, Pile pile);
    void take(Marker marker);
    /// Back onto a stack that holds so many then, and back into the heap. Of copies the last one taken goes back.
    void put_back(std::optional<std::uint8_t> printed);
    void put_back(Marker marker);
    void set_left(const std::array<std::uint32_t, 2>& left) { left_ = left; }
    /// Only what is gone from both is gone.
    void keep_common(const Supply& other);

    friend bool operator==(const Supply&, const Supply&) = default;

private:
    std::uint8_t& taken_of(Marker marker) {
        return markers_taken_[index(marker.terrain)][box_->slot_of(marker.number)];
    }

    TileSet set_;
    const Box* box_;
    std::array<std::uint32_t, 2> left_;
    Taken taken_;
    std::array<std::array<std::uint8_t, most_numbers>, terrains> markers_taken_{};
};

}  // namespace arbiter::dorfromantik
