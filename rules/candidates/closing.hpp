// The end of a record in all possible candidates: what the game says of it, and the result in the header.
#pragma once

#include "rules/candidates/common_findings.hpp"
#include "rules/candidates/diagnostics.hpp"
#include "rules/candidates/scoring.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/record/result.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace arbiter::candidates {

template <Game G>
class Closing {
public:
    Closing(Referee& referee, Trial<G>& trial, std::span<CandidateState<G>> members)
        : referee_(referee),
          trial_(trial),
          members_(members),
          scoring_(referee, trial),
          diagnostics_(referee, trial, members) {}

    /// Says what the game says at the end, in all candidates alike. In no game that is an error: there are no
    /// candidates to drop.
    void close() {
        std::vector<Finding> common;
        std::vector<Finding> found;
        for (const CandidateState<G>& member : members_) {
            found.clear();
            trial_.finds_error([&](Referee& referee) { defaults::close<G>(member.state, referee); }, &found);
            &member == members_.data() ? void(common = found) : keep_common(common, found);
        }
        std::ranges::for_each(common, [&](const Finding& finding) { diagnostics_.adopt(finding); });
    }

    /// Of the candidates in which the game is finished marks those as wrong that have another result than the header.
    /// False when they all have, which is said, or none is finished.
    bool compare_result(const Header& header) {
        if (tell_unreadable_result(header, referee_)) {
            return false;
        }
        Agreement agreement;
        std::size_t rights = 0;
        bool any_over = false;
        for (CandidateState<G>& member : members_) {
            any_over = any_over || G::over(member.state);
            member.wrong = G::over(member.state) && is_other_result(member, header, agreement);
            rights += member.wrong ? 0U : 1U;
        }
        if (!any_over) {
            audit_result(header, referee_);
        } else if (rights == 0) {
            diagnostics_.adopt(agreement.result());
        }
        return any_over && rights != 0;
    }

private:
    bool is_other_result(CandidateState<G>& member, const Header& header, Agreement& agreement) {
        if (!defaults::certain<G>(member.state)) {
            return is_impossible_result(member, header, agreement);
        }
        Report& report = scoring_.conclude(member, {});
        report.findings.clear();
        Referee referee(referee_.record(), report);
        audit_result(header, referee);
        if (referee.errors() != 0) {
            agreement.add(report.findings.front());
        }
        return referee.errors() != 0;
    }

    /// Of a position that leaves scores open, which a possible result settles.
    bool is_impossible_result(CandidateState<G>& member, const Header& header, Agreement& agreement) {
        std::vector<Finding> found;
        const auto audit = [&](Referee& referee) { defaults::audit_open_result<G>(member.state, header, referee); };
        if (trial_.finds_error(audit, &found)) {
            agreement.add(*first_error(found));
            return true;
        }
        return defaults::certain<G>(member.state) && is_other_result(member, header, agreement);
    }

    Referee& referee_;
    Trial<G>& trial_;
    std::span<CandidateState<G>> members_;
    Scoring<G> scoring_;
    CandidateDiagnostics<G> diagnostics_;
};

}  // namespace arbiter::candidates
