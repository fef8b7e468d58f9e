// Which laws of FRAME-WORK an event is asked for, in which order.
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/laws/card.hpp"
#include "rules/frame-work/laws/deal.hpp"
#include "rules/frame-work/laws/deck.hpp"
#include "rules/frame-work/laws/draw.hpp"
#include "rules/frame-work/laws/effect.hpp"
#include "rules/frame-work/laws/file.hpp"
#include "rules/frame-work/laws/reveal.hpp"
#include "rules/frame-work/laws/round.hpp"
#include "rules/frame-work/laws/turn.hpp"
#include "rules/frame-work/laws/use.hpp"

namespace arbiter::frame_work {
namespace {

// Each calls ask(event, chains...), once or more, until it answers true: something is broken.

template <typename Ask>
bool ask_play(const Event& event, Ask ask) {
    if (event.written.act == Act::plant) {
        return ask(event, chain<fit_laws>, chain<plant_laws>);
    }
    return ask(event, chain<use_laws>, chain<fit_laws>) ||
           (is_named(event.card) && event.deck()[event.card].needs_target() && ask(event, chain<target_laws>));
}

template <typename Ask>
bool ask_turn(const Event& event, Ask ask) {
    if (ask(event, chain<effect_due_laws>, chain<deal_due_laws>, chain<round_over_laws>, chain<turn_laws>,
            chain<draw_laws>, chain<card_laws>)) {
        return true;
    }
    switch (event.written.act) {
        case Act::nothing:
        case Act::pass: return false;
        case Act::reveal: return ask(event, chain<reveal_laws>, chain<fit_laws>);
        case Act::use:
        case Act::plant: return ask_play(event, ask);
    }
    return false;
}

/// First what concerns the one file, then the other.
template <typename Ask>
bool ask_files(const Event& event, Ask ask) {
    const bool moves = event.written.deed == Deed::move;
    if (ask(event, chain<owner_laws>, chain<file_laws>)) {
        return true;
    }
    if (!moves && event.written.deed != Deed::swap) {
        return event.shows() && ask(event, chain<card_laws>, chain<fit_laws>);
    }
    const Event second = event.about_second();
    return ask(second, chain<owner_laws>, chain<pair_laws>) || (!moves && ask(second, chain<file_laws>));
}

template <typename Ask>
bool ask_change(const Event& event, Ask ask) {
    if (ask(event, chain<effect_due_laws>, chain<effect_laws>, chain<after_round_laws>)) {
        return true;
    }
    if (!event.state.in_effect()) {
        return ask(event, chain<card_laws>);
    }
    switch (event.written.deed) {
        case Deed::nothing: return ask(event, chain<omission_laws>);
        case Deed::plant: return ask(event, chain<card_laws>, chain<fit_laws>, chain<plant_laws>);
        default: return ask_files(event, ask);
    }
}

/// Asks the chains of laws that concern the event, in this order.
template <typename Ask>
bool ask_laws(const Event& event, Ask ask) {
    switch (event.written.verb()) {
        case Verb::round:
            return ask(event, chain<effect_due_laws>, chain<round_laws>, chain<deal_due_laws>, chain<call_laws>);
        case Verb::deal:
            return ask(event, chain<deck_laws>, chain<effect_due_laws>, chain<round_laws>, chain<deal_laws>,
                       chain<card_laws>, chain<fit_laws>);
        case Verb::turn: return ask_turn(event, ask);
        case Verb::change: return ask_change(event, ask);
    }
    return false;
}

}  // namespace

Judgement look(const Event& event) {
    Judgement fault;
    ask_laws(event, [&](const Event& about, auto... chains) { return (is_broken(chains, about, fault) || ...); });
    return fault;
}

void FrameWork::held(const Event& event, std::vector<std::uint16_t>& met) {
    ask_laws(event, [&](const Event& about, auto... chains) {
        (add_met(chains, about, met), ...);
        return false;
    });
}

}  // namespace arbiter::frame_work
