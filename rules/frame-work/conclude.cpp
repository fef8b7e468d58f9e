// Winners, the points round by round, and the facts taken on trust.
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/sheet.hpp"
#include "rules/frame-work/words.hpp"

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
    const auto at = static_cast<std::size_t>(seat);
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
                      {"starter", seats.name(result.starter)},
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

std::string doubt_in_words(const Doubt& doubt, const Seats& seats) {
    const std::string_view who = seats.name(doubt.seat);
    switch (doubt.what) {
        case Doubt::What::dealt: return fmt::format("the card dealt to {}", who);
        case Doubt::What::drawn: return fmt::format("the card {} drew", who);
        case Doubt::What::planted: return fmt::format("the card {} planted with {}", who, seats.name(doubt.dossier));
        case Doubt::What::looked_at:
            return fmt::format("the card {} looked at before {}", who, seats.name(doubt.dossier));
    }
    return {};
}

Assumed assumed(const Doubt& doubt, const Seats& seats) {
    return {{doubt.at, doubt.at + 1}, doubt_in_words(doubt, seats), {}, {}};
}

void tell_doubts(const Deck& deck, const Ledger& ledger, const std::vector<Doubt>& doubts, bool wholly,
                 Report& report) {
    if (!wholly) {
        for (const Doubt& doubt : doubts) {
            report.assumed.push_back(assumed(doubt, report.seats));
        }
        return;
    }
    for (const Answer& answer : answers(ledger, doubts)) {
        Assumed& fact = report.assumed.emplace_back(assumed(answer.doubt, report.seats));
        for (const CardId card : answer.cards) {
            fact.could_be.push_back(deck[card].id);
        }
        // A line is long; its first byte is enough to say which it is.
        fact.settled = answer.cards.size() == 1 ? Span{answer.settled, answer.settled + 1} : Span{};
    }
}

}  // namespace

void FrameWork::conclude(const State& state, const Trail&, const Wishes& wishes, Report& report) {
    report.winners = static_cast<std::uint8_t>(state.winners.bits());
    for (const auto& round : state.doubtful) {
        tell_doubts(state.deck(), round->ledger, round->doubts, wishes.breakdown, report);
    }
    tell_doubts(state.deck(), state.ledger, state.doubts, wishes.breakdown, report);
    if (wishes.breakdown) {
        report.breakdown = breakdown(state, report.seats);
    }
    if (wishes.sheet) {
        write_sheet(state, report.seats, report.sheet);
    }
}

}  // namespace arbiter::frame_work
