// What became of the markers of a position that are off the map, where it does not say so.
//
// A marker was completed, and its number counts, or it was lost, and all that is known of it is that its area has
// outgrown it or is closed without having come to its number (positions are looked at once, whatever order the tiles
// were laid in). On a tile that is written `F-` the number is not known either: it can have been any that the area
// allows and that the heap of its type (4 5 5 6 6) has left. So tiles of one type are bound together by their heap, and
// by the pile of completed or lost markers, where that is noted; types are not bound to each other.
//
// Hence a *group*, the tiles of a type, is gone through tile by tile with what is left of heap and piles, and the sums
// that the completed ones of the tiles before can have: there are few such states, for a heap has three numbers (18
// states of the box), however many ways lead to each. Groups then add up like dice. What one tile can be at one total
// is what it can be in its group at a sum that the other groups can bring to that total.
//
//     Example: F- in an area of 5 tiles and F- in one of 4, both open. The second was completed with the one 4 that
//     there is (a 5 would wait), so the first was completed with a 5: 9 points, though each alone could have 4.
//     Counterexample: with invented tiles there is no heap. Each tile is a group of its own then, unless a pile is
//     noted.
//
// Where it stops: with more than most_undecided markers, or a group that comes to more than most_of_group, nothing is
// known; no game that people play has either.
#pragma once

#include "grammar/dorfromantik/set.hpp"
#include "rules/dorfromantik/table.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

/// A marker that is off the map, or perhaps completed and perhaps lost: its area, and what is said of it all the same.
struct UnresolvedMarkers {
    Marker marker{};
    TileNumber tile = no_tile;  ///< no_tile: it left the game with a tile that was set aside
    Span span;                  ///< where its tile is written
    Word word = Word::none;
    std::uint32_t tiles = 0;
    bool closed = false;
};

/// All completed markers, or all lost ones, if a position says them.
struct MarkerPile {
    bool known = false;
    Span line;  ///< the last one that says so
    std::vector<PileItem> items{};

    /// A marker of it is written `?`.
    bool is_open() const;
    std::vector<std::uint16_t> numbers_of(Terrain terrain) const;
    /// Where a type is noted in points.
    std::optional<std::uint32_t> points_of(Terrain terrain) const;
};

/// What a position says of the markers that are off the map.
struct MarkersOff {
    MarkerPile done{};
    MarkerPile lost{};
    std::vector<std::uint16_t> numbers{4, 5, 6};  ///< that a marker can have which nobody noted, ascending

    bool is_open() const { return done.is_open() || lost.is_open(); }
};

/// What can have become of a marker: the numbers that it can have been completed with, and 0 if it can have been lost.
using Outcomes = std::vector<std::uint16_t>;

/// As far as its area and its word say it.
Outcomes outcomes(const UnresolvedMarkers& one, std::span<const std::uint16_t> numbers);

class Fates {
public:
    static constexpr std::size_t most_undecided = 64;
    static constexpr std::size_t most_of_group = 1024;

    /// Of a position whose other markers wait or are settled.
    Fates(std::span<const UnresolvedMarkers> undecided, const Table& table, const MarkersOff& off);

    /// What those that were completed can add up to, ascending; none where nothing fits, or there are too many markers.
    const std::vector<std::int64_t>& sums() const { return sums_; }
    /// The first type for which nothing fits.
    std::optional<Terrain> unfit() const;
    /// What a type can come to. Of invented tiles each is by itself, and the first is asked.
    std::vector<std::uint32_t> sums_of(Terrain terrain) const;
    /// Whether the heap can have one more like this.
    bool may_be_left(Marker marker) const;
    /// What can have become of each.
    std::vector<Outcomes> all();
    /// Where together they come to this.
    std::vector<Outcomes> at(std::int64_t sum);

private:
    using Sums = std::bitset<most_of_group>;
    /// What is left of the heap and of the piles, number by number.
    using Left = std::vector<std::uint8_t>;
    struct Forced {
        std::size_t tile = 0;
        std::uint16_t outcome = 0;
    };
    struct Group {
        Terrain terrain = Terrain::meadow;
        std::vector<std::size_t> tiles;      ///< those of the undecided that are of it
        std::vector<std::uint16_t> numbers;  ///< that its heap or its piles have
        Left left;                           ///< of the heap, then of the piles that are known
        std::optional<std::int64_t> points;  ///< where its pile is known
        bool has_heap = false;
        bool has_done = false;
        bool has_lost = false;
        std::vector<std::uint32_t> sums;
        std::vector<std::vector<std::pair<std::uint16_t, std::vector<std::uint32_t>>>> options{};  ///< by tile
    };

    void make_groups(const Table& table, const MarkersOff& off);
    Group& add_group(Terrain terrain, const Table& table, const MarkersOff& off);
    std::vector<std::uint32_t> sums_in(const Group& group, const Forced* forced) const;
    template <typename GoOn>
    void each_way(const Group& group, std::size_t tile, std::uint16_t outcome, const Left& left, GoOn go_on) const;
    void find_options();
    std::vector<std::vector<bool>> sums_before() const;

    std::span<const UnresolvedMarkers> undecided_;
    std::vector<std::uint16_t> numbers_;
    std::vector<Group> groups_;
    std::vector<std::vector<bool>> before_;  ///< which sums the groups before each can have, and all of them
    std::vector<std::int64_t> sums_;
    bool has_options_ = false;
};

/// What became of each, as values of the facts that stand where their tiles are written.
using FateValue = std::pair<std::uint32_t, std::string>;
std::vector<FateValue> values_of(std::span<const UnresolvedMarkers> undecided, std::span<const Outcomes> fates);

/// "whether forest 4 was completed or cancelled"
std::string question_of_fate(Marker marker);

}  // namespace arbiter::dorfromantik
