// The laws of the marker revealed with a task tile: of its type, and one of those in the heap.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

/// Whether a marker is revealed of which at least the type is known.
inline bool shows_marker(const Event& event) {
    return event.play.pile == Pile::task && event.play.marker.terrain != Terrain::meadow;
}

inline bool reveals_marker(const Event& event) {
    return event.play.pile == Pile::task;
}

inline Judgement type_of_other_task(const Event& event) {
    if (!shows_marker(event) || !event.play.tile.known()) {
        return std::nullopt;
    }
    const Terrain type = event.play.marker.terrain;
    const bool fits = event.table.box().task_of(event.printed).value_or(type) == type && event.play.tile.shows(type);
    return fits ? std::nullopt : std::optional(Fault{.printed = event.printed});
}

inline void say_other_type(const Case& of) {
    const std::string tile = to_text(of.event.play.tile);
    const Marker marker = of.event.play.marker;
    of.point(of.event.written.marker_span);
    if (const auto task = of.event.table.box().task_of(of.fault.printed)) {
        of.say("{} has a {} task, so a {} marker goes on it, not {}", tile, word(*task), word(*task), in_words(marker));
    } else {
        of.say("{} shows no {}, so {} cannot lie on it", tile, word(marker.terrain), in_words(marker));
    }
}

/// The number is known, and the heap has no such marker.
inline bool not_in_heap(const Event& event) {
    return shows_marker(event) && event.play.marker.number != 0 && !event.table.supply().has(event.play.marker);
}

inline Judgement number_not_printed(const Event& event) {
    return not_in_heap(event) && event.table.box().copies(event.play.marker) == 0 ? std::optional(Fault{})
                                                                                  : std::nullopt;
}

inline bool takes_from_heap(const Event& event) {
    return reveals_marker(event) && event.table.supply().set() == TileSet::printed;
}

inline void say_number(const Case& of) {
    of.point(of.event.written.marker_span);
    of.say("there is no {}: markers say {}", in_words(of.event.play.marker),
           numbers_in_words(of.event.table.box(), of.event.play.marker.terrain));
    help_markers_left(of);
    help_opened_box(of);
}

inline Judgement all_revealed(const Event& event) {
    return not_in_heap(event) && event.table.box().copies(event.play.marker) > 0 ? std::optional(Fault{})
                                                                                 : std::nullopt;
}

inline bool one_was_taken(const Event& event) {
    return takes_from_heap(event) && event.table.supply().markers_taken(event.play.marker) > 0;
}

inline void say_marker_used_up(const Case& of) {
    const Marker marker = of.event.play.marker;
    const std::uint8_t copies = of.event.table.box().copies(marker);
    of.point(of.event.written.marker_span);
    of.say("{} {} {} been revealed before", each_of(copies), in_words(marker), copies == 1 ? "has" : "have");
    note_line(of, where_revealed(of.event.table, marker),
              fmt::format("{}{} was revealed here",
                          copies == 1   ? ""
                          : copies == 2 ? "the second "
                                        : "the last ",
                          in_words(marker)));
    help_markers_left(of);
    help_opened_box(of);
}

inline constexpr std::array marker_laws{
    Rules{Law::marker_other_type,
          Rule{"dorfromantik.marker.other-type", Kind::play, heading::course, "the marker matches the task tile",
               "A task tile gets a marker of its own task: forest, grain, village, track or stream. With invented "
               "tiles the tile must show the marker's type.",
               DORF_HEAD "Ann task G5 FFFFSS:0,0\n"},
          type_of_other_task, reveals_marker, say_other_type},
    Rules{Law::marker_number,
          Rule{"dorfromantik.marker.number", Kind::play, "Dorfromantik rulebook, Completing tasks; ruling tiles",
               "markers say 4, 5 or 6",
               "The base game has one marker with a 4, two with a 5 and two with a 6 of every type. The header Tiles "
               "names a list of those that opened boxes bring.",
               DORF_HEAD "Ann task F7 FFFFSS:0,0\n"},
          number_not_printed, takes_from_heap, say_number},
    Rules{Law::marker_used_up,
          Rule{"dorfromantik.marker.used-up", Kind::play, "Dorfromantik rulebook, Setup; ruling tiles",
               "of every type there is one marker with a 4, two with a 5 and two with a 6",
               "All markers like this have been revealed before. Completed and cancelled ones do not come back. The "
               "header Tiles names a list of those that opened boxes bring.",
               DORF_HEAD "Ann task F4 FFFFSS:0,0\nBen task F4 F....F:1,-1\n"},
          all_revealed, one_was_taken, say_marker_used_up},
};

}  // namespace arbiter::dorfromantik
