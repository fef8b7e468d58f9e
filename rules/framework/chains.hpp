// The chains of one display: tiles with a color in common, joined by their edges, counted as they grow.
#pragma once

#include "grammar/framework/color.hpp"
#include "rules/framework/row.hpp"
#include "rules/framework/tile_set.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::framework {

/// The tiles north, east, south and west of a tile; `no_tile` where there is none.
using Beside = std::array<std::uint8_t, 4>;
inline constexpr std::uint8_t no_tile = 0xFF;

/// The neighbour, or the tile itself where there is none. Which it is looks like chance, and of `?:` a compiler would
/// make a guess.
constexpr std::size_t or_itself(std::uint8_t neighbour, std::size_t tile) {
    const std::size_t mask = std::size_t{0} - (neighbour == no_tile ? 1U : 0U);
    return neighbour ^ ((neighbour ^ tile) & mask);
}

/// A number for each color, and some behind them: a processor takes in all of them at once.
using ByColor = std::array<std::uint16_t, 8>;

/// The place of a color among the numbers. Behind them is a place for no color, which no tile shows.
constexpr std::size_t place(Color color) {
    return static_cast<std::size_t>(color);
}
inline constexpr std::size_t no_color_place = color_count;

/// Chains never shrink and never part, so joining the smaller to the larger keeps every question about them cheap.
class Chains {
public:
    static constexpr std::uint16_t none = 0xFFFF;

    /// The chains of each color that a tile belongs to or touches: each once, four at most. What a tile touches looks
    /// like chance, so nobody asks about one side or one color after the other.
    struct Touch {
        std::array<ByColor, 4> chains;
        ByColor only;  ///< the one there is, if there is no other; `none` where there is none
        ByColor number;

        template <typename Visit>
        void for_each(std::size_t color, Visit&& visit) const {
            for (const ByColor& chain : chains) {
                if (chain[color] != none) {
                    visit(chain[color]);
                }
            }
        }
        /// The tile belongs to this one.
        void belong(std::size_t color, std::uint16_t chain);
    };

    /// What the newest tile touches, and the tiles that asked to be called when there is so much of its colors.
    struct Growth {
        Touch touch;
        TileSet called;
    };

    /// Adds the next tile.
    Growth add(Colors colors, const Beside& beside);

    Touch touch(std::size_t tile, const Beside& beside) const;
    /// The tiles of the chains of one color, given by its place.
    int size(const Touch& touch, std::size_t color) const;
    TileSet tiles(const Touch& touch, std::size_t color) const;

    /// A tile asks to be called when one of these chains of one color has `more` tiles than now.
    void set_alarm(std::size_t tile, const Touch& touch, std::size_t color, int more);
    /// Forgets what a tile asked about these colors.
    void silence(std::size_t tile, Colors colors);

    std::size_t bytes() const { return ties_.bytes() + chains_.bytes(); }

private:
    static constexpr std::uint8_t silent = 0xFF;  ///< larger than any chain

    struct Chain {
        TileSet tiles;
        TileSet waiting;  ///< tiles that asked to be called when it is longer
        std::uint8_t size = 0;
        std::uint8_t alarm = silent;  ///< none of them asked about a smaller size
    };
    /// What a tile has to do with chains, by color.
    struct Ties {
        std::array<std::uint16_t, color_count> chains{none, none, none, none, none};  ///< that it belongs to
        /// The smallest size it asked about, among all chains of that color that it reaches; and of no color.
        std::array<std::uint8_t, color_count + 1> alarms{silent, silent, silent, silent, silent, silent};
    };
    static_assert(sizeof(Ties) == sizeof(ByColor));

    std::uint16_t chain_of(const Touch& touch, std::size_t color);
    std::uint16_t join(std::uint16_t one, std::uint16_t other, std::size_t color);
    int size_of_several(const Touch& touch, std::size_t color) const;
    void set_alarms(std::size_t tile, const Touch& touch, std::size_t color, int more);
    void set_alarm_of(std::uint16_t chain, std::size_t tile, std::size_t color, int more);
    TileSet ring(Chain& chain, std::size_t color) const;

    Row<Ties, tiles_in_bag> ties_;
    Row<Chain, 2 * tiles_in_bag> chains_;  ///< a tile shows three colors at most
};

/// Whether there is a chain looks like chance, too: where there is none, the first one is looked at and masked.
inline int Chains::size(const Touch& touch, std::size_t color) const {
    if (touch.number[color] > 1 || chains_.empty()) [[unlikely]] {
        return size_of_several(touch, color);
    }
    const unsigned mask = touch.only[color] == none ? 0U : 0xFFFFU;
    return static_cast<int>(chains_[touch.only[color] & mask].size & mask);
}

inline void Chains::set_alarm(std::size_t tile, const Touch& touch, std::size_t color, int more) {
    if (touch.number[color] > 1 || chains_.empty()) [[unlikely]] {
        set_alarms(tile, touch, color, more);
    } else {
        set_alarm_of(touch.only[color], tile, color, more);
    }
}

/// Where there is no chain, the alarm of the first is set for a size that none has.
inline void Chains::set_alarm_of(std::uint16_t id, std::size_t tile, std::size_t color, int more) {
    const unsigned mask = id == none ? 0U : 0xFFFFU;
    Chain& chain = chains_[id & mask];
    std::uint8_t& alarm = ties_[tile].alarms[color];
    const auto size =
        static_cast<std::uint8_t>(std::min<unsigned>(silent, chain.size + static_cast<unsigned>(more)) | ~mask);
    chain.waiting.add_if(tile, mask != 0);
    chain.alarm = std::min(chain.alarm, size);
    alarm = std::min(alarm, size);
}

inline void Chains::silence(std::size_t tile, Colors colors) {
    auto& alarms = ties_[tile].alarms;
    for (std::size_t color = 0; color < color_count; ++color) {
        const unsigned mask = 0U - (colors.bits() >> color & 1U);
        alarms[color] = static_cast<std::uint8_t>(alarms[color] | (silent & mask));
    }
}

}  // namespace arbiter::framework
