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
        auto begin() const { return ids_.begin(); }
        auto end() const { return ids_.begin() + size_; }
        /// Unless it is none, or there already: which of them it is looks like chance, so nobody guesses.
        void add(std::uint16_t id) {
            const bool fresh = id != none && id != ids_[0] && id != ids_[1] && id != ids_[2];
            ids_[size_] = id;
            size_ = static_cast<std::uint8_t>(size_ + (fresh ? 1 : 0));
            ids_[size_] = none;
        }

    private:
        std::array<std::uint16_t, 5> ids_{none, none, none, none, none};
        std::uint8_t size_ = 0;
    };

    /// Adds the next tile. `asking` are the tiles with tasks among it and its neighbours.
    void add(Colors colors, const Beside& beside, const TileSet& asking);

    Reach reach(std::size_t tile, Color color, const Beside& beside) const;
    int size(const Reach& reach) const;
    TileSet tiles(const Reach& reach) const;

    /// A tile asks to be called when one of these chains, all of one colour, has `more` tiles than now.
    void set_alarm(std::size_t tile, Color color, const Reach& reach, int more);
    /// Forgets what a tile asked about these colours.
    void silence(std::size_t tile, Colors colors);
    /// The tiles to be called because of the chains of the newest tile, which shows these colours.
    TileSet take_alarms(Colors colors);

    std::size_t bytes() const { return of_.bytes() + alarms_.bytes() + chains_.bytes(); }

private:
    static constexpr std::uint16_t none = 0xFFFF;

    struct Chain {
        TileSet tiles;
        TileSet onlookers;  ///< tiles with tasks that are in the chain or touch it
        std::uint8_t size = 0;
        std::uint8_t alarm = silent;  ///< no onlooker asked about a smaller size
    };
    using Links = std::array<std::uint16_t, color_count>;  ///< a tile's chain of each colour

    static constexpr std::uint8_t silent = 0xFF;  ///< larger than any chain

    std::uint16_t chain_for(Color color, const Beside& beside);
    std::uint16_t join(std::uint16_t one, std::uint16_t other, Color color);
    TileSet ring(Chain& chain, Color color);
    void look_on(std::uint16_t tile, const Beside& beside);

    Row<Links, tiles_in_bag> of_;
    /// By tile and colour: the smallest size it asked about, among all its chains of that colour.
    Row<std::array<std::uint8_t, color_count>, tiles_in_bag> alarms_;
    Row<Chain, 2 * tiles_in_bag> chains_;  ///< a tile shows three colours at most
};

inline Chains::Reach Chains::reach(std::size_t tile, Color color, const Beside& beside) const {
    const auto index = static_cast<std::size_t>(color);
    Reach reach;
    const auto own = of_[tile][index];
    if (own != none) {
        reach.add(own);
        return reach;
    }
    for (const auto neighbour : beside) {
        reach.add(of_[neighbour == no_tile ? tile : neighbour][index]);  // of the tile's own there is none
    }
    return reach;
}

inline int Chains::size(const Reach& reach) const {
    int sum = 0;
    for (const auto id : reach) {
        sum += chains_[id].size;
    }
    return sum;
}

inline void Chains::set_alarm(std::size_t tile, Color color, const Reach& reach, int more) {
    std::uint8_t& alarm = alarms_[tile][static_cast<std::size_t>(color)];
    for (const auto id : reach) {
        Chain& chain = chains_[id];
        const auto size = static_cast<std::uint8_t>(std::min<int>(silent, chain.size + more));
        chain.alarm = std::min(chain.alarm, size);
        alarm = std::min(alarm, size);
    }
}

inline void Chains::silence(std::size_t tile, Colors colors) {
    colors.for_each([&](Color color) { alarms_[tile][static_cast<std::size_t>(color)] = silent; });
}

inline TileSet Chains::take_alarms(Colors colors) {
    TileSet called;
    colors.for_each([&](Color color) {
        Chain& chain = chains_[of_.back()[static_cast<std::size_t>(color)]];
        called |= chain.size >= chain.alarm ? ring(chain, color) : TileSet();
    });
    return called;
}

}  // namespace arbiter::framework
