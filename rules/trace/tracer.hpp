// Looks on while a record is replayed, and writes down what each line does.
#pragma once

#include "rules/replay/canonical_line.hpp"
#include "rules/replay/moment.hpp"
#include "rules/trace/gains.hpp"
#include "rules/trace/standing.hpp"
#include "rules/trace/totals.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

template <Game G>
class Tracer {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// `lenient`: from this line on each stands, whether it says so or not.
    explicit Tracer(TraceWishes wishes = {}, std::uint32_t lenient = no_offset)
        : wishes_(wishes), lenient_(lenient), standing_(wishes) {}

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
        standing_.begin(seats);
    }
    void started(const Moment<G>& moment) {
        trace_.reached = true;
        const Totals now = totals(moment);
        now_.count = now.count;
        moment.position == nullptr ? standing_.tell_scores(now, trace_.first)
                                   : standing_.tell(moment, now, trace_.first, true);
    }
    void line(const State* before, const Written& written) {
        if (written.line.verb != verb::nothing) {
            open(before, written);
        }
    }
    template <typename Worlds>
    void line_in_worlds(Worlds& worlds, const Written& written) {
        worlds.watch();
        was_single_ = is_single(worlds);
        line(worlds.blind() ? nullptr : &worlds.front(), written);
    }
    template <typename Set>
    void set(const State* position, const Set& set) {
        Step& step = open(set.line);
        step.player = set.line.seat;
        is_set_ = true;
        write_set_line<G>(position, set, telling(), step.text);
        add_set_parts<G>(position, set, telling(), step.parts);
        if (position == nullptr) {
            return;
        }
        played_ = true;
        if constexpr (requires(Gains & gains) { G::set_points(*position, set, gains); }) {
            Gains gains(laid_, step.span.begin, step.points);
            G::set_points(*position, set, gains);
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
        const Totals now = totals(moment);
        if (is_other(now)) {
            Step& step = trace_.steps[last_.value_or(trace_.steps.size() - 1)];
            earn(step, moment, now, caused_, true);
            standing_.tell_scores(now, step);
        }
        if constexpr (happens_by_itself) {
            before_ = *moment.position;
        }
        if constexpr (worlds::Joined<G>) {
            moment.worlds != nullptr ? moment.worlds->watch() : void();
        }
        trace_.steps.back().round = usual::round<G>(*moment.position);
        mark_ = moment.trail.mark();
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
        step.applied = applied(fate, moment.worlds != nullptr);
        if (moment.position != nullptr) {
            const Totals now = totals(moment);
            if (step.applied != Applied::no) {
                is_set_ ? begin_with(step, now) : change(step, moment, now);
            }
            standing_.tell(moment, now, step, fate.was_live);
        }
        mark_ = moment.trail.mark();
    }
    /// Behind the last line something may still have happened by itself.
    void finished(const Moment<G>& moment) {
        if (!last_ || moment.worlds != nullptr || moment.position == nullptr) {
            return;
        }
        const Totals now = totals(moment);
        Step& step = trace_.steps[*last_];
        if (is_other(now)) {
            earn(step, moment, now, caused_, true);
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
    static constexpr bool happens_by_itself = requires(State & state, typename G::Trail& trail) {
        G::proceed(state, trail);
    }
    || requires(State& state, const Written& next) { G::proceed_to(state, next); };

    Telling telling() const { return {*seats_, record_}; }

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
        before_ = *before;
        step.round = usual::round<G>(*before);
        if (line.seat == no_seat && line.verb >= verb::first_of_game) {
            step.player = G::to_move(*before);
        }
        if (line.verb == verb::end && !trace_.end) {
            trace_.end = Ending{line.end_kind, named_by(line), line.span};
        }
    }

    static Seat named_by(const Line& line) {
        const bool names = line.end_kind == EndKind::resigned || line.end_kind == EndKind::adjudicated;
        return names ? line.named : no_seat;
    }

    /// Claims that are wrong and stand change nothing: they were forced on nobody.
    Applied applied(const LineFate& fate, bool in_worlds) const {
        if (!fate.was_live || !fate.live || is_unread()) {
            return Applied::no;
        }
        if (is_set_) {
            return played_ ? Applied::rules : Applied::no;
        }
        const Line& line = current_.line;
        const bool claim = line.verb == verb::scores || line.verb == verb::end;
        const bool forced = line.stands() && fate.found && !claim && (in_worlds || !played_);
        return forced ? Applied::forced : Applied::rules;
    }
    bool is_unread() const { return trace_.steps.back().parts.verb.empty(); }

    /// What is claimed of the record itself comes behind its last event.
    void keep_breach(const LineFate& fate) {
        const bool is_played = !is_set_ && !is_unread();
        if (is_played && !is_event()) {
            return;
        }
        breach_.reset();
        if (is_played && fate.found && before_) {
            breach_ = Breach{*before_, current_};
        }
    }

    Totals totals(const Moment<G>& moment) {
        aside_.score_count = 0;
        aside_.score_ranges.clear();
        aside_.seats = *seats_;
        if constexpr (worlds::Joined<G>) {
            if (moment.worlds != nullptr) {
                return totals_of(*moment.worlds);
            }
        }
        usual::scores<G>(*moment.position, aside_);
        return Totals::of(aside_);
    }

    /// Thousands of worlds may stay as they are for thousands of lines.
    template <typename Worlds>
    const Totals& totals_of(Worlds& worlds) {
        if (of_worlds_ != worlds.changes()) {
            of_worlds_ = worlds.changes();
            worlds.tell_scores(aside_);
            in_worlds_ = Totals::of(aside_);
        }
        return in_worlds_;
    }

    bool is_other(const Totals& now) const { return now != now_; }

    // Points.

    void begin_with(Step& step, const Totals& now) {
        Gain gain;
        gain.add(now_, now);
        now_ = now;
        credit(step, gain, 0, "at the position");
        last_ = trace_.steps.size() - 1;
    }

    void change(Step& step, const Moment<G>& moment, const Totals& now) {
        if (current_.line.verb == verb::round) {
            step.round = current_.line.round;
        }
        if (current_.line.verb == verb::undo) {
            take_back();
            const Gain gain = gain_of(moment, now);
            now_ = now;
            credit(step, gain, 0, "taken back");
            last_ = trace_.steps.size() - 1;
            return;
        }
        if (!is_event()) {
            const Gain gain = gain_of(moment, now);
            now_ = now;
            credit(step, gain, 0, "score");
            return;
        }
        remember();
        earn(step, moment, now, current_, false);
        caused_ = current_;
        last_ = trace_.steps.size() - 1;
    }
    /// Not a claim about the record itself.
    bool is_event() const { return current_.line.verb == verb::round || current_.line.verb >= verb::first_of_game; }

    /// What the scores have become since now_.
    Gain gain_of(const Moment<G>& moment, const Totals& now) const {
        Gain gain;
        if (now_.known && now.known) {
            gain.add(now_, now);
            return gain;
        }
        if constexpr (worlds::Joined<G>) {
            if (moment.worlds != nullptr) {
                moment.worlds->outlined() ? gain.give_up() : void(gain = moment.worlds->gain());
                return gain;
            }
        }
        gain.add(now_, now);
        return gain;
    }

    void earn(Step& step, const Moment<G>& moment, const Totals& now, const Written& cause, bool by_itself) {
        const Gain gain = gain_of(moment, now);
        now_ = now;
        const std::size_t first = step.points.size();
        if constexpr (requires(const Change<G>& change, Gains& gains) { G::points(change, gains); }) {
            if (wishes_.points && before_ && !gain.open() && was_single_ && is_single(moment)) {
                Gains gains(laid_, step.span.begin, step.points);
                G::points(Change<G>{*before_, *moment.position, moment.trail, mark_, cause, telling(),
                                    step.applied == Applied::forced, by_itself},
                          gains);
            }
        }
        credit(step, gain, first, "score");
    }

    /// What is not explained yet, by one word.
    void credit(Step& step, const Gain& gain, std::size_t first, std::string_view why) {
        if (gain.open()) {
            step.points_known = false;
        }
        if (!step.points_known || !wishes_.points) {
            step.points.clear();
            return;
        }
        const bool together = G::about().together;
        for (std::size_t i = 0; i < now_.count; ++i) {
            const Seat seat = together ? no_seat : static_cast<Seat>(i);
            std::int32_t rest = gain.of(i);
            for (std::size_t at = first; at < step.points.size(); ++at) {
                rest -= together || step.points[at].seat == seat ? step.points[at].points : 0;
            }
            Gains(laid_, step.span.begin, step.points).earn(seat, rest, std::string(why));
        }
    }

    /// One position says all that has happened: what is unknown is undrawn in it, and earns nothing yet.
    template <typename Worlds>
    static bool is_single(const Worlds& worlds) {
        return worlds.members().size() == 1 && !worlds.outlined() && !worlds.members().front().mixed;
    }
    static bool is_single(const Moment<G>& moment) {
        if constexpr (worlds::Joined<G>) {
            return moment.worlds == nullptr || is_single(*moment.worlds);
        }
        return true;
    }

    // What undo takes back of who put what where.

    void remember() {
        const Role role = before_ ? usual::role<G>(*before_, current_) : Role::detail;
        if (role == Role::barrier) {
            past_.clear();
        } else {
            past_.emplace_back(role, laid_.mark());
        }
    }

    void take_back() {
        const auto last =
            std::find_if(past_.rbegin(), past_.rend(), [](const auto& event) { return event.first == Role::move; });
        if (last != past_.rend()) {
            laid_.rewind(last->second);
            past_.erase(last.base() - 1, past_.end());
        }
    }

    TraceWishes wishes_;
    std::uint32_t lenient_;
    Standing<G> standing_;  ///< tells of the position behind a line
    std::string_view record_;
    const Seats* seats_ = nullptr;
    Trace trace_;
    Report aside_;
    Totals now_;                   ///< behind the last line that was applied
    std::uint64_t of_worlds_ = 0;  ///< what Worlds::changes() was for these:
    Totals in_worlds_;
    std::optional<std::size_t> last_;  ///< that line's step
    std::optional<State> before_;
    Written current_{};
    std::optional<Breach> breach_;
    Written caused_{};  ///< the last line that was applied and changed something
    Laid laid_;
    std::vector<std::pair<Role, std::size_t>>
        past_;                ///< since the last barrier, as undo sees it, with the mark of laid_
    std::uint64_t mark_ = 0;  ///< of the trail before the line
    bool was_single_ = true;  ///< one position before the line says all that has happened
    bool open_ = false;       ///< the last step is being judged
    bool played_ = false;     ///< its line was applied by the rules
    bool is_set_ = false;     ///< it is one of a position
};

}  // namespace arbiter
