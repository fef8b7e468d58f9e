// The laws of the stacks: which of them a tile is revealed from.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline bool reveals_task(const Event& event) {
    return event.play.pile == Pile::task;
}
inline bool reveals_landscape(const Event& event) {
    return event.play.pile == Pile::landscape;
}

/// While markers mean nothing nobody knows what is due.
inline Judgement landscape_before_task(const Event& event) {
    const bool early = reveals_landscape(event) && event.table.sure() && event.table.due() == Due::task;
    return early ? std::optional(Fault{}) : std::nullopt;
}

inline void say_task_due(const Case& of) {
    of.point(of.event.written.reveal_span);
    if (of.event.table.turns() < opening_turns) {
        of.say("the first three tiles are task tiles, and this is tile {}", of.event.table.turns() + 1);
    } else {
        of.say("a task tile is due: {}", markers_on_the_map(of.event.table));
    }
    for (const SettledMarker& settled : of.event.table.settled_last()) {
        note_line(
            of, settled.stamp,
            fmt::format("{} was {} here", in_words(settled.marker), settled.completed ? "completed" : "cancelled"));
    }
    of.help("{} reveals a task tile and a marker of its type", actor(of));
}

inline Judgement task_out_of_turn(const Event& event) {
    const bool early = reveals_task(event) && event.table.sure() && event.table.supply().left(Pile::task) > 0 &&
                       event.table.due() != Due::task;
    return early ? std::optional(Fault{}) : std::nullopt;
}

inline void say_landscape_due(const Case& of) {
    of.point(of.event.written.reveal_span);
    const auto waiting = of.event.table.waiting();
    of.say("a landscape tile is due: {} markers already lie on the map", waiting.size());
    for (const WaitingMarker& marker : waiting) {
        note_line(of, of.event.table.map()[marker.tile].stamp, fmt::format("{} waits here", in_words(marker.marker)));
    }
    of.help("{} reveals a landscape tile", actor(of));
}

/// Landscape tiles can have run out while a task tile is due; then that is what is wrong.
inline Judgement stack_empty(const Event& event) {
    const Table& table = event.table;
    const bool empty = table.supply().left(event.play.pile) == 0;
    return empty && (reveals_task(event) || !table.sure() || table.due() == Due::nothing) ? std::optional(Fault{})
                                                                                          : std::nullopt;
}

inline bool takes_last_tile(const Event& event) {
    return event.table.supply().left(event.play.pile) == 1;
}

inline void say_none_left(const Case& of) {
    of.point(of.event.written.reveal_span);
    const Terms& terms = of.event.table.terms();
    const std::uint32_t played = reveals_task(of.event) ? terms.tasks : terms.landscapes;
    of.say("no {} tile is left: {}", reveals_task(of.event) ? "task" : "landscape",
           played == 0   ? std::string("none is played")
           : played == 1 ? std::string("the only one has been revealed")
                         : fmt::format("all {} have been revealed", played));
}

inline constexpr std::array reveal_laws{
    Rules{Law::reveal_task_due,
          Rule{"dorfromantik.reveal.task-due", Kind::play, "Dorfromantik rulebook, Course of the game; ruling reveal",
               "a task tile is revealed in the first three turns, and later while fewer than three markers lie on the "
               "map",
               "As long as task tiles are left, one of them is revealed in each of the first three turns and whenever "
               "fewer than three markers lie on the map. "
               "The line reveals a landscape tile.",
               DORF_HEAD "Ann land GG.TT.:0,0\n"},
          landscape_before_task, reveals_landscape, say_task_due},
    Rules{Law::reveal_landscape_due,
          Rule{"dorfromantik.reveal.landscape-due", Kind::play,
               "Dorfromantik rulebook, Course of the game; ruling reveal",
               "with three markers on the map, or no task tile left, a landscape tile is revealed",
               "After the first three turns a task tile is revealed only while fewer than three markers lie on the "
               "map. There are enough of them.",
               DORF_THREE "Ben task V6 VVVVVV:1,-1\n"},
          task_out_of_turn, reveals_task, say_landscape_due},
    Rules{Law::reveal_none_left,
          Rule{"dorfromantik.reveal.none-left", Kind::play,
               "Dorfromantik rulebook, Completing tasks: additional details; ruling reveal",
               "only tiles that are left in the stacks can be revealed",
               "The stack has run out: 25 task tiles and 45 landscape tiles are played, or as many as Supply says. "
               "Without task tiles the game goes on with landscape tiles alone.",
               "Game: dorfromantik\nPlayers: Ann, Ben\nHouse: tiles=any\nSupply: 2 5\n\nAnn task F5 F.....:0,0\nBen "
               "task G5 ..G...:1,0\nAnn task V5 ..V...:2,0\n"},
          stack_empty, takes_last_tile, say_none_left},
};

}  // namespace arbiter::dorfromantik
