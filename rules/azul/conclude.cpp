// Winners, the rows, columns and colors completed, and the score's breakdown.
#include "rules/azul/game.hpp"
#include "rules/azul/ranking.hpp"
#include "rules/azul/sheet.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

// Nearly all of a breakdown is tiles and rounds: they are made where they stay.

void append_tiling(const Tiling& tiling, List& tilings) {
    Object& object = append_object(tilings, 6);
    object.emplace_back("line", tiling.row + 1);
    object.emplace_back("column", tiling.column + 1);
    object.emplace_back("color", color_name(tiling.color));
    object.emplace_back("across", static_cast<int>(tiling.links.across));
    object.emplace_back("down", static_cast<int>(tiling.links.down));
    object.emplace_back("points", tiling.links.points());
}

/// One player's rounds in order; the trail is in the order of play, so one pass is enough however long it is.
List round_values(const ScoreLog& log, std::uint32_t played, Seat seat) {
    auto tiling = log.tilings.begin();
    auto fall = log.falls.begin();
    List rounds;
    rounds.reserve(played);
    for (std::uint32_t round = 1; round <= played; ++round) {
        Object& object = append_object(rounds, 4);
        object.emplace_back("round", static_cast<std::int64_t>(round));
        List& tilings = object.emplace_back("tiling", Value()).second.data.emplace<List>();
        tilings.reserve(rows);
        std::int64_t points = 0;
        for (; tiling != log.tilings.end() && tiling->round == round; ++tiling) {
            if (tiling->seat == seat && !tiling->fell) {
                append_tiling(*tiling, tilings);
                points += tiling->links.points();
            }
        }
        object.emplace_back("points", points);
        for (; fall != log.falls.end() && fall->round == round; ++fall) {
            if (fall->seat == seat) {
                object.emplace_back("floor", object_of({{"spaces", static_cast<int>(fall->spaces)},
                                                        {"marker", fall->marker},
                                                        {"cost", fall->cost},
                                                        {"lost", fall->lost}}));
            }
        }
    }
    return rounds;
}

Value range_value(std::int32_t least, std::int32_t most) {
    return least == most ? Value(most) : Value(List{least, most});
}

/// Behind a position: what its track showed, and the total, both with the least and the most where they are open.
Value player_value(const State& state, const ScoreLog& log, Seat seat, std::string_view name) {
    const Table& table = state.table;
    const Board& board = table.board(seat);
    std::int64_t tiling = 0;
    std::int64_t floor = 0;
    for (const Tiling& one : log.tilings) {
        tiling += one.seat == seat && !one.fell ? one.links.points() : 0;
    }
    for (const Fall& one : log.falls) {
        floor += one.seat == seat ? one.lost : 0;
    }
    const bool over = table.phase == Phase::over;
    const auto bonus = [over](std::uint8_t count, int points) {
        return object_of({{"count", static_cast<int>(count)}, {"points", over ? count * points : 0}});
    };
    Object value = object_of(
        {{"player", name},
         {"tiling", tiling},
         {"floor", -floor},
         {"rows", bonus(board.complete_rows(), row_bonus)},
         {"columns", bonus(board.complete_columns(), column_bonus)},
         {"colors", bonus(board.complete_colors(), color_bonus)},
         {"total", range_value(least_of(table, seat), total_of(table, seat))},
         {"rounds", round_values(log, table.phase == Phase::displays ? table.round - 1 : table.round, seat)}});
    if (!state.tracks.empty()) {
        const Track& track = state.tracks[index(seat)];
        value.emplace_back(
            "track", track.announced ? Value(track.settled) : range_value(track.placement.least, track.placement.most));
    }
    return value;
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

void tell_assumed(const State& state, Report& report) {
    for (std::size_t seat = 0; !knows_tracks(state) && seat < state.tracks.size(); ++seat) {
        if (state.table.boards[seat].unsure != 0) {
            report.assumed.push_back(
                {state.tracks[seat].wall,
                 fmt::format("what the score track of {} showed", report.seats.name(static_cast<Seat>(seat)))});
        }
    }
    if (!state.drawn.empty() && !state.divisions.empty()) {
        report.assumed.push_back({state.drawn, "how the tiles out of sight divided between bag and lid"});
    }
}

}  // namespace

void Azul::conclude(const State& state, const ScoreLog& log, const ReportOptions& options, Report& report) {
    const Table& table = state.table;
    const Winners winners = over(state) ? winners_of(state) : Winners{};
    report.winners = winners.certain;
    tell_assumed(state, report);
    if (!knows_tracks(state)) {
        report.possible_winners = winners.possible;
        report.open_winners = winners.certain == 0 && winners.possible != 0;
    }
    if (options.completed) {
        for (const Done& done : log.done) {
            report.completed.push_back(
                {static_cast<Seat>(done.seat),
                 {done.since, done.since},
                 task_name(done),
                 done.shown ? std::string() : fmt::format("{},{}", done.row + 1, done.column + 1),
                 {}});
        }
    }
    if (options.sheet) {
        report.sheet = sheet_of(state, log, report.seats);
    }
    if (options.breakdown) {
        List players;
        for (Seat seat = 0; seat < table.players; ++seat) {
            players.push_back(player_value(state, log, seat, report.seats.name(seat)));
        }
        report.breakdown = object_of({{"players", std::move(players)}});
        report.extra = bonuses_value(table);
    }
}

}  // namespace arbiter::azul
