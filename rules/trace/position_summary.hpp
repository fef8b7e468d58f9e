// What can be said of a position behind a line: who is to move, what may be written next, what is legal.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/replay/snapshot.hpp"
#include "rules/report/totals.hpp"
#include "rules/trace/parts.hpp"
#include "rules/trace/trace.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// Verb and parts of an event; where its game names no verb, the keyword in its text.
template <Game G>
void add_parts(const typename G::State* before, const typename G::Written& written, const FormatContext& context,
               std::string_view text, EventParts& parts) {
    add_parts<G>(before, written, context, parts);
    if (parts.verb.empty()) {
        parts.verb = first_keyword(text, G::about().keywords);
    }
}

template <Game G>
std::string verb_of(const typename G::State& state, const typename G::Written& written, const Seats& seats) {
    std::string text;
    defaults::write<G>(state, written, {seats, {}}, text);
    text.erase(0, text.rfind('\n') + 1);
    EventParts parts;
    add_parts<G>(&state, written, {seats, {}}, text, parts);
    return parts.verb;
}

/// So many legal moves are looked at for their verbs.
inline constexpr std::size_t most_moves_for_verbs = 64;

/// The verbs of what the table, or else players in no order, may write next.
template <Game G>
void find_due(typename G::State state, const Seats& seats, std::vector<std::string>& due) {
    typename G::ScoreLog log;
    defaults::proceed<G>(state, log);
    if (G::over(state)) {
        return;
    }
    if constexpr (requires { G::due(state, due); }) {
        G::due(state, due);
        return;
    }
    const auto add = [&](const typename G::Written& written) {
        std::string verb = verb_of<G>(state, written, seats);
        if (std::find(due.begin(), due.end(), verb) == due.end()) {
            due.push_back(std::move(verb));
        }
    };
    Random random(1);
    typename G::Written written{};
    if (defaults::deal<G>(state, random, written)) {
        add(written);
        return;
    }
    std::size_t looked = 0;
    defaults::each_move<G>(state, [&](const typename G::Written& move) {
        add(move);
        return ++looked < most_moves_for_verbs;
    });
}

/// Tells the steps of one trace how the game stands behind them.
template <Game G>
class PositionSummary {
public:
    using State = typename G::State;

    explicit PositionSummary(const TraceParts& options) : positions_(options.positions), moves_(options.moves) {}
    void begin(const Seats& seats) { seats_ = &seats; }

    void tell(const Snapshot<G>& snapshot, const Totals& now, Step& step, bool live) {
        tell_scores(now, step);
        tell_turn(snapshot, step);
        if (live && positions_ && is_one(snapshot)) {
            tell_position(*snapshot.position, step);
        }
        if (live && moves_) {
            tell_moves(snapshot, step);
        }
    }

    static void tell_scores(const Totals& now, Step& step) {
        step.scores.clear();
        step.score_ranges.clear();
        for (std::size_t i = 0; i < now.count; ++i) {
            now.known ? step.scores.push_back(now.ranges[i].least) : step.score_ranges.push_back(now.ranges[i]);
        }
    }

    void tell_turn(const Snapshot<G>& snapshot, Step& step) const {
        step.to_move = G::to_move(*snapshot.position);
        step.over = G::over(*snapshot.position);
        if constexpr (candidates::Joined<G>) {
            if (snapshot.candidates != nullptr) {
                agree_on_turn(*snapshot.candidates, step);
            }
        }
        step.to_move = step.over ? no_seat : step.to_move;
        step.due.clear();
        if (step.to_move == no_seat && !step.over) {
            find_due<G>(*snapshot.position, *seats_, step.due);
        }
    }

private:
    /// A position in which nothing is unknown.
    static bool is_one(const Snapshot<G>& snapshot) {
        if constexpr (candidates::Joined<G>) {
            return snapshot.candidates == nullptr || snapshot.candidates->is_one();
        }
        return true;
    }

    template <typename Candidates>
    static void agree_on_turn(const Candidates& candidates, Step& step) {
        for (const auto& member : candidates.members()) {
            step.to_move = G::to_move(member.state) == step.to_move ? step.to_move : no_seat;
            step.over = step.over && G::over(member.state);
        }
    }

    void tell_position(const State& state, Step& step) {
        if constexpr (Positions<G>) {
            bool writable = listed_ < most_listed_in_trace;
            if constexpr (requires { G::unwritable(state); }) {
                writable = writable && G::unwritable(state).empty();
            }
            if (!writable) {
                return;
            }
            std::string text;
            G::write_position(state, {*seats_, {}}, text);
            std::vector<std::string>& lines = step.position.emplace();
            for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
                lines.push_back(text.substr(at, text.find('\n', at) - at));
            }
            listed_ += text.size();
        }
    }

    void tell_moves(const Snapshot<G>& snapshot, Step& step) {
        if (!is_one(snapshot) || listed_ >= most_listed_in_trace) {
            return;
        }
        std::vector<std::string>& moves = step.moves.emplace();
        step.all_moves = true;
        defaults::each_move_left<G>(*snapshot.position, [&](const typename G::Written& move) {
            step.all_moves = listed_ < most_listed_in_trace;
            if (step.all_moves) {
                defaults::write<G>(*snapshot.position, move, {*seats_, {}}, moves.emplace_back());
                listed_ += moves.back().size() + sizeof(std::string);
            }
            return step.all_moves;
        });
    }

    bool positions_;
    bool moves_;
    const Seats* seats_ = nullptr;
    std::size_t listed_ = 0;  ///< bytes of positions and moves
};

}  // namespace arbiter
