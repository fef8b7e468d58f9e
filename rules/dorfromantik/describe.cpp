// What the referee says when a rule of Dorfromantik is broken: the words that several laws share.
#include "grammar/text/phrase.hpp"
#include "grammar/text/record_text.hpp"
#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/places.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

namespace arbiter::dorfromantik {
namespace {

int distance(Cell one, Cell other) {
    const int q = one.x - other.x;
    const int r = one.y - other.y;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

/// The `tile:cell` on the line that begins at the offset.
Span tile_on_line(std::string_view record, Stamp offset) {
    const Span line = line_around(record, offset);
    const std::string_view text = line.in(record);
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::size_t blank = text.find_last_of(" \t", colon);
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    const std::size_t end = std::min(text.find_first_of(" \t\r", colon), text.size());
    return {line.begin + static_cast<Stamp>(begin), line.begin + static_cast<Stamp>(end)};
}

std::string markers_left(const Table& table, Terrain terrain) {
    std::vector<std::string> numbers;
    for (const std::uint16_t number : table.box().numbers()) {
        if (table.supply().has({terrain, number})) {
            numbers.push_back(std::to_string(number));
        }
    }
    return in_words(numbers, " or ");
}

}  // namespace

void note_line(const Case& of, Stamp stamp, std::string message) {
    if (stamp != 0) {
        of.note(tile_on_line(of.referee.text(), stamp), std::move(message));
    }
}

void note_tile(const Case& of, const LaidTile& laid) {
    note_line(of, laid.stamp, fmt::format("{} was laid here", to_text(laid.tile)));
}

void note_origin(const Case& of) {
    const Goal& goal = of.event.written.goal;
    const Map& map = of.event.table.map();
    const std::uint32_t nth = goal.nth == 0 ? map.size() : goal.nth;
    if (goal.kind != Goal::Kind::beside || nth < 1 || nth > map.size() || map[nth - 1].stamp == 0) {
        return;
    }
    const Span origin = tile_on_line(of.referee.text(), map[nth - 1].stamp);
    if (std::ranges::find(of.finding.notes, origin, &Note::span) == of.finding.notes.end()) {
        Note& note = of.finding.notes.emplace_back();
        note.span = origin;
        note.message = "the direction is counted from here";
    }
}

std::optional<Play> nearest_place(const Table& table, const Play& wanted) {
    std::optional<Play> nearest;
    any_place(table, wanted, [&](const Play& place) {
        if (!nearest || distance(place.cell, wanted.cell) < distance(nearest->cell, wanted.cell)) {
            nearest = place;
        }
        return nearest->cell == wanted.cell;
    });
    return nearest;
}

void help_place(const Case& of) {
    // No box has so many tiles: to look along the border of any map, once a finding, would take its square.
    constexpr TileNumber most_tiles = 300;
    const Play& play = of.event.play;
    if (!play.known() || of.event.table.map().size() > most_tiles) {
        return;
    }
    const auto place = nearest_place(of.event.table, play);
    if (!place) {
        of.help("this tile fits nowhere: it is set aside, {}:none", to_text(play.tile));
    } else if (place->cell == play.cell) {
        of.help("turned, it fits there: {}:{}", to_text(place->tile), text_of(place->cell));
    } else {
        of.help("it fits at {}:{}", to_text(place->tile), text_of(place->cell));
    }
}

Tile turned_like(Tile printed_tile, Tile wanted) {
    for (unsigned turn = 0; turn < 6; ++turn) {
        if (printed_tile.turned(turn).sides() == wanted.sides()) {
            return printed_tile.turned(turn);
        }
    }
    return printed_tile;
}

std::string markers_on_the_map(const Table& table) {
    std::vector<std::string> markers;
    for (const WaitingMarker& waiting : table.waiting()) {
        markers.push_back(in_words(waiting.marker));
    }
    if (markers.empty()) {
        return "no marker lies on the map";
    }
    const bool one = markers.size() == 1;
    return fmt::format("only {} marker{} on the map ({})", markers.size(), one ? " lies" : "s lie",
                       in_words(markers, " and "));
}

void help_markers_left(const Case& of) {
    const Terrain terrain = of.event.play.marker.terrain;
    if (const std::string left = markers_left(of.event.table, terrain); !left.empty()) {
        of.help("{} {} is left", word(terrain), left);
    }
}

void help_opened_box(const Case& of) {
    if (of.event.table.has_base_box()) {
        of.finding.help = or_opened_box(std::move(of.finding.help));
    }
}

Stamp where_revealed(const Table& table, Marker marker) {
    Stamp stamp = 0;
    const auto look = [&](Marker used, Stamp where) { stamp = used == marker ? std::max(stamp, where) : stamp; };
    for (const SetAside& aside : table.set_aside()) {
        look(aside.marker, aside.stamp);
    }
    for (const SettledMarker& settled : table.settled()) {
        look(settled.marker, settled.tile == no_tile ? settled.stamp : table.map()[settled.tile].stamp);
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        look(waiting.marker, table.map()[waiting.tile].stamp);
    }
    return stamp;
}

std::string fate_of(Marker marker, const Table& table) {
    const auto settled = table.settled_last();
    if (const auto found = std::ranges::find(settled, marker, &SettledMarker::marker); found != settled.end()) {
        return fmt::format("it was {}, its {} having {}", found->completed ? "completed" : "cancelled",
                           word(marker.terrain), counted(found->tiles, "tile"));
    }
    const auto waiting = std::ranges::find(table.waiting(), marker, &WaitingMarker::marker);
    if (waiting == table.waiting().end()) {
        return fmt::format("no {} lay on the map", in_words(marker));
    }
    const Area& area = table.map().area(table.map().area_of(waiting->tile, marker.terrain));
    return fmt::format("its {} has {} and {}, so it still waits", word(marker.terrain), counted(area.tiles, "tile"),
                       counted(area.open, "open edge"));
}

bool settled_last(const Table& table, const Claim& claim) {
    return std::ranges::any_of(table.settled_last(), [&](const SettledMarker& one) {
        return one.marker == claim.marker && one.completed == claim.completed;
    });
}

std::string all_settled(const Table& table) {
    std::vector<std::string> words;
    for (const SettledMarker& settled : table.settled_last()) {
        words.push_back(fmt::format("+{}:{}", settled.completed ? "done" : "lost", to_text(settled.marker)));
    }
    return words.empty() ? "this tile completes and cancels no marker"
                         : fmt::format("what this tile did: {}", joined_by(words, " "));
}

}  // namespace arbiter::dorfromantik
