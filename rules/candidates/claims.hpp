// What a line claims of the position, held against all possible candidates: the scores, or that the game has ended.
#pragma once

#include "rules/candidates/diagnostics.hpp"
#include "rules/candidates/score_change.hpp"
#include "rules/candidates/scoring.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/record/audit.hpp"

#include <cstddef>
#include <span>
#include <utility>

namespace arbiter::candidates {

/// Marks those candidates as wrong that a claim contradicts, and answers whether they are to be dropped: they stay when
/// it contradicts them all, which is said, or its line stands.
template <Game G>
class Claims {
public:
    Claims(Referee& referee, Trial<G>& trial, std::span<CandidateState<G>> members, ScoreChange<G>& change)
        : trial_(trial),
          members_(members),
          change_(change),
          scoring_(referee, trial),
          diagnostics_(referee, trial, members) {}

    bool scores(const Line& line) {
        return narrow(
            line, [&](CandidateState<G>& member) { return scores_agree(member, line); },
            [&] { diagnostics_.say_scores(line); });
    }

    bool end(const Line& line) {
        const bool finished = line.end_kind == EndKind::finished;
        return narrow(
            line, [&](const CandidateState<G>& member) { return G::over(member.state) == finished; },
            [&] {
                if (finished) {
                    diagnostics_.say_not_finished(line);
                } else {
                    diagnostics_.say_other_end(line);
                }
            });
    }

private:
    template <typename Agrees, typename Say>
    bool narrow(const Line& line, Agrees agrees, Say say) {
        std::size_t wrongs = 0;
        for (CandidateState<G>& member : members_) {
            member.wrong = !agrees(member);
            wrongs += member.wrong ? 1U : 0U;
        }
        if (wrongs == members_.size()) {
            say();
        } else if (wrongs == 0 && !may_be_wrong_ && line.stands()) {
            diagnostics_.say_nothing_wrong(line);
        }
        return wrongs != members_.size() && !line.stands();
    }

    /// Totals that the position itself leaves open are settled by a claim that is possible.
    bool scores_agree(CandidateState<G>& member, const Line& line) {
        if (defaults::certain<G>(member.state)) {
            return record::scores_agree(line, scoring_.scores_of(member));
        }
        may_be_wrong_ = true;
        typename G::State settled = member.state;
        const auto audit = [&](Referee& referee) { defaults::audit_open_scores<G>(settled, line, referee); };
        if (trial_.finds_error(audit, nullptr)) {
            return false;
        }
        if (!line.stands()) {
            member.state = std::move(settled);
            change_.note();
        }
        return true;
    }

    Trial<G>& trial_;
    std::span<CandidateState<G>> members_;
    ScoreChange<G>& change_;
    bool may_be_wrong_ = false;  ///< totals can be so, and need not
    Scoring<G> scoring_;
    CandidateDiagnostics<G> diagnostics_;
};

}  // namespace arbiter::candidates
