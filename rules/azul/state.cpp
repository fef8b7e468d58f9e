// Settles score tracks by what the players announced.
#include "rules/azul/state.hpp"

#include <algorithm>

namespace arbiter::azul {
namespace {

/// Takes a possible total for the true one.
void infer_track(State& state, std::size_t seat, std::int32_t total) {
    Board& board = state.table.boards[seat];
    if (!state.tracks.empty() && board.unsure != 0) {
        Track& track = state.tracks[seat];
        track.announced = total;
        track.settled = track.placement.most - (total_of(state.table, static_cast<Seat>(seat)) - total);
    }
    board.score = total - board.bonus;
    board.unsure = 0;
}

}  // namespace

bool infer_scores(State& state, std::span<const std::int32_t> totals) {
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        const std::int32_t total = totals[index(seat)];
        const bool possible = least_of(state.table, seat) <= total && total <= total_of(state.table, seat);
        if (total != Line::unknown_score && !possible) {
            return false;
        }
    }
    for (std::size_t seat = 0; seat < state.table.players; ++seat) {
        if (totals[seat] != Line::unknown_score) {
            infer_track(state, seat, totals[seat]);
        }
    }
    return true;
}

void narrow_score(State& state, Seat seat, ScoreRange totals) {
    const std::int32_t least = std::max(totals.least, least_of(state.table, seat));
    const std::int32_t most = std::min(totals.most, total_of(state.table, seat));
    Board& board = state.table.board(seat);
    if (!state.tracks.empty()) {
        // Several can have come to the least, for the track stops at 0; all other totals to one each.
        Placement& shown = state.tracks[index(seat)].placement;
        const bool least_drops = least > least_of(state.table, seat);
        shown.least = least_drops ? shown.most - (total_of(state.table, seat) - least) : shown.least;
        shown.most -= total_of(state.table, seat) - most;
    }
    board.score = most - board.bonus;
    board.unsure = most - least;
}

bool knows_tracks(const State& state) {
    const auto is_sure = [](const Board& board) { return board.unsure == 0; };
    return state.tracks.empty() || std::ranges::all_of(state.table.boards, is_sure);
}

}  // namespace arbiter::azul
