// The printed tiles and markers, a table to find one of the base box however it is turned, and what lists add.
//
// A list says of each tile that it names how many there are, and of each type that it names which markers there are;
// what it does not name is as in the base box. So a table that has opened a box writes down what was in it, and one
// that writes down all it has means the same. Every copy of a tile has a place of its own, for the base box needs no
// counts: copies lie behind one another and are taken from the first on, so that those that are taken say how many.
#include "rules/dorfromantik/box.hpp"

#include "grammar/dorfromantik/printed.hpp"
#include "grammar/text/json_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <tuple>

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

/// The least of its turns, which all of them share.
Sides look_of(Tile tile) {
    Sides look = tile.sides();
    for (unsigned turn = 1; turn < 6; ++turn) {
        look = std::min(look, tile.turned(turn).sides());
    }
    return look;
}

/// Nobody can tell them apart.
bool are_alike(const PrintedTile& one, const PrintedTile& other) {
    return one.pile == other.pile && one.task == other.task && one.tile.flag() == other.tile.flag() &&
           look_of(one.tile) == look_of(other.tile);
}

/// A tile, and how many of it a list says there are.
struct Counted {
    PrintedTile tile;
    std::uint64_t copies = 0;
};

/// The same tile listed twice is there with the copies of both.
std::vector<Counted> counted_tiles(const BoxList& list) {
    std::vector<Counted> tiles;
    for (const ListedTile& listed : list.tiles) {
        const PrintedTile tile{listed.tile, listed.task == Terrain::meadow ? Pile::landscape : Pile::task, listed.task};
        const auto before =
            std::ranges::find_if(tiles, [&](const Counted& other) { return are_alike(other.tile, tile); });
        if (before == tiles.end()) {
            tiles.push_back({tile, listed.copies});
        } else {
            before->copies += listed.copies;
        }
    }
    return tiles;
}

}  // namespace

Box::Box() : numbers_{4, 5, 6} {
    for (const PrintedTile& tile : the_box) {
        add_tiles(tile, 1);
    }
    number_slots();
    for (std::size_t at = 0; at < numbers_.size(); ++at) {
        marker_copies_[at].fill(dorfromantik::marker_copies(numbers_[at]));
    }
}

const std::shared_ptr<const Box>& Box::base() {
    static const Box box;
    static const std::shared_ptr<const Box> unowned(std::shared_ptr<const Box>(), &box);  // no copy of it is counted
    return unowned;
}

std::shared_ptr<const Box> Box::with(const BoxList& list, std::string_view json, std::string& fault) {
    Box box;
    fault = !list.fault.empty() ? list.fault : box.set_tiles(list);
    fault = !fault.empty() ? fault : box.set_markers(list);
    fault = !fault.empty() ? fault : box.set_extra(list, json);
    return fault.empty() ? std::make_shared<const Box>(std::move(box)) : nullptr;
}

std::shared_ptr<const Box> Box::with_numbers(std::vector<std::uint16_t> numbers) {
    Box box;
    numbers.insert(numbers.end(), box.numbers_.begin(), box.numbers_.end());
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    box.numbers_ = std::move(numbers);
    return std::make_shared<const Box>(std::move(box));
}

void Box::add_tiles(const PrintedTile& tile, std::uint64_t copies) {
    const auto first = static_cast<std::uint8_t>(tiles_.size());
    tiles_.insert(tiles_.end(), copies, tile);
    kinds_.insert(kinds_.end(), copies, {first, static_cast<std::uint8_t>(copies)});
    counts_[static_cast<std::size_t>(tile.pile)] += static_cast<std::uint32_t>(copies);
}

/// Empty, or why there can be no such box.
std::string Box::set_tiles(const BoxList& list) {
    if (list.tiles.size() > most_listed) {
        return fmt::format("it lists more than {} tiles", most_listed);
    }
    std::vector<Counted> tiles;
    std::ranges::transform(the_box, std::back_inserter(tiles), [](const PrintedTile& tile) {
        return Counted{tile, 1};
    });
    for (const Counted& listed : counted_tiles(list)) {
        const auto printed =
            std::ranges::find_if(tiles, [&](const Counted& one) { return are_alike(one.tile, listed.tile); });
        if (printed == tiles.end()) {
            tiles.push_back(listed);
        } else {
            printed->copies = listed.copies;
        }
    }
    const std::uint64_t all = std::accumulate(tiles.begin(), tiles.end(), std::uint64_t{0},
                                              [](std::uint64_t sum, const Counted& one) { return sum + one.copies; });
    if (all > most_listed) {
        return fmt::format("the box has {} tiles then, and at most {} can be told apart", all, most_listed);
    }
    is_base_ = false;
    tiles_.clear();
    kinds_.clear();
    counts_ = {};
    for (const Counted& one : tiles) {
        add_tiles(one.tile, one.copies);
    }
    for (std::size_t place = 0; place < tiles_.size(); place += kinds_[place].copies) {
        looks_.emplace_back(look_of(tiles_[place].tile), static_cast<std::uint8_t>(place));
    }
    std::ranges::sort(looks_);
    return {};
}

