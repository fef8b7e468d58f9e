// Goes through the tiles of a type with what is left of its heap and piles, and adds up types in every way there is.
#include "rules/dorfromantik/unresolved_markers.hpp"

#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace arbiter::dorfromantik {
namespace {

constexpr std::uint16_t cancelled = 0;

/// Lost with this number: the area has more tiles, or never comes to as many.
bool may_be_lost(const UnresolvedMarkers& one, std::uint16_t number) {
    return one.tile == no_tile || one.tiles > number || (one.tiles < number && one.closed);
}

std::vector<std::uint16_t> numbers_of(const UnresolvedMarkers& one, std::span<const std::uint16_t> numbers) {
    return one.marker.is_off() ? std::vector<std::uint16_t>(numbers.begin(), numbers.end())
                               : std::vector<std::uint16_t>{one.marker.number};
}

std::vector<std::uint32_t> values_in(const auto& bits) {
    std::vector<std::uint32_t> values;
    for (std::size_t value = 0; value < bits.size(); ++value) {
        if (bits[value]) {
            values.push_back(static_cast<std::uint32_t>(value));
        }
    }
    return values;
}

void remove_from(std::vector<std::uint16_t>& numbers, std::uint16_t number, bool& missing) {
    const auto at = std::ranges::find(numbers, number);
    missing = missing || at == numbers.end();
    if (at != numbers.end()) {
        numbers.erase(at);
    }
}

}  // namespace

bool MarkerPile::is_open() const {
    return std::ranges::any_of(items, [](const PileItem& item) { return !item.in_points && !item.marker.known(); });
}

std::vector<std::uint16_t> MarkerPile::numbers_of(Terrain terrain) const {
    std::vector<std::uint16_t> numbers;
    for (const PileItem& item : items) {
        if (!item.in_points && item.marker.terrain == terrain) {
            numbers.push_back(item.marker.number);
        }
    }
    return numbers;
}

std::optional<std::uint32_t> MarkerPile::points_of(Terrain terrain) const {
    const auto item = std::ranges::find_if(
        items, [&](const PileItem& one) { return one.in_points && one.marker.terrain == terrain; });
    return item == items.end() ? std::nullopt : std::optional(item->points);
}

Outcomes outcomes(const UnresolvedMarkers& one, std::span<const std::uint16_t> numbers) {
    Outcomes all;
    const std::vector<std::uint16_t> possible = numbers_of(one, numbers);
    const auto lost = [&](std::uint16_t number) { return may_be_lost(one, number); };
    if (one.word != Word::done && std::ranges::any_of(possible, lost)) {
        all.push_back(cancelled);
    }
    for (const std::uint16_t number : possible) {
        if (one.word != Word::lost && one.tile != no_tile && number <= one.tiles) {
            all.push_back(number);
        }
    }
    return all;
}

Fates::Fates(std::span<const UnresolvedMarkers> undecided, const Table& table, const MarkersOff& off)
    : undecided_(undecided), numbers_(off.numbers) {
    if (undecided.size() > most_undecided) {
        return;
    }
    make_groups(table, off);
    before_ = sums_before();
    for (const std::uint32_t sum : values_in(before_.back())) {
        sums_.push_back(sum);
    }
}

void Fates::make_groups(const Table& table, const MarkersOff& off) {
    const bool bound = table.supply().set() == TileSet::printed || off.done.known || off.lost.known;
    for (const Terrain terrain : all_terrains) {
        Group* group = bound ? &add_group(terrain, table, off) : nullptr;
        for (std::size_t at = 0; at < undecided_.size(); ++at) {
            if (undecided_[at].marker.terrain == terrain) {
                group = bound ? group : &add_group(terrain, table, off);
                group->tiles.push_back(at);
            }
        }
    }
    for (Group& group : groups_) {
        group.sums = sums_in(group, nullptr);
    }
}

