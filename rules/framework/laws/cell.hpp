// The laws of the cell: where a direction leads, free, edge to edge with the player's display.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

inline bool meets_display(const Event& event) {
    return event.move.act != Act::store && !event.display().empty();
}

inline Judgement cell_taken(const Event& event) {
    if (!event.move.spot.taken()) {
        return std::nullopt;
    }
    const Laid& laid = event.display()[event.move.spot.tile];
    return Fault{.cell = laid.cell, .tile = laid.tile, .line = laid.line};
}

inline void say_occupied(const Case& of) {
    const std::string tile = text(of.fault.tile);
    of.point(of.event.place().span);
    of.say("{} is taken: {} lies there", text_of(of.fault.cell), tile);
    note_line(of, fmt::format("{} was laid here", tile));
    help_cell(of);
}

inline bool touches_nothing(const Event& event) {
    return !event.move.spot.touches() && meets_display(event);
}
inline bool touches_corner(const Event& event) {
    return event.display().touches_corner(event.move.spot.cell);
}
inline bool meets_corner(const Event& event) {
    return meets_display(event) && event.display().size() > 1 && touches_corner(event);
}

inline Judgement apart(const Event& event) {
    return touches_nothing(event) && !touches_corner(event) ? std::optional(Fault{.cell = event.move.spot.cell})
                                                            : std::nullopt;
}

inline void say_apart(const Case& of) {
    of.point(of.event.place().span);
    of.say("{} touches no tile of {}", text_of(of.fault.cell), actor(of));
    help_cell(of);
}

inline Judgement corner_only(const Event& event) {
    return touches_nothing(event) && touches_corner(event) ? std::optional(Fault{.cell = event.move.spot.cell})
                                                           : std::nullopt;
}

inline void say_corner_only(const Case& of) {
    of.point(of.event.place().span);
    of.say("{} touches the tiles of {} at a corner only", text_of(of.fault.cell), actor(of));
    help_cell(of);
}

inline Judgement from_no_tile(const Event& event) {
    const Place& place = event.place();
    return event.has_cell
               ? std::nullopt
               : std::optional(Fault{.expected = static_cast<int>(event.display().size()), .found = place.number});
}

inline bool names_direction(const Event& event) {
    return event.place().by != Place::By::cell;
}

inline void say_no_such_tile(const Case& of) {
    of.point(of.event.place().span);
    if (of.fault.expected == 0) {
        of.say("{} has laid no tile yet, so no direction leads anywhere", actor(of));
        of.help("the first tile may lie on any cell, such as 0,0");
    } else {
        of.say("{} has laid {}, there is no {}", actor(of), counted(of.fault.expected, "tile"),
               ordinal(static_cast<std::size_t>(of.fault.found)));
    }
}

inline constexpr std::array cell_laws{
    Rules{Law::cell_occupied,
          Rule{"framework.cell.occupied", Kind::play, heading::notes, "a tile stays where it was placed",
               "A tile lies on this cell of the player's display, and tiles that have been placed are never moved.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:0,0\n"},
          cell_taken, meets_display, say_occupied},
};

inline constexpr std::array touch_laws{
    Rules{Law::cell_apart,
          Rule{"framework.cell.apart", Kind::play, heading::gameplay,
               "a tile is laid edge to edge with another one of the display",
               "Except for the first tile of a display, every tile touches another one of the same player at an edge.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:2,0\n"},
          apart, meets_display, say_apart},
    Rules{Law::cell_corner_only,
          Rule{"framework.cell.corner-only", Kind::play, heading::gameplay, "tiles are not laid diagonally",
               "The cell touches the display diagonally, which is not enough: tiles are laid edge to edge.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nAnn 3:1,1\n"},
          corner_only, meets_corner, say_corner_only},
};

inline constexpr std::array place_laws{
    Rules{Law::cell_no_such_tile,
          Rule{"framework.cell.no-such-tile", Kind::play, heading::notation,
               "a direction starts from a tile that has been laid",
               "N, E, S and W start from the tile that the player laid last, 7E from the player's 7th. There is no "
               "such tile yet.",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:E\n"},
          from_no_tile, names_direction, say_no_such_tile},
};

}  // namespace arbiter::framework
