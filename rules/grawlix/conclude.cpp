// The winner, how the game ended and why, and what had to be taken on trust.
#include "rules/grawlix/doubt.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/obstacles.hpp"
#include "rules/grawlix/sheet.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <utility>

namespace arbiter::grawlix {
namespace {

/// With more of them, trying every tile for each would take long and say little.
constexpr int most_doubts_answered = 8;

Span span_at(std::uint32_t at) {
    return at == nowhere ? Span{} : Span{at, at + 1};
}

Assumed assumed(const Doubt& doubt, std::string_view player) {
    std::string what = doubt.cell ? fmt::format("which tile {} laid on {}", player, cell_name(*doubt.cell))
                                  : fmt::format("which tile {} drafted", player);
    return {span_at(doubt.at), std::move(what), {}, {}};
}

void tell_answer(const State& state, const Doubt& doubt, Assumed& fact) {
    const Answer known = answer(state.history(), doubt, state.over() ? std::optional(state.mover()) : std::nullopt);
    for (const Tile tile : known.choices) {
        fact.could_be.push_back(letters_of(tile));
    }
    fact.settled = span_at(known.settled);
}

void tell_doubts(const State& state, bool wholly, Report& report) {
    const std::vector<Doubt> all = doubts(state.history());
    for (const Doubt& doubt : all) {
        report.assumed.push_back(assumed(doubt, report.seats.name(static_cast<Seat>(doubt.player))));
        if (wholly && !state.trusting() && all.size() <= most_doubts_answered) {
            tell_answer(state, doubt, report.assumed.back());
        }
    }
    if (state.trusting()) {
        const Span last = report.assumed.back().span;
        Assumed& rest = report.assumed.emplace_back();
        rest.span = last;
        rest.text = "so many tiles are unknown that glyphs and colors were no longer compared";
    }
}

Value stuck_value(const State& state, const Report& report) {
    List tiles;
    for (const Tile tile : state.table().hand(state.mover())) {
        const Obstacles why = obstacles(state.table().grid(), tile);
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
                               {"supply", table.supply().size()}});
    if (state.over() && state.certain()) {
        object.emplace_back("stuck", stuck_value(state, report));
    }
    return object;
}

}  // namespace

void Grawlix::conclude(const State& state, const Trail&, const Wishes& wishes, Report& report) {
    report.winners =
        state.over() ? static_cast<std::uint8_t>(1U << static_cast<unsigned>(state.winner())) : std::uint8_t{0};
    if (!state.certain()) {
        tell_doubts(state, wishes.breakdown, report);
    }
    if (wishes.breakdown) {
        report.breakdown = breakdown(state, report);
    }
    if (wishes.sheet) {
        write_sheet(state, report.seats, report.sheet);
    }
}

}  // namespace arbiter::grawlix
