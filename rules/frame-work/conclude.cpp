// Winners, and the points round by round.
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/sheet.hpp"
#include "rules/frame-work/words.hpp"
#include "rules/record/audit.hpp"

#include <fmt/format.h>

namespace arbiter::frame_work {
namespace {

std::string_view end_word(End end) {
    switch (end) {
        case End::passes: return "passes";
        case End::alibis: return "alibis";
        case End::busts: return "busts";
        case End::stopped: return "stopped";
    }
    return "";
}

Value player_value(const RoundResult& result, Seat seat, std::string_view name) {
    const auto at = index(seat);
    return object_of({{"player", name},
                      {"alibis", static_cast<int>(result.alibis[at])},
                      {"bonus", result.bonus.has(seat) ? 1 : 0},
                      {"busted", result.busted.has(seat)},
                      {"lost", result.paid.has(seat) ? 1 : 0},
                      {"points", static_cast<std::int64_t>(result.points[at])}});
}

Value round_value(const RoundResult& result, const Seats& seats) {
    List players;
    for_each(result.players, [&](Seat seat) { players.push_back(player_value(result, seat, seats.name(seat))); });
    return object_of({{"round", static_cast<std::int64_t>(result.number)},
                      {"starter", result.starter_known ? Value(seats.name(result.starter)) : Value()},
                      {"sudden_death", result.sudden_death},
                      {"end", end_word(result.end)},
                      {"players", std::move(players)}});
}

Value breakdown(const State& state, const Seats& seats) {
    List rounds;
    for (const RoundResult& result : state.results) {
        rounds.push_back(round_value(result, seats));
    }
    return object_of({{"rounds", std::move(rounds)}});
}

}  // namespace

void FrameWork::close(const State& state, Referee& referee) {
    const Written nothing;
    const Event event(state, nothing);
    for (std::size_t late = 0; late < state.late.size(); ++late) {
        const Fault fault{.law = Law::effect_after_round, .late = late};
        Finding& finding = referee.find(rule(fault.law), state.late[late].line, {});
        finding.context = record::context(state.late[late].round, {});
        say({event, fault, referee, finding});
    }
}

void FrameWork::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    report.winners = static_cast<std::uint8_t>(state.winners.bits());
    if (options.breakdown) {
        report.breakdown = breakdown(state, report.seats);
    }
    if (options.sheet) {
        report.sheet = sheet_of(state, report.seats);
    }
}

}  // namespace arbiter::frame_work
