// What becomes of one line after the other in the position that it meets: judged, and played.
#pragma once

#include "rules/candidates/candidates.hpp"
#include "rules/game/game_defaults.hpp"
#include "rules/record/audit.hpp"
#include "rules/replay/diagnostics.hpp"
#include "rules/replay/fast_path.hpp"
#include "rules/replay/game_end.hpp"
#include "rules/replay/game_history.hpp"
#include "rules/replay/observer.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace arbiter {

template <Game G>
class Playing {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Of a record whose lines are read by this cursor. `remembering`: the past is kept, because undo may need it.
    void begin(Referee& referee, const Header& header, const LineCursor& cursor, const ReportOptions& options,
               bool remembering, ObserverRef<G> observer) {
        referee_ = &referee;
        header_ = &header;
        cursor_ = &cursor;
        observer_ = observer;
        history_.begin(options, remembering);
        end_.clear();
        fast_path_.begin();
        doubted_ = 0;
        behind_end_ = nowhere;
        idle_ = nowhere;
        forgotten_ = false;
        live_ = false;
    }
    /// From this position on; nothing: the header allows none, and nothing is judged.
    void start(std::optional<State>&& state) {
        history_.start(std::move(state));
        live_ = history_.state().has_value();
    }

    GameHistory<G>& course() { return history_; }
    const GameHistory<G>& course() const { return history_; }
    /// The line to be played, or room for it.
    Written& line() { return written_; }
    /// No violation yet: events are judged.
    bool live() const { return live_; }
    /// Undo needed a past that was not kept, so that nothing more can be played.
    bool forgotten() const { return forgotten_; }

    /// Lets the game replay plain legal lines its own fast path, unless something has to be remembered.
    void hurry(LineCursor& cursor) requires RunsAhead<G> {
        if (!fast_path_.rests() && live_ && !end_.heard() && !history_.remembers() && !history_.is_open()) {
            const std::uint32_t events = fast_path_.run(cursor, *history_.state(), history_.log());
            report().events += events;
            doubted_ = events == 0 ? doubted_ : 0;
        }
    }

    /// Whether this line, or one before it, leaves facts open.
    bool opens_candidates() { return history_.is_opened_by(written_, *cursor_, *referee_); }

    [[gnu::always_inline]] void act() {
        if constexpr (candidates::Joined<G>) {
            if (opens_candidates()) [[unlikely]] {
                act_in_candidates();
                return;
            }
        }
        defaults::proceed_to<G>(state(), written_, history_.log());
        if (observer_) [[unlikely]] {
            tell_proceeded();
        }
        if (end_.heard()) [[unlikely]] {
            refuse_behind_end();
        } else if (written_.line.stands()) [[unlikely]] {
            let_stand();
        } else if (written_.line.kind() == LineKind::event) [[likely]] {
            event();
        } else {
            play_line();
        }
        if (written_.line.kind() != LineKind::scores) {
            doubted_ = 0;
        }
    }

    /// Whether lines can be missing before the next; not where the game is over, which is told.
    bool may_miss_lines() {
        const bool over = history_.is_open() ? history_.candidates().is_over() : G::over(state());
        if (end_.heard()) {
            refuse_behind_end();
            return false;
        }
        if (over) {
            behind_end_ = std::min(behind_end_, written_.line.span.begin);
            diagnostics().behind_end();
            stop();
        }
        return !over;
    }

    /// To this position behind missing lines, or to one that nobody knows.
    void cross_gap(State&& behind, bool known) {
        doubted_ = 0;
        idle_ = nowhere;
        if (known) {
            history_.cross_gap(std::move(behind), *referee_);
        } else {
            history_.cross_blindly(std::move(behind), *referee_);
        }
    }

    /// The record is readable up to here: what follows is only checked for syntax.
    void halt(std::uint32_t at) {
        if (observer_.goes_on()) {
            return;
        }
        if (live_) {
            report().stopped_at = at;
        }
        live_ = false;
    }

    /// Behind the last line.
    void finish(const ReportOptions& options) {
        if (live_ && history_.state()) {
            defaults::proceed_to_end<G>(state(), static_cast<std::uint32_t>(referee_->text().size()));
        }
        if (observer_) {
            observer_.tell(&ObserverCalls<G>::finished, history_.snapshot());
        }
        end_.report(history_, live_, *header_, options, *referee_);
    }

private:
    [[gnu::noinline]] void tell_proceeded() { observer_.tell(&ObserverCalls<G>::proceeded, history_.snapshot()); }

