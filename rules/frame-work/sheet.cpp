// Writes FRAME-WORK's score sheet: how each round ended, who earned what, totals.
#include "rules/frame-work/sheet.hpp"

#include "grammar/text/phrase.hpp"
#include "grammar/text/utf8.hpp"
#include "rules/frame-work/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace arbiter::frame_work {
namespace {

std::string how_it_ended(const RoundResult& result) {
    switch (result.end) {
        case End::passes: return "everybody passed in a row";
        case End::alibis: return "all five Alibis were revealed";
        case End::busts: return result.busted == result.players ? "everybody was busted" : "all but one were busted";
        case End::stopped: return "the table ended it";
    }
    return {};
}

/// "2 revealed Alibis, 1 for most of them"
std::string reason(const RoundResult& result, Seat seat) {
    if (result.busted.has(seat)) {
        return result.paid.has(seat) ? "busted" : "busted, but the score never drops below 0";
    }
    const int alibis = result.alibis[static_cast<std::size_t>(seat)];
    const std::string bonus = result.bonus.has(seat) ? ", 1 for the most of them" : "";
    return fmt::format("{} revealed Alibi{}{}", alibis == 0 ? "no" : std::to_string(alibis), s_of(alibis), bonus);
}

std::int32_t change_of(const RoundResult& result, Seat seat) {
    return result.busted.has(seat) ? (result.paid.has(seat) ? -1 : 0) : result.gain(seat);
}

std::size_t longest_name(const Seats& seats) {
    std::size_t longest = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        longest = std::max(longest, static_cast<std::size_t>(code_points(seats.name(seat))));
    }
    return longest;
}

void write_round(const State& state, const RoundResult& result, const Seats& seats, std::string& text) {
    const std::string started =
        result.starter_known ? fmt::format(", {} started", seats.name(result.starter)) : std::string();
    text += fmt::format("round {}{}{}: {}\n", result.number, result.sudden_death ? " (Sudden Death)" : "", started,
                        how_it_ended(result));
    const std::size_t width = longest_name(seats);
    for_each(result.players, [&](Seat seat) {
        const std::int32_t points = result.points[static_cast<std::size_t>(seat)];
        const std::int32_t change = change_of(result, seat);
        text += fmt::format("  {:<{}}  {:>3}  {}; {} so far{}\n", seats.name(seat), width,
                            change == 0 ? "0" : fmt::format("{:+}", change), reason(result, seat),
                            counted(points, "point"), state.table.teams ? " for the team" : "");
    });
}

void write_busts(const State& state, const Seats& seats, std::string& text) {
    if (state.phase != Phase::playing) {
        return;
    }
    text += fmt::format("round {} is not over\n", state.round);
    for_each(state.busted, [&](Seat seat) {
        text += fmt::format("  {} is busted{}\n", seats.name(seat), state.paid.has(seat) ? ": 1 point less" : "");
    });
}

void write_totals(const State& state, const Seats& seats, std::string& text) {
    std::vector<std::string> totals;
    for_each(state.seats(),
             [&](Seat seat) { totals.push_back(fmt::format("{} {}", seats.name(seat), state.points(seat))); });
    text += fmt::format("total: {}\n", in_words(totals, ", "));
    if (!state.winners.empty()) {
        text += fmt::format("{} won\n", names_of(seats, state.winners));
    }
}

}  // namespace

void write_sheet(const State& state, const Seats& seats, std::string& text) {
    for (const RoundResult& result : state.results) {
        write_round(state, result, seats, text);
    }
    write_busts(state, seats, text);
    write_totals(state, seats, text);
}

}  // namespace arbiter::frame_work
