// The printed tiles and markers, and a table to find a tile however it is turned.
#include "rules/dorfromantik/box.hpp"

#include "grammar/dorfromantik/printed.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::dorfromantik {
namespace {

/// The numbers of the task tiles, by the task that is printed on them.
struct PrintedTask {
    char task;
    std::array<std::size_t, 5> tiles;
};

// clang-format off
constexpr std::array<PrintedTask, 5> printed_tasks{{
    {'F', {49, 51, 54, 67, 73}},
    {'G', {50, 53, 56, 61, 64}},
    {'V', {58, 60, 63, 65, 66}},
    {'T', {52, 55, 59, 69, 70}},
    {'S', {57, 62, 68, 71, 72}}}};
// clang-format on

constexpr std::array<PrintedTile, printed_tiles> unpack() {
    std::array<PrintedTile, printed_tiles> box{};
    auto next = box.begin();
    for (const auto& [task, tiles] : printed_tasks) {
        for (const std::size_t number : tiles) {
            *next++ = {*numbered_tile(number, Direction::ne), Pile::task, *terrain_of(task)};
        }
    }
    for (std::size_t number = 1; number <= landscape_tiles; ++number) {
        *next++ = {*numbered_tile(number, Direction::ne), Pile::landscape, Terrain::meadow};
    }
    return box;
}

constexpr std::array<PrintedTile, printed_tiles> the_box = unpack();

/// Every way a printed tile can lie, scattered over a table many times their number, so that most are found at once; a
/// free slot holds no tile.
struct Looks {
    static constexpr std::size_t slots = 2048;
    static constexpr std::uint8_t nothing = 0xFF;

    struct Slot {
        Sides sides = 0;
        std::uint8_t tile = nothing;
    };
    std::array<Slot, slots> all{};

    static constexpr std::size_t slot(Sides sides) { return (sides * 2654435769U) >> 21; }

    constexpr Looks() {
        for (std::size_t place = 0; place < the_box.size(); ++place) {
            for (unsigned turn = 0; turn < distinct_turns(the_box[place].tile); ++turn) {
                insert(the_box[place].tile.turned(turn).sides(), static_cast<std::uint8_t>(place));
            }
        }
    }

    constexpr void insert(Sides look, std::uint8_t place) {
        std::size_t at = slot(look);
        while (all[at].tile != nothing) {
            at = (at + 1) % slots;
        }
        all[at] = {look, place};
    }

    constexpr std::uint8_t find(Sides look) const {
        std::size_t at = slot(look);
        while (all[at].sides != look && all[at].tile != nothing) {
            at = (at + 1) % slots;
        }
        return all[at].tile;
    }
};

constexpr Looks looks;

}  // namespace

const std::array<PrintedTile, printed_tiles>& box() {
    return the_box;
}

std::optional<std::uint8_t> printed_but_for_flag(Tile tile) {
    const std::uint8_t place = looks.find(tile.sides());
    return place == Looks::nothing ? std::nullopt : std::optional(place);
}

std::optional<std::uint8_t> printed(Tile tile) {
    const std::uint8_t place = looks.find(tile.sides());
    if (place == Looks::nothing || the_box[place].tile.flag() != tile.flag()) {
        return std::nullopt;
    }
    return place;
}

std::optional<Terrain> printed_task(std::optional<std::uint8_t> printed) {
    return printed && the_box[*printed].pile == Pile::task ? std::optional(the_box[*printed].task) : std::nullopt;
}

}  // namespace arbiter::dorfromantik
