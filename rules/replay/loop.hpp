// The one loop that referees all games: lines, claims, undo, the end.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/game/game.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/position/opening.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/players.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/setup.hpp"
#include "rules/replay/lines.hpp"
#include "rules/replay/observer.hpp"
#include "rules/replay/playing.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace arbiter {

/// Plays the lines of one record after the other, as they are written; its buffers are kept, so that judging an archive
/// allocates nothing per event.
template <Game G>
class Loop {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Fills the report, whose room is reused. `known` are all games.
    void run(const Record& record, const ReportOptions& options, const FileReader& open, Report& report,
             const KnownGames& known, ObserverRef<G> observer) {
        report.reset();
        observer_ = observer;
        observer_.tell(&ObserverCalls<G>::keep);
        if (!replay(record, options, open, report, known, false)) {
            report.reset();
            observer_.tell(&ObserverCalls<G>::restore);
            replay(record, options, open, report, known, true);
        }
    }

    /// The last position reached; nothing when the record could not be replayed.
    const std::optional<State>& state() const { return playing_.course().state(); }
    /// Facts are unknown: `worlds` are all positions that are left, and `state` is one of them.
    bool is_open() const { return playing_.course().is_open(); }
    typename CandidatesOf<G>::Type& candidates() { return playing_.course().candidates(); }
    /// Of the record as it was replayed.
    const Header& header() const { return *header_; }
    /// What has been spent on it.
    const Budget& budget() const { return playing_.course().budget(); }

private:
    /// False when the record takes a move back and the way back was not remembered: almost no record does, so no
    /// past is kept, and such a record is replayed again from its start.
    bool replay(const Record& record, const ReportOptions& options, const FileReader& open, Report& report,
                const KnownGames& known, bool remembering) {
        Referee referee(record.text, report);
        referee_ = &referee;
        header_ = &record.header;
        report.game = G::about().id;
        playing_.begin(referee, record.header, lines_.cursor(), options, remembering, observer_);
        begin(record, open, known);
        while (!lines_.at_end() && !playing_.forgotten()) {
            hurry();
            if (!lines_.at_end()) {
                step();
            }
        }
        if (!playing_.forgotten()) {
            playing_.finish(options);
        }
        referee_ = nullptr;
        return !playing_.forgotten();
    }

    void hurry() {
        if constexpr (RunsAhead<G>) {
            if (!observer_ && lines_.ordinary()) {
                playing_.hurry(lines_.cursor());
            }
        }
    }

    void begin(const Record& record, const FileReader& open, const KnownGames& known) {
        put_down_ = false;
        before_gap_.reset();
        open_ = &open;
        opening_.clear();
        start(open);
        report().stopped_at = static_cast<std::uint32_t>(record.text.text.size());
        lines_.begin(record, known, *referee_);
        observer_.tell(&ObserverCalls<G>::begin, record.text.text, report().seats);
        tell_damage(header_->body);
        if constexpr (Positions<G>) {
            put_down();
        }
        course().add_barrier();
        if (observer_ && course().state()) {
            observer_.tell(&ObserverCalls<G>::started, course().snapshot());
        }
    }

    /// The first position, as far as the header allows one.
    void start(const FileReader& open) {
        record::tell_header_errors(*header_, *referee_);
        const bool playable = read_players(*header_, G::about(), *referee_);
        Setup setup = read_setup(*header_, G::about(), defaults::rulings<G>(), *referee_);
        setup.open = &open;
        setup.budget = course().budget();
        playing_.start(playable ? G::start(setup, *referee_) : std::nullopt);
    }

    /// The position written in front of all events, which is one event itself.
    void put_down() requires Positions<G> {
        if (!playing_.live() || !lines_.everybody_listed() || !opening_.read(lines_.cursor())) {
            return;
        }
        Checks checks(observer_ && observer_->counts_kept);
        opening_.put_down(*course().state(), lines_.cursor(), checks);
        if (checks.wrong()) {
            refuse_position(*checks.wrong());
        } else {
            put_down_ = true;
            observer_.tell(&ObserverCalls<G>::put_down, checks.kept());
            course().begin_behind(*referee_);
        }
    }

    void refuse_position(const Finding& wrong) {
        Finding& finding = referee_->find(*wrong.rule, wrong.span, wrong.message);
        finding.help = wrong.help;
        finding.notes = wrong.notes;
        playing_.halt(wrong.span.begin);
    }

    /// A line of the position that has been put down, or one behind an event. False when it is none, or cannot be read.
    /// Of a record whose players nobody lists it is only read: its seats are nobody's.
    bool set_line() requires Positions<G> {
        const std::uint32_t begin = lines_.offset();
        if (!lines_.read_set(set_)) {
            return false;
        }
        if (!lines_.sound()) [[unlikely]] {
            tell_damage(lines_.offset());
        }
        if (!lines_.everybody_listed()) {
            observer_.tell(&ObserverCalls<G>::unreadable, set_.line.span);
            return true;
        }
        const bool in_front = opening_.holds(begin);
        // Where not all of the table is known behind a gap, what is set is, but no position.
        const bool placed = playing_.live() && in_front && (put_down_ || !report().unjudged.empty());
        observer_.tell(&ObserverCalls<G>::set, placed && put_down_ ? course().position() : nullptr, placed, set_);
        if (playing_.live() && !in_front) {
            referee_->find(record::rule("record.set.late"), set_.line.event, "this set line stands behind an event");
            playing_.halt(begin);
        }
        return true;
    }

    // What is done for each line is put together by force: left to itself, g++ calls it piece by piece.
    [[gnu::always_inline]] void step() {
        if (observer_) [[unlikely]] {
            step_watched();
        } else {
            take_line();
        }
    }

