// The facts of a record that nobody wrote down, and what each possible candidate says of them.
#pragma once

#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/candidates/unknown_facts.hpp"
#include "rules/game/game_defaults.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::candidates {

template <Game G>
class OpenFacts {
public:
    using State = typename G::State;
    using Members = std::span<const CandidateState<G>>;

    void clear() {
        knowledge_.clear();
        facts_.clear();
        frozen_.clear();
    }
    bool empty() const { return facts_.empty(); }
    Span extent() const { return facts_.extent(); }
    Knowledge& knowledge() { return knowledge_; }

    /// Those that a written position leaves open. A game may have perhaps_unset(state, fact), too, for facts that only
    /// some of the positions it stands for leave open: unset_completions() gives them a value in these alone, and they
    /// are listed as long as several values are left.
    void note_unset(const State& state, const Seats& seats) {
        tell_unset<G>(state, seats, [&](Span span, std::string words) { facts_.add(span, std::move(words)); });
        if constexpr (requires(const FactSink& fact) { G::perhaps_unset(state, fact); }) {
            G::perhaps_unset(state, [&](Span span, std::string words) { facts_.add_perhaps(span, std::move(words)); });
        }
    }
    /// Those of a line. `followed`: what they can be will be known.
    void note(const State& front, const typename G::Written& written, const Seats& seats, bool followed) {
        const bool turn = written.line.kind() == LineKind::turn;
        if (!turn && !G::is_open(written)) {
            return;
        }
        const bool told = facts_.empty() || followed;
        const FactSink add = [&](Span span, std::string words) {
            facts_.add(span, told ? std::move(words) : "what nobody wrote down here");
            facts_[facts_.size() - 1].told = facts_[facts_.size() - 1].told && told;
        };
        Fields line(add);
        if (!add_common(written.line, seats, line)) {
            G::fields(&front, written, {seats, {}}, line);
        }
    }

    void learn(CandidateState<G>& member, std::span<const FilledIn> values) {
        for (const FilledIn& value : values) {
            if (const auto fact = facts_.at(value.at)) {
                member.known = knowledge_.with(member.known, *fact, value.text);
            }
        }
    }

    /// What all facts can be, `most` values of each at most; `steps` counts what it took to find out. Of those that are
    /// undrawn only the ones that a line can still tell of, if `still` is true.
    Possible possible(Members members, std::size_t most, bool still, std::size_t& steps) {
        Possible found(facts_.size());
        known_.clear();
        for (const CandidateState<G>& member : members) {
            known_.push_back(member.known);
        }
        steps = knowledge_.collect(known_, most, found);
        add_unseen(members, most, still, found);
        return found;
    }
    void infer(const Possible& possible, Span line) { facts_.infer(possible, line); }
    /// Candidates are followed no longer: this is what is known of the facts so far.
    void freeze(Possible possible) { frozen_ = std::move(possible); }

    /// What a position did not set, and nothing behind it rests on, is not taken on trust.
    void pass_over_untouched(Members members) {
        if constexpr (requires(const State& state) { G::is_untouched(state, std::uint32_t{}); }) {
            for (std::size_t i = 0; i < facts_.size(); ++i) {
                const std::uint32_t at = facts_[i].span.begin;
                facts_[i].touched = std::ranges::any_of(
                    members, [at](const CandidateState<G>& member) { return !G::is_untouched(member.state, at); });
            }
        }
    }
    void report(const Possible& possible, Report& report) const { facts_.report(possible, knowledge_, report); }
    void report_frozen(Report& report) {
        frozen_.resize(facts_.size());
        facts_.report(frozen_, knowledge_, report);
    }

private:
    void add_unseen(Members members, std::size_t most, bool still, Possible& found) {
        if constexpr (requires(const State& state, const UnseenSink& sink) { G::unseen(state, sink); }) {
            const auto lacks = [most](const auto& values) { return values.size() < most; };
            for (const CandidateState<G>& member : members) {
                if (std::ranges::none_of(found, lacks)) {
                    return;
                }
                const UnseenSink add = [&](std::uint32_t at, std::string_view text) {
                    const auto fact = facts_.at(at);
                    if (!fact || !lacks(found[*fact])) {
                        return;
                    }
                    const std::uint32_t value = knowledge_.value(text);
                    if (!std::ranges::count(found[*fact], value)) {
                        found[*fact].push_back(value);
                    }
                };
                if constexpr (requires { G::still_unseen(member.state, add); }) {
                    if (still) {
                        G::still_unseen(member.state, add);
                        continue;
                    }
                }
                G::unseen(member.state, add);
            }
        }
    }

    Knowledge knowledge_;
    Facts facts_;
    Possible frozen_;
    std::vector<Knowledge::Id> known_;
};

}  // namespace arbiter::candidates
