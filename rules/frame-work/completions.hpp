// How FRAME-WORK joins the set of possible worlds: which cards can stand for `?`, and what the cards that nobody has
// seen turn out to be.
//
// A card taken unseen stays undrawn (a Piece without a card) as long as nothing hangs on which one it is: any copy that
// is left. When it is played, revealed or named, it becomes that card. Pieces in one hand cannot be told apart: each is
// followed as the one that was played, and the positions that come of it are the same and become one (alike.hpp).
#pragma once

#include "rules/candidates/interface.hpp"
#include "rules/frame-work/event.hpp"

namespace arbiter::frame_work {

using CompletionSink = candidates::CompletionSink<State, Written>;
using RecallSink = candidates::RecallSink<State>;

inline bool is_unknown(const CardWord& word) {
    return word.id == "?";
}

/// Facts of this line, which is no turn, are written `?`.
bool is_open(const Written& written);
/// Facts can still be one card or another.
bool is_open(const State& state);
/// Whether a turn or a change that some cards allow is allowed by all that the undrawn ones can be.
bool is_sure(const State& state, const Written& move);
/// The complete lines that this one can mean.
void completions(const State& state, const Written& written, const CompletionSink& visit);
/// `before` once more, with all that is known of its cards now: in each way in which the cards that came to the table
/// only since then can have been drawn.
void recall(const State& before, const State& now, const RecallSink& visit);

}  // namespace arbiter::frame_work
