// What the words of several laws of Dorfromantik have in common: who, where, and what would have been legal.
#pragma once

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::dorfromantik {

inline std::string_view actor(const Case& of) {
    return of.name(static_cast<Seat>(of.event.player));
}

/// Points to the tile on the line that begins there; 0 is nowhere.
void note_line(const Case& of, Stamp stamp, std::string message);
void note_tile(const Case& of, const LaidTile& laid);
/// Points to the tile from which a direction was counted, unless the finding shows it already.
void note_origin(const Case& of);

/// The place nearest to the one wanted where the tile may lie in some turn.
std::optional<Play> nearest_place(const Table& table, const Play& wanted);
void help_place(const Case& of);

/// A printed tile in the turn in which it looks like this one.
Tile turned_like(Tile printed_tile, Tile wanted);

/// "only 2 markers lie on the map (forest 5 and grain 4)"
std::string markers_on_the_map(const Table& table);
void help_markers_left(const Case& of);
/// Of a piece that the base box does not have.
void help_opened_box(const Case& of);
/// Where the last one like this was revealed.
Stamp where_revealed(const Table& table, Marker marker);

/// What became of a marker, as far as the table shows it.
std::string fate_of(Marker marker, const Table& table);
bool settled_last(const Table& table, const Claim& claim);
std::string all_settled(const Table& table);

}  // namespace arbiter::dorfromantik
