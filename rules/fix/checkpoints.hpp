// The positions before the events of a record, as far back as they are kept.
#pragma once

#include "rules/fix/silent_replay.hpp"

#include <cstddef>
#include <deque>
#include <vector>

namespace arbiter::fix {

template <Game G>
class Checkpoints {
public:
    using State = typename G::State;

    /// The run has come to the next event. Where something is taken back all positions are kept.
    void add(const SilentReplay<G>& run) {
        defaults::proceed<G>(positions_.emplace_back(run.state()), nobody_looks_);
        if (run.past().barrier != nullptr) {
            pasts_.push_back(run.past());
        } else if (positions_.size() > most) {
            positions_.pop_front();
            ++first_;
        }
    }

    /// The first event before which a position is kept.
    std::size_t first() const { return first_; }
    bool has(std::size_t at) const { return at >= first_ && at - first_ < positions_.size(); }
    const State& before(std::size_t at) const { return positions_[at - first_]; }
    SilentReplay<G> run_from(std::size_t at, SilentReferee& hearing) const {
        return SilentReplay<G>(before(at), pasts_.empty() ? typename SilentReplay<G>::Past{} : pasts_[at], hearing);
    }

private:
    static constexpr std::size_t most = 400;

    std::deque<State> positions_;  ///< before the events from `first_` on, when nothing more happens by itself
    typename G::ScoreLog nobody_looks_ = defaults::untold_trail<G>();
    std::vector<typename SilentReplay<G>::Past> pasts_;  ///< the same for undo, if the record has any
    std::size_t first_ = 0;
};

}  // namespace arbiter::fix
