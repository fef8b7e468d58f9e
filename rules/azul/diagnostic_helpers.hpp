// What the words of several laws of Azul have in common: who, where, and what would have been legal.
#pragma once

#include "rules/azul/event.hpp"
#include "rules/azul/words.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::azul {

inline std::string_view actor(const Case& of) {
    return of.name(of.event.actor());
}
inline const Board& board_of(const Case& of) {
    return of.event.table.board(of.event.actor());
}
inline std::uint8_t row_of(const Laying& laying) {
    return static_cast<std::uint8_t>(laying.line - 1);
}
/// The entry of the tile line that is wrong.
inline const Laying& laying_of(const Case& of) {
    return of.event.written.layings[of.fault.part];
}

void point_source(const Case& of);
void point_color(const Case& of);
void point_goal(const Case& of);
/// Points at the event on the line of the record that begins at the offset.
void note_line(const Case& of, std::uint32_t offset, std::string message);

/// Where the tiles of the pick could go.
void help_goal(const Case& of);
/// Where its color lies.
void help_color(const Case& of);
/// "on displays 1, 2 and 4 and in the center": where there are tiles; those of one color, if it is given.
std::string places_of_tiles(const Table& table, std::uint8_t color = no_color);

}  // namespace arbiter::azul
