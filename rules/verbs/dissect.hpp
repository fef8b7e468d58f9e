// Takes the lines of a record apart.
#pragma once

#include "rules/registry/registry.hpp"
#include "rules/replay/replay.hpp"
#include "rules/verbs/dissector.hpp"
#include "rules/verbs/replayed.hpp"

#include <utility>

namespace arbiter::verbs {

template <Game G>
[[gnu::cold]] Dissection dissect(const Record& record, const FileReader& open, Report& report) {
    Replay<G> replay;
    RestorableObserver<Dissector<G>> dissector;
    replay.run_leniently(record, {}, open, report, known_games(), observer<G>(dissector));
    return std::move(dissector.now).take();
}

}  // namespace arbiter::verbs
