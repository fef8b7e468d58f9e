// A set of players, one bit a seat.
#pragma once

#include "grammar/record/seats.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::frame_work {

inline constexpr std::size_t most_players = 4;

class SeatSet {
public:
    constexpr SeatSet() = default;
    static constexpr SeatSet first(std::size_t count) { return SeatSet((1U << count) - 1U); }
    static constexpr SeatSet only(Seat seat) { return SeatSet(1U << static_cast<unsigned>(seat)); }
    static constexpr SeatSet of_bits(unsigned bits) { return SeatSet(bits); }

    constexpr bool has(Seat seat) const { return seat >= 0 && ((bits_ >> static_cast<unsigned>(seat)) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t count() const { return counts[bits_ & 15U]; }
    constexpr unsigned bits() const { return bits_; }

    constexpr void add(Seat seat) { *this = *this | only(seat); }
    constexpr SeatSet operator|(SeatSet other) const { return SeatSet(unsigned{bits_} | other.bits_); }
    constexpr SeatSet operator&(SeatSet other) const { return SeatSet(unsigned{bits_} & other.bits_); }
    constexpr SeatSet without(SeatSet other) const { return SeatSet(unsigned{bits_} & ~unsigned{other.bits_}); }
    constexpr bool operator==(const SeatSet&) const = default;

private:
    constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    static constexpr std::array<std::uint8_t, 16> counts{0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    std::uint8_t bits_ = 0;  ///< those of four seats
};

/// The seats of a set, for `for`.
template <typename Do>
constexpr void for_each(SeatSet set, Do&& act) {
    for (Seat seat = 0; seat < static_cast<Seat>(most_players); ++seat) {
        if (set.has(seat)) {
            act(seat);
        }
    }
}

}  // namespace arbiter::frame_work
