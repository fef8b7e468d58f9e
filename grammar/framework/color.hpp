// The five frame colors, and sets of them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter::framework {

enum class Color : std::uint8_t { yellow, red, brown, green, silver };

inline constexpr std::size_t color_count = 5;
inline constexpr std::string_view color_letters = "YRBGS";  ///< by value of Color

constexpr char letter(Color color) {
    return color_letters[static_cast<std::size_t>(color)];
}

/// Which frame colors a tile shows; a color is in the set or not, order means nothing.
class Colors {
public:
    constexpr Colors() = default;
    constexpr Colors(Color color) : bits_(static_cast<std::uint8_t>(1u << static_cast<unsigned>(color))) {}

    static constexpr Colors all() { return from_bits((1u << color_count) - 1u); }
    static constexpr Colors from_bits(unsigned bits) {
        Colors colors;
        colors.bits_ = static_cast<std::uint8_t>(bits);
        return colors;
    }

    constexpr bool has(Color color) const { return (bits_ & Colors(color).bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr unsigned bits() const { return bits_; }

    constexpr bool operator==(const Colors&) const = default;
    constexpr Colors operator|(Colors other) const { return from_bits(static_cast<unsigned>(bits_ | other.bits_)); }
    constexpr Colors without(Colors other) const { return from_bits(static_cast<unsigned>(bits_ & ~other.bits_)); }
    constexpr Colors operator&(Colors other) const { return from_bits(static_cast<unsigned>(bits_ & other.bits_)); }

    /// Visits the colors in the order of the enumeration.
    template <typename Visit>
    constexpr void for_each(Visit&& visit) const {
        for (unsigned left = bits_; left != 0; left &= left - 1) {
            visit(static_cast<Color>(std::countr_zero(left)));
        }
    }

private:
    std::uint8_t bits_ = 0;
};

}  // namespace arbiter::framework
