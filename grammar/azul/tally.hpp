// How many tiles of each color: five bytes of one number, so that bags, lids and displays add and compare at once.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::azul {

/// Byte c counts the tiles of color c; no byte ever exceeds 100, so none carries into the next.
using Tally = std::uint64_t;

inline constexpr std::uint8_t colors = 5;
/// The notation's letters in the order of the wall's first row.
inline constexpr std::string_view color_letters = "BYRKW";

constexpr Tally one_of(std::uint8_t color) {
    return Tally{1} << (8U * color);
}
constexpr std::uint8_t count_of(Tally tally, std::uint8_t color) {
    return static_cast<std::uint8_t>(tally >> (8U * color));
}
constexpr Tally all_of(Tally tally, std::uint8_t color) {
    return tally & (Tally{0xFF} << (8U * color));
}
constexpr unsigned total(Tally tally) {
    // Multiplying adds all bytes into the highest; five bytes of at most 100 could overflow it, so fold first.
    const Tally even = tally & 0x00FF00FF00FF00FFU;
    const Tally odd = (tally >> 8U) & 0x00FF00FF00FF00FFU;
    return static_cast<unsigned>(((even + odd) * 0x0001000100010001U) >> 48U);
}
/// Without those in the bytes above, of which nobody knows the color.
constexpr Tally known_of(Tally tally) {
    return tally & 0xFFFFFFFFFFU;
}
/// Of each color what count(one, other) makes of both.
template <typename Count>
constexpr Tally each_color(Tally one, Tally other, Count count) {
    Tally result = 0;
    for (std::uint8_t color = 0; color < colors; ++color) {
        result += one_of(color) * count(unsigned{count_of(one, color)}, unsigned{count_of(other, color)});
    }
    return result;
}
/// What is left of tiles once these are taken, as far as they are there.
constexpr Tally without(Tally tiles, Tally taken) {
    return each_color(tiles, taken, [](unsigned has, unsigned less) { return has - (less < has ? less : has); });
}
/// What is in both.
constexpr Tally least_of(Tally one, Tally other) {
    return each_color(one, other, [](unsigned a, unsigned b) { return a < b ? a : b; });
}
/// Every color of `part` is there as often in `whole`.
constexpr bool includes(Tally whole, Tally part) {
    constexpr Tally high = 0x8080808080U;
    return (((whole | high) - part) & high) == high;
}

}  // namespace arbiter::azul
