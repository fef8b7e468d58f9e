// What the lines of a record earn: how the scores change from one to the next, and what the game says of the reasons.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/replay/snapshot.hpp"
#include "rules/report/totals.hpp"
#include "rules/trace/score_event_sink.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter {

template <Game G>
class ScoreEvents {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Without `points` it only knows the scores.
    explicit ScoreEvents(bool points) : points_(points) {}

    void begin(std::string_view record, const Seats& seats) {
        record_ = record;
        seats_ = &seats;
    }
    /// Before all lines there are players, and no points.
    void start(const Totals& now) { now_.count = now.count; }

    /// A line is about to be played, in this position:
    void expect(const State& before) { before_ = before; }
    /// In these, that are all possible:
    template <typename Candidates>
    void expect_in(const Candidates& candidates) {
        was_single_ = is_single(candidates);
    }
    const std::optional<State>& before() const { return before_; }

    Totals totals(const Snapshot<G>& snapshot) {
        aside_.score_count = 0;
        aside_.score_ranges.clear();
        aside_.seats = *seats_;
        if constexpr (candidates::Joined<G>) {
            if (snapshot.candidates != nullptr) {
                return totals_of(*snapshot.candidates);
            }
        }
        defaults::scores<G>(*snapshot.position, aside_);
        return Totals::of(aside_);
    }
    /// Other scores than behind the last line that was applied.
    bool is_other(const Totals& now) const { return now != now_; }

    // What has changed the scores.

    static constexpr std::string_view at_position = "at the position";
    static constexpr std::string_view behind_gap = "noted behind the gap";

    /// Lines are missing: what they earned is told by those that say how the scores are behind them.
    void meet_gap() { at_gap_ = now_; }

    /// A line of a position.
    template <typename Set>
    void put_down(const State& position, const Set& set, Step& step) {
        if constexpr (requires(ScoreEventSink & sink) { G::set_points(position, set, sink); }) {
            ScoreEventSink sink(laid_, step.span.begin, step.points);
            G::set_points(position, set, sink);
        }
    }
    /// The first line of a position has all points that it begins with, but those that another line says itself.
    void begin_with(const Totals& now, Step& first, Step& step) {
        const bool is_first = &first == &step;
        if (is_first && at_gap_) {
            step.points.clear();
            if (!now.known) {
                return;  // a scores line may still say it
            }
            credit(gain_across_gap(now), 0, behind_gap, step);
            at_gap_.reset();
            return;
        }
        Gain gain;
        gain.add(now_, now);
        now_ = now;
        if (is_first) {
            credit(gain, 0, at_position, step);
        } else if (std::ranges::any_of(first.points, &is_behind_gap) || !first.points_known) {
            move_across_gap(first, step);
        } else {
            move_points(first, step);
        }
    }
    void take_back(const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        laid_.take_back();
        credit(gain_to(snapshot, now), 0, "taken back", step);
    }
    /// Of the record itself.
    void claim(const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        if (at_gap_ && now.known) {
            credit(gain_across_gap(now), 0, behind_gap, step);
            at_gap_.reset();
            return;
        }
        credit(gain_to(snapshot, now), 0, "score", step);
    }
    void play(const Written& event, const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        laid_.remember(before_ ? defaults::role<G>(*before_, event) : Role::detail);
        earn(event, false, snapshot, now, step);
        cause_ = event;
    }
    /// Something that followed from the last event by itself.
    void happen(const Snapshot<G>& snapshot, const Totals& now, Step& step) { earn(cause_, true, snapshot, now, step); }

    /// What follows counts from here: something may have happened by itself,
    void proceed(const Snapshot<G>& snapshot) {
        if constexpr (happens_by_itself) {
            before_ = *snapshot.position;
        }
        leave(snapshot.log);
    }
    /// or a line is done with.
    void leave(const typename G::ScoreLog& log) { mark_ = log.mark(); }

private:
    static constexpr bool happens_by_itself = requires(State & state, typename G::ScoreLog& log) {
        G::proceed(state, log);
    }
    || requires(State& state, const Written& next) { G::proceed_to(state, next); };

    /// Thousands of worlds may stay as they are for thousands of lines.
    template <typename Candidates>
    const Totals& totals_of(Candidates& candidates) {
        if (of_candidates_ != candidates.changes()) {
            of_candidates_ = candidates.changes();
            candidates.tell_scores(aside_);
            in_candidates_ = Totals::of(aside_);
        }
        return in_candidates_;
    }

