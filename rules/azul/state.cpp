// Keeps the tables that unknown tiles leave possible, and rules out those that a later claim does not fit.
#include "rules/azul/state.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::azul {

std::vector<World> worlds_of(const State& state, const Trail& trail) {
    std::vector<World> worlds{{state.table, state.single() ? trail : state.trail, state.divisions}};
    worlds.insert(worlds.end(), state.others.begin(), state.others.end());
    return worlds;
}

void keep(State& state, std::vector<World> worlds) {
    state.table = worlds.front().table;
    state.trail = std::move(worlds.front().trail);
    state.divisions = std::move(worlds.front().divisions);
    worlds.erase(worlds.begin());
    state.others = std::move(worlds);
}

namespace {

/// Keeps the tables that are wanted; false, and nothing happens, when there is none. Looks before it copies anything:
/// any number of lines may ask.
template <typename Wanted>
bool keep_tables(State& state, Wanted wanted) {
    const auto fits = [&](const World& world) { return wanted(world.table); };
    const auto others = std::ranges::count_if(state.others, fits);
    const bool first = wanted(state.table);
    if (others == 0 && !first) {
        return false;
    }
    std::erase_if(state.others, [&](const World& world) { return !fits(world); });
    if (!first) {
        World world = std::move(state.others.front());
        state.others.erase(state.others.begin());
        state.table = world.table;
        state.trail = std::move(world.trail);
        state.divisions = std::move(world.divisions);
    }
    return true;
}

}  // namespace

void keep_over(State& state) {
    keep_tables(state, [](const Table& table) { return table.phase == Phase::over; });
}

namespace {

/// Takes a possible total for the true one.
void settle_track(State& state, std::size_t seat, std::int32_t total) {
    const Board& board = state.table.boards[seat];
    if (!state.tracks.empty() && board.unsure != 0) {
        Track& track = state.tracks[seat];
        track.announced = total;
        track.settled = track.placement.most - (total_of(state.table, static_cast<Seat>(seat)) - total);
    }
    each_table(state, [&](Table& table) {
        table.boards[seat].score = total - table.boards[seat].bonus;
        table.boards[seat].unsure = 0;
    });
}

}  // namespace

bool keep_scored(State& state, std::span<const std::int32_t> scores) {
    const bool kept = keep_tables(state, [&](const Table& table) {
        for (Seat seat = 0; seat < table.players; ++seat) {
            const std::int32_t score = scores[static_cast<std::size_t>(seat)];
            if (score > total_of(table, seat) || score < least_of(table, seat)) {
                return false;
            }
        }
        return true;
    });
    for (std::size_t seat = 0; kept && seat < state.table.players; ++seat) {
        settle_track(state, seat, scores[seat]);
    }
    return kept;
}

bool knows_division(const State& state) {
    const auto known = [](const World& world) { return world.divisions.empty(); };
    return state.divisions.empty() && std::ranges::all_of(state.others, known);
}

bool knows_tracks(const State& state) {
    const auto is_sure = [](const Board& board) { return board.unsure == 0; };
    return state.tracks.empty() || std::ranges::all_of(state.table.boards, is_sure);
}

bool scores_agree(const State& state) {
    if (state.outlined != 0) {
        return false;
    }
    return std::all_of(state.others.begin(), state.others.end(), [&](const World& other) {
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            if (total_of(other.table, seat) != total_of(state.table, seat)) {
                return false;
            }
        }
        return other.table.phase == state.table.phase;
    });
}

}  // namespace arbiter::azul
