// Looks on while a record is replayed, and writes down what each line does.
#pragma once

#include "rules/replay/canonical_line.hpp"
#include "rules/replay/snapshot.hpp"
#include "rules/report/totals.hpp"
#include "rules/trace/position_summary.hpp"
#include "rules/trace/score_events.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

template <Game G>
class Tracer {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// `lenient`: from this line on each stands, whether it says so or not.
    explicit Tracer(TraceParts options = {}, std::uint32_t lenient = no_offset)
        : lenient_(lenient), score_events_(options.points), summary_(options) {}

    /// An event that something is wrong with, and the position before it.
    struct Breach {
        State before;
        Written written;
    };

    Trace& trace() { return trace_; }
    /// Of the last event that was played, refused or let stand, if anything was found at it.
    const std::optional<Breach>& breach() const { return breach_; }
    /// Where the first line stands that was not applied; no_offset when all were.
    std::uint32_t first_refused() const {
        const auto refused = std::find_if(trace_.steps.begin(), trace_.steps.end(),
                                          [](const Step& step) { return step.applied == Applied::no; });
        return refused == trace_.steps.end() ? no_offset : refused->span.begin;
    }

    // As replay tells it (rules/replay/null_observer.hpp).

    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}

    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
        score_events_.begin(record, seats);
        summary_.begin(seats);
    }
    void started(const Snapshot<G>& snapshot) {
        trace_.reached = true;
        const Totals now = score_events_.totals(snapshot);
        score_events_.start(now);
        tell_standing(snapshot, now, trace_.first, true);
    }
    void line(const State* before, const Written& written) {
        if (written.line.kind() != LineKind::nothing) {
            open(before, written);
        }
    }
    template <typename Candidates>
    void line_in_candidates(Candidates& candidates, const Written& written) {
        candidates.watch();
        score_events_.expect_in(candidates);
        line(candidates.blind() ? nullptr : &candidates.front(), written);
    }
    template <typename Set>
    void set(const State* position, bool is_put_down, const Set& set) {
        Step& step = open(set.line);
        step.player = set.line.seat;
        is_set_ = true;
        played_ = is_put_down;
        write_set_line<G>(position, set, context(), step.text);
        add_set_parts<G>(position, set, context(), step.parts);
        if (position != nullptr) {
            score_events_.put_down(*position, set, step);
        }
    }
    void unreadable(Span span) {
        Line line;
        line.span = span;
        Step& step = open(line);
        const std::string_view text = span.in(record_);
        step.text = text.substr(0, text.find(';'));
        step.text.resize(step.text.find_last_not_of(" \t\r") + 1);
    }
    void proceeded(const Snapshot<G>& snapshot) {
        if (!open_ || snapshot.position == nullptr) {
            return;
        }
        const Totals now = score_events_.totals(snapshot);
        if (score_events_.is_other(now)) {
            Step& step = trace_.steps[last_.value_or(trace_.steps.size() - 1)];
            score_events_.happen(snapshot, now, step);
            summary_.tell_scores(now, step);
        }
        score_events_.proceed(snapshot);
        if constexpr (candidates::Joined<G>) {
            if (snapshot.candidates != nullptr) {
                snapshot.candidates->watch();
            }
        }
        trace_.steps.back().round = defaults::round<G>(*snapshot.position);
    }
    template <typename AnyState, typename AnyWritten>
    void played(const AnyState&, const AnyWritten&) {
        played_ = true;
    }
    void done(const Snapshot<G>& snapshot, const LineFate& fate) {
        if (!open_) {
            return;
        }
        open_ = false;
        Step& step = trace_.steps.back();
        if (fate.was_live) {
            keep_breach(fate);
        }
        step.applied = applied(fate, snapshot.candidates != nullptr);
        if (snapshot.position != nullptr || snapshot.candidates != nullptr) {
            const Totals now = score_events_.totals(snapshot);
            if (step.applied != Applied::no && is_gap()) {
                meet_gap(snapshot, now, step);
            } else {
                if (step.applied != Applied::no) {
                    change(snapshot, now, step);
                }
                tell_standing(snapshot, now, step, fate.was_live);
            }
        }
        score_events_.leave(snapshot.log);
    }
    /// Behind the last line something may still have happened by itself.
    void finished(const Snapshot<G>& snapshot) {
        if (!last_ || snapshot.candidates != nullptr || snapshot.position == nullptr) {
            return;
        }
        const Totals now = score_events_.totals(snapshot);
        if (score_events_.is_other(now)) {
            score_events_.happen(snapshot, now, trace_.steps[*last_]);
        }
        for (std::size_t i = *last_; i < trace_.steps.size(); ++i) {
            summary_.tell_scores(now, trace_.steps[i]);
            summary_.tell_turn(snapshot, trace_.steps[i]);
        }
    }
    void treat_as_forced(Written& written) const {
        if (written.line.span.begin >= lenient_ && !written.line.stands()) {
            written.line.stands_span = written.line.event;
        }
    }
    bool goes_on() const { return lenient_ != no_offset && !trace_.steps.empty(); }

