// A record replayed for whoever asks afterwards.
#pragma once

#include "rules/registry.hpp"

namespace arbiter::verbs {

/// The record has to outlive what is asked of the replay.
template <typename AnyReplay>
void replay_record(AnyReplay& replay, const Record& record, const FileReader& open, Report& report) {
    replay.run(record, {}, open, report, all_keywords());
}

}  // namespace arbiter::verbs