    // Where facts are unknown.

    void act_in_candidates() {
        history_.candidates().proceed_to(written_);
        tell_proceeded();
        referee_->set_stands(written_.line.stands());
        if (end_.heard()) {
            refuse_behind_end();
        } else {
            play_in_candidates();
        }
        referee_->set_stands(false);
        doubted_ = written_.line.kind() == LineKind::scores ? doubted_ : 0;
    }

    void play_in_candidates() {
        auto& candidates = history_.candidates();
        const std::size_t before = report().findings.size();
        bool possible = true;
        switch (written_.line.kind()) {
            case LineKind::scores:
                candidates.scores(written_.line);
                doubt(before);
                break;
            case LineKind::end:
                hear_end();
                candidates.end(written_.line);
                break;
            case LineKind::undo:
                forgotten_ = !history_.remembers();
                possible = forgotten_ || candidates.undo(written_.line);
                break;
            case LineKind::nothing:
            case LineKind::gap:
            case LineKind::turn:
            case LineKind::round:
            case LineKind::set:
            case LineKind::event: possible = candidates.event(written_); break;
        }
        if (!possible) {
            if (report().findings.size() > before) {
                clear_doubt(*report().findings[before].rule);
            }
            stop();
            return;
        }
        ++report().events;
        if (const State* const after = history_.position(); after != nullptr) {
            observer_.tell(&ObserverCalls<G>::played, *after, written_);
        }
    }

    // Where nothing is.

    // Nearly all lines are a game's own events, which act() has in it: only the others are a call.
    [[gnu::noinline]] void play_line() {
        switch (written_.line.kind()) {
            case LineKind::scores: claim_scores(); break;
            case LineKind::end: end(); break;
            case LineKind::undo: undo(); break;
            case LineKind::turn: break;  // opens candidates
            case LineKind::nothing:
            case LineKind::gap:
            case LineKind::round:
            case LineKind::set:
            case LineKind::event: event(); break;
        }
    }

    void refuse_behind_end() {
        referee_->set_stands(written_.line.stands());
        diagnostics().behind_end_line();
        stop_unless_stands();
        referee_->set_stands(false);
    }

    void let_stand() {
        const std::size_t before = referee_->found();
        const Span stands = written_.line.stands_span;
        referee_->set_stands(true);
        play_line();
        referee_->set_stands(false);
        if (referee_->found() == before) {
            record::tell_nothing_to_let_stand(stands, *referee_);
        }
    }

    [[gnu::always_inline]] void event() {
        const bool over = G::over(state());
        // What undo makes of it matters only to those who may go back, and behind the end.
        const Role role = over || history_.remembers() ? defaults::role<G>(state(), written_) : Role::move;
        if (over) [[unlikely]] {
            behind_end_ = std::min(behind_end_, written_.line.span.begin);
            if (role != Role::claim) {
                diagnostics().behind_end();
                stop_unless_stands();
                return;
            }
        }
        if (!play(role)) [[unlikely]] {
            return;
        }
        ++report().events;
        history_.remember(written_, role, false);
        if (written_.line.claims) {
            defaults::audit<G>(state(), written_, *referee_);
        }
        observer_.tell(&ObserverCalls<G>::played, state(), written_);
    }

    /// False, with the finding made, when the event breaks a rule.
    [[gnu::always_inline]] bool play(Role role) {
        if (const auto fault = defaults::play<G>(state(), written_, history_.log())) [[unlikely]] {
            const Rule& rule = G::rulebook()[static_cast<std::size_t>(fault->law) - 1];
            diagnostics().broken(rule, typename G::Event{state(), written_}, *fault);
            go_on_behind(rule, role);
            return false;
        }
        return true;
    }

    /// Claims leave the game as it is; a broken rule stops it, unless the line stands. Its claims are judged then, too.
    void go_on_behind(const Rule& rule, Role role) {
        if (rule.kind == Kind::claim) {
            return;
        }
        if (rule.kind == Kind::play && referee_->stands()) {
            const bool played = force();
            ++report().events;
            history_.remember(written_, role, true);
            if (played && written_.line.claims) {
                defaults::audit<G>(state(), written_, *referee_);
            }
            return;
        }
        clear_doubt(rule);
        stop();
    }

