// The next generation of candidates: what those before it become by a line, or when a move is taken back, as long as
// they are few and small enough to be followed.
#pragma once

#include "rules/candidates/candidate_state.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/candidates/moves.hpp"
#include "rules/candidates/open_facts.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/candidates/unnoted_turn.hpp"
#include "rules/report/effort.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::candidates {

/// So many candidates are followed in place of a relaxation, in so much memory.
inline constexpr std::size_t most_relaxations = 16;
inline constexpr std::size_t most_bytes = std::size_t{48} << 20U;

/// Whether undo has a move to take back there.
template <Game G>
bool has_move(const CandidateState<G>& world) {
    return !G::over(world.state) && world.before != Moves<G>::none;
}

template <Game G>
class Generation {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Values = std::span<const FilledIn>;

    Generation(const Moves<G>& moves, OpenFacts<G>& facts) : moves_(moves), facts_(facts) {}

    /// Those of a record are to come, whose lines are played by `trial`.
    void begin(Trial<G>& trial, Budget budget) {
        trial_ = &trial;
        budget_ = budget;
        relaxed_ = false;
        overflow_ = false;
    }
    /// From now on those of a relaxation, which is one candidate or a few, and costs what a record without `?` costs.
    void begin_relaxation() {
        relaxed_ = true;
        overflow_ = false;
    }
    bool relaxed() const { return relaxed_; }

    /// Of the record's budget, for what is asked of the candidates.
    void spend(std::uint64_t steps) { overflow_ = overflow_ || (!relaxed_ && !budget_.spend(steps)); }

    // Each of these makes another generation; false when it would be more than can be followed, or dearer.

    /// All that this position can be, which leaves facts open.
    bool set(const CandidateState<G>& position) {
        empty();
        G::unset_completions(position.state, [&](const State& refined, Values values) {
            return add(position, refined, values, [](CandidateState<G>& here) {
                if constexpr (requires { G::begin_behind(here.state, here.log); }) {
                    G::begin_behind(here.state, here.log);
                }
                return true;
            });
        });
        return !overflow_;
    }

    /// What the line makes of the candidates, in all ways of filling it in.
    bool play(std::span<CandidateState<G>> candidates, const Written& written) {
        begin_from(candidates);
        static_cast<void>(trial_->has_heard());
        for (std::size_t i = 0; i < candidates.size() && !overflow_; ++i) {
            if (is_after_end(candidates[i], written)) {
                let_pass(candidates[i], written);
            } else {
                play(candidates[i], written);
            }
        }
        return !overflow_;
    }

    /// The candidates before the last move; those that have none to take back stay.
    bool take_back(std::span<CandidateState<G>> candidates) {
        begin_from(candidates);
        for (const CandidateState<G>& world : candidates) {
            if (has_move(world)) {
                take_back(world);
            } else {
                keep(world);
            }
        }
        return !overflow_;
    }

    /// The candidates in which it is known whether the game is over.
    bool know_ends(std::span<const CandidateState<G>> candidates) {
        empty();
        for (const CandidateState<G>& world : candidates) {
            const StateSink<State> keep_one = [&](const State& refined) {
                add(world, refined, {}, [](const CandidateState<G>&) { return true; });
            };
            if constexpr (requires { G::relaxation_ends(world.state, keep_one); }) {
                G::relaxation_ends(world.state, keep_one);
            } else {
                G::open_ends(world.state, keep_one);
            }
        }
        return !overflow_;
    }

    /// It; whoever takes its candidates leaves others in their place.
    std::vector<CandidateState<G>>& members() { return members_; }

private:
    void empty() {
        members_.clear();
        bytes_ = 0;
    }