/// Markers of the piles that are known to come from tiles that are settled are in none of them any more.
Fates::Group& Fates::add_group(Terrain terrain, const Table& table, const MarkersOff& off) {
    Group& group = groups_.emplace_back();
    group.terrain = terrain;
    const std::optional<std::uint32_t> in_points = off.done.points_of(terrain);
    group.has_heap = table.supply().set() == TileSet::printed;
    group.has_done = off.done.known && !in_points;
    group.has_lost = off.lost.known;
    std::vector<std::uint16_t> done = off.done.numbers_of(terrain);
    std::vector<std::uint16_t> lost = off.lost.numbers_of(terrain);
    bool missing = false;
    std::int64_t settled_points = 0;
    for (const SettledMarker& settled : table.settled()) {
        if (settled.marker.terrain == terrain && settled.completed) {
            settled_points += settled.marker.number;
            if (group.has_done) {
                remove_from(done, settled.marker.number, missing);
            }
        } else if (settled.marker.terrain == terrain && group.has_lost) {
            remove_from(lost, settled.marker.number, missing);
        }
    }
    if (in_points) {
        group.points = std::int64_t{*in_points} - settled_points;
    } else if (group.has_done) {
        group.points = missing ? -1 : std::accumulate(done.begin(), done.end(), std::int64_t{0});
    }
    if (missing) {
        group.points = -1;  // no sum of markers
    }
    group.numbers = numbers_;
    for (const auto* pile : {&done, &lost}) {
        group.numbers.insert(group.numbers.end(), pile->begin(), pile->end());
    }
    std::ranges::sort(group.numbers);
    group.numbers.erase(std::ranges::unique(group.numbers).begin(), group.numbers.end());
    const auto add = [&](auto count) {
        std::ranges::transform(group.numbers, std::back_inserter(group.left), [&](std::uint16_t number) {
            return static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(count(number), 0xFF));
        });
    };
    if (group.has_heap) {
        add([&](std::uint16_t number) -> std::ptrdiff_t {
            const int copies = table.box().copies({terrain, number});
            return std::max(0, copies - table.supply().markers_taken({terrain, number}));
        });
    }
    if (group.has_done) {
        add([&](std::uint16_t number) { return std::ranges::count(done, number); });
    }
    if (group.has_lost) {
        add([&](std::uint16_t number) { return std::ranges::count(lost, number); });
    }
    return group;
}

/// What is left behind a tile whose marker had this outcome; of lost ones each number that it can have been is a way.
template <typename GoOn>
void Fates::each_way(const Group& group, std::size_t tile, std::uint16_t outcome, const Left& left, GoOn go_on) const {
    const UnresolvedMarkers& one = undecided_[tile];
    const std::size_t count = group.numbers.size();
    const auto take = [&](std::uint16_t number, bool from_pile, std::size_t pile) {
        const auto at = static_cast<std::size_t>(std::ranges::find(group.numbers, number) - group.numbers.begin());
        Left after = left;
        bool there = true;
        const auto take_from = [&](std::size_t part) {
            there = there && at < count && after[part * count + at] > 0;
            if (there) {
                --after[part * count + at];
            }
        };
        if (group.has_heap && one.marker.is_off()) {
            take_from(0);
        }
        if (from_pile) {
            take_from(pile);
        }
        if (there) {
            go_on(after);
        }
    };
    const std::size_t done = group.has_heap ? 1 : 0;
    const std::size_t lost = done + (group.has_done ? 1 : 0);
    if (outcome != cancelled) {
        take(outcome, group.has_done, done);
        return;
    }
    for (const std::uint16_t number : numbers_of(one, numbers_)) {
        if (may_be_lost(one, number)) {
            take(number, group.has_lost && one.tile != no_tile, lost);
        }
    }
}

/// Of the completed tiles of a group, one of which is perhaps known to have had this outcome.
std::vector<std::uint32_t> Fates::sums_in(const Group& group, const Forced* forced) const {
    std::map<Left, Sums> states{{group.left, Sums(1)}};
    const bool counts = !group.has_done;  // what a pile of markers adds up to is known
    for (const std::size_t tile : group.tiles) {
        std::map<Left, Sums> after;
        for (const std::uint16_t outcome : outcomes(undecided_[tile], numbers_)) {
            if (forced != nullptr && forced->tile == tile && forced->outcome != outcome) {
                continue;
            }
            for (const auto& [left, sums] : states) {
                const Sums now = counts ? sums << outcome : sums;
                each_way(group, tile, outcome, left, [&](const Left& rest) { after[rest] |= now; });
            }
        }
        states = std::move(after);
    }
    Sums all;
    const auto first_pile = static_cast<std::ptrdiff_t>(group.has_heap ? group.numbers.size() : 0);
    for (const auto& [left, sums] : states) {
        const bool whole =
            std::all_of(left.begin() + first_pile, left.end(), [](std::uint8_t one) { return one == 0; });
        all |= whole ? sums : Sums();
    }
    if (!group.points) {
        return values_in(all);
    }
    const auto points = static_cast<std::size_t>(*group.points);
    const bool fits = *group.points >= 0 && (counts ? points < most_of_group && all[points] : all.any());
    return fits ? std::vector<std::uint32_t>{static_cast<std::uint32_t>(points)} : std::vector<std::uint32_t>{};
}

