// One change of a record, played from the position before it as far as the record then goes.
#pragma once

#include "rules/fix/silent_replay.hpp"
#include "rules/fix/simulator.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::fix {

template <Game G>
class CandidateReplay {
public:
    using Written = typename G::Written;

    /// `lines` are those of the record as it stands; the run is in the position before the one that is changed.
    CandidateReplay(const Candidate& candidate, const std::vector<Written>& lines, SilentReplay<G>& run, Effort& effort)
        : candidate_(candidate),
          lines_(lines),
          run_(run),
          effort_(effort),
          outcome_{static_cast<std::uint32_t>(candidate.at), static_cast<std::uint32_t>(lines.size()), false, false} {}

    const Outcome& outcome() const { return outcome_; }

    /// What stands in the place of the lines that are changed; false when it does not fit.
    bool play_change(const Written& written) {
        const std::size_t at = candidate_.at;
        switch (candidate_.change) {
            case Fix::Change::replace: return reach(written);
            case Fix::Change::insert: ++outcome_.events; return reach(written);
            case Fix::Change::erase: --outcome_.events; return true;
            case Fix::Change::swap: return reach(lines_[at + 1]) && reach(lines_[at]);
            case Fix::Change::all: break;
        }
        return false;
    }

    /// The lines behind, as far as they fit.
    void play_on(const Header& header) {
        std::size_t next = behind();
        while (next < lines_.size() && reach(lines_[next])) {
            ++next;
        }
        if (next >= lines_.size()) {
            outcome_.whole = run_.fits_result(header);
            outcome_.finished = outcome_.whole && G::over(run_.state()) && defaults::certain<G>(run_.state());
        }
    }

private:
    /// The first line that stays as it is.
    std::size_t behind() const {
        switch (candidate_.change) {
            case Fix::Change::insert: return candidate_.at;
            case Fix::Change::swap: return candidate_.at + 2;
            case Fix::Change::replace:
            case Fix::Change::erase:
            case Fix::Change::all: break;
        }
        return candidate_.at + 1;
    }

    bool reach(const Written& line) {
        const bool fits = effort_.spend(SilentReplay<G>::line_cost) && run_.play(line);
        outcome_.reaches += fits ? 1 : 0;
        return fits;
    }

    const Candidate& candidate_;
    const std::vector<Written>& lines_;
    SilentReplay<G>& run_;
    Effort& effort_;
    Outcome outcome_;
};

}  // namespace arbiter::fix
