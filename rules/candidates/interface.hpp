// How a game joins the one set of possible candidates: what it says of facts that nobody wrote down.
//
// A record with `?` stands for all complete records that fill it in, and rules/candidates/ keeps the positions that are
// left of them. A game that joins has a State that is a complete position (what is hidden may be undrawn: a pile, a
// bag), and its laws, effects, words, scores and end never meet anything unknown. Among the fields of a line
// (rules/game/fields.hpp) it names each `?`, "which tile Ann drafted": the position is one of those that are possible,
// and only what is true in all of them may go into the words. Besides it says:
//
//     bool is_open(const Written&)
//         Whether a fact of this line is written `?`. Asked of every line, so it costs next to nothing.
//     void completions(const State&, const Written&, const candidates::CompletionSink<State, Written>& visit)
//         Which complete lines this one can mean in this position: visit(state, filled, values) for each, with the
//         value of each `?` as {where the `?` stands, "RY"}, as text for the report. Called for every line, once
//         anything is unknown, in every position, so it visits (state, written, {}) where the line has no `?`.
//         - As few as matter: what can be seen to be illegal at once is left out, unless the line `stands`, which is
//           applied in every completion. At least one is visited, legal or not: the words of the finding come from
//           there.
//         - When visit answers false it has seen enough, and nothing more is visited: `?` multiply.
//         - Each complete line is visited once. Lines that differ only in the order inside one display are one: the
//         same
//           `?` may then be given several values in one visit.
//     std::pair<std::int32_t, std::int32_t> score_bounds(const State&)
//         What no score can leave from here on, for a record that is too open to be followed.
//
// and nothing else: the core plays the line in every position, drops those that a line or a claim contradicts, and
// makes ranges, winners, what is settled, and the verdict of what is left. Facts have no other existence than their
// completions. The rest is asked only of games that have it:
//
//     bool totals_only_grow(const State&)
//         No total ever falls: where lines are missing, each is at least what it was.
//     bool is_open(const State&, const Written&)
//         Where the line alone does not tell it: the first line for which this is true opens the set of candidates, and
//         is_open(written) may say yes too often.
//     bool operator==(const State&, const State&), std::uint64_t fingerprint(const State&)
//         Positions that are the same from now on become one. What only words need (where a line stood) makes no
//         difference. Without fingerprint() nothing is merged, and an undrawn thing multiplies.
//     void merge(State& kept, const State& same)
//         What == passed over and has to be kept of both.
//     void unseen(const State&, const candidates::UnseenSink& could_be)
//         A State may leave a fact undrawn (a card taken unseen): completions() then visits it without a value for that
//         `?` and later, when the thing is shown or its absence is, visits *refined* positions in place of `state`, the
//         value with them. could_be(at, "RY") tells what those facts can be that are undrawn still.
//     void still_unseen(const State&, const candidates::UnseenSink& could_be)
//         The same of those facts only of which a later line can tell more, as long as no position is dropped.
//     void recall(const State& before, const State& now, const candidates::RecallSink<State>& visit)
//         undo takes back positions, not knowledge: visits the position before, refined by all that is known now of
//         facts that are undrawn in it. Those drawn since then have no place in it: a visit each for what they can be.
//     bool same_past(const State&, const State&)
//         Whether recall() finds the same in both, so that they may be merged where moves are taken back.
//     std::uint64_t past_fingerprint(const State&)
//         Of what same_past() uses: without it positions that differ in that alone are compared one with another.
//     Mark mark(const State&), void go_back(State&, const Mark&)
//         A State that can go back by itself: no positions are kept for undo, only how far each had gone.
//     std::uint64_t ways(const State&)
//         How many complete records this position stands for, if undrawn facts make it more than one; 2 is enough.
//     bool is_known(const State&)
//         Whether the position is known, though ways() may be several that led to it.
//     bool is_sure(const State&, const Written& move)
//         Whether a move that is legal in some completion is legal in all. Without it, it is so where every one that is
//         visited is legal: where completions() leaves out those in which the piece is elsewhere, this has to be said.
//     void open_ends(const State&, const candidates::StateSink<State>& visit)
//         Where undrawn facts decide whether the game is over: visits refined positions that know, which together are
//         this one. Asked only where the answer matters.
//     std::size_t weight(const State&)           bytes that a copy takes, where that is more than its size
//     std::uint64_t steps(const State&)          of the budget, for a line in one candidate, where it is not 8 and a
//         sixty-fourth of the weight: much of a large State may be copied in one piece
//     std::optional<State> relaxation(std::span<const candidates::CandidateState<G>>)
//         One position that stands for all of these and more, for records too open to be followed: its laws break only
//         on what breaks in all of them. Without it such a record is read from there on, and not judged.
//     bool keeps_scores(const State&)
//         Of a relaxation: whether its scores, and how they came about, are still those of all positions that it
//         stands for.
//     bool knows_end(const State&)
//         Of a relaxation: whether over() is true of all positions that it stands for, or of none.
//     void relaxation_ends(const State&, const candidates::StateSink<State>& visit)
//         Of a relaxation: what open_ends() is of a position. Its scores are kept, too, and conclude() tells of them
//         all that can be told of the end; Result is held against that.
//     bool is_relaxation(const State&)
//         A line may leave a position that stands for more than can be listed: the relaxation is followed from there
//         on.
//     ScoreRange total_range(const State&, Seat, bool ended)
//         Of a relaxation: what the total of this player can be, which what is free of others may not reach. `ended`:
//         the record says that the rules have ended the game.
//     bool play_unnoted(State&, Seat)
//         Of a relaxation: a turn of which nothing was noted (`Ben ?`) makes free what it can have changed. False: that
//         is more than it can say. Without it nobody knows the position behind such a turn.
//     bool turn_goes_on(const State&, Seat)
//         Behind a move of such a turn: it consists of more lines.
//     bool is_off_course(const State&)
//         Of a relaxation: behind a line that stands nobody can say whose turn it is, or what there is to be taken.
//     relaxation_keeps_scores
//         The scores in a relaxation are those of all the positions that it stands for.
//     void unset_facts(const State&, const FactSink&), void unset_completions(const State&, const SetSink<State>&
//     visit)
//         The facts that a written position leaves open, in the order written, and the positions that it can be: like
//         open_facts and completions, for the position behind the last `set` line. The first may ask for the Seats,
//         too, between its two arguments.
//     bool is_untouched(const State&, std::uint32_t at)
//         The fact that stands here was not set at all, and no line rests on it: nothing is taken on trust then.
//     void say_in_none(const Event&, const Fault&, Referee&, Finding&)
//         Words for a line that is illegal in all positions, for different reasons.
//
// Pitfalls. A State is certain, but for scores that a position can leave open. Claims inside a line (audit) are
// compared with the complete line; `?` inside a claim claims nothing and is no open fact. A position's ScoreLog belongs
// to it and is copied with it. A line refused in one completion and legal in another is legal.
#pragma once

