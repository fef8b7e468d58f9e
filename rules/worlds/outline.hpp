// What is still known of the scores, and of the end, where an outline is followed in place of all worlds.
#pragma once

#include "rules/record/audit.hpp"
#include "rules/worlds/scoring.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::worlds {

/// One position that stands for all of these and more, where the game can say one.
template <Game G>
std::optional<typename G::State> outline_of(std::span<const Member<G>> members) {
    if constexpr (requires { G::outline(members); }) {
        return G::outline(members);
    }
    return {};
}

template <Game G>
class Outline {
public:
    /// `blind`: its lines are not judged either.
    Outline(Referee& referee, Trial<G>& trial, std::span<const Member<G>> members, bool blind)
        : referee_(referee), members_(members), scoring_(referee, trial), blind_(blind) {}

    /// It has the scores of all positions that it stands for, and tells how they came about.
    bool keeps_scores() const {
        if constexpr (requires { G::keeps_scores(state()); }) {
            return !blind_ && std::ranges::all_of(members_, [](const auto& one) { return G::keeps_scores(one.state); });
        }
        return false;
    }

    /// Whether the game is over hangs on nothing that is unknown.
    bool knows_end() const {
        if constexpr (requires { G::knows_end(state()); }) {
            return !blind_ && std::ranges::all_of(members_, [this](const auto& one) {
                return G::knows_end(one.state) && G::over(one.state) == G::over(state());
            });
        }
        return false;
    }

    void tell_scores(Report& report) {
        has_scores() ? scoring_.tell_scores(members_, report) : Scoring<G>::tell_bounds(state(), report);
    }

    /// Of the totals only this is known, that they are possible at all.
    void audit_scores(const Line& line) {
        Report& report = referee_.report();
        Scoring<G>::tell_bounds(state(), report);
        if (!record::are_possible(line, report.score_ranges)) {
            record::audit_score_ranges(line, referee_, {});
        }
    }

    void tell_outcome(const Wishes& wishes) {
        Report& report = referee_.report();
        keeps_scores() ? scoring_.tell_outcome(members_, wishes) : tell_scores(report);
        report.open_end = !knows_end();
        report.finished = report.open_end ? report.finished : G::over(state());
        report.open_winners = is_contest(report);
        report.possible_winners =
            report.open_winners ? static_cast<std::uint8_t>((1U << report.seats.count()) - 1) : std::uint8_t{0};
    }

private:
    const typename G::State& state() const { return members_.front().state; }

    /// Who plays alone, or together with all others, wins against nobody.
    static bool is_contest(const Report& report) { return !G::about().together && report.seats.count() > 1; }

    bool has_scores() const {
        if constexpr (requires { G::outline_keeps_scores; }) {
            return !blind_;
        }
        return keeps_scores();
    }

    Referee& referee_;
    std::span<const Member<G>> members_;
    Scoring<G> scoring_;
    bool blind_;
};

}  // namespace arbiter::worlds
