// Who looks on while a record is replayed: the one who does not.
#pragma once

#include "grammar/text/span.hpp"
#include "rules/report/rule.hpp"

#include <span>

namespace arbiter {

/// Sees every line of a record as it is replayed. This one looks away. One may also look at what most pass over:
/// begin(record, seats), started(snapshot), line_in_candidates(candidates, written), proceeded(snapshot) once what
/// happens by itself has happened, done(snapshot, fate) behind each line, finished(snapshot); and it may let lines
/// stand that do not say so, with treat_as_forced(written) and goes_on().
struct NullObserver {
    /// Before the event is played; `before` is nullptr once replay has stopped or never began.
    template <typename State, typename Written>
    void line(const State*, const Written&) {}
    void unreadable(Span) {}
    /// A line of a position; `put_down`: it is on the table. `position` is nullptr when it is not, or nobody knows any.
    template <typename State, typename Set>
    void set(const State*, bool /*put_down*/, const Set&) {}
    /// The rules that the position kept.
    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}
    /// The event has been applied by the rules (not forced, not refused).
    template <typename State, typename Written>
    void played(const State&, const Written&) {}
};

}  // namespace arbiter
