// The winner, how the game ended and why.
#include "rules/grawlix/blocking_reasons.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/sheet.hpp"
#include "rules/grawlix/words.hpp"

#include <utility>

namespace arbiter::grawlix {
namespace {

Value stuck_value(const State& state, const Report& report) {
    List tiles;
    for (const Tile tile : state.table().hand(state.mover())) {
        const Obstacles why = blocking_reasons(state.table().grid(), tile);
        tiles.push_back(object_of({{"tile", letters_of(tile)},
                                   {"cells", why.cells},
                                   {"row", why.row},
                                   {"column", why.column},
                                   {"both", why.both}}));
    }
    return object_of({{"player", report.seats.name(static_cast<Seat>(state.mover()))}, {"tiles", std::move(tiles)}});
}

Value breakdown(const State& state, const Report& report) {
    const Table& table = state.table();
    List players;
    for (int player = 0; player < player_count; ++player) {
        players.push_back(
            object_of({{"player", report.seats.name(static_cast<Seat>(player))}, {"played", table.played(player)}}));
    }
    Object object = object_of({{"players", std::move(players)},
                               {"plays", state.history().lay_count()},
                               {"rows", table.grid().row_count()},
                               {"columns", table.grid().column_count()},
                               {"supply", state.supply_size()}});
    if (state.over() && state.hidden().empty()) {
        object.emplace_back("stuck", stuck_value(state, report));
    }
    return object;
}

}  // namespace

void Grawlix::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    report.winners =
        state.over() ? static_cast<std::uint8_t>(1U << static_cast<unsigned>(state.winner())) : std::uint8_t{0};
    if (options.breakdown) {
        report.breakdown = breakdown(state, report);
    }
    if (options.sheet) {
        report.sheet = sheet_of(state, report.seats);
    }
}

}  // namespace arbiter::grawlix
