// Which laws of the campaign a line of its ledger is asked for, in which order.
#include "grammar/text/record_text.hpp"
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik-campaign/laws/achieved.hpp"
#include "rules/dorfromantik-campaign/laws/game.hpp"
#include "rules/dorfromantik-campaign/laws/walk.hpp"

namespace arbiter::dorfromantik_campaign {
namespace {

/// Step by step on a ledger of its own; what a step crosses off is gone for the next one.
Judgement look_at_walk(const Event& event) {
    Ledger met = event.ledger;
    for (std::size_t nth = 0; nth < event.steps().size(); ++nth) {
        const Event step(met, event.written, nth);
        if (auto fault = look_at_step(step)) {
            return fault;
        }
        met.cross(step.step(), event.written.line.span.begin);
    }
    return std::nullopt;
}

void tell_if(const Judgement& fault, const Event& event, Span span, Referee& referee) {
    if (fault) {
        const Rules& law = laws()[static_cast<std::size_t>(fault->law) - 1];
        law.say({event, *fault, referee, referee.find(rulebook()[static_cast<std::size_t>(law.name) - 1], span, {})});
    }
}

}  // namespace

Judgement look(const Event& event) {
    return event.written.verb() == Verb::game ? first_fault(event, chain<game_laws>) : look_at_walk(event);
}

Judgement look_at_step(const Event& step) {
    return first_fault(step, chain<walk_laws>);
}

namespace {

void look_at_game(const Event& event, Referee& referee) {
    const Span line = event.written.line.event;
    const auto ask = [&](auto... chains) { (tell_if(first_fault(event, chains), event, line, referee), ...); };
    ask(chain<row_claims>, chain<circle_claims>, chain<box_claims>);
    for (std::uint32_t nth = 0; nth < event.written.achieved_count; ++nth) {
        const Event card(event.ledger, event.written, nth);
        tell_if(first_fault(card, chain<achieved_claims>), card, line, referee);
    }
}

}  // namespace

void look_at_claims(const Ledger& after, const Written& written, Referee& referee) {
    const Span line = written.line.event;
    const Event event(after, written, 0);
    if (written.verb() == Verb::game) {
        look_at_game(event, referee);
        return;
    }
    for (std::uint32_t nth = 0; nth < written.unlocked_count; ++nth) {
        const Event claim(after, written, nth);
        tell_if(first_fault(claim, chain<unlocked_claims>), claim, line, referee);
    }
    tell_if(first_fault(event, chain<heart_claims>), event, line, referee);
}

void look_at_end(const Ledger& ledger, Referee& referee) {
    const Written nothing;
    const Event event(ledger, nothing, 0);
    if (const auto fault = first_fault(event, chain<end_laws>)) {
        tell_if(fault, event, line_around(referee.text(), ledger.games().back().stamp), referee);
    }
}

void Campaign::held(const Event& event, std::vector<std::uint16_t>& met) {
    const auto add = [&](auto... chains) { (add_met(chains, event, met), ...); };
    if (event.written.verb() == Verb::game) {
        add(chain<game_laws>, chain<row_claims>, chain<circle_claims>, chain<box_claims>, chain<achieved_claims>);
    } else {
        add(chain<walk_laws>, chain<unlocked_claims>, chain<heart_claims>, chain<end_laws>);
    }
}

}  // namespace arbiter::dorfromantik_campaign