#include "rules/game/fields.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter::candidates {

/// What the `?` that stands here is in one completion.
struct FilledIn {
    std::uint32_t at = 0;   ///< offset of the `?`
    std::string_view text;  ///< as the report lists it; looked at while it is visited only
};

using UnseenSink = std::function<void(std::uint32_t at, std::string_view text)>;
template <typename State>
using StateSink = std::function<void(const State& refined)>;
template <typename State>
using RecallSink = std::function<void(const State& refined, std::span<const FilledIn> values)>;
template <typename State>
using SetSink = std::function<bool(const State& refined, std::span<const FilledIn> values)>;
template <typename State, typename Written>
using CompletionSink = std::function<bool(const State& from, const Written& filled, std::span<const FilledIn> values)>;

/// The facts that a position leaves open.
template <typename G, typename State>
void tell_unset(const State& state, const Seats& seats, const FactSink& fact) {
    if constexpr (requires { G::unset_facts(state, seats, fact); }) {
        G::unset_facts(state, seats, fact);
    } else {
        G::unset_facts(state, fact);
    }
}

/// A game whose positions are complete.
template <typename G>
concept Joined = requires(const typename G::State& state, const typename G::Written& written,
                          const CompletionSink<typename G::State, typename G::Written>& visit) {
    { G::is_open(written) } -> std::same_as<bool>;
    { G::completions(state, written, visit) } -> std::same_as<void>;
    { G::score_bounds(state) } -> std::same_as<std::pair<std::int32_t, std::int32_t>>;
};

}  // namespace arbiter::candidates
