// Finds out which steps of an effect were left out without a word.
#include "rules/frame-work/inferred.hpp"

#include "rules/frame-work/effect.hpp"

#include <algorithm>

namespace arbiter::frame_work {
namespace {

/// A card that was taken has to be planted, whatever comes.
bool waits_for_step(const State& state) {
    return state.in_effect() && !state.effect().must_plant && state.has_step();
}

void pass_over(State& state, Stamp stamp) {
    ++state.effects.back().step;
    finish_effects(state, stamp);
}

/// A later step of the effects in progress does what the line says.
bool is_later(const State& state, const Written& next) {
    return std::ranges::any_of(state.effects, [&](const Frame& frame) {
        const auto& steps = state.deck()[frame.card].effect;
        const std::size_t first = frame.step + (&frame == &state.effects.back() ? std::size_t{1} : std::size_t{0});
        return std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(std::min(first, steps.size())), steps.end(),
                           [&](const Step& step) { return step.deed == next.deed; });
    });
}

bool may_be_left_out(const State& state, const Written& next) {
    const bool possible = can_be_done(state);
    if (next.verb() != Verb::change) {
        return !possible || state.step().optional;
    }
    const bool meant = next.deed == state.step().deed;
    return is_later(state, next) && (meant ? !possible : !possible || state.step().optional);
}

}  // namespace

void infer_steps(State& state, const Written& next) {
    const bool says_so = next.verb() == Verb::change && next.deed == Deed::nothing;
    if (says_so || next.line.kind() == LineKind::undo) {
        return;
    }
    while (waits_for_step(state) && may_be_left_out(state, next)) {
        pass_over(state, next.line.span.begin);
    }
}

void infer_last_steps(State& state, Stamp end) {
    state.steps_unsaid = false;
    while (waits_for_step(state) && !can_be_done(state)) {
        state.steps_unsaid = true;
        pass_over(state, end);
    }
}

}  // namespace arbiter::frame_work
