// What can be played in the position that a record has come to.
#pragma once

#include "rules/record/first_cause.hpp"
#include "rules/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/replayed.hpp"

#include <string>

namespace arbiter::verbs {

/// Where facts are unknown: what is legal in one of the possible worlds, and what is not legal in all.
template <Game G, typename Worlds>
void list_possible_moves(Worlds& worlds, const Report& report, Position& position) {
    position.open = !worlds.is_one();
    position.outlined = worlds.outlined();
    position.to_move = G::to_move(worlds.front());
    position.over = report.finished;
    if (worlds.outlined()) {
        return;
    }
    for (const auto& [move, in_all] : worlds.possible_moves(Position::most_listed)) {
        position.moves.push_back(move);
        position.in_all.push_back(in_all);
    }
    position.move_count = position.moves.size();
    position.more = position.move_count == Position::most_listed;
}

/// What the table could write next, as an example; nothing when it has nothing to draw or to begin.
template <Game G>
std::string line_of_table(typename G::State state, const Seats& seats) {
    typename G::Trail trail;
    usual::proceed<G>(state, trail);
    Random random(1);
    typename G::Written written{};
    std::string text;
    if (!G::over(state) && usual::deal<G>(state, random, written)) {
        G::write(state, written, {seats, {}}, text);
    }
    return text;
}

template <Game G>
Position position(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    replay_record(replay, record, open, report);
    record::gather_consequences(report);
    Position position;
    if (!replay.state()) {
        return position;
    }
    const typename G::State& state = *replay.state();
    position.reached = true;
    if constexpr (worlds::Joined<G>) {
        if (replay.worlds().active()) {
            list_possible_moves<G>(replay.worlds(), report, position);
            return position;
        }
    }
    position.to_move = G::to_move(state);
    position.over = G::over(state);
    if (!position.over) {
        usual::each_move<G>(state, [&](const typename G::Written& move) {
            if (++position.move_count <= Position::most_listed) {
                G::write(state, move, {report.seats, {}}, position.moves.emplace_back());
            }
            position.more = position.move_count == Position::most_counted;
            return !position.more;
        });
        if (position.moves.empty()) {
            position.of_table = line_of_table<G>(state, report.seats);
        }
    }
    return position;
}

}  // namespace arbiter::verbs
