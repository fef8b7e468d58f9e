// One change of a record, played from the position before it as far as the record then goes.
#pragma once

#include "rules/mend/rehearsal.hpp"
#include "rules/mend/run.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::mend {

template <Game G>
class Trial {
public:
    using Written = typename G::Written;

    /// `lines` are those of the record as it stands; the run is in the position before the one that is changed.
    Trial(const Attempt& attempt, const std::vector<Written>& lines, Run<G>& run, Effort& effort)
        : attempt_(attempt),
          lines_(lines),
          run_(run),
          effort_(effort),
          outcome_{static_cast<std::uint32_t>(attempt.at), static_cast<std::uint32_t>(lines.size()), false, false} {}

    const Outcome& outcome() const { return outcome_; }

    /// What stands in the place of the lines that are changed; false when it does not fit.
    bool play_change(const Written& written) {
        const std::size_t at = attempt_.at;
        switch (attempt_.change) {
            case Mend::Change::replace: return reach(written);
            case Mend::Change::insert: ++outcome_.events; return reach(written);
            case Mend::Change::erase: --outcome_.events; return true;
            case Mend::Change::swap: return reach(lines_[at + 1]) && reach(lines_[at]);
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
            outcome_.finished = outcome_.whole && G::over(run_.state()) && usual::certain<G>(run_.state());
        }
    }

private:
    /// The first line that stays as it is.
    std::size_t behind() const {
        switch (attempt_.change) {
            case Mend::Change::insert: return attempt_.at;
            case Mend::Change::swap: return attempt_.at + 2;
            case Mend::Change::replace:
            case Mend::Change::erase: break;
        }
        return attempt_.at + 1;
    }

    bool reach(const Written& line) {
        const bool fits = effort_.spend(Run<G>::line_cost) && run_.play(line);
        outcome_.reaches += fits ? 1 : 0;
        return fits;
    }

    const Attempt& attempt_;
    const std::vector<Written>& lines_;
    Run<G>& run_;
    Effort& effort_;
    Outcome outcome_;
};

}  // namespace arbiter::mend
