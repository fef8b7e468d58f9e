// Draws tiles by chance and looks for good places among guessed ones.
#include "rules/dorfromantik/random_play.hpp"

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/places.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

// Places are guessed first, because listing them all takes longer the larger the map is.
constexpr int guesses = 96;
constexpr std::size_t places_compared = 8;

std::vector<Marker> heap_of(const Table& table, Terrain terrain) {
    std::vector<Marker> heap;
    for (const std::uint16_t number : table.box().numbers()) {
        const Marker marker{terrain, number};
        heap.insert(heap.end(), std::size_t{table.box().copies(marker)} - table.supply().markers_taken(marker), marker);
    }
    return heap;
}

std::optional<Play> draw_printed(const Table& table, Pile pile, Random& random) {
    std::vector<Play> stack;
    for (std::uint8_t place = 0; place < table.box().tiles().size(); ++place) {
        const PrintedTile& tile = table.box()[place];
        if (tile.pile != pile || table.supply().taken(place)) {
            continue;
        }
        const auto heap = pile == Pile::task ? heap_of(table, tile.task) : std::vector<Marker>{};
        if (pile == Pile::landscape) {
            stack.push_back({.tile = tile.tile});
        } else if (!heap.empty()) {
            stack.push_back({.pile = pile, .marker = heap[random.below(heap.size())], .tile = tile.tile});
        }
    }
    return stack.empty() ? std::nullopt : std::optional(stack[random.below(stack.size())]);
}

Tile invent_tile(Random& random) {
    Edges edges{};
    for (std::size_t side = 0; side < edges.size(); ++side) {
        const bool goes_on = side > 0 && random.below(2) == 0;
        edges[side] = goes_on ? edges[side - 1] : static_cast<Terrain>(random.below(terrains + 1));
    }
    const Terrain flag = edges[random.below(6)];
    const bool flagged = index(flag) < flagged_terrains && random.below(8) == 0;
    return Tile(edges, flagged ? std::optional(flag) : std::nullopt);
}

std::optional<Play> invent(Pile pile, Random& random) {
    Play play{.pile = pile, .tile = invent_tile(random)};
    if (pile == Pile::landscape) {
        return play;
    }
    Terrain task = play.tile.edge(all_directions[random.below(6)]);
    while (task == Terrain::meadow) {
        play.tile = invent_tile(random);
        task = play.tile.edge(all_directions[random.below(6)]);
    }
    play.marker = {task, static_cast<std::uint16_t>(smallest_marker + random.below(3))};
    return play;
}

/// From a tile of the map straight on in a direction, both by chance, to the first empty cell; and a turn by chance.
Play guess(const Table& table, Play play, Random& random) {
    const Map& map = table.map();
    if (!map.empty()) {
        const Direction direction = all_directions[random.below(6)];
        play.cell = map[random.below(map.size())].cell;
        while (map.at(play.cell) != no_tile) {
            play.cell = neighbor(play.cell, direction);
        }
    }
    play.tile = play.tile.turned(random.below(6));
    return play;
}

int worth(const Area& area, Marker marker) {
    const bool spoilt = area.tiles > marker.number || (area.closed() && area.tiles < marker.number);
    return spoilt ? -12 : area.tiles == marker.number ? 12 : static_cast<int>(area.tiles);
}

/// How well a place serves the markers, roughly: areas that grow towards a number are good, those past it are not.
int worth(const Table& table, const Play& play) {
    const Surroundings around = table.map().around(play.cell);
    int sum = std::popcount(play.tile.sides() & around.facing);
    for (const WaitingMarker& waiting : table.waiting()) {
        if (play.tile.shows(waiting.marker.terrain)) {
            sum += worth(table.map().forecast(play.tile, waiting.marker.terrain, around), waiting.marker);
        }
    }
    return sum;
}

std::vector<Play> guess_places(const Table& table, const Play& play, std::size_t wanted, Random& random) {
    std::vector<Play> places;
    for (int tried = 0; tried < guesses && places.size() < wanted; ++tried) {
        const Play place = guess(table, play, random);
        if (may_lie(Event(table, table.to_move(), place))) {
            places.push_back(place);
        }
    }
    return places;
}

std::vector<Play> all_places(const Table& table, const Play& play) {
    std::vector<Play> places;
    any_place(table, play, [&](const Play& place) {
        places.push_back(place);
        return false;
    });
    return places;
}

}  // namespace

std::optional<Play> draw(const Table& table, Random& random) {
    const Pile pile = table.due() == Due::task ? Pile::task : Pile::landscape;
    return table.supply().set() == TileSet::any ? invent(pile, random) : draw_printed(table, pile, random);
}

std::optional<Play> random_play(const Table& table, Temper temper, Random& random) {
    auto drawn = draw(table, random);
    if (!drawn) {
        return std::nullopt;
    }
    Play& play = *drawn;
    auto places = guess_places(table, play, temper == Temper::careful ? places_compared : 1, random);
    if (places.empty()) {
        places = all_places(table, play);
    }
    if (places.empty()) {
        play.set_aside = true;
        return play;
    }
    if (temper == Temper::reckless) {
        return places[random.below(places.size())];
    }
    return *std::max_element(places.begin(), places.end(), [&](const Play& one, const Play& other) {
        return worth(table, one) < worth(table, other);
    });
}

}  // namespace arbiter::dorfromantik
