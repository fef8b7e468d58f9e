// The one loop that referees all games: lines, claims, undo, the end.
#pragma once

#include "rules/game.hpp"
#include "rules/position/opening.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/players.hpp"
#include "rules/record/result.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/record/setup.hpp"
#include "rules/replay/lines.hpp"
#include "rules/replay/moment.hpp"
#include "rules/replay/objections.hpp"
#include "rules/replay/onlooker.hpp"
#include "rules/replay/past.hpp"
#include "rules/usual.hpp"
#include "rules/worlds/worlds.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter {

/// Plays the lines of one record after the other, as they are written; its buffers are kept, so that judging an archive
/// allocates nothing per event.
template <Game G>
class Loop {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// Fills the report, whose room is reused. `others` are the keywords of all games.
    void run(const Record& record, const Wishes& wishes, const FileReader& open, Report& report,
             std::span<const std::string_view> others, Onlooker<G> onlooker) {
        report.reset();
        onlooker_ = onlooker;
        replay(record, wishes, open, report, others);
    }

    /// The last position reached; nothing when the record could not be replayed.
    const std::optional<State>& state() const { return state_; }
    /// Where facts are unknown, all positions that are left; `state` is one of them.
    typename WorldsOf<G>::Type& worlds() { return worlds_; }
    /// Of the record as it was replayed.
    const Header& header() const { return *header_; }

private:
    void replay(const Record& record, const Wishes& wishes, const FileReader& open, Report& report,
                std::span<const std::string_view> others) {
        onlooker_.tell(&Sights<G>::keep);
        remembering_ = false;
        if (!replay_once(record, wishes, open, report, others)) {
            report.reset();
            onlooker_.tell(&Sights<G>::restore);
            remembering_ = true;
            replay_once(record, wishes, open, report, others);
        }
    }

    /// False when the record takes a move back and the way back was not remembered: almost no record does, so no
    /// past is kept, and such a record is replayed again from its start.
    bool replay_once(const Record& record, const Wishes& wishes, const FileReader& open, Report& report,
                     std::span<const std::string_view> others) {
        Referee referee(record.text, report);
        referee_ = &referee;
        header_ = &record.header;
        report.game = G::about().id;
        effort_ = {};
        budget_ = wishes.budget.effort() == nullptr ? Budget(&effort_) : wishes.budget;
        if constexpr (requires { trail_.told; }) {
            trail_.told = wishes.breakdown || wishes.completed || wishes.sheet;
        }
        begin(record, open, others);
        forgotten_ = false;
        while (!lines_.at_end() && !forgotten_) {
            hurry();
            if (!lines_.at_end()) {
                step();
            }
        }
        if (!forgotten_) {
            finish(wishes);
        }
        referee_ = nullptr;
        return !forgotten_;
    }

    /// Lets the game replay plain legal lines its own quick way, when nobody watches and nothing has to be remembered.
    void hurry() {
        if constexpr (requires { G::run(lines_.cursor(), *state_, trail_); }) {
            if (!onlooker_ && live_ && !ended_ && !remembering_ && !is_open() && lines_.sound()) {
                if (rest_ > 0) {
                    --rest_;
                    return;
                }
                const std::uint32_t events = G::run(lines_.cursor(), *state_, trail_);
                report().events += events;
                doubted_ = events == 0 ? doubted_ : 0;
                // Lines that are not plain come one after the other: the more of them there were, the longer it rests.
                rest_ = events == 0 ? pause_ : 0;
                pause_ = events == 0 ? std::min(2 * pause_ + 1, longest_pause) : 0;
            }
        }
    }

    /// Whether facts are unknown.
    bool is_open() const {
        if constexpr (worlds::Joined<G>) {
            return worlds_.active();
        }
        return false;
    }

