// Lines of a ledger, judged as a record's are.
#pragma once

#include "rules/dorfromantik-campaign/game.hpp"

namespace arbiter::dorfromantik_campaign {

inline Law broken(const Ledger& ledger, const Written& written) {
    return look(Event(State{ledger, nullptr, {}}, written)).value_or(Fault{}).law;
}

/// The law that a game with this number breaks; none when it may be entered.
inline Law broken_by_game(const Ledger& ledger, std::uint32_t number) {
    Written written;
    written.line.set(Verb::game);
    written.number.value = static_cast<std::int32_t>(number);
    return broken(ledger, written);
}

/// The law that a step breaks, alone on its line.
inline Law broken_by_step(const Ledger& ledger, const Step& step) {
    Written written;
    written.line.set(Verb::cross);
    written.steps[0].step = step;
    written.step_count = 1;
    return broken(ledger, written);
}

}  // namespace arbiter::dorfromantik_campaign
