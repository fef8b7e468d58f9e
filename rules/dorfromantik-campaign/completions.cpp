// What a game can have scored that nobody noted, or whose record leaves facts open.
//
// Of a score that nobody noted only the circles count, that its row gives; a claim of the row tells rows of the same
// circles apart. So a line `score ?` means one complete line for each number of circles, or for each row where its row
// is claimed, and what it can be are all scores of those: the circles that are crossed off behind it leave one.
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik/score.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace arbiter::dorfromantik_campaign {
namespace {

using Sink = candidates::CompletionSink<State, Written>;

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
    const std::array values{candidates::FilledIn{written.path.begin, text}};
    return visit(state, with_score(written, score), values);
}

/// In a ledger that goes on knowing what this record gave.
bool find_score(const State& state, const Written& written, const Found& found, const Sink& visit) {
    State known = state;
    known.found.push_back(found);
    return visit_score(known, written, found.score, visit);
}

bool hides_score(const Written& written) {
    return written.verb() == Verb::game && written.open_score;
}

/// The score is one of these: of one row, or of several alike.
bool visit_scores(const State& state, const Written& written, std::int32_t least, std::int32_t most,
                  const Sink& visit) {
    std::vector<std::string> scores;
    for (std::int32_t score = least; score <= most; ++score) {
        scores.push_back(std::to_string(score));
    }
    std::vector<candidates::FilledIn> values;
    std::ranges::transform(scores, std::back_inserter(values), [&](const std::string& score) {
        return candidates::FilledIn{written.score.span.begin, score};
    });
    Written filled = with_score(written, least);
    filled.most = most;
    return visit(state, filled, values);
}

/// Up to what the components allow that are unlocked.
void visit_rows(const State& state, const Written& written, const Sink& visit) {
    const auto all = state.ledger.list().rows();
    const bool opened = state.ledger.progress().reached(Hex::box_1);
    const auto most =
        static_cast<std::int32_t>(opened ? dorfromantik::most_with_all_boxes() : dorfromantik::most_in_base_box());
    bool on = true;
    for (std::size_t row = 0; on && row < all.size() && all[row].from <= most;) {
        std::size_t behind = row + 1;
        while (!written.row && behind < all.size() && all[behind].circles == all[row].circles) {
            ++behind;
        }
        const std::int32_t last = behind < all.size() ? std::min(all[behind].from - 1, most) : most;
        on = visit_scores(state, written, all[row].from, last, visit);
        row = behind;
    }
}

}  // namespace

bool Campaign::is_open(const State& state, const Written& written) {
    if (hides_score(written)) {
        return !written.found;
    }
    const GameRecord* const record = record_of(state, written);
    return record != nullptr && record->is_open();
}

/// Wherever the ledger names a record, it is the same game.
void Campaign::completions(const State& state, const Written& written,
                           const candidates::CompletionSink<State, Written>& visit) {
    if (hides_score(written)) {
        visit_rows(state, written, visit);
        return;
    }
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
void Campaign::recall(const State& before, const State& now, const candidates::RecallSink<State>& visit) {
    State known = before;
    known.found = now.found;
    visit(known, {});
}

}  // namespace arbiter::dorfromantik_campaign
