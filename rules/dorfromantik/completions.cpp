// What can be said of facts that lines and positions of Dorfromantik leave open: the fates of a position's markers, and
// a relaxation.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/play_completion.hpp"
#include "rules/dorfromantik/position_completion.hpp"
#include "rules/dorfromantik/unresolved_markers.hpp"
#include "rules/dorfromantik/words.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

/// Whether what it leaves open is filled in position by position.
bool is_listed(const State& state) {
    return !state.open_lines().empty() && PositionCompletion::lists(state);
}

}  // namespace

bool Dorfromantik::is_open(const Written& written) {
    return hides_something(written);
}

void Dorfromantik::completions(const State& state, const Written& written,
                               const candidates::CompletionSink<State, Written>& visit) {
    fill_play(state, written, visit);
}

void Dorfromantik::unseen(const State& state, const candidates::UnseenSink& could_be) {
    state.map_origin().each_unknown(could_be);
}

/// A cell that fits in one place of the map fits in no other.
bool Dorfromantik::is_sure(const State& state, const Written& move) {
    return !state.map_origin().floats() || !names_cell(move);
}

namespace {

/// Those of which a score hangs on what became of them, and nothing shows it.
std::vector<UnresolvedMarkers> asked_markers(const State& state) {
    std::vector<UnresolvedMarkers> asked;
    if (is_listed(state) || !state.leaves_points_open()) {
        return asked;
    }
    const std::vector<Outcomes> all = Fates(state.undecided(), state.table(), state.off()).all();
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (all[at].size() != 1 && state.undecided()[at].tile != no_tile) {
            asked.push_back(state.undecided()[at]);
        }
    }
    return asked;
}

}  // namespace

void Dorfromantik::unset_facts(const State& state, const FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (const auto& [span, words] : state.unwritten()) {
        facts.emplace_back(span, words);
    }
    for (const UnresolvedMarkers& undecided : asked_markers(state)) {
        facts.emplace_back(undecided.span, question_of_fate(undecided.marker));
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Dorfromantik::perhaps_unset(const State& state, const FactSink& fact) {
    const auto says_pile = [](const Set& set) { return set.what == Sets::done; };
    if (!is_listed(state) || std::ranges::any_of(state.open_lines(), says_pile)) {
        return;
    }
    for (const Set& set : state.open_lines()) {
        if (asks_fate(set)) {
            fact(span_of_fate(set),
                 hides_marker(set) ? "whether this marker was completed or cancelled" : question_of_fate(set.marker));
        }
    }
}

/// Pieces of a position that are not written leave a relaxation; of markers only the sum of those completed makes a
/// difference.
void Dorfromantik::unset_completions(const State& state, const candidates::SetSink<State>& visit) {
    if (is_listed(state)) {
        if (!PositionCompletion(state, visit).fill()) {
            visit(state, {});  // of so many none is followed
        }
        return;
    }
    const bool too_many =
        state.leaves_points_open() && Fates(state.undecided(), state.table(), state.off()).sums().empty();
    if (!state.table().sure() || state.off().is_open() || too_many) {
        State relaxation = state;
        if (state.lacks_tiles()) {
            visit(relaxation, {});
            return;
        }
        const Table* const table = &state.table();
        relaxation.become_relaxation(*Table::relaxation({&table, 1}));
        visit(relaxation, {});
        return;
    }
    each_decision(state, state.undecided(), [&](const State& decided, const std::vector<FateValue>& fates) {
        const std::vector<candidates::FilledIn> values = as_values(fates);
        return visit(decided, values);
    });
}

std::optional<State> Dorfromantik::relaxation(std::span<const candidates::CandidateState<Dorfromantik>> members) {
    const auto lacks_place = [](const auto& member) {
        return member.state.lacks_tiles() || member.state.map_origin().floats();
    };
    if (std::ranges::any_of(members, lacks_place)) {
        return std::nullopt;
    }
    std::vector<const Table*> tables;
    std::ranges::transform(members, std::back_inserter(tables),
                           [](const auto& member) { return &member.state.table(); });
    auto table = Table::relaxation(tables);
    if (!table) {
        return std::nullopt;
    }
    State relaxation = members.front().state;
    relaxation.become_relaxation(std::move(*table));
    return relaxation;
}

}  // namespace arbiter::dorfromantik
