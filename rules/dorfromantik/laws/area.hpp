// The laws of the area that a task tile joins with its own marker.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline bool lays_task(const Event& event) {
    return event.play.pile == Pile::task && event.play.known();
}

inline Area own_area(const Event& event) {
    return event.table.map().forecast(event.play.tile, event.play.marker.terrain, event.around);
}

/// "You may not place a Task tile that would cause a territory … to consist of more tiles … than the current Task
/// marker requires".
inline Judgement outgrows_own_marker(const Event& event) {
    if (!lays_task(event) || !event.table.sure()) {
        return std::nullopt;
    }
    const std::uint32_t tiles = own_area(event).tiles;
    return tiles > event.play.marker.number ? std::optional(Fault{.tiles = tiles}) : std::nullopt;
}

inline bool joins_area(const Event& event) {
    return lays_task(event) && own_area(event).tiles > 1;
}

inline void say_exceeded(const Case& of) {
    const Marker marker = of.event.play.marker;
    of.point(of.event.written.marker_span);
    of.say("the {} of this tile would have {}, its own marker says {}", word(marker.terrain),
           counted(of.fault.tiles, "tile"), marker.number);
    help_place(of);
}

/// Nor one that closes it with fewer. A tile with an open edge of its own closes nothing.
inline Judgement closes_own_area(const Event& event) {
    const Marker marker = event.play.marker;
    if (!lays_task(event) || !event.table.sure() ||
        (sides_of(event.play.tile.sides(), marker.terrain) & ~event.around.taken) != 0) {
        return std::nullopt;
    }
    const Area area = own_area(event);
    return area.closed() && area.tiles < marker.number ? std::optional(Fault{.tiles = area.tiles}) : std::nullopt;
}

inline bool lays_task_beside_tile(const Event& event) {
    return lays_task(event) && event.around.taken != 0;
}

inline void say_closed(const Case& of) {
    const Marker marker = of.event.play.marker;
    of.point(of.event.written.marker_span);
    of.say("the {} of this tile would be closed with {}, its own marker says {}", word(marker.terrain),
           counted(of.fault.tiles, "tile"), marker.number);
    help_place(of);
}

inline constexpr std::array area_laws{
    Rules{Law::marker_exceeded,
          Rule{"dorfromantik.marker.exceeded", Kind::play,
               "Dorfromantik rulebook, Completing tasks: additional details; ruling own-marker",
               "a task tile may not make its own area larger than its marker says",
               "At the moment a task tile is laid, the territory, track or stream of its own task must not have more "
               "tiles than its own marker requires. Older markers may be exceeded; they are cancelled.",
               DORF_ANY "Ann task F6 .F..F.:0,0\nBen task F6 .F..F.:1,0\nAnn task F6 .F..F.:2,0\nBen land "
                        ".F..F.:3,0\nAnn land .F..F.:4,0\nBen land .F..F.:5,0\nAnn task F4 .F..F.:6,0\n"},
          outgrows_own_marker, joins_area, say_exceeded},
    Rules{Law::marker_closed,
          Rule{"dorfromantik.marker.closed", Kind::play,
               "Dorfromantik rulebook, Completing tasks: additional details; ruling own-marker",
               "a task tile may not close its own area with fewer tiles than its marker says",
               "An area without an open edge can never grow again, so the new marker could not be completed. Older "
               "markers may be closed in; they are cancelled.",
               DORF_ANY "Ann task F5 F.....:0,0\nBen task F5 ...F..:1,-1\n"},
          closes_own_area, lays_task_beside_tile, say_closed},
};

}  // namespace arbiter::dorfromantik
