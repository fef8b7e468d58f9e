// Lists the plays that a `?` can stand for: tiles left in the box that meet all neighbors, markers left in the heap.
#include "rules/dorfromantik/candidates.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

std::vector<Marker> markers(const Play& play, Tile tile, const Supply& supply) {
    std::vector<Marker> markers;
    const auto place = supply.set() == TileSet::printed ? printed(tile) : std::nullopt;
    for (const Terrain terrain : all_terrains) {
        const bool matches = place ? box()[*place].task == terrain : tile.shows(terrain);
        if (!matches || (play.marker.terrain != Terrain::meadow && play.marker.terrain != terrain)) {
            continue;
        }
        if (play.marker.number != 0) {
            markers.push_back({terrain, play.marker.number});
            continue;
        }
        for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
            if (supply.has({terrain, number})) {
                markers.push_back({terrain, number});
            }
        }
    }
    return markers;
}

}  // namespace

Candidates::Candidates(std::span<const Told> told) {
    for (const Told& one : told) {
        if (!one.stands && one.play.tile.known()) {
            learn(one.play);
        }
    }
}

void Candidates::learn(const Play& play) {
    if (const auto place = printed(play.tile)) {
        named_.set(*place);
    }
    if (!play.set_aside) {
        laid_.insert_or_assign({play.cell.q, play.cell.r}, play.tile);
    }
}

std::vector<Play> Candidates::of(const Play& play, const Table& table) const {
    std::vector<Play> plays;
    for (const Tile tile : tiles(play, table)) {
        Play candidate = play;
        candidate.tile = tile;
        if (play.pile == Pile::landscape) {
            plays.push_back(candidate);
            continue;
        }
        for (const Marker marker : markers(play, tile, table.supply())) {
            candidate.marker = marker;
            plays.push_back(candidate);
        }
    }
    return plays;
}

std::vector<Tile> Candidates::tiles(const Play& play, const Table& table) const {
    if (play.tile.known()) {
        return {play.tile};
    }
    return table.supply().set() == TileSet::printed ? printed_tiles_left(play, table) : invented_tiles(play, table);
}

std::vector<Tile> Candidates::printed_tiles_left(const Play& play, const Table& table) const {
    std::vector<Tile> tiles;
    for (std::uint8_t place = 0; place < printed_tiles; ++place) {
        const PrintedTile& tile = box()[place];
        if (tile.pile != play.pile || named_.test(place) || table.supply().taken(place)) {
            continue;
        }
        for (unsigned turn = 0; turn < (play.set_aside ? 1 : distinct_turns(tile.tile)); ++turn) {
            if (play.set_aside || meets_later_tiles(tile.tile.turned(turn), play.cell)) {
                tiles.push_back(tile.tile.turned(turn));
            }
        }
    }
    return tiles;
}

bool Candidates::meets_later_tiles(Tile tile, Cell cell) const {
    return std::all_of(all_directions.begin(), all_directions.end(), [&](Direction side) {
        const Cell next = neighbour(cell, side);
        const auto other = laid_.find({next.q, next.r});
        return other == laid_.end() || may_meet(tile.edge(side), other->second.edge(opposite(side)));
    });
}

std::optional<Terrain> Candidates::met(Cell cell, Direction side, const Table& table) const {
    const Cell next = neighbour(cell, side);
    if (const TileNumber number = table.map().at(next); number != no_tile) {
        return table.map()[number].tile.edge(opposite(side));
    }
    const auto later = laid_.find({next.q, next.r});
    return later == laid_.end() ? std::nullopt : std::optional(later->second.edge(opposite(side)));
}

// One tile that runs on into all its neighbours, and one that does so only where it must.
std::vector<Tile> Candidates::invented_tiles(const Play& play, const Table& table) const {
    Edges joining{};
    Edges aloof{};
    for (const Direction side : all_directions) {
        const auto terrain = met(play.cell, side, table);
        const auto free = play.pile == Pile::task ? play.marker.terrain : Terrain::meadow;
        joining[index(side)] = terrain.value_or(free);
        aloof[index(side)] = terrain && !must_match(*terrain) ? Terrain::meadow : joining[index(side)];
    }
    return {Tile(joining), Tile(aloof)};
}

}  // namespace arbiter::dorfromantik
