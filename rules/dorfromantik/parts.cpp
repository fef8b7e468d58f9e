// The parts of Dorfromantik's events and of the lines that set its positions.

#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/spelling.hpp"
#include "rules/trace/set_parts.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace arbiter::dorfromantik {
namespace {

/// As it is written where nobody knows the map.
std::string cell_text(const State* before, const Written& written, const Telling& telling) {
    return before == nullptr ? std::string(written.goal_span.in(telling.record)) : goal_text(*before, written, telling);
}

void add_claims(const Written& written, EventParts& parts) {
    for (const bool completed : {true, false}) {
        List markers;
        for (const Claim& claim : claims_of(written)) {
            if (claim.completed == completed) {
                markers.emplace_back(to_text(claim.marker));
            }
        }
        if (!markers.empty()) {
            parts.add(completed ? "done" : "lost", std::move(markers));
        }
    }
}

void take_apart(const State* before, const Written& written, const Telling& telling, EventParts& parts) {
    const Line& line = written.line;
    if (line.kind() != LineKind::event) {
        return;
    }
    const bool task = written.verb() == Verb::task;
    parts.verb = task ? "task" : "land";
    if (task) {
        parts.add("marker", to_text(written.marker));
    }
    parts.add("tile", fmt::format("{}{}", written.turned ? "~" : "", to_text(written.tile)));
    parts.add("cell", cell_text(before, written, telling));
    add_claims(written, parts);
}

void take_apart(const State* position, const Set& set, const Telling& telling, EventParts& parts) {
    if (set.what == Sets::turn) {
        add_set_turn(set.line, telling.seats, parts);
        return;
    }
    parts.add("what", set.what == Sets::task ? "task" : "land");
    if (set.what == Sets::task) {
        parts.add("marker", to_text(set.marker));
    }
    parts.add("tile", fmt::format("{}{}", set.turned ? "~" : "", to_text(set.tile)));
    parts.add("cell", position == nullptr || position->table().map().empty()
                          ? std::string(set.goal_span.in(telling.record))
                          : set_goal_text(*position, set, telling));
    if (set.word != Word::none) {
        parts.add("fate", text_of(set.word));
    }
}

}  // namespace

void Dorfromantik::parts(const State& before, const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(&before, written, telling, parts);
}

void Dorfromantik::unplayed_parts(const Written& written, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, written, telling, parts);
}

void Dorfromantik::drop_claims(const State&, Written& written) {
    written.claim_count = 0;
}

void Dorfromantik::set_parts(const State& position, const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(&position, set, telling, parts);
}

void Dorfromantik::unplaced_parts(const Set& set, const Telling& telling, EventParts& parts) {
    take_apart(nullptr, set, telling, parts);
}

}  // namespace arbiter::dorfromantik
