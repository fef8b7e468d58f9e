// How the scores of possible candidates change from line to line, for those who want to know.
#pragma once

#include "rules/candidates/scoring.hpp"
#include "rules/report/totals.hpp"

#include <cstdint>
#include <span>

namespace arbiter::candidates {

template <Game G>
class ScoreChange {
public:
    using Members = std::span<CandidateState<G>>;

    /// Nobody wants to know any more.
    void clear() {
        watched_ = false;
        ++changes_;
    }
    /// From here on somebody does.
    void watch() {
        watched_ = true;
        gain_.clear();
    }
    /// Since then.
    const Gain& gain() const { return gain_; }
    /// As long as this is the same, so are the scores.
    std::uint64_t changes() const { return changes_; }
    /// The candidates have become others.
    void note() { ++changes_; }

    /// The candidates have become those behind a line, each of which came `from` one before it.
    void compare(Members before, Members behind, Scoring<G> scoring) {
        ++changes_;
        if (watched_) {
            for (const CandidateState<G>& member : behind) {
                gain_.add(scoring.totals_of(before[member.from]), scoring.totals_of(member));
            }
        }
    }

    /// Lets happen what happens by itself: proceed(candidate) for each.
    template <typename Proceed>
    void proceed(Members candidates, Scoring<G> scoring, Proceed proceed) {
        const bool compared = watched_ && proceeded_ != changes_;
        for (CandidateState<G>& world : candidates) {
            const Totals before = compared ? scoring.totals_of(world) : Totals{};
            proceed(world);
            if (compared) {
                compare(before, scoring.totals_of(world));
            }
        }
        proceeded_ = changes_;
    }

private:
    void compare(const Totals& before, const Totals& behind) {
        gain_.add(before, behind);
        changes_ += gain_.open() || before != behind ? 1U : 0U;
    }

    Gain gain_;
    std::uint64_t changes_ = 0;    ///< how often the candidates, or their scores, have become others
    std::uint64_t proceeded_ = 0;  ///< of these, when the candidates last proceeded
    bool watched_ = false;
};

}  // namespace arbiter::candidates