    void begin(const Record& record, const FileReader& open, std::span<const std::string_view> others) {
        trail_.clear();
        past_.clear();
        worlds_.clear();
        state_.reset();
        ended_ = false;
        put_down_ = false;
        ending_.clear();
        maybe_over_ = false;
        rest_ = 0;
        doubted_ = 0;
        start(open);
        live_ = state_.has_value();
        report().stopped_at = static_cast<std::uint32_t>(record.text.text.size());
        lines_.begin(record, others, *referee_);
        onlooker_.tell(&Sights<G>::begin, record.text.text, report().seats);
        tell_damage(header_->body);
        opening_.clear();
        if constexpr (Positions<G>) {
            put_down();
        }
        if (state_ && remembering_) {
            past_.bar(*state_, trail_);
        }
        if (onlooker_ && state_) {
            onlooker_.tell(&Sights<G>::started, moment());
        }
    }

    Moment<G> moment() {
        if constexpr (worlds::Joined<G>) {
            if (worlds_.active()) {
                return {position(), worlds_.members().front().trail, &worlds_};
            }
        }
        return {state_ ? &*state_ : nullptr, trail_, nullptr};
    }

    /// The first position, as far as the header allows one.
    void start(const FileReader& open) {
        record::tell_header_errors(*header_, *referee_);
        const bool playable = read_players(*header_, G::about(), *referee_);
        Setup setup = read_setup(*header_, G::about(), usual::rulings<G>(), *referee_);
        setup.open = &open;
        setup.budget = budget_;
        if (playable) {
            state_ = G::start(setup, *referee_);
        }
    }

    /// The position written in front of all events, which is one event itself.
    void put_down() requires Positions<G> {
        if (!live_ || !lines_.everybody_listed() || !opening_.read(lines_.cursor())) {
            return;
        }
        Checks checks(onlooker_ && onlooker_->counts_kept);
        opening_.put_down(*state_, lines_.cursor(), checks);
        if (checks.wrong()) {
            const Finding& wrong = *checks.wrong();
            Finding& finding = referee_->find(*wrong.rule, wrong.span, wrong.message);
            finding.help = wrong.help;
            finding.notes = wrong.notes;
            halt(wrong.span.begin);
        } else {
            put_down_ = true;
            onlooker_.tell(&Sights<G>::put_down, checks.kept());
            if constexpr (requires { G::begin_behind(*state_, trail_); }) {
                G::begin_behind(*state_, trail_);  // what the rules do at once there
            }
            open_position();
        }
    }

    /// A position can leave facts open, as lines can.
    void open_position() {
        if constexpr (requires { &G::unset_facts; }) {
            std::optional<Span> first;
            worlds::tell_unset<G>(*state_, report().seats,
                                  [&](Span span, const std::string&) { first = first.value_or(span); });
            if (first) {
                worlds_.begin_unset(*state_, trail_, budget_, remembering_, *first, *referee_);
            }
        }
    }

    /// A line of the position that has been put down, or one behind an event. False when it is none, or cannot be read.
    bool set_line() requires Positions<G> {
        const std::uint32_t begin = lines_.offset();
        if (!lines_.read_set(set_)) {
            return false;
        }
        if (!lines_.sound()) [[unlikely]] {
            tell_damage(lines_.offset());
        }
        const bool in_front = opening_.holds(begin);
        onlooker_.tell(&Sights<G>::set, live_ && in_front && put_down_ ? position() : nullptr, set_);
        if (live_ && !in_front && lines_.everybody_listed()) {
            referee_->find(record::rule("record.set.late"), set_.line.event, "this set line stands behind an event");
            halt(begin);
        }
        return true;
    }

    // What is done for each line is put together by force: left to itself, g++ calls it piece by piece.
    void step() {
        if (onlooker_) [[unlikely]] {
            step_watched();
        } else {
            take_line();
        }
    }

    [[gnu::noinline]] void step_watched() {
        const bool was_live = live_;
        const std::size_t before = referee_->found();
        take_line();
        onlooker_.tell(&Sights<G>::done, moment(), LineFate{was_live, live_, referee_->found() != before});
    }

