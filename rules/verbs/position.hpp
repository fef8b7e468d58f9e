// What can be played in the position that a record has come to.
#pragma once

#include "rules/candidates/possible_moves.hpp"
#include "rules/record/canonical.hpp"
#include "rules/record/first_cause.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/replayed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::verbs {

/// What the table could write next, as an example; nothing when it has nothing to draw or to begin.
template <Game G>
std::string line_of_table(typename G::State state, const Seats& seats, std::uint64_t seed = 1) {
    typename G::ScoreLog log;
    defaults::proceed<G>(state, log);
    Random random(seed);
    typename G::Written written{};
    std::string text;
    if (!G::over(state) && defaults::deal<G>(state, random, written)) {
        defaults::write<G>(state, written, {seats, {}}, text);
    }
    return text;
}

/// A position that was set can leave open who is to move.
template <typename State>
bool is_turn_unsaid(const State& state) {
    if constexpr (requires { state.turn_unsaid; }) {
        return state.turn_unsaid;
    } else {
        return false;
    }
}

/// Asks then for the line that says it, with somebody as an example; not where the table is to write something first.
template <Game G>
void ask_for_turn(const typename G::State& state, const Seats& seats, Position& position) {
    const bool wanted = !G::over(state) && G::to_move(state) == no_seat && is_turn_unsaid(state);
    position.turn_unsaid = wanted && line_of_table<G>(state, seats).empty();
    if (position.turn_unsaid) {
        position.of_table = fmt::format("set turn {}", record::word_behind_set(seats, 0));
    }
}

/// Where facts are unknown: what is legal in one of the possible worlds, and what is not legal in all.
template <Game G, typename Candidates>
void list_possible_moves(Candidates& candidates, const Report& report, Position& position) {
    position.open = !candidates.is_one();
    position.relaxed = candidates.relaxed();
    position.to_move = G::to_move(candidates.front());
    const auto moves_too = [&](const auto& member) { return G::to_move(member.state) == position.to_move; };
    position.to_move = std::ranges::all_of(candidates.members(), moves_too) ? position.to_move : no_seat;
    position.over = report.finished;
    ask_for_turn<G>(candidates.front(), report.seats, position);
    if (candidates.relaxed()) {
        return;
    }
    for (const auto& [move, in_all] :
         candidates::possible_moves<G>(candidates.members(), report.seats, Position::most_listed)) {
        position.moves.push_back(move);
        position.in_all.push_back(in_all);
    }
    position.move_count = position.moves.size();
    position.more = position.move_count == Position::most_listed;
}

template <Game G>
void list_moves(const typename G::State& state, const Seats& seats, Position& position) {
    defaults::each_move_left<G>(state, [&](const typename G::Written& move) {
        if (++position.move_count <= Position::most_listed) {
            defaults::write<G>(state, move, {seats, {}}, position.moves.emplace_back());
        }
        position.more = position.move_count == Position::most_counted;
        return !position.more;
    });
}

template <Game G>
[[gnu::cold]] std::vector<std::string> drawn_lines(const Record& record, const FileReader& open, std::size_t draws) {
    Replay<G> replay;
    Report report;
    replay_record(replay, record, open, report);
    std::vector<std::string> lines;
    for (std::uint64_t seed = 1; replay.state() && !replay.is_open() && seed <= draws; ++seed) {
        std::string line = line_of_table<G>(*replay.state(), report.seats, seed);
        if (!line.empty() && std::ranges::find(lines, line) == lines.end()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

template <Game G>
[[gnu::cold]] Position position(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    replay_record(replay, record, open, report);
    record::gather_consequences(report);
    Position position;
    if (!replay.state()) {
        return position;
    }
    const typename G::State& state = *replay.state();
    position.reached = true;
    if constexpr (candidates::Joined<G>) {
        if (replay.candidates().active()) {
            list_possible_moves<G>(replay.candidates(), report, position);
            return position;
        }
    }
    position.to_move = G::to_move(state);
    position.over = G::over(state);
    ask_for_turn<G>(state, report.seats, position);
    list_moves<G>(state, report.seats, position);
    if (!position.over && position.moves.empty() && position.of_table.empty()) {
        position.of_table = line_of_table<G>(state, report.seats);
    }
    return position;
}

}  // namespace arbiter::verbs
