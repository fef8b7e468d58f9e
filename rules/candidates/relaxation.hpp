// What is still known of the scores, and of the end, where a relaxation is followed in place of all candidates.
#pragma once

#include "rules/candidates/scoring.hpp"
#include "rules/record/audit.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace arbiter::candidates {

/// One position that stands for all of these and more, where the game can say one.
template <Game G>
std::optional<typename G::State> relaxation_of(std::span<const CandidateState<G>> members) {
    if constexpr (requires { G::relaxation(members); }) {
        return G::relaxation(members);
    }
    return {};
}

/// What lines say that are read, and not judged.
struct Heard {
    const std::optional<Totals>& noted;       ///< totals that a line has just said, which are possible
    const std::optional<Totals>& grown_from;  ///< what the totals were before
    bool ended = false;                       ///< an end line says that the rules have ended the game
};

template <Game G>
class Relaxation {
public:
    /// `blind`: its lines are not judged either.
    Relaxation(Referee& referee, Trial<G>& trial, std::span<const CandidateState<G>> members, bool blind,
               const Heard& heard)
        : referee_(referee),
          members_(members),
          scoring_(referee, trial),
          blind_(blind),
          heard_(heard),
          ended_(blind && heard.ended) {}

    /// It has the scores of all positions that it stands for, and tells how they came about.
    bool keeps_scores() const {
        if constexpr (requires { G::keeps_scores(state()); }) {
            return !blind_ && std::ranges::all_of(members_, [](const auto& one) { return G::keeps_scores(one.state); });
        }
        return false;
    }

    /// The relaxations are divided into those that are over and those that are not.
    bool is_divided() const {
        if constexpr (requires(const StateSink<typename G::State>& sink) { G::relaxation_ends(state(), sink); }) {
            return !blind_;
        }
        return false;
    }

    /// Whether the game is over hangs on nothing that is unknown.
    bool knows_end() const {
        if (is_divided()) {
            return true;
        }
        if constexpr (requires { G::knows_end(state()); }) {
            return !blind_ && std::ranges::all_of(members_, [this](const auto& one) {
                return G::knows_end(one.state) && G::over(one.state) == G::over(state());
            });
        }
        return false;
    }

    void tell_scores(Report& report) {
        if (has_scores()) {
            scoring_.tell_scores(members_, report);
            return;
        }
        tell_bounds(report);
        if (heard_.noted) {
            tell_noted(report);
        }
    }

    /// Of the totals only this is known, that they are possible at all; so they are, where they can be.
    std::optional<Totals> audit_scores(const Line& line) {
        Report& report = referee_.report();
        tell_bounds(report);
        if (!record::are_possible(line, report.score_ranges)) {
            record::audit_score_ranges(line, referee_, {});
            return {};
        }
        if (line.stands() || line.score_count != report.score_ranges.size()) {
            return {};
        }
        Totals noted{.count = line.score_count};
        for (std::size_t i = 0; i < noted.count; ++i) {
            const bool known = line.scores[i] != Line::unknown_score;
            noted.ranges[i] = known ? ScoreRange{line.scores[i], line.scores[i]} : report.score_ranges[i];
            noted.known = noted.known && known;
        }
        return noted;
    }

    void tell_outcome(const ReportOptions& options) {
        Report& report = referee_.report();
        keeps_scores() ? scoring_.tell_outcome(members_, options) : tell_scores(report);
        if (is_divided()) {
            return;
        }
        report.open_end = !knows_end() && !ended_;
        report.finished = ended_ || (report.open_end ? report.finished : G::over(state()));
        report.open_winners = is_contest(report);
        report.possible_winners = report.open_winners ? may_have_won(report) : std::uint8_t{0};
        if (ended_ && std::has_single_bit(report.possible_winners)) {
            report.open_winners = false;
            report.winners = report.possible_winners;
        }
    }

private:
    const typename G::State& state() const { return members_.front().state; }

    /// In some games a total never falls.
    void tell_bounds(Report& report) const {
        Scoring<G>::tell_bounds(state(), report);
        tell_known(report);
        if constexpr (requires { G::totals_only_grow(state()); }) {
            const std::size_t known = heard_.grown_from && G::totals_only_grow(state()) ? heard_.grown_from->count : 0;
            for (std::size_t i = 0; i < std::min(known, report.score_ranges.size()); ++i) {
                ScoreRange& range = report.score_ranges[i];
                range.least = std::max(range.least, heard_.grown_from->ranges[i].least);
            }
        }
    }

    /// What is free of one player may leave the total of another what it is.
    void tell_known(Report& report) const {
        if constexpr (requires { G::total_range(state(), Seat{}, false); }) {
            for (std::size_t seat = 0; !blind_ && seat < report.score_ranges.size(); ++seat) {
                ScoreRange& range = report.score_ranges[seat];
                range = G::total_range(state(), static_cast<Seat>(seat), heard_.ended);
                for (const CandidateState<G>& member : members_.subspan(1)) {
                    const ScoreRange other = G::total_range(member.state, static_cast<Seat>(seat), heard_.ended);
                    range = {std::min(range.least, other.least), std::max(range.most, other.most)};
                }
            }
        }
    }

    void tell_noted(Report& report) const {
        report.score_count = 0;
        report.score_ranges.assign(heard_.noted->ranges.begin(),
                                   heard_.noted->ranges.begin() + static_cast<std::ptrdiff_t>(heard_.noted->count));
        if (heard_.noted->known) {
            report.score_ranges.clear();
            for (std::size_t i = 0; i < heard_.noted->count; ++i) {
                report.scores[report.score_count++] = heard_.noted->ranges[i].least;
            }
        }
    }

    /// Nobody wins with fewer points than somebody else; what decides between equals is not known.
    std::uint8_t may_have_won(const Report& report) const {
        const std::size_t players = report.seats.count();
        unsigned winners = (1U << players) - 1;
        for (std::size_t seat = 0; ended_ && report.score_count == players && seat < players; ++seat) {
            const std::span scores(report.scores.data(), players);
            if (scores[seat] < *std::ranges::max_element(scores)) {
                winners &= ~(1U << seat);
            }
        }
        return static_cast<std::uint8_t>(winners);
    }

    /// Who plays alone, or together with all others, wins against nobody.
    static bool is_contest(const Report& report) { return !G::about().together && report.seats.count() > 1; }

    bool has_scores() const {
        if constexpr (requires { G::relaxation_keeps_scores; }) {
            return !blind_;
        }
        return keeps_scores();
    }

    Referee& referee_;
    std::span<const CandidateState<G>> members_;
    Scoring<G> scoring_;
    bool blind_;
    Heard heard_;
    bool ended_;
};

}  // namespace arbiter::candidates