    [[gnu::always_inline]] void take_line() {
        if (!lines_.read(written_)) [[unlikely]] {
            if constexpr (Positions<G>) {
                if (set_line()) {
                    return;
                }
            }
            unreadable();
            return;
        }
        if (!lines_.sound()) [[unlikely]] {
            tell_damage(lines_.offset());
        }
        if (!lines_.everybody_listed()) [[unlikely]] {
            onlooker_.tell(&Sights<G>::unreadable, written_.line.span);
            return;
        }
        if (onlooker_) [[unlikely]] {
            tell_line();
        }
        if (live_ && written_.line.verb != verb::nothing) {
            act();
        }
    }

    [[gnu::noinline]] void tell_line() {
        onlooker_.tell(&Sights<G>::soften, written_);
        if constexpr (worlds::Joined<G>) {
            if (onlooker_->sees_worlds && live_ && (worlds_.active() || opens_worlds())) {
                onlooker_.tell(&Sights<G>::line_in_worlds, worlds_, written_);
                return;
            }
        }
        onlooker_.tell(&Sights<G>::line, live_ ? position() : nullptr, written_);
    }

    /// The position before the next line; where facts are unknown, one that is possible. nullptr: nobody knows any.
    const State* position() const {
        if constexpr (worlds::Joined<G>) {
            if (worlds_.active()) [[unlikely]] {
                return worlds_.blind() ? nullptr : &worlds_.front();
            }
        }
        return &*state_;
    }

    [[gnu::always_inline]] void act() {
        if constexpr (worlds::Joined<G>) {
            if (worlds_.active() || opens_worlds()) [[unlikely]] {
                act_in_worlds();
                return;
            }
        }
        usual::proceed_to<G>(*state_, written_, trail_);
        tell_proceeded();
        if (ended_) [[unlikely]] {
            refuse_behind_end();
        } else if (written_.line.stands()) [[unlikely]] {
            let_stand();
        } else {
            play_line();
        }
        if (written_.line.verb != verb::scores) {
            doubted_ = 0;
        }
    }

    void tell_proceeded() {
        if (onlooker_) [[unlikely]] {
            onlooker_.tell(&Sights<G>::proceeded, moment());
        }
    }

    bool is_open_line() const {
        if constexpr (requires { G::is_open(*state_, written_); }) {
            return written_.line.verb >= verb::first_of_game && G::is_open(*state_, written_);
        } else {
            return written_.line.verb >= verb::first_of_game && G::is_open(written_);
        }
    }

    /// The first line with a fact that nobody wrote down.
    bool opens_worlds() {
        const bool opens = is_open_line();
        if (opens) {
            open_worlds();
        }
        return opens;
    }

    [[gnu::noinline]] void open_worlds() {
        const auto moves = remembering_ ? past_.moves(lines_.cursor(), *state_, trail_)
                                        : std::vector<std::pair<worlds::Left<G>, std::uint64_t>>{};
        worlds_.begin(*state_, trail_, moves, remembering_, budget_, *referee_);
    }

    void act_in_worlds() {
        worlds_.proceed_to(written_);
        tell_proceeded();
        referee_->set_stands(written_.line.stands());
        if (ended_) {
            refuse_behind_end();
        } else {
            play_in_worlds();
        }
        referee_->set_stands(false);
    }

    void play_in_worlds() {
        bool possible = true;
        switch (written_.line.verb) {
            case verb::scores: worlds_.scores(written_.line); break;
            case verb::end:
                hear_end();
                worlds_.end(written_.line);
                break;
            case verb::undo: possible = undo_in_worlds(); break;
            default: possible = worlds_.event(written_); break;
        }
        if (!possible) {
            stop();
            return;
        }
        ++report().events;
        if (const State* const after = position(); after != nullptr) {
            onlooker_.tell(&Sights<G>::played, *after, written_);
        }
    }

    bool undo_in_worlds() {
        forgotten_ = !remembering_;
        return forgotten_ || worlds_.undo(written_.line);
    }

    void play_line() {
        switch (written_.line.verb) {
            case verb::scores: claim_scores(); break;
            case verb::end: end(); break;
            case verb::undo: undo(); break;
            default: event(); break;
        }
    }

