// Azul's score sheet round by round, each tile with the points it gave.
#include "rules/azul/sheet.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::azul {
namespace {

using score::count;
using score::points;
using score::Range;
using score::Row;
using score::Sheet;
using score::Sign;
using score::wide;

/// Adds to a running total, which may be less behind a position that leaves the track open.
void add(std::int32_t more, Range& total) {
    total.least = std::max<std::int64_t>(0, total.least + more);
    total.most = std::max<std::int64_t>(0, total.most + more);
}

Row tiling_row(const Tiling& tiling, Range& total) {
    const std::string key = fmt::format("row {}", tiling.row + 1);
    if (tiling.fell) {
        return {key,
                {wide(4, points(0)), "  ", color_name(tiling.color), " ",
                 fmt::format("of pattern line {}: no space is left in row {}, ", tiling.row + 1, tiling.row + 1),
                 count(tiling.row + 1, "tile"), tiling.row == 0 ? " falls" : " fall"}};
    }
    add(tiling.links.points(), total);
    return {key,
            {wide(4, points(tiling.links.points(), Sign::plus)), "  ", color_name(tiling.color), " ",
             fmt::format("to row {}, column ", tiling.row + 1), std::to_string(tiling.column + 1), ": ",
             reason(tiling.links), "; ", count(total, "point"), " so far"}};
}

Row fall_row(const Fall& fall, Range& total) {
    add(-fall.cost, total);
    const std::string_view marker = fall.beside ? ", the marker beside them" : ", one by the marker";
    const std::string unpaid = fmt::format(", {} to pay, but the score never drops below 0", fall.cost);
    return {"floor line",
            {wide(4, points(-fall.lost, Sign::minus)), "  floor line: ", count(fall.spaces, "space"), " taken",
             fall.marker ? marker : std::string_view(), fall.lost < fall.cost ? unpaid : std::string(), "; ",
             count(total, "point"), " so far"}};
}

/// What an announced total says of the floor line.
std::string lost_on_floor(const Placement& placement, std::int32_t track) {
    if (track == placement.most) {
        return "nothing was lost on the floor line";
    }
    if (track < placement.unfined) {
        return fmt::format("at least {} went on the floor line", counted(placement.unfined - track, "point"));
    }
    return "something may have been lost on the floor line";
}

/// What the track shows that a position leaves open.
Row placement_row(const Track& track, std::int32_t bonus) {
    const Placement& placement = track.placement;
    const Range range{placement.least, placement.most};
    if (range.known()) {
        return {"placement", {"placement ", range, ": no other way of filling the wall fits the result"}};
    }
    Row row{"placement", {"placement ", range, ", depending on the order in which the wall was filled"}};
    if (track.announced) {
        const bool apart = bonus != 0 || *track.announced != track.settled;
        row.cells.emplace_back(fmt::format("; {} was announced{}: then {}", *track.announced,
                                           apart ? fmt::format(", {} of it for placement", track.settled) : "",
                                           lost_on_floor(placement, track.settled)));
    }
    return row;
}

/// Where the score begins behind a position.
Range begin(const Track& track, std::int32_t bonus, Row& player) {
    const Placement& placement = track.placement;
    if (track.open) {
        player.parts.push_back(placement_row(track, bonus));
        const bool settled = track.announced && placement.least != placement.most;
        return settled ? Range{track.settled, track.settled} : Range{placement.least, placement.most};
    }
    if (!track.set.empty()) {
        player.parts.push_back({"position", {"at the position: ", count(placement.most, "point")}});
    }
    return {placement.most, placement.most};
}

/// The part of a round, which begins with what is first told of it.
Row& round_in(std::uint32_t round, Row& player) {
    std::string name = fmt::format("round {}", round);
    if (player.parts.empty() || player.parts.back().key != name) {
        player.parts.push_back({name, {name}});
    }
    return player.parts.back();
}

Row player_row(const State& state, const ScoreLog& log, Seat seat, std::string_view name) {
    const Table& table = state.table;
    const Board& board = table.board(seat);
    Row player{std::string(name),
               {name, ": ", count(points(Range{least_of(table, seat), total_of(table, seat)}), "point")}};
    Range total;
    if (!state.tracks.empty()) {
        total = begin(state.tracks[index(seat)], board.bonus, player);
    }
    auto fall = log.falls.begin();
    const auto falls_until = [&](std::uint32_t limit) {
        for (; fall != log.falls.end() && fall->round < limit; ++fall) {
            if (fall->seat == seat) {
                round_in(fall->round, player).parts.push_back(fall_row(*fall, total));
            }
        }
    };
    for (const Tiling& tiling : log.tilings) {
        falls_until(tiling.round);
        if (tiling.seat == seat) {
            round_in(tiling.round, player).parts.push_back(tiling_row(tiling, total));
        }
    }
    falls_until(table.round + 1);
    if (table.phase == Phase::over) {
        Row end{"end", {"end of the game"}, bonus_rows(complete_on(board)), true};
        std::erase_if(end.parts, [](const Row& row) { return score::points_of(row)->most == 0; });
        player.parts.push_back(std::move(end));
    }
    return player;
}

/// Why one of those with the most points has won, or why they share the victory.
std::optional<Row> tie_row(const Table& table, const Seats& seats) {
    std::int32_t most = 0;
    for (Seat seat = 0; seat < table.players; ++seat) {
        most = std::max(most, total_of(table, seat));
    }
    std::vector<Seat> tied;
    for (Seat seat = 0; seat < table.players; ++seat) {
        if (total_of(table, seat) == most) {
            tied.push_back(seat);
        }
    }
    if (tied.size() < 2) {
        return std::nullopt;
    }
    Row row{"tie", {"a tie at ", count(most, "point"), ": "}};
    for (const Seat seat : tied) {
        row.cells.emplace_back(seat == tied.front() ? "" : seat == tied.back() ? " and " : ", ");
        row.cells.emplace_back(fmt::format("{} has ", seats.name(seat)));
        row.cells.push_back(count(table.board(seat).complete_rows(), "complete row"));
    }
    const bool shared = static_cast<std::size_t>(std::popcount(winners_of(table))) == tied.size();
    row.cells.emplace_back(shared ? "; the victory is shared" : "; more rows win");
    return row;
}

}  // namespace

Complete complete_on(const Board& board) {
    return {board.complete_rows(), board.complete_columns(), board.complete_colors()};
}

Sheet bonus_rows(const Complete& complete) {
    const auto row = [](const char* key, std::int32_t number, std::string_view noun, std::int32_t each) {
        return Row{key,
                   {wide(4, points(number * each, Sign::plus)), "  ", count(number, noun),
                    fmt::format(", {} points each", each)}};
    };
    return {row("rows", complete.rows, "complete row", row_bonus),
            row("columns", complete.columns, "complete column", column_bonus),
            row("colors", complete.colors, "complete color", color_bonus)};
}

Sheet sheet_of(const State& state, const ScoreLog& log, const Seats& seats) {
    Sheet sheet;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        sheet.push_back(player_row(state, log, seat, seats.name(seat)));
    }
    if (state.table.phase == Phase::over && knows_tracks(state)) {
        if (std::optional<Row> tie = tie_row(state.table, seats)) {
            sheet.push_back(std::move(*tie));
        }
    }
    return sheet;
}

}  // namespace arbiter::azul
