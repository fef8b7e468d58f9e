// Which earlier line ended the round or an effect, or began the round before, that a wrong line rests on.
#include "rules/frame-work/game.hpp"

namespace arbiter::frame_work {
namespace {

/// A claim behind the last turn ends nothing; a deal does, where the table dealt too early.
RelatedPlace clue_to_end(const RoundResult& last, const Written& earlier) {
    const bool acts = earlier.verb() == Verb::turn || earlier.verb() == Verb::change;
    const bool ends = last.end == End::stopped ? earlier.verb() == Verb::deal : acts;
    return ends ? RelatedPlace::found("this ended the round") : RelatedPlace::none();
}

RelatedPlace clue_to_starter(const Written& earlier) {
    return earlier.verb() == Verb::round ? RelatedPlace::found("the round before began here") : RelatedPlace::none();
}

/// The last effect there was, if no other turn has been taken since.
RelatedPlace clue_to_effect(const Written& earlier) {
    if (earlier.verb() == Verb::change) {
        return RelatedPlace::found("this was the last step of the effect");
    }
    if (earlier.line.kind() == LineKind::nothing) {
        return RelatedPlace::none();
    }
    const bool uses = earlier.verb() == Verb::turn && (earlier.act == Act::use || earlier.act == Act::reveal);
    return uses ? RelatedPlace::found("this card does nothing more") : RelatedPlace::stop();
}

}  // namespace

RelatedPlace FrameWork::related_place(const Event& wrong, const Fault& fault, const Written& earlier) {
    switch (fault.law) {
        case Law::round_over:
            return wrong.state.results.empty() ? RelatedPlace::stop()
                                               : clue_to_end(wrong.state.results.back(), earlier);
        case Law::round_starter: return clue_to_starter(earlier);
        case Law::effect_none:
            return wrong.state.phase == Phase::playing ? clue_to_effect(earlier) : RelatedPlace::stop();
        default: return RelatedPlace::stop();
    }
}

}  // namespace arbiter::frame_work