    void begin_from(std::span<CandidateState<G>> candidates) {
        empty();
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            candidates[i].from = static_cast<std::uint32_t>(i);
        }
    }

    /// One candidate more: `from` in another position, which says so of the facts, once finish(candidate) has made it
    /// whole; when that is false, there is none. Answers whether there was room for it.
    template <typename Finish>
    bool add(const CandidateState<G>& from, const State& state, Values values, Finish finish) {
        if (!afford(state)) {
            return false;
        }
        keep({.state = state,
              .log = from.log,
              .known = from.known,
              .before = from.before,
              .completions = from.completions,
              .from = from.from,
              .mixed = from.mixed});
        CandidateState<G>& world = members_.back();
        if (finish(world)) {
            facts_.learn(world, values);
            bytes_ += weight_of<G>(world.state);
        } else {
            members_.pop_back();
        }
        return true;
    }

    bool afford(const State& state) {
        overflow_ = overflow_ || members_.size() >= (relaxed_ ? most_relaxations : most_members) ||
                    (!relaxed_ && (bytes_ >= most_bytes || !budget_.spend(steps_of<G>(state))));
        return !overflow_;
    }

    /// Where twice the room would be more than all members may weigh, there is room for so many and no more.
    void keep(CandidateState<G> world) {
        constexpr std::size_t most = most_bytes / sizeof(CandidateState<G>) + 1;
        if (members_.size() == members_.capacity() && 2 * members_.size() > most) [[unlikely]] {
            members_.reserve(most);
        }
        members_.push_back(std::move(world));
    }

    void play(const CandidateState<G>& world, const Written& written) {
        const auto grow = [&](const State& from, const Written& filled, Values values) {
            return add(world, from, values, [&](CandidateState<G>& here) {
                const Fate fate = trial_->play(here, filled, nullptr);
                here.wrong = fate == Fate::wrong;
                return fate != Fate::refused;
            });
        };
        const std::size_t first = members_.size();
        each_completion<G>(world.state, written, std::ref(grow));
        if (written.line.kind() == LineKind::turn) [[unlikely]] {
            finish_turns(first, written);
        }
    }

    /// From this member on turns that nobody noted may go on with further lines: what they are, too, is any that is
    /// legal. A member whose turn goes on makes room for those that its next line leads to.
    void finish_turns(std::size_t first, const Written& written) {
        for (std::size_t i = first; i < members_.size() && !overflow_; ++i) {
            while (i < members_.size() && turn_goes_on<G>(members_[i].state, written.line.seat)) {
                const CandidateState<G> world = std::move(members_[i]);
                members_.erase(members_.begin() + static_cast<std::ptrdiff_t>(i));
                each_turn<G>(world.state, written, true, [&](const State& from, const Written& filled, Values) {
                    return add(world, from, {}, [&](CandidateState<G>& here) {
                        return trial_->play(here, filled, nullptr) == Fate::right;
                    });
                });
                if (overflow_) {
                    return;
                }
            }
        }
    }

    /// The game is over there, so that a line that stands changes nothing; what it leaves open stays open.
    void let_pass(const CandidateState<G>& world, const Written& written) {
        const auto pass = [&](const State&, const Written&, Values values) {
            return add(world, world.state, values, [](CandidateState<G>& here) {
                here.wrong = true;
                return true;
            });
        };
        if (!written.line.stands()) {
            return;
        }
        if (written.line.kind() != LineKind::turn && G::is_open(written)) {
            G::completions(world.state, written, std::ref(pass));
        } else {
            pass(world.state, written, {});
        }
    }

    /// The position before the move, with all that is known by now.
    void take_back(const CandidateState<G>& world) {
        const typename Moves<G>::Move& move = moves_.at(world.before);
        const auto go_back = [&](const State& before, Values values) {
            add(world, before, values, [&](CandidateState<G>& here) {
                here.log.rewind(move.log);
                here.before = move.earlier;
                return true;
            });
        };
        if constexpr (GoesBack<G>) {
            State before = world.state;
            G::go_back(before, move.before);
            go_back(before, {});
        } else if constexpr (requires(const RecallSink<State>& sink) { G::recall(world.state, world.state, sink); }) {
            G::recall(move.before, world.state, go_back);
        } else {
            go_back(move.before, {});
        }
    }

    const Moves<G>& moves_;
    OpenFacts<G>& facts_;
    Trial<G>* trial_ = nullptr;
    Budget budget_;
    std::vector<CandidateState<G>> members_;
    std::size_t bytes_ = 0;  ///< that they take
    bool relaxed_ = false;
    bool overflow_ = false;  ///< not all of them are there
};

}  // namespace arbiter::candidates