    [[gnu::noinline]] void step_watched() {
        const bool was_live = playing_.live();
        const std::size_t before = referee_->found();
        take_line();
        observer_.tell(&ObserverCalls<G>::done, course().snapshot(),
                       LineFate{was_live, playing_.live(), referee_->found() != before});
    }

    [[gnu::always_inline]] void take_line() {
        if (!lines_.read(playing_.line())) [[unlikely]] {
            if constexpr (Positions<G>) {
                if (set_line()) {
                    return;
                }
            }
            unreadable();
            return;
        }
        if (!lines_.ordinary() && !is_somebodys()) [[unlikely]] {
            return;
        }
        if (observer_) [[unlikely]] {
            tell_line();
        }
        const LineKind kind = playing_.line().line.kind();
        if (!playing_.live() || kind == LineKind::nothing) {
            return;
        }
        if constexpr (CrossesGaps<G>) {
            if (kind == LineKind::gap) [[unlikely]] {
                cross_gap();
                return;
            }
        }
        playing_.act();
    }

    /// Lines are missing here. The position behind them is put down at once, as one that a record begins with is.
    [[gnu::noinline]] void cross_gap() requires CrossesGaps<G> {
        const Span line = playing_.line().line.event;
        if (!playing_.may_miss_lines()) {
            return;
        }
        put_down_ = false;
        if (!tell_two_gaps(line)) {
            report().gaps.push_back({line.begin});
        }
        opening_.read(lines_.cursor());
        if (!opening_.is_read() || lines_.is_gap_next()) {
            return;  // what cannot be read is told when it is met; of several gaps the last one is crossed
        }
        report().unjudged.clear();
        auto behind = start_again();
        if (!course().is_blind() || !before_gap_) {
            before_gap_.emplace(course().shown());
            was_certain_ = !course().is_open();
        }
        was_certain_ = was_certain_ && !(course().is_blind() && candidates().has_passed_events());
        const State& before = *before_gap_;
        const Gap<Written> gap{line, was_certain_, nullptr};
        Checks checks(observer_ && observer_->counts_kept);
        report().unjudged = opening_.cross(behind, before, gap, lines_.cursor(), checks);
        if (checks.wrong()) {
            refuse_position(*checks.wrong());
            return;
        }
        put_down_ = report().unjudged.empty();
        if (put_down_) {
            observer_.tell(&ObserverCalls<G>::put_down, checks.kept());
            report().score_ranges.clear();
        }
        playing_.cross_gap(std::move(behind), put_down_);
        tell_gap(line);
    }

    /// Behind a gap nothing but set lines may stand before the next, or they are one.
    bool tell_two_gaps(Span line) {
        if (report().gaps.empty() || !lines_.is_empty_between(report().gaps.back().offset, line.begin)) {
            return false;
        }
        referee_->find(record::rule("record.gap.again"), line, "lines are missing here already");
        return true;
    }

    void tell_gap(Span line) {
        const std::vector<std::string>& unknown = report().unjudged;
        Finding& finding = referee_->find(record::rule("record.gap"), line, "lines are missing here");
        if (!unknown.empty()) {
            finding.message += fmt::format(
                ", and how the table looked behind them is not written: {}; what follows is "
                "read, not judged",
                joined_by(unknown, ", "));
            finding.help = "set lines directly behind the gap say how the table looked: arbiter-position(7)";
        }
    }

    /// As the header has it. Whatever is wrong with it has been told.
    State start_again() {
        Report told;
        told.seats = referee_->seats();
        Referee aside(referee_->record(), told);
        Setup setup = read_setup(*header_, G::about(), defaults::rulings<G>(), aside);
        setup.open = open_;
        setup.budget = course().budget();
        setup.seats = &referee_->seats();
        return *G::start(setup, aside);
    }

    /// Tells of damage in the line that was read; false: its seats are nobody's, so it is not replayed.
    [[gnu::noinline]] bool is_somebodys() {
        if (!lines_.sound()) {
            tell_damage(lines_.offset());
        }
        if (!lines_.everybody_listed()) {
            observer_.tell(&ObserverCalls<G>::unreadable, playing_.line().line.span);
        }
        return lines_.everybody_listed();
    }

    [[gnu::noinline]] void tell_line() {
        Written& line = playing_.line();
        observer_.tell(&ObserverCalls<G>::treat_as_forced, line);
        if constexpr (candidates::Joined<G>) {
            if (observer_->sees_candidates && playing_.live() && playing_.opens_candidates()) {
                observer_.tell(&ObserverCalls<G>::line_in_candidates, candidates(), line);
                return;
            }
        }
        observer_.tell(&ObserverCalls<G>::line, playing_.live() ? course().position() : nullptr, line);
    }

    void unreadable() {
        const PassedOver line = lines_.pass_over();
        observer_.tell(&ObserverCalls<G>::unreadable, line.line);
        playing_.halt(line.readable);
    }

    /// Bytes that are no text make a record unreadable, in comments too.
    void tell_damage(std::uint32_t limit) {
        if (lines_.tell_bad_bytes(limit)) {
            playing_.halt(limit);
        }
    }

    GameHistory<G>& course() { return playing_.course(); }
    Report& report() const { return referee_->report(); }

    ObserverRef<G> observer_;
    Referee* referee_ = nullptr;
    const Header* header_ = nullptr;
    const FileReader* open_ = nullptr;
    Lines<G> lines_;
    Playing<G> playing_;
    Opening<G> opening_;
    SetOf<G> set_;
    std::optional<State> before_gap_;  ///< the last position that was known before a gap
    bool was_certain_ = false;         ///< nothing in it was unknown
    bool put_down_ = false;            ///< the last position is on the table: nothing is wrong with it
};

}  // namespace arbiter
