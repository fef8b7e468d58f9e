// Looks on while a record is replayed, and writes down what each line does.
#pragma once

#include "rules/replay/canonical_line.hpp"
#include "rules/replay/moment.hpp"
#include "rules/report/totals.hpp"
#include "rules/trace/earnings.hpp"
#include "rules/trace/standing.hpp"

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
    explicit Tracer(TraceWishes wishes = {}, std::uint32_t lenient = no_offset)
        : lenient_(lenient), earnings_(wishes.points), standing_(wishes) {}

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

    // As replay tells it (rules/replay/watcher.hpp).

    static constexpr bool counts_kept = false;
    void put_down(std::span<const Rule* const>) {}

    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
        earnings_.begin(record, seats);
        standing_.begin(seats);
    }
    void started(const Moment<G>& moment) {
        trace_.reached = true;
        const Totals now = earnings_.totals(moment);
        earnings_.start(now);
        tell_standing(moment, now, trace_.first, true);
    }
    void line(const State* before, const Written& written) {
        if (written.line.kind() != LineKind::nothing) {
            open(before, written);
        }
    }
    template <typename Candidates>
    void line_in_candidates(Candidates& candidates, const Written& written) {
        candidates.watch();
        earnings_.expect_in(candidates);
        line(candidates.blind() ? nullptr : &candidates.front(), written);
    }
    template <typename Set>
    void set(const State* position, bool is_put_down, const Set& set) {
        Step& step = open(set.line);
        step.player = set.line.seat;
        is_set_ = true;
        played_ = is_put_down;
        write_set_line<G>(position, set, telling(), step.text);
        add_set_parts<G>(position, set, telling(), step.parts);
        if (position != nullptr) {
            earnings_.put_down(*position, set, step);
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
    void proceeded(const Moment<G>& moment) {
        if (!open_ || moment.position == nullptr) {
            return;
        }
        const Totals now = earnings_.totals(moment);
        if (earnings_.is_other(now)) {
            Step& step = trace_.steps[last_.value_or(trace_.steps.size() - 1)];
            earnings_.happen(moment, now, step);
            standing_.tell_scores(now, step);
        }
        earnings_.proceed(moment);
        if constexpr (candidates::Joined<G>) {
            if (moment.candidates != nullptr) {
                moment.candidates->watch();
            }
        }
        trace_.steps.back().round = defaults::round<G>(*moment.position);
    }
    template <typename AnyState, typename AnyWritten>
    void played(const AnyState&, const AnyWritten&) {
        played_ = true;
    }
    void done(const Moment<G>& moment, const LineFate& fate) {
        if (!open_) {
            return;
        }
        open_ = false;
        Step& step = trace_.steps.back();
        if (fate.was_live) {
            keep_breach(fate);
        }
        step.applied = applied(fate, moment.candidates != nullptr);
        if (moment.position != nullptr || moment.candidates != nullptr) {
            const Totals now = earnings_.totals(moment);
            if (step.applied != Applied::no && is_gap()) {
                meet_gap(moment, now, step);
            } else {
                if (step.applied != Applied::no) {
                    change(moment, now, step);
                }
                tell_standing(moment, now, step, fate.was_live);
            }
        }
        earnings_.leave(moment.log);
    }
    /// Behind the last line something may still have happened by itself.
    void finished(const Moment<G>& moment) {
        if (!last_ || moment.candidates != nullptr || moment.position == nullptr) {
            return;
        }
        const Totals now = earnings_.totals(moment);
        if (earnings_.is_other(now)) {
            earnings_.happen(moment, now, trace_.steps[*last_]);
        }
        for (std::size_t i = *last_; i < trace_.steps.size(); ++i) {
            standing_.tell_scores(now, trace_.steps[i]);
            standing_.tell_turn(moment, trace_.steps[i]);
        }
    }
    void soften(Written& written) const {
        if (written.line.span.begin >= lenient_ && !written.line.stands()) {
            written.line.stands_span = written.line.event;
        }
    }
    bool goes_on() const { return lenient_ != no_offset && !trace_.steps.empty(); }

private:
    Telling telling() const { return {*seats_, record_}; }

    /// Of a position that nobody knows only the scores.
    void tell_standing(const Moment<G>& moment, const Totals& now, Step& step, bool live) {
        moment.position == nullptr ? standing_.tell_scores(now, step) : standing_.tell(moment, now, step, live);
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
        write_event<G>(before, written, telling(), step.text);
        step.text.erase(0, step.text.rfind('\n') + 1);
        add_parts<G>(before, written, telling(), step.text, step.parts);
        step.player = line.seat;
        if (before == nullptr) {
            return;
        }
        earnings_.expect(*before);
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
    void meet_gap(const Moment<G>& moment, const Totals& now, Step& step) {
        first_set_.reset();
        earnings_.meet_gap();
        if constexpr (candidates::Joined<G>) {
            const State& state = moment.position != nullptr ? *moment.position : moment.candidates->front();
            const auto [least, most] = G::score_bounds(state);
            Totals open = now;
            open.known = false;
            std::fill_n(open.ranges.begin(), open.count, ScoreRange{least, most});
            tell_standing(moment, open, step, true);
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
        if (is_played && fate.found && earnings_.before()) {
            breach_ = Breach{*earnings_.before(), current_};
        }
    }

    void change(const Moment<G>& moment, const Totals& now, Step& step) {
        if (is_set_) {
            first_set_ = first_set_.value_or(trace_.steps.size() - 1);
            earnings_.begin_with(now, trace_.steps[*first_set_], step);
        } else if (current_.line.kind() == LineKind::undo) {
            earnings_.take_back(moment, now, step);
        } else if (is_event()) {
            step.round = current_.line.kind() == LineKind::round ? current_.line.round : step.round;
            earnings_.play(current_, moment, now, step);
        } else {
            earnings_.claim(moment, now, step);
            return;
        }
        last_ = trace_.steps.size() - 1;
    }
    /// Not a claim about the record itself.
    bool is_event() const { return current_.line.kind() == LineKind::round || current_.line.kind() == LineKind::event; }

    std::uint32_t lenient_;
    Earnings<G> earnings_;  ///< tells what a line earned
    Standing<G> standing_;  ///< tells of the position behind it
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
