// What the words of several laws of Grawlix have in common: who, where, and what would have been legal.
#pragma once

#include "rules/grawlix/event.hpp"
#include "rules/grawlix/placements.hpp"
#include "rules/grawlix/words.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::grawlix {

inline std::string_view name(const Case& of, int player) {
    return of.name(static_cast<Seat>(player));
}
inline std::string_view actor(const Case& of) {
    return name(of, of.event.player);
}

Span span_of(const Case& of, const WrittenTile& tile);
void point_tile(const Case& of, const WrittenTile& tile);

/// Points to the earlier event, unless it stands in no record.
void note_at(const Case& of, std::string message);
/// "it is in the supply"; Ann's own hand only comes up for a tile that is drafted.
std::string where(const Case& of);
void note_where(const Case& of);
/// "-2 to 3": the rows (&Cell::y) or the columns (&Cell::x) that hold tiles.
std::string lines_in_use(const Case& of, std::int32_t Cell::*line);

/// Where the tile of this play could go, or, when it fits nowhere, another one of the hand.
void help_cell(const Case& of);
void help_hand(const Case& of);

/// Adds where the tile of this fault lies and which event put it there; whom it came to.
Fault with_evidence(const Event& event, Fault fault);

/// Whether a tile lies in the grid that the event has to do with.
inline bool meets_grid(const Event& event) {
    return !event.table().grid().empty();
}

}  // namespace arbiter::grawlix
