// What can be done with any game, as functions with its types forgotten; each verb stands in a file of rules/verbs/.
// A verb that is asked about one record is [[gnu::cold]], as are the words of findings: all of that is compiled for
// each game, so it is kept small, and out of the way of the loop that judges.
#pragma once

#include "rules/fix/game_simulator.hpp"
#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/count.hpp"
#include "rules/verbs/coverage.hpp"
#include "rules/verbs/dissect.hpp"
#include "rules/verbs/format.hpp"
#include "rules/verbs/next.hpp"
#include "rules/verbs/play.hpp"
#include "rules/verbs/position.hpp"
#include "rules/verbs/scene_of.hpp"
#include "rules/verbs/seek.hpp"
#include "rules/verbs/set_lines.hpp"
#include "rules/verbs/trace.hpp"

#include <memory>

namespace arbiter {
namespace verbs {

/// A judge with a replay of its own, whose room is kept from one record to the next.
template <Game G>
JudgeOfGame make_judge() {
    return [replay = std::make_shared<Replay<G>>()](const Record& record, const ReportOptions& options,
                                                    const FileReader& open, Report& report) {
        replay->run(record, options, open, report, known_games());
    };
}

template <Game G>
lenient::NormalizedRecord normalized(const Record& record, const FileReader& open) {
    lenient::NormalizedRecord meant;
    read_leniently<G>(record, known_games(), open, meant);
    return meant;
}

}  // namespace verbs

/// A game with its types forgotten, for the registry.
template <Game G>
GameEntry entry_for() {
    GameEntry entry{&G::about(),
                    G::rulebook(),
                    defaults::rulings<G>(),
                    &verbs::make_judge<G>,
                    &verbs::canonical_text<G>,
                    &verbs::format<G>,
                    &verbs::position<G>,
                    &verbs::count<G>,
                    &verbs::play<G>,
                    &verbs::normalized<G>,
                    &fix::simulator_of<G>,
                    &verbs::cover<G>,
                    &verbs::set_lines<G>,
                    &verbs::trace<G>};
    entry.scene_of = &verbs::scene_of<G>;
    entry.dissect = &verbs::dissect<G>;
    entry.next_in_parts = &verbs::next_in_parts<G>;
    entry.drawn_lines = &verbs::drawn_lines<G>;
    entry.comes_to = &verbs::comes_to<G>;
    entry.fault_of_pattern = &verbs::fault_of_pattern<G>;
    if constexpr (form::Scored<G>) {
        entry.form = &G::sheet_form();
        entry.add_up = &form::add_up<G>;
    }
    return entry;
}

}  // namespace arbiter
