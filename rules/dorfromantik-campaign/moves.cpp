// What could be crossed off next, and random campaigns.
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::int32_t lowest_random_score = 40;
constexpr std::uint32_t random_scores = 260;

Written written_of(const Step& step) {
    Written written;
    written.line.verb = verb::cross;
    written.steps[0].step = step;
    written.step_count = 1;
    return written;
}

int circles_in(const Written& written) {
    int sum = 0;
    for (std::size_t n = 0; n < std::min<std::size_t>(written.step_count, most_steps); ++n) {
        sum += written.steps[n].step.circles;
    }
    return sum;
}

}  // namespace

void Campaign::legal_moves(const State& state, std::vector<Written>& moves) {
    if (state.ledger.due() == 0) {
        return;
    }
    for (const Step& step : state.ledger.next_steps()) {
        moves.push_back(written_of(step));
    }
}

bool Campaign::deal(const State& state, Random& random, Written& written) {
    if (state.ledger.due() > 0) {
        return false;
    }
    written = {};
    written.line.verb = verb::game;
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

void Campaign::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    const auto add = [&](Law law) { rules.push_back(static_cast<std::uint16_t>(law)); };
    if (written.line.verb == verb::cross) {
        add(Law::cross_no_path);
        add(Law::cross_not_adjacent);
        add(Law::cross_path_crossed);
        add(Law::cross_too_many);
        if (written.unlocked_count > 0) {
            add(Law::claim_unlocked);
        }
        if (written.hearts) {
            add(Law::claim_hearts);
        }
        if (circles_in(written) == state.ledger.due()) {
            add(Law::circles_left);
        }
        return;
    }
    add(Law::game_number);
    if (!state.ledger.games().empty()) {
        add(Law::game_circles_due);
    }
    const auto add_if = [&](bool met, Law law) {
        if (met) {
            add(law);
        }
    };
    add_if(!written.path.empty(), Law::record_no_score);
    add_if(written.row.has_value(), Law::claim_row);
    add_if(written.circles.has_value(), Law::claim_circles);
}

}  // namespace arbiter::dorfromantik_campaign