/// Which sums the groups before each can have, and all of them.
std::vector<std::vector<bool>> Fates::sums_before() const {
    std::vector<std::vector<bool>> before{{true}};
    for (const Group& group : groups_) {
        const std::vector<bool>& so_far = before.back();
        std::vector<bool> after(so_far.size() + (group.sums.empty() ? 0 : group.sums.back()));
        for (const std::uint32_t sum : group.sums) {
            for (std::size_t at = 0; at < so_far.size(); ++at) {
                after[at + sum] = after[at + sum] || so_far[at];
            }
        }
        before.push_back(std::move(after));
    }
    return before;
}

std::optional<Terrain> Fates::unfit() const {
    const auto group = std::ranges::find_if(groups_, [](const Group& one) { return one.sums.empty(); });
    return group == groups_.end() ? std::nullopt : std::optional(group->terrain);
}

std::vector<std::uint32_t> Fates::sums_of(Terrain terrain) const {
    const auto group = std::ranges::find(groups_, terrain, &Group::terrain);
    return group == groups_.end() ? std::vector<std::uint32_t>() : group->sums;
}

bool Fates::may_be_left(Marker marker) const {
    const auto found = std::ranges::find(groups_, marker.terrain, &Group::terrain);
    if (found == groups_.end() || !found->has_heap) {
        return true;
    }
    Group group = *found;
    const auto number = std::ranges::find(group.numbers, marker.number) - group.numbers.begin();
    std::uint8_t& left = group.left[static_cast<std::size_t>(number)];
    if (left == 0) {
        return false;
    }
    --left;
    return !sums_in(group, nullptr).empty();
}

void Fates::find_options() {
    for (Group& group : groups_) {
        for (const std::size_t tile : has_options_ ? std::vector<std::size_t>() : group.tiles) {
            auto& options = group.options.emplace_back();
            for (const std::uint16_t outcome : outcomes(undecided_[tile], numbers_)) {
                const Forced forced{tile, outcome};
                if (auto sums = sums_in(group, &forced); !sums.empty()) {
                    options.emplace_back(outcome, std::move(sums));
                }
            }
        }
    }
    has_options_ = true;
}

std::vector<Outcomes> Fates::all() {
    find_options();
    std::vector<Outcomes> fates(undecided_.size());
    for (const Group& group : groups_) {
        for (std::size_t at = 0; at < group.tiles.size(); ++at) {
            std::ranges::transform(group.options[at], std::back_inserter(fates[group.tiles[at]]),
                                   [](const auto& option) { return option.first; });
        }
    }
    return fates;
}

/// Backwards from the sum: what the groups before each may have come to.
std::vector<Outcomes> Fates::at(std::int64_t sum) {
    find_options();
    std::vector<Outcomes> fates(undecided_.size());
    std::vector<bool> wanted(before_.back().size());
    wanted[static_cast<std::size_t>(sum)] = true;
    for (std::size_t at = groups_.size(); at-- > 0;) {
        const Group& group = groups_[at];
        const std::vector<bool>& so_far = before_[at];
        const auto leads = [&](std::uint32_t own) {
            for (std::size_t left = 0; left < so_far.size(); ++left) {
                if (so_far[left] && wanted[left + own]) {
                    return true;
                }
            }
            return false;
        };
        for (std::size_t tile = 0; tile < group.tiles.size(); ++tile) {
            for (const auto& [outcome, sums] : group.options[tile]) {
                if (std::ranges::any_of(sums, leads)) {
                    fates[group.tiles[tile]].push_back(outcome);
                }
            }
        }
        std::vector<bool> earlier(so_far.size());
        for (std::size_t left = 0; left < so_far.size(); ++left) {
            earlier[left] = so_far[left] && std::ranges::any_of(group.sums, [&](std::uint32_t own) {
                                return static_cast<bool>(wanted[left + own]);
                            });
        }
        wanted = std::move(earlier);
    }
    return fates;
}

std::vector<FateValue> values_of(std::span<const UnresolvedMarkers> undecided, std::span<const Outcomes> fates) {
    std::vector<FateValue> values;
    for (std::size_t at = 0; at < undecided.size(); ++at) {
        const UnresolvedMarkers& one = undecided[at];
        for (const std::uint16_t outcome : one.tile == no_tile ? Outcomes() : fates[at]) {
            const std::string number = one.marker.is_off() && outcome != cancelled ? fmt::format("{} ", outcome) : "";
            values.emplace_back(one.span.begin, number + (outcome == cancelled ? "cancelled" : "completed"));
        }
    }
    return values;
}

std::string question_of_fate(Marker marker) {
    return marker.is_off()
               ? fmt::format("whether the {} marker of this tile was completed or cancelled, and its number",
                             word(marker.terrain))
               : fmt::format("whether {} was completed or cancelled", in_words(marker));
}

}  // namespace arbiter::dorfromantik
