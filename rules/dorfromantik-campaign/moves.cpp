// What could be crossed off next, and random campaigns.
#include "rules/dorfromantik-campaign/game.hpp"

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::int32_t lowest_random_score = 40;
constexpr std::uint32_t random_scores = 220;

Written written_of(const Step& step) {
    Written written;
    written.line.set(Verb::cross);
    written.steps[0].step = step;
    written.step_count = 1;
    return written;
}

}  // namespace

void Campaign::legal_moves(const State& state, std::vector<Written>& moves) {
    for (const Step& step : state.ledger.next_steps()) {
        const Written written = written_of(step);
        if (!look_at_step(Event(state.ledger, written, 0))) {
            moves.push_back(written);
        }
    }
}

bool Campaign::deal(const State& state, Random& random, Written& written) {
    if (state.ledger.due() > 0) {
        return false;
    }
    written.line.set(Verb::game);
    written.number.value = static_cast<std::int32_t>(state.ledger.next_number());
    written.score.value = lowest_random_score + static_cast<std::int32_t>(random.below(random_scores));
    return true;
}

bool Campaign::random_move(const State& state, Random& random, Written& written) {
    const auto steps = state.ledger.next_steps();
    if (state.ledger.due() == 0 || steps.empty()) {
        return false;
    }
    written = written_of(steps[random.below(steps.size())]);
    return true;
}

}  // namespace arbiter::dorfromantik_campaign
