// What a record that leaves facts open can have scored.
#include "rules/dorfromantik-campaign/game.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace arbiter::dorfromantik_campaign {
namespace {

using Sink = worlds::FillingSink<State, Written>;

const Found* found_before(const State& state, const GameRecord& record) {
    const auto found = std::ranges::find(state.found, &record, &Found::record);
    return found == state.found.end() ? nullptr : &*found;
}

/// The line with this score, or with none because the game was not finished.
Written with_score(Written written, std::optional<std::int32_t> score) {
    written.found = score.has_value();
    written.score.value = score.value_or(0);
    return written;
}

bool visit_score(const State& state, const Written& written, std::optional<std::int32_t> score, const Sink& visit) {
    const std::string text = score ? std::to_string(*score) : std::string("none");
    const std::array values{worlds::Value{written.path.begin, text}};
    return visit(state, with_score(written, score), values);
}

/// In a ledger that goes on knowing what this record gave.
bool find_score(const State& state, const Written& written, const Found& found, const Sink& visit) {
    State known = state;
    known.found.push_back(found);
    return visit_score(known, written, found.score, visit);
}

}  // namespace

bool Campaign::is_open(const State& state, const Written& written) {
    const GameRecord* const record = record_of(state, written);
    return record != nullptr && record->is_open();
}

/// Wherever the ledger names a record, it is the same game.
void Campaign::fillings(const State& state, const Written& written, const worlds::FillingSink<State, Written>& visit) {
    const GameRecord* const record = record_of(state, written);
    if (record == nullptr || !record->is_open()) {
        visit(state, written, {});
    } else if (const Found* const before = found_before(state, *record)) {
        visit_score(state, written, before->score, visit);
    } else if (record->unlisted) {
        State lost = state;
        lost.lost = true;
        visit(lost, with_score(written, 0), {});
    } else {
        const auto find = [&](std::optional<std::int32_t> score) {
            return find_score(state, written, {record, score}, visit);
        };
        static_cast<void>(std::ranges::all_of(record->scores, find) && record->unfinished && find(std::nullopt));
    }
}

std::size_t Campaign::weight(const State& state) {
    return sizeof(State) + state.ledger.games().size_bytes() + state.ledger.prizes().size_bytes();
}

/// What a record gave stays known.
void Campaign::recall(const State& before, const State& now, const worlds::RecallSink<State>& visit) {
    State known = before;
    known.found = now.found;
    visit(known, {});
}

}  // namespace arbiter::dorfromantik_campaign
