// What can be written next, taken apart.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/trace/position_summary.hpp"
#include "rules/verbs/replayed.hpp"

#include <span>
#include <string>
#include <string_view>

namespace arbiter::verbs {

/// The parts of a move as it is written; where several lines are, those of the last.
template <Game G>
MoveInParts move_in_parts(const typename G::State& state, std::string_view text, const Seats& seats) {
    text.remove_prefix(text.rfind('\n') + 1);
    const std::string line = std::string(text) + '\n';
    LineCursor cursor{line.data(), line.data(), line.data() + line.size(), &seats};
    typename G::Written written{};
    MoveInParts move;
    if (G::read(cursor, written)) {
        add_parts<G>(&state, written, {seats, line}, text, move.parts);
        move.player = written.line.seat == no_seat ? G::to_move(state) : written.line.seat;
    }
    return move;
}

template <Game G>
[[gnu::cold]] NextInParts next_in_parts(const Record& record, const FileReader& open,
                                        std::span<const std::string> moves) {
    Replay<G> replay;
    Report report;
    replay_record(replay, record, open, report);
    NextInParts next;
    if (!replay.state()) {
        return next;
    }
    const typename G::State* state = &*replay.state();
    if constexpr (candidates::Joined<G>) {
        if (replay.candidates().active() && !replay.candidates().relaxed()) {
            state = &replay.candidates().front();
        }
    }
    for (const std::string& move : moves) {
        next.moves.push_back(move_in_parts<G>(*state, move, report.seats));
    }
    if (G::to_move(*state) == no_seat) {
        find_due<G>(*state, report.seats, next.due);
    }
    return next;
}

}  // namespace arbiter::verbs
