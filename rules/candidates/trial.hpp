// One line played in one possible candidate: what it makes of the candidate, and what is wrong with it there.
#pragma once

#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/moves.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// How a line fares in a candidate.
enum class Fate : std::uint8_t {
    right,    ///< played, or nothing to play, and all that it claims is so
    wrong,    ///< it claims what is not so there, or stands although it breaks a rule
    refused,  ///< it breaks a rule there
};

/// The game is over there, and the line would go on with it.
template <Game G>
bool is_after_end(const CandidateState<G>& member, const typename G::Written& written) {
    return G::over(member.state) && defaults::role<G>(member.state, written) != Role::claim;
}

/// Plays lines in members. What is found is put into words only where somebody asks for them.
template <Game G>
class Trial {
public:
    using Written = typename G::Written;

    Trial(Referee& referee, Moves<G>& moves, bool remembering)
        : record_(referee.record()), moves_(moves), remembering_(remembering) {
        report_.seats = referee.report().seats;
    }

    /// Plays the complete line in this member, which is changed unless it is refused; adds what is found to `found`.
    Fate play(CandidateState<G>& member, const Written& filled, std::vector<Finding>* found) {
        const Role role = remembering_ ? defaults::role<G>(member.state, filled) : Role::claim;
        if (role == Role::move) {
            before_ = LeftOf<G>::of(member.state);
            mark_ = member.log.mark();
        }
        const Rule* const broken = broken_rule(member, filled, found);
        if (broken == nullptr) {
            remember(member, role);
            return filled.line.claims ? audit(member, filled, found) : Fate::right;
        }
        if (broken->kind == Kind::claim) {
            return Fate::wrong;
        }
        if (broken->kind != Kind::play || !filled.line.stands()) {
            return Fate::refused;
        }
        const bool played = defaults::force_line<G>(member.state, filled, member.log);
        remember(member, role);
        if (played && filled.line.claims) {
            audit(member, filled, found);
        }
        return Fate::wrong;
    }

    /// Runs check(referee) on a report of its own; its findings are added to `found`.
    template <typename Check>
    bool finds_error(Check check, std::vector<Finding>* found) {
        report_.findings.clear();
        Referee referee(record_, report_);
        check(referee);
        heard_ = heard_ || !report_.findings.empty();
        if (found != nullptr) {
            found->insert(found->end(), report_.findings.begin(), report_.findings.end());
        }
        return referee.errors() != 0;
    }

    /// "round 2, Ann"
    Report& report() { return report_; }
    /// Something was found since the last time somebody asked, if only a warning.
    bool has_heard() { return std::exchange(heard_, false); }

private:
    const Rule* broken_rule(CandidateState<G>& member, const Written& filled, std::vector<Finding>* found) {
        const typename G::Event event{member.state, filled};
        const auto fault = defaults::look<G>(event);
        if (!fault) {
            G::apply(member.state, event, member.log);
            return nullptr;
        }
        const Rule& rule = G::rulebook()[static_cast<std::size_t>(fault->law) - 1];
        describe(rule, member.state, filled, found,
                 [&](Referee& referee, Finding& finding) { defaults::describe<G>(event, *fault, referee, finding); });
        return &rule;
    }

    template <typename Describe>
    void describe(const Rule& rule, const typename G::State& state, const Written& filled, std::vector<Finding>* found,
                  Describe describe) {
        if (found == nullptr) {
            return;
        }
        finds_error(
            [&](Referee& referee) {
                Finding& finding = referee.find(rule, filled.line.event, {});
                finding.context = defaults::context<G>(state, filled.line, report_.seats);
                describe(referee, finding);
            },
            found);
    }

    Fate audit(const CandidateState<G>& member, const Written& filled, std::vector<Finding>* found) {
        const bool wrong =
            finds_error([&](Referee& referee) { defaults::audit<G>(member.state, filled, referee); }, found);
        return wrong ? Fate::wrong : Fate::right;
    }

    void remember(CandidateState<G>& member, Role role) {
        if (role == Role::move) {
            member.before = moves_.add(*before_, mark_, member.before);
        } else if (role == Role::barrier) {
            member.before = Moves<G>::none;
        }
    }

    const RecordText& record_;
    Moves<G>& moves_;
    bool remembering_;
    std::optional<Left<G>> before_;  ///< the position that a move leaves
    std::uint64_t mark_ = 0;
    Report report_;
    bool heard_ = false;
};

}  // namespace arbiter::candidates