private:
    FormatContext context() const { return {*seats_, record_}; }

    /// Of a position that nobody knows only the scores.
    void tell_standing(const Snapshot<G>& snapshot, const Totals& now, Step& step, bool live) {
        snapshot.position == nullptr ? summary_.tell_scores(now, step) : summary_.tell(snapshot, now, step, live);
    }

    Step& open(const Line& line) {
        open_ = true;
        played_ = false;
        is_set_ = false;
        Step& step = trace_.steps.emplace_back();
        step.span = line.span;
        return step;
    }

    void open(const State* before, const Written& written) {
        const Line& line = written.line;
        Step& step = open(line);
        current_ = written;
        write_event<G>(before, written, context(), step.text);
        step.text.erase(0, step.text.rfind('\n') + 1);
        add_parts<G>(before, written, context(), step.text, step.parts);
        step.player = line.seat;
        if (before == nullptr) {
            return;
        }
        score_events_.expect(*before);
        step.round = defaults::round<G>(*before);
        if (line.seat == no_seat && line.kind() == LineKind::event) {
            step.player = G::to_move(*before);
        }
        if (line.kind() == LineKind::end && !trace_.end) {
            trace_.end = Ending{line.end_kind, named_by(line), line.span};
        }
    }

    static Seat named_by(const Line& line) {
        const bool names = line.end_kind == EndKind::resigned || line.end_kind == EndKind::adjudicated;
        return names ? line.named : no_seat;
    }

    /// Claims that are wrong and stand change nothing: they were forced on nobody.
    Applied applied(const LineFate& fate, bool in_candidates) const {
        if (!fate.was_live || !fate.live || is_unread()) {
            return Applied::no;
        }
        if (is_set_) {
            return played_ ? Applied::rules : Applied::no;
        }
        const Line& line = current_.line;
        const bool claim = line.kind() == LineKind::scores || line.kind() == LineKind::end;
        const bool forced = line.stands() && fate.found && !claim && (in_candidates || !played_);
        return forced ? Applied::forced : Applied::rules;
    }
    bool is_gap() const { return !is_set_ && current_.line.kind() == LineKind::gap; }

    /// What the scores are behind it is said by the lines that follow.
    void meet_gap(const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        first_set_.reset();
        score_events_.meet_gap();
        if constexpr (candidates::Joined<G>) {
            const State& state = snapshot.position != nullptr ? *snapshot.position : snapshot.candidates->front();
            const auto [least, most] = G::score_bounds(state);
            Totals open = now;
            open.known = false;
            std::fill_n(open.ranges.begin(), open.count, ScoreRange{least, most});
            tell_standing(snapshot, open, step, true);
        }
    }

    bool is_unread() const { return trace_.steps.back().parts.verb.empty(); }

    /// What is claimed of the record itself comes behind its last event.
    void keep_breach(const LineFate& fate) {
        const bool is_played = !is_set_ && !is_unread();
        if (is_played && !is_event()) {
            return;
        }
        breach_.reset();
        if (is_played && fate.found && score_events_.before()) {
            breach_ = Breach{*score_events_.before(), current_};
        }
    }

    void change(const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        if (is_set_) {
            first_set_ = first_set_.value_or(trace_.steps.size() - 1);
            score_events_.begin_with(now, trace_.steps[*first_set_], step);
        } else if (current_.line.kind() == LineKind::undo) {
            score_events_.take_back(snapshot, now, step);
        } else if (is_event()) {
            step.round = current_.line.kind() == LineKind::round ? current_.line.round : step.round;
            score_events_.play(current_, snapshot, now, step);
        } else {
            score_events_.claim(snapshot, now, step);
            return;
        }
        last_ = trace_.steps.size() - 1;
    }
    /// Not a claim about the record itself.
    bool is_event() const { return current_.line.kind() == LineKind::round || current_.line.kind() == LineKind::event; }

    std::uint32_t lenient_;
    ScoreEvents<G> score_events_;  ///< tells what a line earned
    PositionSummary<G> summary_;   ///< tells of the position behind it
    std::string_view record_;
    const Seats* seats_ = nullptr;
    Trace trace_;
    std::optional<std::size_t> last_;       ///< the step of the last line that was applied and is no claim
    std::optional<std::size_t> first_set_;  ///< the step of the first line of a position
    Written current_{};
    std::optional<Breach> breach_;
    bool open_ = false;    ///< the last step is being judged
    bool played_ = false;  ///< its line was applied by the rules
    bool is_set_ = false;  ///< it is one of a position
};

}  // namespace arbiter
