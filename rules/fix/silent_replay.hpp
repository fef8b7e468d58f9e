// A game in the middle of a trial: plays line after line, as the loop that referees records does, and only says whether
// something is wrong.
#pragma once

#include "rules/game/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/result.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter::fix {

/// What somebody has said of the record behind a line; found and forgotten.
class SilentReferee {
public:
    SilentReferee(const RecordText& text, const Seats& seats) : text_(text) {
        report_.seats = seats;
        referee_.emplace(text_, report_);
    }
    /// With nothing found so far.
    Referee& referee() {
        if (referee_->found() != 0) {
            report_.findings.clear();
            report_.assumed.clear();
            referee_.emplace(text_, report_);
        }
        return *referee_;
    }
    Report& report() { return report_; }

private:
    const RecordText& text_;
    Report report_;
    std::optional<Referee> referee_;
};

template <Game G>
class SilentReplay {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Of a line that is played, in steps of the allowance for all trials.
    static constexpr std::uint64_t line_cost = 2;

    /// The last position that undo does not reach across, and the events since.
    struct Past {
        std::shared_ptr<const State> barrier;  ///< nullptr: the record takes nothing back
        std::vector<const Written*> since;
    };

    SilentReplay(const State& state, Past past, SilentReferee& hearing)
        : state_(state), past_(std::move(past)), hearing_(hearing) {}

    const State& state() const { return state_; }
    const Past& past() const { return past_; }

    /// False when something is wrong with the line; the run is over then.
    bool play(const Written& written) {
        defaults::proceed_to<G>(state_, written, log_);
        if (ended_) {
            return false;
        }
        switch (written.line.kind()) {
            case LineKind::scores: return fits_scores(written.line);
            case LineKind::end: return end(written.line);
            case LineKind::undo: return undo();
            case LineKind::turn: return false;
            case LineKind::nothing:
            case LineKind::gap:
            case LineKind::round:
            case LineKind::set:
            case LineKind::event: break;
        }
        return event(written);
    }

    /// Whether the announced result is that of the game, if there is one to compare.
    bool fits_result(const Header& header) {
        defaults::proceed_to_end<G>(state_, static_cast<std::uint32_t>(hearing_.referee().text().size()));
        if (!defaults::certain<G>(state_) && G::over(state_)) {
            return true;
        }
        Referee& referee = hearing_.referee();
        Report& report = hearing_.report();
        defaults::scores<G>(state_, report);
        report.finished = G::over(state_);
        defaults::close<G>(state_, referee);
        defaults::conclude<G>(state_, log_, {}, report);
        audit_result(header, referee);
        return referee.errors() == 0;
    }

private:
    bool fits_scores(const Line& line) {
        if (!defaults::certain<G>(state_)) {
            Referee& referee = hearing_.referee();
            defaults::scores<G>(state_, hearing_.report());
            defaults::audit_open_scores<G>(state_, line, referee);
            return referee.errors() == 0;
        }
        defaults::scores<G>(state_, hearing_.report());
        return line.stands() || record::scores_agree(line, hearing_.report());
    }

    bool end(const Line& line) {
        ended_ = true;
        return (line.end_kind == EndKind::finished) == G::over(state_) || line.stands();
    }

    bool event(const Written& written) {
        const Role role = defaults::role<G>(state_, written);
        if (G::over(state_) && role != Role::claim) {
            return false;
        }
        if (!apply(written)) {
            return false;
        }
        remember(written, role);
        if (!written.line.claims) {
            return true;
        }
        Referee& referee = hearing_.referee();
        referee.set_stands(written.line.stands());
        defaults::audit<G>(state_, written, referee);
        referee.set_stands(false);
        return referee.errors() == 0;
    }

    /// False when it breaks a rule and does not stand.
    bool apply(const Written& written) {
        const auto fault = defaults::play<G>(state_, written, log_);
        if (!fault) {
            return true;
        }
        const Rule& rule = G::rulebook()[static_cast<std::size_t>(fault->law) - 1U];
        if (written.line.stands() && rule.kind == Kind::play) {
            defaults::force_line<G>(state_, written, log_);
        }
        return written.line.stands();
    }

    void remember(const Written& written, Role role) {
        if (past_.barrier == nullptr) {
            return;
        }
        past_.since.push_back(&written);
        if (role == Role::barrier) {
            past_ = {std::make_shared<const State>(state_), {}};
        }
    }

    bool undo() {
        if (G::over(state_) || past_.barrier == nullptr) {
            return false;
        }
        State state = *past_.barrier;
        std::vector<const Written*> since = std::move(past_.since);
        // Which of them are moves is known again only when they are played again.
        std::optional<std::size_t> last;
        replay(state, since, [&](std::size_t i, Role role) { last = role == Role::move ? std::optional(i) : last; });
        if (!last) {
            return false;
        }
        since.resize(*last);
        state_ = *past_.barrier;
        replay(state_, since, [](std::size_t, Role) {});
        past_.since = std::move(since);
        return true;
    }

    template <typename See>
    void replay(State& state, const std::vector<const Written*>& lines, See see) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            defaults::proceed_to<G>(state, *lines[i], log_);
            see(i, defaults::role<G>(state, *lines[i]));
            if (defaults::play<G>(state, *lines[i], log_)) {
                defaults::force_line<G>(state, *lines[i], log_);
            }
        }
    }

    State state_;
    typename G::ScoreLog log_ = defaults::untold_trail<G>();
    Past past_;
    SilentReferee& hearing_;
    bool ended_ = false;
};

}  // namespace arbiter::fix
