// Findings about a line that are true in all possible candidates.
#pragma once

#include "rules/candidates/common_findings.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/candidates/scoring.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/candidates/unnoted_turn.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/result.hpp"
#include "rules/record/rulebook.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::candidates {

template <Game G>
class CandidateDiagnostics {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Members = std::span<const CandidateState<G>>;

    CandidateDiagnostics(Referee& referee, Trial<G>& trial, Members members)
        : referee_(referee), trial_(trial), members_(members) {}

    /// Says what is found in all candidates in which the line fares so.
    void explain(const Written& written, Fate fate) {
        Agreement agreement;
        std::vector<Finding> common;
        std::size_t looked = 0;
        const auto listen = [&](const std::vector<Finding>& found) {
            looked++ == 0 ? void(common = found) : keep_common(common, found);
            if (const Finding* const error = first_error(found)) {
                agreement.add(*error);
            }
        };
        std::size_t tried = 0;
        for (const CandidateState<G>& member : members_) {
            if (is_after_end(member, written)) {
                if (fate == Fate::refused || (fate == Fate::wrong && written.line.stands())) {
                    listen({after_end(member, written)});
                }
                continue;
            }
            const auto look = [&](const State& from, const Written& filled, std::span<const FilledIn>) {
                CandidateState<G> here{.state = from, .log = member.log, .before = member.before};
                std::vector<Finding> found;
                if (++tried <= most_explained && trial_.play(here, filled, &found) == fate) {
                    listen(found);
                }
                return tried <= most_explained;
            };
            each_completion<G>(member.state, written, std::ref(look));
        }
        if (tried > most_explained) {
            agreement.leave_out();
            common.clear();
        }
        if (fate == Fate::right || (looked == 1 && tried <= most_explained)) {
            std::ranges::for_each(common, [&](const Finding& finding) { adopt(finding); });
        } else if (!agreement.empty()) {
            adopt(agreement.result());
        } else if (tried == 0 && written.line.kind() == LineKind::turn) {
            Finding& finding =
                referee_.find(record::rule("record.turn.nobody"), written.line.event, "no player has a move here");
            finding.context = context(members_.front(), written.line);
        }
    }

    /// The rules have ended the game before, in all candidates.
    void say_other_end(const Line& line) {
        Agreement agreement;
        for (const CandidateState<G>& member : members_) {
            Finding finding;
            finding.rule = &record::rule("claim.end");
            finding.span = line.event;
            finding.message = record::other_end_message(line, referee_.report(), over_in(member));
            finding.context = context(member, line);
            finding.help = "end finished";
            agreement.add(std::move(finding));
        }
        adopt(agreement.result());
    }

    void adopt(const Finding& finding) {
        Finding& made = referee_.find(*finding.rule, finding.span, finding.message);
        made.help = finding.help;
        made.context = finding.context;
        made.notes = finding.notes;
        made.consequence = finding.consequence;
    }

    void say_not_finished(const Line& line) {
        const auto why = [&](const CandidateState<G>& one) {
            return defaults::why_it_goes_on<G>(one.state, referee_.seats());
        };
        std::string reason = why(members_.front());
        const bool certain = std::ranges::all_of(members_, [&](const auto& one) { return why(one) == reason; });
        Finding& finding = referee_.find(record::rule("claim.finished"), line.event,
                                         record::not_finished_message(certain ? reason : std::string_view()));
        finding.context = context(members_.front(), line);
    }

    void say_nothing_wrong(const Line& line) {
        const bool stands = referee_.stands();
        referee_.set_stands(false);
        record::tell_nothing_to_let_stand(line.stands_span, referee_);
        referee_.set_stands(stands);
    }

    void say_no_undo(const Line& line) {
        const auto over =
            std::ranges::count_if(members_, [](const CandidateState<G>& one) { return G::over(one.state); });
        const bool most = static_cast<std::size_t>(over) * 2 > members_.size();
        record::refuse_undo(most, line, referee_).context = context(members_.front(), line);
    }

    /// The line claims scores that no candidate has.
    void say_scores(const Line& line) {
        Scoring<G>(referee_, trial_).tell_scores(members_, referee_.report());
        const Report& report = referee_.report();
        const std::string where = context(members_.front(), line);
        if (report.score_ranges.empty()) {
            record::audit_scores(line, referee_, where);
        } else {
            record::audit_score_ranges(line, referee_, where);
        }
    }

private:
    std::string context(const CandidateState<G>& member, const Line& line) const {
        return defaults::context<G>(member.state, line, referee_.seats());
    }

    /// How the game ended there.
    Report over_in(const CandidateState<G>& member) const {
        return defaults::ending<G>(member.state, member.log, referee_.seats());
    }

    Finding after_end(const CandidateState<G>& member, const Written& written) {
        const Report over = over_in(member);
        Finding finding;
        finding.rule = &record::rule("record.after-end");
        finding.span = written.line.event;
        finding.message = record::over_message(referee_.report(), over);
        finding.context = context(member, written.line);
        return finding;
    }

    Referee& referee_;
    Trial<G>& trial_;
    Members members_;
};

}  // namespace arbiter::candidates
