// Why an event breaks a rule of Azul: the facts that the words need.
#pragma once

#include "grammar/azul/written.hpp"
#include "rules/azul/rulebook.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace arbiter::azul {

/// What there is to draw from.
struct Stock {
    Tally bag = 0;
    Tally lid = 0;
    unsigned hidden = 0;  ///< tiles of the bag that have been drawn, nobody noted which

    /// The tiles that a display must get: four, as long as bag and lid have them.
    unsigned wanted() const { return refills() ? std::min(4U, total(bag) + total(lid) - hidden) : 4U; }
    /// The lid goes into the bag when the bag does not fill the display (ruling refill).
    bool refills() const { return total(bag) < 4 + hidden; }
    /// The tiles that can be drawn for one display.
    Tally left() const { return refills() ? bag + lid : bag; }
    /// How many these are.
    unsigned count_left() const { return total(left()) - hidden; }
    /// Tiles of the bag that a display does not show, and does not hide.
    unsigned missing(const Group& display) const {
        const unsigned lacks = total(without(bag, display.tiles));
        return lacks - std::min(lacks, hidden + display.unknown);
    }
    /// Draws the tiles of a display, as far as they are there: the bag's last ones first, then from what the lid had.
    void draw(const Group& display) {
        Tally group = display.tiles;
        if (hidden + display.unknown != 0) {
            draw_unnoted(display);
            return;
        }
        if (refills() && includes(group, bag)) [[unlikely]] {
            group -= bag;
            bag = lid;
            lid = 0;
        }
        bag -= includes(bag, group) ? group : 0;
    }

private:
    void draw_unnoted(const Group& display) {
        if (refills()) {
            bag += std::exchange(lid, 0);
        }
        bag -= includes(bag, display.tiles) ? display.tiles : 0;
        hidden += std::min<unsigned>(display.unknown, total(bag) - hidden);
    }
};

/// One broken rule with its facts; only those the rule speaks of are set.
struct Fault {
    Law law = Law::none;
    std::uint8_t part = 0;   ///< which display of a displays line, which entry of a tile line, from 0
    std::uint8_t open = 0;   ///< columns that are free for the tile, a bit each
    std::uint8_t lines = 0;  ///< complete pattern lines that are not listed, a bit each
    Stock stock{};           ///< what bag and lid hold when the display's turn comes
};

}  // namespace arbiter::azul
