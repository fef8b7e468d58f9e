// The laws of the deal: a card for each player of the round, before anybody acts.
#pragma once

#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/laws/round.hpp"

namespace arbiter::frame_work {

inline bool is_turn(const Event& event) {
    return event.is_turn();
}

/// A turn before the deal, or another round announced in place of it.
inline Judgement not_dealt(const Event& event) {
    const State& state = event.state;
    const bool called = state.phase == Phase::called;
    return event.is_turn() ? fault_if(state.phase != Phase::playing && (called || state.round == 0))
                           : fault_if(called && event.written.line.round != next_round(event));
}

inline void say_deal_missing(const Case& of) {
    of.say("no cards have been dealt in round {}", next_round(of.event));
    help_deal(of);
}

inline Judgement other_count(const Event& event) {
    return fault_if(event.written.dealt_count != event.state.playing.count());
}

inline void say_deal_count(const Case& of) {
    const std::uint32_t dealt = of.event.written.dealt_count;
    of.say("{} card{} dealt, but {} play this round", dealt, dealt == 1 ? " is" : "s are",
           of.event.state.playing.count());
    help_deal(of);
}

inline constexpr std::array deal_due_laws{
    Rules{Law::deal_missing,
          Rule{"frame-work.deal.missing", Kind::play, heading::setup, "a round begins with a card dealt to each player",
               "Somebody acts, or the next round begins, but the record has not said yet what was dealt in this one. "
               "Cards "
               "nobody saw are "
               "written ?.",
               FW_HEAD "round 1 Ann\nAnn pass\n"},
          not_dealt, is_turn, say_deal_missing},
};

inline constexpr std::array deal_laws{
    Rules{
        Law::deal_count,
        Rule{
            "frame-work.deal.count", Kind::play, heading::setup, "every player of the round is dealt one card",
            "The deal line has one card for each player of the round in seat order; in Sudden Death only for those who "
            "play it.",
            FW_HEAD "round 1 Ann\ndeal E1\n"},
        other_count, nullptr, say_deal_count},
};

}  // namespace arbiter::frame_work
