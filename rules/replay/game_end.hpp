// The end of a game: what its record says of it, and what the rules say where the record ends.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/result.hpp"
#include "rules/replay/game_history.hpp"

#include <string>

namespace arbiter {

template <Game G>
class GameEnd {
public:
    void clear() {
        heard_ = false;
        words_.clear();
    }

    bool heard() const { return heard_; }
    void hear(const Line& line, const Seats& seats) {
        heard_ = true;
        words_ = record::ending_words(line, seats, G::about().together);
    }

    /// Reports how the game stands at the end of its record. `live`: no line was refused.
    void report(GameHistory<G>& course, bool live, const Header& header, const ReportOptions& options,
                Referee& referee) const {
        if (!course.finish_candidates(header, live, options) && course.state()) {
            conclude(*course.state(), course.log(), live, header, options, referee);
        }
        record::finish(live, words_, defaults::what_is_played<G>(), referee);
    }

private:
    static void conclude(typename G::State& state, const typename G::ScoreLog& log, bool live, const Header& header,
                         const ReportOptions& options, Referee& referee) {
        Report& out = referee.report();
        if (!defaults::certain<G>(state)) {
            defaults::audit_open_result<G>(state, header, referee);
        }
        defaults::scores<G>(state, out);
        out.finished = G::over(state);
        if (live) {
            defaults::close<G>(state, referee);
        }
        defaults::conclude<G>(state, log, options, out);
        // What follows a violation was not replayed, and nobody expects a result then; but a game that had ended
        // before has one.
        const bool known = defaults::certain<G>(state) || !G::over(state);
        if (known && (live || out.finished)) {
            audit_result(header, referee);
        }
    }

    bool heard_ = false;  ///< an end line was read
    std::string words_;   ///< what the end line says
};

}  // namespace arbiter
