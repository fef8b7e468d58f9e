// The parts of a ledger's events.

#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/trace.hpp"

#include <string>

namespace arbiter::dorfromantik_campaign {
namespace {

void add_game(const Written& written, EventParts& parts) {
    parts.verb = "game";
    parts.add("game", std::int64_t{written.number.value});
    if (written.path.empty()) {
        parts.add("score", std::int64_t{written.score.value});
    } else {
        parts.add("record", written.path_text);
        parts.add("nth", std::int64_t{written.nth.value});
    }
    if (written.row) {
        parts.add("row", std::int64_t{written.row->value});
    }
    if (written.circles) {
        parts.add("circles", std::int64_t{written.circles->value});
    }
    List achieved;
    for (const Achieved& one : Event::achieved_of(written)) {
        achieved.emplace_back(name(one.achievement));
    }
    if (!achieved.empty()) {
        parts.add("achieved", std::move(achieved));
    }
}

void add_cross(const Written& written, EventParts& parts) {
    List steps;
    for (const auto& [step, span] : Event::steps_of(written)) {
        steps.emplace_back(
            object_of({{"from", name(step.from)}, {"to", name(step.to)}, {"circles", std::int64_t{step.circles}}}));
    }
    parts.verb = "cross";
    parts.add("steps", std::move(steps));
    List unlocked;
    for (std::uint32_t n = 0; n < written.unlocked_count; ++n) {
        unlocked.emplace_back(name(written.unlocked[n].hex));
    }
    if (!unlocked.empty()) {
        parts.add("unlocked", std::move(unlocked));
    }
    if (written.hearts) {
        parts.add("hearts", std::int64_t{written.hearts->value});
    }
}

void take_apart(const State*, const Written& written, const Telling&, EventParts& parts) {
    switch (written.verb()) {
        case Verb::game: add_game(written, parts); break;
        case Verb::cross: add_cross(written, parts); break;
    }
}

}  // namespace

void Campaign::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void Campaign::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

void Campaign::drop_claims(const State&, Written& written) {
    written.row.reset();
    written.circles.reset();
    written.unlocked_count = 0;
    written.hearts.reset();
}

}  // namespace arbiter::dorfromantik_campaign
