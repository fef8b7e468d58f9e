// What a game is played with: the 73 tiles and 25 markers of the base box, or those and what opened boxes add.
#pragma once

#include "grammar/dorfromantik/box_list.hpp"
#include "grammar/dorfromantik/marker.hpp"
#include "grammar/dorfromantik/tile.hpp"
#include "rules/dorfromantik/extra.hpp"
#include "rules/dorfromantik/play.hpp"

#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

struct PrintedTile {
    Tile tile;
    Pile pile = Pile::landscape;
    Terrain task = Terrain::meadow;  ///< the task printed on a task tile
};

inline constexpr std::uint32_t task_tiles = 25;
inline constexpr std::uint32_t landscape_tiles = 48;
inline constexpr std::uint32_t set_aside = 3;  ///< landscape tiles put back unseen before the game
inline constexpr std::size_t printed_tiles = task_tiles + landscape_tiles;
inline constexpr std::uint16_t smallest_marker = 4;
inline constexpr std::uint16_t largest_marker = 6;
inline constexpr std::size_t most_numbers = 8;  ///< that all markers of a box say
inline constexpr int most_on_markers = 1000;    ///< what those of a type come to: positions add them up (undecided.hpp)

/// A tile's place in its box names it; copies of a tile lie behind one another.
using Taken = std::bitset<most_listed>;

class Box {
public:
    /// The base box. No two tiles of it are alike, however they are turned.
    static const std::shared_ptr<const Box>& base();
    /// The base box, and besides of each tile listed as many as the list says, of each type listed its markers.
    static std::shared_ptr<const Box> with(const BoxList& list, std::string_view json, std::string& fault);
    /// The base box with markers that say these numbers, too: where tiles are invented.
    static std::shared_ptr<const Box> with_numbers(std::vector<std::uint16_t> numbers);

    bool is_base() const { return is_base_; }
    std::span<const PrintedTile> tiles() const { return tiles_; }
    const PrintedTile& operator[](std::uint8_t place) const { return tiles_[place]; }
    std::uint32_t count(Pile pile) const { return counts_[static_cast<std::size_t>(pile)]; }

    /// The tile that looks like this one when turned, flag included: of the stack and for the task meant, and one that
    /// is not taken yet, if there is such a one.
    std::optional<std::uint8_t> find(const Play& play, const Taken& taken) const;
    /// The tile that looks like this one when turned, with whatever flag it has.
    std::optional<std::uint8_t> find_but_for_flag(Tile tile) const;
    /// How many tiles are like this one, itself included, and where the first of them is.
    std::uint8_t copies(std::uint8_t place) const { return kinds_[place].copies; }
    std::uint8_t first_like(std::uint8_t place) const { return kinds_[place].first; }
    /// The one of them that is taken next; the last one, when none is left.
    std::uint8_t next_like(std::uint8_t place, const Taken& taken) const;
    /// The task printed on a tile; nothing for a landscape tile, or when it is none of the box.
    std::optional<Terrain> task_of(std::optional<std::uint8_t> place) const;

    /// Whether one that looks like this, flag included, has this task.
    bool has_task(Tile tile, Terrain task) const;

    /// What its markers say, of whichever type, ascending.
    std::span<const std::uint16_t> numbers() const { return numbers_; }
    std::uint8_t copies(Marker marker) const {
        const std::size_t slot = slot_of(marker.number);
        return slot == most_numbers || marker.terrain == Terrain::meadow ? std::uint8_t{0}
                                                                         : marker_copies_[slot][index(marker.terrain)];
    }
    /// Where markers with this number are counted; most_numbers: there are none.
    std::size_t slot_of(std::uint16_t number) const {
        return number < slots_.size() ? std::size_t{slots_[number]} : most_numbers;
    }

    /// The most that a line of section E comes to, where a list says so.
    const ExtraMosts& extra_mosts() const { return extra_mosts_; }

private:
    struct Kind {
        std::uint8_t first = 0;
        std::uint8_t copies = 1;
    };

    Box();
    void add_tiles(const PrintedTile& tile, std::uint64_t copies);
    std::string set_tiles(const BoxList& list);
    std::string set_markers(const BoxList& list);
    void number_slots();
    std::string set_extra(const BoxList& list, std::string_view json);
    static Sides first_of(const std::pair<Sides, std::uint8_t>& look) { return look.first; }

    bool is_base_ = true;
    std::vector<PrintedTile> tiles_;
    std::vector<Kind> kinds_;
    std::vector<std::pair<Sides, std::uint8_t>>
        looks_;  ///< of a box that is not the base one, by the least of its turns
    std::array<std::uint32_t, 2> counts_{};
    std::vector<std::uint16_t> numbers_;
    std::array<std::uint8_t, most_on_marker + 1> slots_{};
    std::array<std::array<std::uint8_t, terrains>, most_numbers> marker_copies_{};
    ExtraMosts extra_mosts_{};
};

/// The tile of the base box that looks like this one when turned, flag included.
std::optional<std::uint8_t> printed(Tile tile);

/// How many markers with this number each terrain has in the base box: one 4, two 5s, two 6s.
constexpr std::uint8_t marker_copies(std::uint16_t number) {
    return number == 4 ? 1 : number == 5 || number == 6 ? 2 : 0;
}

}  // namespace arbiter::dorfromantik
