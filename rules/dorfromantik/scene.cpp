// Describes the table of Dorfromantik: the landscape with its flags and markers, the stacks, and tiles set aside.
#include "rules/scene/scene.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <array>

namespace arbiter::dorfromantik {
namespace {

constexpr std::array<Hue, terrains + 1> hue_of{Hue::green, Hue::yellow, Hue::red, Hue::silver, Hue::blue, Hue::none};

Hue hue(Terrain terrain) {
    return hue_of[index(terrain)];
}

void add_edges(Tile tile, Scene::Piece& piece) {
    for (const Direction side : all_directions) {
        Scene::Part& part = piece.parts.emplace_back();
        part.kind = Scene::Part::Kind::edge;
        part.hue = hue(tile.edge(side));
        part.letter.push_back(letter(tile.edge(side)));
    }
}

Scene::Part& add_sign(Hue color, std::string letters, Scene::Piece& piece) {
    Scene::Part& part = piece.parts.emplace_back();
    part.kind = Scene::Part::Kind::sign;
    part.hue = color;
    part.letter = std::move(letters);
    return part;
}

Scene::Piece piece_of(Tile tile, std::uint32_t since) {
    if (!tile.known()) {
        return unknown_piece("tile that nobody wrote down");
    }
    Scene::Piece piece;
    add_edges(tile, piece);
    piece.label = to_text(tile);
    piece.since = since;
    if (const auto flag = tile.flag()) {
        add_sign(hue(*flag), fmt::format("^{}", letter(*flag)), piece);
        piece.label += fmt::format(", {} flag", word(*flag));
    }
    return piece;
}

void show_marker(const Table& table, const WaitingMarker& waiting, Scene::Group& map) {
    Scene::Piece& piece = *map.cells[waiting.tile].piece;
    add_sign(hue(waiting.marker.terrain), to_text(waiting.marker), piece);
    if (table.sure() && table.map()[waiting.tile].tile.shows(waiting.marker.terrain)) {
        const Area& area = table.map().area(table.map().area_of(waiting.tile, waiting.marker.terrain));
        piece.label += fmt::format(", {} waits: {}, {}", in_words(waiting.marker), counted(area.tiles, "tile"),
                                   counted(area.open, "open edge"));
    }
}

void show_map(const Table& table, Scene::Group& map) {
    map.plane = Scene::Plane::hexes;
    for (const LaidTile& laid : table.map().tiles()) {
        Scene::Cell& cell = map.add(laid.cell.x, laid.cell.y);
        cell.name = text_of(laid.cell);
        cell.piece = piece_of(laid.tile, laid.stamp);
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        show_marker(table, waiting, map);
    }
}

/// The markers that wait, as a list to look them up in: marker, cell, what its area has.
void show_waiting(const Table& table, Scene::Group& group) {
    for (const WaitingMarker& waiting : table.waiting()) {
        const auto place = static_cast<std::int32_t>(group.cells.size());
        Scene::Piece& piece = *(group.add(place % 4, place / 4).piece = Scene::Piece{});
        piece.hue = hue(waiting.marker.terrain);
        piece.letter = fmt::format("{} at {}", to_text(waiting.marker), text_of(table.map()[waiting.tile].cell));
        piece.label = fmt::format("{} marker at {}", in_words(waiting.marker), text_of(table.map()[waiting.tile].cell));
    }
}

void show_aside(const Table& table, Scene::Group& group) {
    group.plane = Scene::Plane::hexes;
    for (const SetAside& aside : table.set_aside()) {
        group.add(static_cast<std::int32_t>(group.cells.size()) * 2, 0).piece = piece_of(aside.tile, aside.stamp);
    }
}

bool is_about_cell(Law law) {
    switch (law) {
        case Law::cell_occupied:
        case Law::cell_apart:
        case Law::edge_track:
        case Law::edge_stream:
        case Law::marker_closed:
        case Law::marker_exceeded: return true;
        default: return false;
    }
}

}  // namespace

/// The cell, and the neighbor that the tile does not go with.
void Dorfromantik::point(const Event& event, const Fault& fault, Scene& scene) {
    if (!is_about_cell(fault.law)) {
        return;
    }
    Scene::Group& map = scene.common().shelves[0].groups[0];
    map.point_at(event.play.cell.x, event.play.cell.y);
    if (fault.law == Law::edge_track || fault.law == Law::edge_stream) {
        const Cell other = event.table.map()[event.around.tiles[index(fault.side)]].cell;
        map.point_at(other.x, other.y);
    }
}

void Dorfromantik::scene(const State& state, const Seats&, Scene& scene) {
    const Table& table = state.table();
    Scene::Board& common = scene.common();
    common.tell("task tiles left", std::to_string(table.supply().left(Pile::task)));
    common.tell("landscape tiles left", std::to_string(table.supply().left(Pile::landscape)));
    if (table.terms().hexes == Hexes::flat) {
        // Who looks at the table from there must know it: all pictures have a corner up.
        common.tell("hexes", "flat, drawn with a corner up");
    }
    show_map(table, common.add().add("", Scene::Axes::both));
    show_waiting(table, common.add("markers that wait").add(""));
    if (!table.set_aside().empty()) {
        show_aside(table, common.add("set aside").add(""));
    }
}

}  // namespace arbiter::dorfromantik
