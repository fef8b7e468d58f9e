// The offer of a round: the tiles laid out, and which of them have been taken.
#pragma once

#include "grammar/framework/tile.hpp"
#include "grammar/framework/turn.hpp"
#include "rules/framework/display.hpp"
#include "rules/framework/inline_vector.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::framework {

inline constexpr std::size_t most_players = 4;
inline constexpr std::size_t most_on_offer = most_players + 1;

class Offer {
public:
    void lay_out(std::span<const Tile> tiles, Stamp line);
    /// The worlds that are left when a pick has been made: none when it is impossible, whatever the tiles written `?`
    /// may be.
    std::uint32_t behind(const Pick& pick) const;
    /// The tile that such a pick takes, as far as it can be told.
    Tile taken(const Pick& pick, std::uint32_t worlds) const;
    void take(std::uint32_t worlds, Stamp line);

    std::span<const Tile> tiles() const { return {tiles_.data(), tiles_.size()}; }
    std::size_t left() const { return tiles_.size() - taken_; }
    bool may_be_free(std::size_t tile) const;
    /// Whether nobody can doubt which tiles have been taken.
    bool certain() const { return (worlds_ & (worlds_ - 1)) == 0; }
    /// Whether a pick that leaves these worlds may have taken this tile.
    bool may_be(std::size_t tile, std::uint32_t worlds) const;
    Stamp line() const { return line_; }
    /// The line on which a tile was taken, where that is certain.
    Stamp taken_line(std::size_t tile) const { return taken_lines_[tile]; }
    std::uint32_t worlds() const { return worlds_; }
    /// Puts back a position: the tiles, and the worlds that `worlds()` told.
    void restore(std::span<const Tile> tiles, std::uint32_t worlds);

    bool operator==(const Offer& other) const { return tiles_ == other.tiles_ && worlds_ == other.worlds_; }

private:
    std::uint32_t after(unsigned world, const Pick& pick) const;
    std::uint32_t after_number(unsigned world, std::size_t tile) const;
    std::uint32_t after_tile(unsigned world, const Tile& tile) const;

    InlineVector<Tile, most_on_offer> tiles_;
    /// Bit w is set if the tiles taken may be exactly those in the bits of w. While nothing is unknown there is one w.
    std::uint32_t worlds_ = 1;
    std::uint8_t taken_ = 0;
    Stamp line_ = 0;
    std::array<Stamp, most_on_offer> taken_lines_{};
};

}  // namespace arbiter::framework
