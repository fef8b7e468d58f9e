// Resolves a line of a ledger: the score of the record it names, and its steps.
#include "rules/dorfromantik-campaign/event.hpp"

#include <algorithm>

namespace arbiter::dorfromantik_campaign {

Event::Event(const State& before, const Written& line) : ledger(before.ledger), written(line) {
    if (line.line.verb == verb::game && !line.path.empty()) {
        record = judge_game(before.open, line.path_text, line.nth.value);
    }
}

Event::Event(const Ledger& met, const Written& line, std::size_t nth_part)
    : ledger(met), written(line), part(nth_part) {}

std::span<const WrittenStep> Event::steps_of(const Written& written) {
    return std::span(written.steps).first(std::min<std::size_t>(written.step_count, most_steps));
}

}  // namespace arbiter::dorfromantik_campaign