    void refuse_behind_end() {
        referee_->set_stands(written_.line.stands());
        objections().behind_end_line();
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
        const bool over = G::over(*state_);
        // What undo makes of it matters only to those who may go back, and behind the end.
        const Role role = over || remembering_ ? usual::role<G>(*state_, written_) : Role::move;
        if (over && role != Role::claim) [[unlikely]] {
            objections().behind_end();
            stop_unless_stands();
            return;
        }
        if (!play(role)) [[unlikely]] {
            return;
        }
        ++report().events;
        remember(role, false);
        if (written_.line.claims) {
            usual::audit<G>(*state_, written_, *referee_);
        }
        onlooker_.tell(&Sights<G>::played, *state_, written_);
    }

    /// False, with the finding made, when the event breaks a rule.
    bool play(Role role) {
        const typename G::Event event{*state_, written_};
        if (const auto fault = usual::look<G>(event)) [[unlikely]] {
            const Rule& rule = G::rulebook()[static_cast<std::size_t>(fault->law) - 1];
            objections().broken(rule, event, *fault);
            go_on_behind(rule, role);
            return false;
        }
        G::apply(*state_, event, trail_);
        return true;
    }

    /// Claims leave the game as it is; a broken rule stops it, unless the line stands.
    void go_on_behind(const Rule& rule, Role role) {
        if (rule.kind == Kind::claim || rule.kind == Kind::warning || rule.kind == Kind::note) {
            return;
        }
        if (rule.kind == Kind::play && referee_->stands()) {
            usual::force_line<G>(*state_, written_, trail_);
            ++report().events;
            remember(role, true);
            return;
        }
        stop();
    }

    Objections<G> objections() {
        const State* const here = position();
        return {*referee_, lines_.cursor(), *header_, here != nullptr ? *here : *state_, trail_, written_};
    }

    std::string context() const {
        const State* const here = position();
        return usual::context<G>(here != nullptr ? *here : *state_, written_.line, report().seats);
    }

    void stop_unless_stands() {
        if (!referee_->stands()) {
            stop();
        }
    }

    void stop() {
        clear_doubt();
        live_ = false;
        report().stopped_at = written_.line.span.begin;
    }

    /// Where the table cannot go on behind a scores line because a line is missing before it, that is what is wrong,
    /// and the totals follow from it.
    void clear_doubt() {
        const bool of_table = written_.line.seat == no_seat && written_.line.verb != verb::undo;
        if (doubted_ != 0 && of_table) {
            report().findings[doubted_ - 1].consequence = true;
        }
    }

    void claim_scores() {
        usual::scores<G>(*state_, report());
        if (!usual::certain<G>(*state_) && written_.line.has_unknown_score()) {
            // what is left of the claim is compared with no more than bounds, and those know numbers only
        } else if (!usual::certain<G>(*state_)) {
            usual::audit_open_scores<G>(*state_, written_.line, *referee_);
        } else if (!record::scores_agree(written_.line, report())) {
            const std::size_t before = report().findings.size();
            record::audit_scores(written_.line, *referee_, context());
            doubted_ = report().findings.size() == before ? 0 : before + 1;
            if constexpr (requires(Finding & finding) {
                              G::explain_scores(*state_, written_.line, *referee_, finding);
                          }) {
                doubted_ == 0 ? void()
                              : G::explain_scores(*state_, written_.line, *referee_, report().findings[before]);
            }
        }
        ++report().events;
    }

    void end() {
        hear_end();
        const bool over = G::over(*state_);
        const bool finished = written_.line.end_kind == EndKind::finished;
        if (finished && !over) {
            claim_finished();
        } else if (!finished && over) {
            objections().other_end();
        }
        ++report().events;
    }

    void hear_end() {
        ended_ = true;
        const bool together = G::about().together;
        ending_ = record::ending_words(written_.line, report().seats, together);
        if (together) {
            record::audit_end_together(written_.line, *referee_, context());
        }
    }

    /// Where unknown facts leave the end open, this claim settles it, if the game can tell how it ended then.
    void claim_finished() {
        if (!usual::may_be_over<G>(*state_)) {
            objections().not_finished();
            return;
        }
        usual::end_as_claimed<G>(*state_);
        maybe_over_ = !G::over(*state_);
    }

