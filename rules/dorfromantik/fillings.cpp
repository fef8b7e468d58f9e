// What can be said of facts that lines and positions of Dorfromantik leave open: the fates of a position's markers, and
// an outline.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/play_filling.hpp"
#include "rules/dorfromantik/position_filling.hpp"
#include "rules/dorfromantik/undecided.hpp"
#include "rules/dorfromantik/words.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

/// Whether what it leaves open is filled in position by position.
bool is_listed(const State& state) {
    return !state.open_lines().empty() && PositionFilling::lists(state);
}

}  // namespace

bool Dorfromantik::is_open(const Written& written) {
    return hides_something(written);
}

void Dorfromantik::fillings(const State& state, const Written& written,
                            const worlds::FillingSink<State, Written>& visit) {
    fill_play(state, written, visit);
}

void Dorfromantik::unseen(const State& state, const worlds::UnseenSink& could_be) {
    state.map_origin().each_unknown(could_be);
}

/// A cell that fits in one place of the map fits in no other.
bool Dorfromantik::is_sure(const State& state, const Written& move) {
    return !state.map_origin().floats() || !names_cell(move);
}

void Dorfromantik::unset_facts(const State& state, const FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (const auto& [span, words] : state.unwritten()) {
        facts.emplace_back(span, words);
    }
    for (const Undecided& undecided : is_listed(state) ? std::span<const Undecided>() : state.undecided()) {
        facts.emplace_back(undecided.span, question_of_fate(in_words(undecided.marker)));
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Dorfromantik::perhaps_unset(const State& state, const FactSink& fact) {
    if (!is_listed(state)) {
        return;
    }
    for (const Set& set : state.open_lines()) {
        if (asks_fate(set)) {
            fact(span_of_fate(set),
                 question_of_fate(hides_marker(set) ? std::string("this marker") : in_words(set.marker)));
        }
    }
}

/// Pieces of a position that are not written leave an outline; of markers only the sum of those completed makes a
/// difference.
void Dorfromantik::unset_fillings(const State& state, const worlds::SetSink<State>& visit) {
    if (is_listed(state)) {
        if (!PositionFilling(state, visit).fill()) {
            visit(state, {});  // of so many none is followed
        }
        return;
    }
    const auto sums = possible_sums(state.undecided());
    if (!state.table().sure() || sums.empty()) {
        State outline = state;
        if (state.lacks_tiles()) {
            visit(outline, {});
            return;
        }
        const Table* const table = &state.table();
        outline.become_outline(*Table::outline({&table, 1}));
        visit(outline, {});
        return;
    }
    for (const std::int64_t sum : sums) {
        State refined = state;
        refined.decide(sum);
        if (!visit(refined, fates_at(state.undecided(), sum))) {
            return;
        }
    }
}

std::optional<State> Dorfromantik::outline(std::span<const worlds::Member<Dorfromantik>> members) {
    const auto lacks_place = [](const auto& member) {
        return member.state.lacks_tiles() || member.state.map_origin().floats();
    };
    if (std::ranges::any_of(members, lacks_place)) {
        return std::nullopt;
    }
    std::vector<const Table*> tables;
    std::ranges::transform(members, std::back_inserter(tables),
                           [](const auto& member) { return &member.state.table(); });
    auto table = Table::outline(tables);
    if (!table) {
        return std::nullopt;
    }
    State outline = members.front().state;
    outline.become_outline(std::move(*table));
    return outline;
}

}  // namespace arbiter::dorfromantik
