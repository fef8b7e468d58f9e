// Scores in possible candidates, and what is true of them in all.
#pragma once

#include "rules/candidates/outcome.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/report/totals.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// So many candidates are asked for the words of one finding, and for what happened in them.
inline constexpr std::size_t most_explained = 256;

template <Game G>
class Scoring {
public:
    using Members = std::span<const CandidateState<G>>;

    Scoring(Referee& referee, Trial<G>& trial) : referee_(referee), trial_(trial) {}

    /// In the trial's own report, until the next one is asked for.
    Report& scores_of(const CandidateState<G>& member) {
        Report& report = trial_.report();
        report.score_count = 0;
        report.score_ranges.clear();
        defaults::scores<G>(member.state, report);
        return report;
    }
    Totals totals_of(const CandidateState<G>& member) { return Totals::of(scores_of(member)); }

    /// What no score leaves, whatever happened.
    static void tell_bounds(const typename G::State& state, Report& report) {
        const auto [least, most] = G::score_bounds(state);
        defaults::scores<G>(state, report);
        const std::size_t totals = std::max<std::size_t>(report.score_count, report.score_ranges.size());
        report.score_ranges.assign(totals, ScoreRange{least, most});
        report.score_count = 0;
    }
    void tell_scores(Members members, Report& report) {
        Outcome outcome;
        std::ranges::for_each(members, [&](const CandidateState<G>& member) { outcome.add(scores_of(member), false); });
        outcome.write_scores(report);
    }

    /// All that the game says of the end there, in the trial's own report.
    Report& conclude(const CandidateState<G>& member, const ReportOptions& options) {
        Report& report = trial_.report();
        report.reset();
        report.seats = referee_.seats();
        report.finished = G::over(member.state);
        defaults::scores<G>(member.state, report);
        defaults::conclude<G>(member.state, member.log, options, report);
        report.winners = report.finished ? report.winners : std::uint8_t{0};
        report.open_winners = report.finished && report.open_winners;
        return report;
    }
    void tell_outcome(Members members, const ReportOptions& options) {
        const bool told = members.size() <= most_explained && std::ranges::none_of(members, &CandidateState<G>::mixed);
        Outcome outcome;
        std::vector<std::int32_t> totals;
        for (const CandidateState<G>& member : members) {
            const Report& world = conclude(member, told ? options : ReportOptions{});
            outcome.add(world, told);
            if (options.totals && world.finished) {
                totals.push_back(world.scores[0]);
            }
        }
        outcome.write(referee_.report());
        std::ranges::sort(totals);
        totals.erase(std::unique(totals.begin(), totals.end()), totals.end());
        referee_.report().totals = std::move(totals);
    }

private:
    Referee& referee_;
    Trial<G>& trial_;
};

}  // namespace arbiter::candidates
