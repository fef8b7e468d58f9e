// Winners, the rows, columns and colors completed, and the score's breakdown.
#include "rules/azul/game.hpp"
#include "rules/azul/sheet.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

Value tiling_value(const Tiling& tiling) {
    return object_of({{"line", tiling.row + 1},
                      {"column", tiling.column + 1},
                      {"color", color_name(tiling.color)},
                      {"across", static_cast<int>(tiling.links.across)},
                      {"down", static_cast<int>(tiling.links.down)},
                      {"points", tiling.links.points()}});
}

/// One player's rounds in order; the trail is in the order of play, so one pass is enough however long it is.
List round_values(const Trail& trail, std::uint32_t played, Seat seat) {
    auto tiling = trail.tilings.begin();
    auto fall = trail.falls.begin();
    List rounds;
    rounds.reserve(played);
    for (std::uint32_t round = 1; round <= played; ++round) {
        List tilings;
        tilings.reserve(rows);
        std::int64_t points = 0;
        for (; tiling != trail.tilings.end() && tiling->round == round; ++tiling) {
            if (tiling->seat == seat) {
                tilings.push_back(tiling_value(*tiling));
                points += tiling->links.points();
            }
        }
        Object object = object_of(
            {{"round", static_cast<std::int64_t>(round)}, {"tiling", std::move(tilings)}, {"points", points}});
        for (; fall != trail.falls.end() && fall->round == round; ++fall) {
            if (fall->seat == seat) {
                object.emplace_back("floor", object_of({{"spaces", static_cast<int>(fall->spaces)},
                                                        {"marker", fall->marker},
                                                        {"cost", fall->cost},
                                                        {"lost", fall->lost}}));
            }
        }
        rounds.push_back(std::move(object));
    }
    return rounds;
}

Value player_value(const Table& table, const Trail& trail, Seat seat, std::string_view name) {
    const Board& board = table.board(seat);
    std::int64_t tiling = 0;
    std::int64_t floor = 0;
    for (const Tiling& one : trail.tilings) {
        tiling += one.seat == seat ? one.links.points() : 0;
    }
    for (const Fall& one : trail.falls) {
        floor += one.seat == seat ? one.lost : 0;
    }
    const bool over = table.phase == Phase::over;
    const auto bonus = [over](std::uint8_t count, int points) {
        return object_of({{"count", static_cast<int>(count)}, {"points", over ? count * points : 0}});
    };
    return object_of(
        {{"player", name},
         {"tiling", tiling},
         {"floor", -floor},
         {"rows", bonus(board.complete_rows(), 2)},
         {"columns", bonus(board.complete_columns(), 7)},
         {"colors", bonus(board.complete_colors(), 10)},
         {"total", total_of(table, seat)},
         {"rounds", round_values(trail, table.phase == Phase::displays ? table.round - 1 : table.round, seat)}});
}

/// What earned the end bonuses, a line a player.
Object bonuses_value(const Table& table) {
    List players;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Board& board = table.board(seat);
        players.push_back(object_of({{"rows", static_cast<int>(board.complete_rows())},
                                     {"cols", static_cast<int>(board.complete_columns())},
                                     {"colors", static_cast<int>(board.complete_colors())}}));
    }
    return object_of({{"bonuses", std::move(players)}});
}

std::string task_name(const Done& done) {
    switch (done.goal) {
        case Goal::row: return std::string("row ") + static_cast<char>('1' + done.index);
        case Goal::column: return std::string("column ") + static_cast<char>('1' + done.index);
        case Goal::color: return std::string("color ").append(color_name(done.index));
    }
    return {};
}

/// Who has won on every possible table; nobody when that hangs on what nobody wrote down.
std::uint8_t certain_winners(const State& state) {
    const std::uint8_t winners = winners_of(state.table);
    const auto same = [winners](const World& world) { return winners_of(world.table) == winners; };
    return std::all_of(state.others.begin(), state.others.end(), same) ? winners : std::uint8_t{0};
}

void tell_assumed(const State& state, Report& report) {
    for (const Span span : state.unknown) {
        Assumed& assumed = report.assumed.emplace_back();
        assumed.span = span;
        assumed.text = "a tile whose color nobody wrote down";
    }
    if (state.outlined != 0) {
        Assumed& assumed = report.assumed.emplace_back();
        assumed.span = state.unknown.empty() ? Span{} : state.unknown.back();
        assumed.text = "so many unknown tiles that only whose turn it is and what certainly lies where was checked";
    }
}

}  // namespace

void Azul::conclude(const State& state, const Trail& kept, const Wishes& wishes, Report& report) {
    const Table& table = state.table;
    const Trail& trail = state.single() ? kept : state.trail;
    report.winners = over(state) ? certain_winners(state) : std::uint8_t{0};
    tell_assumed(state, report);
    if (wishes.completed) {
        for (const Done& done : trail.done) {
            report.completed.push_back({static_cast<Seat>(done.seat),
                                        {done.since, done.since},
                                        task_name(done),
                                        fmt::format("{},{}", done.row + 1, done.column + 1),
                                        {}});
        }
    }
    if (wishes.sheet) {
        write_sheet(table, trail, report.seats, report.sheet);
    }
    if (wishes.breakdown) {
        List players;
        for (Seat seat = 0; seat < table.players; ++seat) {
            players.push_back(player_value(table, trail, seat, report.seats.name(seat)));
        }
        report.breakdown = object_of({{"players", std::move(players)}});
        report.extra = bonuses_value(table);
    }
}

}  // namespace arbiter::azul
