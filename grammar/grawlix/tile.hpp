// The thirty-six tiles: a glyph and a color each, no two alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter::grawlix {

inline constexpr int tile_count = 36;

/// The glyphs and colors in the order the notation lists them.
inline constexpr std::string_view glyph_letters = "@#$%&*";
inline constexpr std::string_view color_letters = "ROYGBV";

/// A tile, or `?`: one that nobody wrote down.
class Tile {
public:
    constexpr Tile() = default;
    constexpr Tile(int glyph, int color) : index_(static_cast<std::uint8_t>(glyph * 6 + color)) {}

    static constexpr Tile unknown() { return {}; }
    static constexpr Tile from_index(int index) { return {index / 6, index % 6}; }

    constexpr bool known() const { return index_ < tile_count; }
    constexpr int index() const { return index_; }
    constexpr int glyph() const { return index_ / 6; }
    constexpr int color() const { return index_ % 6; }
    constexpr char glyph_letter() const { return known() ? glyph_letters[static_cast<std::size_t>(glyph())] : '?'; }
    constexpr char color_letter() const { return known() ? color_letters[static_cast<std::size_t>(color())] : '?'; }

    friend constexpr bool operator==(Tile, Tile) = default;

private:
    std::uint8_t index_ = tile_count;
};

/// Where an event stands that no record holds.
inline constexpr std::uint32_t nowhere = 0xFFFFFFFF;

/// A tile and where in the record it is written, counted in bytes from the record's start.
struct WrittenTile {
    Tile tile{};
    std::uint32_t at = nowhere;

    constexpr WrittenTile() = default;
    constexpr WrittenTile(Tile which, std::uint32_t where = nowhere) : tile(which), at(where) {}
    constexpr bool known() const { return tile.known(); }
};

/// Two different tiles that may not share a line.
constexpr bool clash(Tile one, Tile other) {
    return one.glyph() == other.glyph() || one.color() == other.color();
}

}  // namespace arbiter::grawlix
