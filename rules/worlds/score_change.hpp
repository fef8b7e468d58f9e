// How the scores of possible worlds change from line to line, for those who want to know.
#pragma once

#include "rules/trace/totals.hpp"
#include "rules/worlds/scoring.hpp"

#include <cstdint>
#include <span>

namespace arbiter::worlds {

template <Game G>
class ScoreChange {
public:
    using Members = std::span<Member<G>>;

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
    /// The worlds have become others.
    void note() { ++changes_; }

    /// The worlds have become those behind a line, each of which came `from` one before it.
    void compare(Members before, Members behind, Scoring<G> scoring) {
        ++changes_;
        if (watched_) {
            for (const Member<G>& member : behind) {
                gain_.add(scoring.totals_of(before[member.from]), scoring.totals_of(member));
            }
        }
    }

    /// Lets happen what happens by itself: proceed(world) for each.
    template <typename Proceed>
    void proceed(Members worlds, Scoring<G> scoring, Proceed proceed) {
        const bool compared = watched_ && proceeded_ != changes_;
        for (Member<G>& world : worlds) {
            const Totals before = compared ? scoring.totals_of(world) : Totals{};
            proceed(world);
            compared ? compare(before, scoring.totals_of(world)) : void();
        }
        proceeded_ = changes_;
    }

private:
    void compare(const Totals& before, const Totals& behind) {
        gain_.add(before, behind);
        changes_ += gain_.open() || before != behind ? 1U : 0U;
    }

    Gain gain_;
    std::uint64_t changes_ = 0;    ///< how often the worlds, or their scores, have become others
    std::uint64_t proceeded_ = 0;  ///< of these, when the worlds last proceeded
    bool watched_ = false;
};

}  // namespace arbiter::worlds
