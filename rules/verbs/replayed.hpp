// A record replayed for whoever asks afterwards.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"

namespace arbiter::verbs {

/// The record has to outlive what is asked of the replay.
template <Game G>
void replay_record(Replay<G>& replay, const Record& record, const FileReader& open, Report& report,
                   ObserverRef<G> observer = {}) {
    replay.run(record, {}, open, report, known_games(), observer);
}

}  // namespace arbiter::verbs
