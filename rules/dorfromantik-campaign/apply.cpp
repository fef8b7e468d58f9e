// What the lines of a ledger do to a campaign.
#include "rules/dorfromantik-campaign/game.hpp"

namespace arbiter::dorfromantik_campaign {
namespace {

void cross_off(Ledger& ledger, const Event& event) {
    ledger.begin_line();
    for (const WrittenStep& step : event.steps()) {
        ledger.cross(step.step, event.written.line.span.begin);
    }
}

/// A game whose record or sheet gives no score is not entered.
void enter(State& state, const Event& event) {
    if (!event.score()) {
        return;
    }
    const std::uint32_t stamp = event.written.line.span.begin;
    if (event.written.open_score) {
        state.ledger.enter_game(event.number(), std::pair(event.written.score.value, event.written.most), stamp);
    } else {
        state.ledger.enter_game(event.number(), *event.score(), stamp);
    }
    for (const Achieved& one : Event::achieved_of(event.written)) {
        state.ledger.turn_over(one.achievement);
    }
}

}  // namespace

void Campaign::apply(State& state, const Event& event, ScoreLog&) {
    event.written.verb() == Verb::game ? enter(state, event) : cross_off(state.ledger, event);
}

// Circles are crossed off where there are some.
bool Campaign::force(State& state, const Event& event, ScoreLog& log) {
    apply(state, event, log);
    return event.written.verb() != Verb::game || event.score();
}

}  // namespace arbiter::dorfromantik_campaign