    /// What the scores have become since the last line; that is over then.
    Gain gain_to(const Snapshot<G>& snapshot, const Totals& now) {
        const Totals last = std::exchange(now_, now);
        Gain gain;
        if constexpr (candidates::Joined<G>) {
            if (snapshot.candidates != nullptr && !(last.known && now.known)) {
                if (snapshot.candidates->relaxed()) {
                    gain.give_up();
                } else {
                    gain = snapshot.candidates->gain();
                }
                return gain;
            }
        }
        gain.add(last, now);
        return gain;
    }

    void earn(const Written& cause, bool by_itself, const Snapshot<G>& snapshot, const Totals& now, Step& step) {
        const Gain gain = gain_to(snapshot, now);
        const std::size_t first = step.points.size();
        if constexpr (requires(const Change<G>& change, ScoreEventSink& sink) { G::points(change, sink); }) {
            if (points_ && before_ && !gain.open() && was_single_ && is_single(snapshot)) {
                ScoreEventSink sink(laid_, step.span.begin, step.points);
                G::points(Change<G>{*before_, *snapshot.position, snapshot.log, mark_, cause,
                                    FormatContext{*seats_, record_}, step.applied == Applied::forced, by_itself},
                          sink);
            }
        }
        credit(gain, first, "score", step);
    }

    /// What is not explained yet by the points from the first on, by one word.
    void credit(const Gain& gain, std::size_t first, std::string_view why, Step& step) {
        if (gain.open()) {
            step.points_known = false;
        }
        if (!step.points_known || !points_) {
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
            ScoreEventSink(laid_, step.span.begin, step.points).earn(seat, rest, std::string(why));
        }
    }

    Gain gain_across_gap(const Totals& now) {
        Gain gain;
        if (at_gap_->known && now.known) {
            gain.add(*at_gap_, now);
        } else {
            gain.give_up();
        }
        now_ = now;
        return gain;
    }

    static bool is_behind_gap(const ScoreEvent& earned) { return earned.why == behind_gap; }

    /// What the line says of a player's score is what the first one earned in the lines that are missing.
    void move_across_gap(Step& first, Step& step) {
        std::vector<ScoreEvent> moved;
        for (const ScoreEvent& said : step.points) {
            const auto there = std::ranges::find_if(first.points, [&](const ScoreEvent& earned) {
                return earned.seat == said.seat && is_behind_gap(earned);
            });
            if (there != first.points.end()) {
                moved.push_back(*there);
                first.points.erase(there);
            }
        }
        step.points = std::move(moved);
        step.points_known = first.points_known;
    }

    /// What this line of a position says, the first one has no longer.
    void move_points(Step& first, Step& step) {
        if (!points_) {
            step.points.clear();
        }
        for (std::size_t i = 0; first.points_known && i < step.points.size(); ++i) {
            const ScoreEvent& said = step.points[i];
            const auto same = [&](const ScoreEvent& earned) {
                return earned.seat == said.seat && earned.why == at_position;
            };
            const auto there = std::ranges::find_if(first.points, same);
            if (there != first.points.end()) {
                there->points -= said.points;
            } else {
                first.points.push_back({said.seat, -said.points, std::string(at_position), {}, {}});
            }
        }
        std::erase_if(first.points, [](const ScoreEvent& earned) { return earned.points == 0; });
    }

    /// One position says all that has happened: what is unknown is undrawn in it, and earns nothing yet.
    template <typename Candidates>
    static bool is_single(const Candidates& candidates) {
        return candidates.members().size() == 1 && !candidates.relaxed() && !candidates.members().front().mixed;
    }
    static bool is_single(const Snapshot<G>& snapshot) {
        if constexpr (candidates::Joined<G>) {
            return snapshot.candidates == nullptr || is_single(*snapshot.candidates);
        }
        return true;
    }

    bool points_;
    std::string_view record_;
    const Seats* seats_ = nullptr;
    Report aside_;
    Totals now_;                       ///< behind the last line that was applied
    std::optional<Totals> at_gap_;     ///< before the lines that are missing, until a line says what it is behind them
    std::uint64_t of_candidates_ = 0;  ///< what Worlds::changes() was for these:
    Totals in_candidates_;
    std::optional<State> before_;
    Written cause_{};  ///< the last event that was applied
    Laid laid_;
    std::uint64_t mark_ = 0;  ///< of the trail before the line
    bool was_single_ = true;  ///< one position before the line says all that has happened
};

}  // namespace arbiter
