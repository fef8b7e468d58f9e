// The chains of one display: tiles with a colour in common, joined by their edges, counted as they grow.
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

/// Chains never shrink and never part, so joining the smaller to the larger keeps every question about them cheap.
class Chains {
public:
    /// The chains of one colour that a tile belongs to or touches: each once, four at most.
    class Reach {
    public:
        std::size_t size() const { return size_; }
        bool empty() const { return size_ == 0; }
        std::uint16_t first() const { return at(0); }
        template <typename Visit>
        void for_each(Visit&& visit) const {
            std::uint64_t left = ids_;
            for (unsigned count = size_; count != 0; --count, left >>= 16) {
                visit(static_cast<std::uint16_t>(left));
            }
        }
        /// Unless it is none, or there already: which of them it is looks like chance, so nobody guesses.
        void add(std::uint16_t id) {
            const bool fresh = id != none && id != at(0) && id != at(1) && id != at(2);
            const auto change = static_cast<std::uint64_t>(fresh ? id ^ none : 0);
            ids_ ^= change << (16 * size_);
            size_ += fresh ? 1U : 0U;
        }

    private:
        std::uint16_t at(unsigned which) const { return static_cast<std::uint16_t>(ids_ >> (16 * which)); }

        std::uint64_t ids_ = ~std::uint64_t{0};  ///< 16 bits each, `none` where there are no more; stays in a register
        unsigned size_ = 0;
    };

    /// Adds the next tile.
    void add(Colors colors, const Beside& beside);

    Reach reach(std::size_t tile, Color color, const Beside& beside) const;
    int size(const Reach& reach) const;
    TileSet tiles(const Reach& reach) const;

    /// A tile asks to be called when one of these chains, all of one colour, has `more` tiles than now.
    void set_alarm(std::size_t tile, Color color, const Reach& reach, int more);
    /// Forgets what a tile asked about these colours.
    void silence(std::size_t tile, Colors colors);
    /// The tiles to be called because of the chains of the newest tile, which shows these colours.
    TileSet take_alarms(Colors colors);

    std::size_t bytes() const { return ties_.bytes() + chains_.bytes(); }

private:
    static constexpr std::uint16_t none = 0xFFFF;

    struct Chain {
        TileSet tiles;
        TileSet waiting;  ///< tiles that asked to be called when it is longer
        std::uint8_t size = 0;
        std::uint8_t alarm = silent;  ///< none of them asked about a smaller size
    };
    /// What a tile has to do with chains, by colour.
    struct Ties {
        std::array<std::uint16_t, color_count> chains{none, none, none, none, none};  ///< that it belongs to
        /// The smallest size it asked about, among all chains of that colour that it reaches.
        std::array<std::uint8_t, color_count> alarms{silent, silent, silent, silent, silent};
    };

    static constexpr std::uint8_t silent = 0xFF;  ///< larger than any chain

    std::uint16_t chain_of(const Reach& around, Color color);
    std::uint16_t join(std::uint16_t one, std::uint16_t other, Color color);
    TileSet ring(Chain& chain, Color color) const;

    Row<Ties, tiles_in_bag> ties_;
    Row<Chain, 2 * tiles_in_bag> chains_;  ///< a tile shows three colours at most
};

inline Chains::Reach Chains::reach(std::size_t tile, Color color, const Beside& beside) const {
    const auto index = static_cast<std::size_t>(color);
    Reach reach;
    const auto own = ties_[tile].chains[index];
    if (own != none) {
        reach.add(own);
        return reach;
    }
    for (const auto neighbour : beside) {
        reach.add(ties_[neighbour == no_tile ? tile : neighbour].chains[index]);  // of the tile's own there is none
    }
    return reach;
}

inline int Chains::size(const Reach& reach) const {
    int sum = 0;
    reach.for_each([&](std::uint16_t id) { sum += chains_[id].size; });
    return sum;
}

inline void Chains::set_alarm(std::size_t tile, Color color, const Reach& reach, int more) {
    std::uint8_t& alarm = ties_[tile].alarms[static_cast<std::size_t>(color)];
    reach.for_each([&](std::uint16_t id) {
        Chain& chain = chains_[id];
        const auto size = static_cast<std::uint8_t>(std::min<int>(silent, chain.size + more));
        chain.waiting.add(tile);
        chain.alarm = std::min(chain.alarm, size);
        alarm = std::min(alarm, size);
    });
}

inline void Chains::silence(std::size_t tile, Colors colors) {
    colors.for_each([&](Color color) { ties_[tile].alarms[static_cast<std::size_t>(color)] = silent; });
}

inline TileSet Chains::take_alarms(Colors colors) {
    TileSet called;
    colors.for_each([&](Color color) {
        Chain& chain = chains_[ties_.back().chains[static_cast<std::size_t>(color)]];
        called |= chain.size >= chain.alarm ? ring(chain, color) : TileSet();
    });
    return called;
}

}  // namespace arbiter::framework
