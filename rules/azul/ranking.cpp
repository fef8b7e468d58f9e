// Compares totals that may be anything from their least to their most.
#include "rules/azul/ranking.hpp"

#include <algorithm>
#include <cstddef>

namespace arbiter::azul {
namespace {

bool has(unsigned seats, std::size_t seat) {
    return ((seats >> seat) & 1U) != 0;
}

std::int32_t rank(std::int32_t total, const Board& board) {
    return rank_of(total, board.complete_rows());
}

/// They win with as much as all of them can have, while everybody else has as little as can be.
bool may_win(const Table& table, unsigned winners) {
    std::int32_t shared = INT32_MAX;
    for (std::size_t seat = 0; seat < table.players; ++seat) {
        shared = has(winners, seat) ? std::min(shared, total_of(table, static_cast<Seat>(seat))) : shared;
    }
    std::int32_t best = -1;
    for (std::size_t seat = 0; seat < table.players; ++seat) {
        if (!has(winners, seat)) {
            continue;
        }
        const std::int32_t own = rank(shared, table.boards[seat]);
        if (least_of(table, static_cast<Seat>(seat)) > shared || (best != -1 && best != own)) {
            return false;
        }
        best = own;
    }
    for (std::size_t seat = 0; seat < table.players; ++seat) {
        if (!has(winners, seat) && rank(least_of(table, static_cast<Seat>(seat)), table.boards[seat]) >= best) {
            return false;
        }
    }
    return best != -1;
}

}  // namespace

bool may_win(const State& state, std::uint8_t winners) {
    return may_win(state.table, winners);
}

void infer_winners(State& state, std::uint8_t winners) {
    const Table& table = state.table;
    ScoreRange shared{0, INT32_MAX};
    std::int32_t tie = 0;  // what rows add to the rank of the winners
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (has(winners, index(seat))) {
            shared = {std::max(shared.least, least_of(table, seat)), std::min(shared.most, total_of(table, seat))};
            tie = rank(0, table.board(seat));
        }
    }
    // With as many points they win who have more rows.
    const auto behind = [&](Seat seat) { return rank(0, table.board(seat)) < tie ? 0 : 1; };
    const auto each_other = [&](auto visit) {
        for (Seat seat = 0; seat < table.players; ++seat) {
            if (!has(winners, index(seat))) {
                visit(seat);
            }
        }
    };
    each_other([&](Seat seat) { shared.least = std::max(shared.least, least_of(table, seat) + behind(seat)); });
    each_other([&](Seat seat) { narrow_score(state, seat, {0, shared.most - behind(seat)}); });
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (has(winners, index(seat))) {
            narrow_score(state, seat, shared);
        }
    }
    state.announced = winners;
}

Winners winners_of(const State& state) {
    if (knows_tracks(state)) {
        const std::uint8_t winners = winners_of(state.table);
        return {winners, winners};
    }
    if (state.announced != 0) {
        return {state.announced, state.announced};
    }
    Winners found;
    unsigned ways = 0;
    for (unsigned winners = 1; winners < 1U << state.table.players; ++winners) {
        if (may_win(state, static_cast<std::uint8_t>(winners))) {
            found.possible = static_cast<std::uint8_t>(found.possible | winners);
            found.certain = static_cast<std::uint8_t>(winners);
            ++ways;
        }
    }
    found.certain = ways == 1 ? found.certain : std::uint8_t{0};
    return found;
}

}  // namespace arbiter::azul
