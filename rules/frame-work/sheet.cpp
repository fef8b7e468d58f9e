// FRAME-WORK's score sheet: how each round ended, who earned what, totals.
#include "rules/frame-work/sheet.hpp"

#include "grammar/text/utf8.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::frame_work {
namespace {

using score::count;
using score::points;
using score::Row;
using score::Sign;
using score::wide;

std::string how_it_ended(const RoundResult& result) {
    switch (result.end) {
        case End::passes: return "everybody passed in a row";
        case End::alibis: return "all five Alibis were revealed";
        case End::busts: return result.busted == result.players ? "everybody was busted" : "all but one were busted";
        case End::stopped: return "the table ended it";
    }
    return {};
}

/// A Sudden Death lines up with the rounds of all.
std::uint8_t longest_name(const Seats& seats) {
    std::uint64_t longest = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        longest = std::max(longest, code_points(seats.name(seat)));
    }
    return static_cast<std::uint8_t>(std::min<std::uint64_t>(longest, 255));
}

Row player_row(const State& state, const RoundResult& result, Seat seat, const Seats& seats) {
    Row row = gain_row(std::string(seats.name(seat)), result, seat);
    row.cells.insert(row.cells.begin(), {wide(longest_name(seats), seats.name(seat)), "  "});
    row.cells.insert(row.cells.end(), {"; ", count(result.points[index(seat)], "point"), " so far",
                                       state.table.teams ? " for the team" : ""});
    return row;
}

Row round_row(const State& state, const RoundResult& result, const Seats& seats) {
    Row row{fmt::format("round {}", result.number),
            {fmt::format("round {}", result.number), result.sudden_death ? " (Sudden Death)" : "",
             result.starter_known ? fmt::format(", {} started", seats.name(result.starter)) : std::string(), ": ",
             how_it_ended(result)}};
    for_each(result.players, [&](Seat seat) { row.parts.push_back(player_row(state, result, seat, seats)); });
    return row;
}

Row open_round_row(const State& state, const Seats& seats) {
    Row row{fmt::format("round {}", state.round), {fmt::format("round {}", state.round), " is not over"}};
    for_each(state.busted, [&](Seat seat) {
        row.parts.push_back({std::string(seats.name(seat)),
                             {seats.name(seat), " is busted", state.paid.has(seat) ? ": 1 point less" : ""}});
    });
    return row;
}

Row total_row(const State& state, const Seats& seats) {
    Row row{"total", {"total: "}};
    for_each(state.seats(), [&](Seat seat) {
        row.cells.insert(row.cells.end(),
                         {row.cells.size() == 1 ? "" : ", ", seats.name(seat), " ", state.points(seat)});
    });
    return row;
}

}  // namespace

Row gain_row(std::string key, const RoundResult& result, Seat seat) {
    if (result.busted.has(seat)) {
        const bool paid = result.paid.has(seat);
        return {std::move(key),
                {wide(3, points(paid ? -1 : 0)), "  ", "busted", paid ? "" : ", but the score never drops below 0"}};
    }
    const int alibis = result.alibis[index(seat)];
    return {std::move(key),
            {wide(3, points(result.gain(seat), Sign::plus)), "  ",
             alibis == 0 ? "no revealed Alibis" : count(alibis, "revealed Alibi"),
             result.bonus.has(seat) ? ", 1 for the most of them" : ""}};
}

score::Sheet sheet_of(const State& state, const Seats& seats) {
    score::Sheet sheet;
    for (const RoundResult& result : state.results) {
        sheet.push_back(round_row(state, result, seats));
    }
    if (state.phase == Phase::playing) {
        sheet.push_back(open_round_row(state, seats));
    }
    sheet.push_back(total_row(state, seats));
    if (!state.winners.empty()) {
        sheet.push_back({"winners", {names_of(seats, state.winners), " won"}});
    }
    return sheet;
}

}  // namespace arbiter::frame_work