    void undo() {
        if (G::over(*state_)) {
            objections().undo_over();
            stop_unless_stands();
            return;
        }
        if (!remembering_) {
            forgotten_ = true;
            return;
        }
        const auto count = past_.before_last_move();
        if (!count) {
            objections().undo_nothing();
            stop_unless_stands();
            return;
        }
        ++report().events;
        if (budget_.spent()) {
            past_.give_up();
        }
        past_.rewind(*count, lines_.cursor(), written_, *state_, trail_);
    }

    void remember(Role role, bool forced) {
        if (remembering_) [[unlikely]] {
            past_.add(written_, role, forced, *state_, trail_);
        }
    }

    void unreadable() {
        const PassedOver line = lines_.pass_over();
        onlooker_.tell(&Sights<G>::unreadable, line.line);
        halt(line.readable);
    }

    /// Bytes that are no text make a record unreadable, in comments too.
    void tell_damage(std::uint32_t limit) {
        if (lines_.tell_bad_bytes(limit)) {
            halt(limit);
        }
    }

    /// The record is readable up to here: what follows is only checked for syntax.
    void halt(std::uint32_t at) {
        if (onlooker_.goes_on()) {
            return;
        }
        if (live_) {
            report().stopped_at = at;
        }
        live_ = false;
    }

    void finish(const Wishes& wishes) {
        if (live_ && state_) {
            usual::proceed_to_end<G>(*state_, static_cast<std::uint32_t>(referee_->text().size()));
        }
        if (onlooker_) {
            onlooker_.tell(&Sights<G>::finished, moment());
        }
        Report& out = report();
        if (finish_worlds(wishes)) {
            // all that is left of them has been said
        } else if (state_) {
            if (!usual::certain<G>(*state_)) {
                usual::audit_open_result<G>(*state_, *header_, *referee_);
            }
            usual::scores<G>(*state_, out);
            out.finished = G::over(*state_);
            if (live_) {
                usual::close<G>(*state_, *referee_);
            }
            usual::conclude<G>(*state_, trail_, wishes, out);
            // What follows a violation was not replayed, and nobody expects a result then; but a game that had ended
            // before has one.
            const bool known = usual::certain<G>(*state_) || !usual::may_be_over<G>(*state_);
            if (known && (live_ || out.finished)) {
                audit_result(*header_, *referee_);
            }
        }
        record::settle(live_, ending_, maybe_over_, usual::what_is_played<G>(), *referee_);
    }

    /// False when nothing was unknown.
    bool finish_worlds(const Wishes& wishes) {
        if constexpr (worlds::Joined<G>) {
            if (worlds_.active()) [[unlikely]] {
                worlds_.finish(*header_, live_, wishes);
                state_ = worlds_.front();
                return true;
            }
        }
        return false;
    }

    Report& report() const { return referee_->report(); }

    Onlooker<G> onlooker_;
    Referee* referee_ = nullptr;
    const Header* header_ = nullptr;
    Lines<G> lines_;
    Written written_{};
    Opening<G> opening_;
    SetOf<G> set_;
    std::optional<State> state_;
    typename G::Trail trail_;
    Past<G> past_;
    typename WorldsOf<G>::Type worlds_;
    Effort effort_;
    Budget budget_;
    static constexpr std::uint32_t longest_pause = 31;
    std::uint32_t rest_ = 0;    ///< for so many lines the quick way is not tried
    std::uint32_t pause_ = 0;   ///< and so long it will rest when it has played nothing again
    std::size_t doubted_ = 0;   ///< one more than the finding of a wrong scores line just read; 0: there is none
    bool remembering_ = false;  ///< the past is kept, because undo may need it
    bool forgotten_ = false;    ///< undo needed a past that was not kept
    bool put_down_ = false;     ///< the record begins with a position, and nothing is wrong with it
    bool live_ = false;         ///< no violation yet: events are judged
    bool ended_ = false;        ///< an end line was read
    std::string ending_;        ///< what it says
    bool maybe_over_ = false;   ///< it says that the game is finished, and nothing is known against it
};

}  // namespace arbiter
