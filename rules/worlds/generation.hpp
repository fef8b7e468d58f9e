// The next generation of worlds: what those before it become by a line, or when a move is taken back, as long as they
// are few and small enough to be followed.
#pragma once

#include "rules/effort.hpp"
#include "rules/worlds/joins.hpp"
#include "rules/worlds/member.hpp"
#include "rules/worlds/moves.hpp"
#include "rules/worlds/open_facts.hpp"
#include "rules/worlds/trial.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::worlds {

/// So many worlds are followed, in so much memory; of more, an outline.
inline constexpr std::size_t most_members = 8192;
inline constexpr std::size_t most_outlines = 16;
inline constexpr std::size_t most_bytes = std::size_t{48} << 20U;

/// Whether undo has a move to take back there.
template <Game G>
bool has_move(const Member<G>& world) {
    return !G::over(world.state) && world.before != Moves<G>::none;
}

template <Game G>
class Generation {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using Values = std::span<const Value>;

    Generation(const Moves<G>& moves, OpenFacts<G>& facts) : moves_(moves), facts_(facts) {}

    /// Those of a record are to come, whose lines are played by `trial`.
    void begin(Trial<G>& trial, Budget budget) {
        trial_ = &trial;
        budget_ = budget;
        outlined_ = false;
        overflow_ = false;
    }
    /// From now on those of an outline, which is one world or a few, and costs what a record without `?` costs.
    void begin_outline() {
        outlined_ = true;
        overflow_ = false;
    }
    bool outlined() const { return outlined_; }

    /// Of the record's budget, for what is asked of the worlds.
    void spend(std::uint64_t steps) { overflow_ = overflow_ || (!outlined_ && !budget_.spend(steps)); }

    // Each of these makes another generation; false when it would be more than can be followed, or dearer.

    /// All that this position can be, which leaves facts open.
    bool set(const Member<G>& position) {
        empty();
        G::unset_fillings(position.state, [&](const State& refined, Values values) {
            return add(position, refined, values, [](Member<G>& here) {
                if constexpr (requires { G::begin_behind(here.state, here.trail); }) {
                    G::begin_behind(here.state, here.trail);
                }
                return true;
            });
        });
        return !overflow_;
    }

    /// What the line makes of the worlds, in all ways of filling it in.
    bool play(std::span<Member<G>> worlds, const Written& written) {
        begin_from(worlds);
        static_cast<void>(trial_->has_heard());
        for (std::size_t i = 0; i < worlds.size() && !overflow_; ++i) {
            is_after_end(worlds[i], written) ? let_pass(worlds[i], written) : play(worlds[i], written);
        }
        return !overflow_;
    }

    /// The worlds before the last move; those that have none to take back stay.
    bool take_back(std::span<Member<G>> worlds) {
        begin_from(worlds);
        for (const Member<G>& world : worlds) {
            has_move(world) ? take_back(world) : keep(world);
        }
        return !overflow_;
    }

    /// The worlds in which it is known whether the game is over.
    bool know_ends(std::span<const Member<G>> worlds) {
        empty();
        for (const Member<G>& world : worlds) {
            G::open_ends(world.state,
                         [&](const State& refined) { add(world, refined, {}, [](const Member<G>&) { return true; }); });
        }
        return !overflow_;
    }

    /// It; whoever takes its worlds leaves others in their place.
    std::vector<Member<G>>& members() { return members_; }

private:
    void empty() {
        members_.clear();
        bytes_ = 0;
    }

    void begin_from(std::span<Member<G>> worlds) {
        empty();
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            worlds[i].from = static_cast<std::uint32_t>(i);
        }
    }

    /// One world more: `from` in another position, which says so of the facts, once finish(world) has made it whole;
    /// when that is false, there is none. Answers whether there was room for it.
    template <typename Finish>
    bool add(const Member<G>& from, const State& state, Values values, Finish finish) {
        if (!afford(state)) {
            return false;
        }
        keep({.state = state,
              .trail = from.trail,
              .known = from.known,
              .before = from.before,
              .fillings = from.fillings,
              .from = from.from,
              .mixed = from.mixed});
        Member<G>& world = members_.back();
        if (finish(world)) {
            facts_.learn(world, values);
            bytes_ += weight_of<G>(world.state);
        } else {
            members_.pop_back();
        }
        return true;
    }

    bool afford(const State& state) {
        overflow_ = overflow_ || members_.size() >= (outlined_ ? most_outlines : most_members) ||
                    (!outlined_ && (bytes_ >= most_bytes || !budget_.spend(steps_of<G>(state))));
        return !overflow_;
    }

    /// Where twice the room would be more than all members may weigh, there is room for so many and no more.
    void keep(Member<G> world) {
        constexpr std::size_t most = most_bytes / sizeof(Member<G>) + 1;
        if (members_.size() == members_.capacity() && 2 * members_.size() > most) [[unlikely]] {
            members_.reserve(most);
        }
        members_.push_back(std::move(world));
    }

    void play(const Member<G>& world, const Written& written) {
        const auto grow = [&](const State& from, const Written& filled, Values values) {
            return add(world, from, values, [&](Member<G>& here) {
                const Fate fate = trial_->play(here, filled, nullptr);
                here.wrong = fate == Fate::wrong;
                return fate != Fate::refused;
            });
        };
        G::fillings(world.state, written, std::ref(grow));
    }

    /// The game is over there, so that a line that stands changes nothing; what it leaves open stays open.
    void let_pass(const Member<G>& world, const Written& written) {
        const auto pass = [&](const State&, const Written&, Values values) {
            return add(world, world.state, values, [](Member<G>& here) {
                here.wrong = true;
                return true;
            });
        };
        if (!written.line.stands()) {
            return;
        }
        if (G::is_open(written)) {
            G::fillings(world.state, written, std::ref(pass));
        } else {
            pass(world.state, written, {});
        }
    }

    /// The position before the move, with all that is known by now.
    void take_back(const Member<G>& world) {
        const typename Moves<G>::Move& move = moves_.at(world.before);
        const auto go_back = [&](const State& before, Values values) {
            add(world, before, values, [&](Member<G>& here) {
                here.trail.rewind(move.trail);
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
    std::vector<Member<G>> members_;
    std::size_t bytes_ = 0;  ///< that they take
    bool outlined_ = false;
    bool overflow_ = false;  ///< not all of them are there
};

}  // namespace arbiter::worlds
