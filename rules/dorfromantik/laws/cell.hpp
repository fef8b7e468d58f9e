// The laws of the cell: free, touching the map, and counted from a tile that is there.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline bool meets_map(const Event& event) {
    return !event.table.map().empty();
}

inline Judgement cell_taken(const Event& event) {
    return event.table.map().at(event.play.cell) == no_tile ? std::nullopt : std::optional(Fault{});
}

inline void say_occupied(const Case& of) {
    const Map& map = of.event.table.map();
    const LaidTile& there = map[map.at(of.event.play.cell)];
    of.point(of.event.written.goal_span);
    of.say("{} already lies at {}", to_text(there.tile), text_of(there.cell));
    note_tile(of, there);
    note_origin(of);
    help_place(of);
}

inline Judgement touches_nothing(const Event& event) {
    return event.around.taken == 0 && meets_map(event) ? std::optional(Fault{}) : std::nullopt;
}

inline void say_apart(const Case& of) {
    of.point(of.event.written.goal_span);
    of.say("{} touches no tile of the map", text_of(of.event.play.cell));
    help_place(of);
}

inline Judgement from_no_tile(const Event& event) {
    return event.origin ? std::nullopt : std::optional(Fault{});
}

inline bool names_direction(const Event& event) {
    return event.written.goal.kind == Goal::Kind::beside;
}

inline void say_no_such_tile(const Case& of) {
    const std::uint32_t nth = of.event.written.goal.nth;
    const std::uint32_t laid = of.event.table.map().size();
    of.point(of.event.written.goal_span);
    of.say("there is no {}: {} {} been laid so far", nth == 0 ? "tile to lie beside" : fmt::format("tile {}", nth),
           counted(laid, "tile"), laid == 1 ? "has" : "have");
}

inline constexpr std::array cell_laws{
    Rules{Law::cell_occupied,
          Rule{"dorfromantik.cell.occupied", Kind::play, heading::placement, "a tile is laid on an empty cell",
               "Another tile already lies there.", DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:0,0\n"},
          cell_taken, meets_map, say_occupied},
    Rules{Law::cell_apart,
          Rule{"dorfromantik.cell.apart", Kind::play, heading::placement, "all tiles form one connected map",
               "At least one of the six edges must lie against a tile of the map.",
               DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:2,0\n"},
          touches_nothing, meets_map, say_apart},
};

inline constexpr std::array origin_laws{
    Rules{Law::cell_no_such_tile,
          Rule{"dorfromantik.cell.no-such-tile", Kind::play, "tgn(5)",
               "a direction counts from a tile that has been laid",
               "NE alone means the tile laid last, 7NE the seventh tile laid. There is no such tile.",
               DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:7E\n"},
          from_no_tile, names_direction, say_no_such_tile},
};

}  // namespace arbiter::dorfromantik
