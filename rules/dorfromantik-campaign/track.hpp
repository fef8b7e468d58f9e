// The advancement track of the campaign sheet: green hexes, and paths of white circles between them.
#pragma once

#include "grammar/dorfromantik-campaign/hex.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace arbiter::dorfromantik_campaign {

struct Path {
    Hex from = Hex::start;
    Hex to = Hex::start;
    std::uint8_t circles = 0;
    std::uint8_t heart = 0;  ///< the circle, counted from `from`, that unlocks a red heart; 0 for none
};

inline constexpr std::size_t paths = 17;
inline constexpr std::uint8_t all_circles = 123;

const std::array<Path, paths>& track();

/// Which circles have been crossed off. Every path is worked on from both its ends, since nothing forbids to walk back
/// from a hex along a path that leads to it.
class Progress {
public:
    bool reached(Hex hex) const;
    std::uint8_t crossed() const;
    std::uint8_t left() const { return static_cast<std::uint8_t>(all_circles - crossed()); }
    std::uint8_t hearts() const;

    /// Circles of the path between two hexes that are not crossed off; nothing when no path joins them.
    std::optional<std::uint8_t> left_between(Hex from, Hex to) const;

    /// Whether the next circle of the path, seen from `from`, touches one that is crossed off, or the start.
    bool adjacent(Hex from, Hex to) const;

    /// The path must exist, be adjacent and have so many circles left.
    void cross(const Step& step);

    /// Steps that cross off what has been crossed off, path by path.
    std::vector<Step> steps() const;

    friend bool operator==(const Progress&, const Progress&) = default;

private:
    struct Crossed {
        std::uint8_t near = 0;  ///< counted from the path's `from`
        std::uint8_t far = 0;   ///< counted from its `to`

        friend bool operator==(Crossed, Crossed) = default;
    };

    static std::optional<std::size_t> find(Hex one, Hex other);
    bool touched(std::size_t path, Hex end) const;
    std::uint8_t left_on(std::size_t path) const;

    std::array<Crossed, paths> crossed_{};
};

}  // namespace arbiter::dorfromantik_campaign