std::string Box::set_markers(const BoxList& list) {
    std::vector<std::uint16_t> numbers = numbers_;
    for (const auto& markers : list.markers) {
        if (markers) {
            numbers.insert(numbers.end(), markers->begin(), markers->end());
        }
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    if (numbers.size() > most_numbers) {
        return fmt::format("its markers say {} different numbers, and at most {} can be told apart", numbers.size(),
                           most_numbers);
    }
    numbers_ = std::move(numbers);
    number_slots();
    for (const Terrain terrain : all_terrains) {
        const auto& listed = list.markers[index(terrain)];
        if (listed && std::accumulate(listed->begin(), listed->end(), 0) > most_on_markers) {
            return fmt::format("its {} markers come to more than {}", word(terrain), most_on_markers);
        }
        for (std::size_t at = 0; at < numbers_.size(); ++at) {
            marker_copies_[at][index(terrain)] =
                listed ? static_cast<std::uint8_t>(std::ranges::count(*listed, numbers_[at]))
                       : dorfromantik::marker_copies(numbers_[at]);
        }
    }
    return {};
}

void Box::number_slots() {
    slots_.fill(most_numbers);
    for (std::size_t at = 0; at < numbers_.size(); ++at) {
        slots_[numbers_[at]] = static_cast<std::uint8_t>(at);
    }
}

std::string Box::set_extra(const BoxList& list, std::string_view json) {
    for (const BoxList::ExtraLine& line : list.extra) {
        const auto at = extra_line(line.name);
        if (!at) {
            return placed(json, line.at, "section E of the score sheet has no such line");
        }
        extra_mosts_[*at] = line.most;
    }
    return {};
}

std::uint8_t Box::next_like(std::uint8_t place, const Taken& taken) const {
    place = kinds_[place].first;
    const auto last = static_cast<std::uint8_t>(place + kinds_[place].copies - 1);
    while (place != last && taken[place]) {
        ++place;
    }
    return place;
}

std::optional<std::uint8_t> Box::find(const Play& play, const Taken& taken) const {
    if (is_base_) {
        return printed(play.tile);
    }
    std::optional<std::uint8_t> best;
    int best_rank = -1;
    const Sides look = look_of(play.tile);
    for (auto at = std::ranges::lower_bound(looks_, look, {}, first_of); at != looks_.end() && at->first == look;
         ++at) {
        const std::uint8_t place = next_like(at->second, taken);
        const PrintedTile& tile = tiles_[place];
        const int rank = (tile.pile == play.pile ? 4 : 0) +
                         (tile.pile == Pile::landscape || tile.task == play.marker.terrain ? 2 : 0) +
                         (taken[place] ? 0 : 1);
        if (tile.tile.flag() == play.tile.flag() && rank > best_rank) {
            best = place;
            best_rank = rank;
        }
    }
    return best;
}

std::optional<std::uint8_t> Box::find_but_for_flag(Tile tile) const {
    if (is_base_) {
        const std::uint8_t place = looks.find(tile.sides());
        return place == Looks::nothing ? std::nullopt : std::optional(place);
    }
    const Sides look = look_of(tile);
    const auto at = std::ranges::lower_bound(looks_, look, {}, first_of);
    return at != looks_.end() && at->first == look ? std::optional(at->second) : std::nullopt;
}

std::optional<Terrain> Box::task_of(std::optional<std::uint8_t> place) const {
    return place && tiles_[*place].pile == Pile::task ? std::optional(tiles_[*place].task) : std::nullopt;
}

bool Box::has_task(Tile tile, Terrain task) const {
    const Play play{.pile = Pile::task, .marker = {task, 0}, .tile = tile};
    return task_of(find(play, {})) == task;
}

std::optional<std::uint8_t> printed(Tile tile) {
    const std::uint8_t place = looks.find(tile.sides());
    if (place == Looks::nothing || the_box[place].tile.flag() != tile.flag()) {
        return std::nullopt;
    }
    return place;
}

}  // namespace arbiter::dorfromantik