    /// Plays a line that stands as far as the pieces allow; false: nothing of it.
    bool force() {
        if constexpr (std::equality_comparable<State>) {
            const State before = state();
            const bool played = defaults::force_line<G>(state(), written_, history_.log());
            idle_ = played && before != state() ? idle_ : written_.line.span.begin;
            return played;
        } else {
            const bool played = defaults::force_line<G>(state(), written_, history_.log());
            idle_ = played ? idle_ : written_.line.span.begin;
            return played;
        }
    }

    LineDiagnostics<G> diagnostics() {
        return {*referee_, *cursor_, *header_, history_.shown(), history_.log(), written_, behind_end_, idle_};
    }

    std::string context() const { return defaults::context<G>(history_.shown(), written_.line, report().seats); }

    void stop_unless_stands() {
        if (!referee_->stands()) {
            stop();
        }
    }

    void stop() {
        live_ = false;
        report().stopped_at = written_.line.span.begin;
    }

    /// The totals of a scores line may be wrong because a line is missing before it: so many findings were there.
    void doubt(std::size_t before) { doubted_ = report().findings.size() == before ? 0 : before + 1; }

    /// Where the table cannot go on behind it for that reason, that is what is wrong, and the totals follow from it.
    void clear_doubt(const Rule& broken) {
        if (doubted_ != 0 && written_.line.seat == no_seat && record::says_line_missing(broken)) {
            report().findings[doubted_ - 1].consequence = true;
        }
    }

    void claim_scores() {
        defaults::scores<G>(state(), report());
        if (!defaults::certain<G>(state())) {
            audit_open_scores();
        } else if (!record::scores_agree(written_.line, report())) {
            const std::size_t before = report().findings.size();
            record::audit_scores(written_.line, *referee_, context());
            doubt(before);
            if (doubted_ != 0) {
                diagnostics().note_idle(report().findings[before]);
            }
            if constexpr (requires(Finding & finding) {
                              G::explain_scores(state(), written_.line, *referee_, finding);
                          }) {
                if (doubted_ != 0) {
                    G::explain_scores(state(), written_.line, *referee_, report().findings[before]);
                }
            }
        }
        ++report().events;
    }

    /// A possible claim settles what is open, but not one that stands: nobody says that it is right.
    void audit_open_scores() {
        if (!written_.line.stands()) {
            defaults::audit_open_scores<G>(state(), written_.line, *referee_);
            return;
        }
        State aside = state();
        defaults::audit_open_scores<G>(aside, written_.line, *referee_);
    }

    void end() {
        hear_end();
        const bool over = G::over(state());
        const bool finished = written_.line.end_kind == EndKind::finished;
        if (finished && !over) {
            diagnostics().not_finished();
        } else if (!finished && over) {
            diagnostics().other_end();
        }
        ++report().events;
    }

    void hear_end() {
        end_.hear(written_.line, referee_->seats());
        if (G::about().together) {
            record::audit_end_together(written_.line, *referee_, context());
        }
    }

    void undo() {
        if (G::over(state())) {
            diagnostics().undo_over();
            stop_unless_stands();
            return;
        }
        if (!history_.remembers()) {
            forgotten_ = true;
            return;
        }
        if (history_.take_back(*cursor_, written_)) {
            ++report().events;
        } else {
            diagnostics().undo_nothing();
            stop_unless_stands();
        }
    }

    State& state() { return *history_.state(); }
    Report& report() const { return referee_->report(); }

    Referee* referee_ = nullptr;
    const Header* header_ = nullptr;
    const LineCursor* cursor_ = nullptr;
    ObserverRef<G> observer_;
    Written written_{};
    GameHistory<G> history_;
    GameEnd<G> end_;
    FastPath<G> fast_path_;
    static constexpr std::uint32_t nowhere = ~std::uint32_t{0};
    std::uint32_t behind_end_ = nowhere;  ///< where the first event stands that met the game over
    std::uint32_t idle_ = nowhere;        ///< where the last line stands that was let stand and changed nothing
    std::size_t doubted_ = 0;  ///< one more than the finding of a wrong scores line just read; 0: there is none
    bool forgotten_ = false;
    bool live_ = false;
};

}  // namespace arbiter
