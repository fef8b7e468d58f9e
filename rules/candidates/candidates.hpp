// The set of possible candidates of one record: every line is played in all of them, and those that it contradicts are
// dropped.
#pragma once

#include "rules/candidates/claims.hpp"
#include "rules/candidates/closing.hpp"
#include "rules/candidates/deduplication.hpp"
#include "rules/candidates/diagnostics.hpp"
#include "rules/candidates/interface.hpp"
#include "rules/candidates/next_candidates.hpp"
#include "rules/candidates/open_facts.hpp"
#include "rules/candidates/relaxation.hpp"
#include "rules/candidates/score_change.hpp"
#include "rules/candidates/scoring.hpp"
#include "rules/candidates/trial.hpp"
#include "rules/report/totals.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace arbiter::candidates {

template <Game G>
class Candidates {
public:
    using State = typename G::State;
    using Written = typename G::Written;
    using ScoreLog = typename G::ScoreLog;

    Candidates() = default;
    Candidates(const Candidates&) = delete;
    Candidates& operator=(const Candidates&) = delete;

    /// Nothing is unknown.
    void clear() {
        members_.clear();
        moves_.clear();
        facts_.clear();
        trial_.reset();
        change_.clear();
        blind_ = false;
        noted_.reset();
        grown_from_.reset();
        ended_ = false;
        passed_ = false;
        was_alone_ = false;
        round_ = 0;
    }
    bool active() const { return !members_.empty(); }

    /// From this position on. `moves`: the positions that moves before it have left and undo may go back to, the oldest
    /// first, each with the mark of the trail then.
    void begin(const State& state, const ScoreLog& log, std::span<const std::pair<Left<G>, std::uint64_t>> moves,
               bool remembering, Budget budget, Referee& referee) {
        clear();
        referee_ = &referee;
        remembering_ = remembering;
        trial_.emplace(referee, moves_, remembering);
        next_.begin(*trial_, budget);
        std::uint32_t before = Moves<G>::none;
        for (const auto& [left, mark] : moves) {
            before = moves_.add(left, mark, before);
        }
        members_.push_back({.state = state, .log = log, .before = before});
    }

    /// The position that was written leaves facts open, the first one here: it is all that it can be.
    void begin_unset(const State& state, const ScoreLog& log, Budget budget, bool remembering, Span where,
                     Referee& referee) {
        begin(state, log, {}, remembering, budget, referee);
        facts_.note_unset(state, referee.seats());
        if (next_.set(members_.front())) {
            adopt_next(facts_.extent());
        } else {
            follow_relaxation(where);
        }
    }

    /// Nobody knows the position: lines are read, not judged, but for what they say of the scores and the end.
    /// The round begun last, and the totals, were these.
    void begin_blind(const State& state, const ScoreLog& log, Budget budget, std::uint32_t round, const Totals& before,
                     Referee& referee) {
        begin(state, log, {}, false, budget, referee);
        round_ = round;
        grown_from_ = before;
        follow_blindly();
    }
    /// The round begun last, also where nobody knows the position.
    std::uint32_t round() const { return blind_ ? round_ : defaults::round<G>(front()); }

    /// One of the positions; nothing else of it is known to be so.
    const State& front() const { return members_.front().state; }
    std::span<const CandidateState<G>> members() const { return members_; }
    /// Lines are no longer judged.
    bool blind() const { return blind_; }
    /// Not everything is followed that may have been.
    bool relaxed() const { return next_.relaxed(); }

    void proceed_to(const Written& next) {
        change_.proceed(members_, scoring(),
                        [&](CandidateState<G>& member) { defaults::proceed_to<G>(member.state, next, member.log); });
    }

    /// From here on somebody wants to know how each line changes the scores.
    void watch() { change_.watch(); }
    /// Since then.
    const Gain& gain() const { return change_.gain(); }
    /// As long as this is the same, so are the scores.
    std::uint64_t changes() const { return change_.changes(); }
    /// The scores by now, or what they can be.
    void tell_scores(Report& report) {
        if (relaxed()) {
            relaxation().tell_scores(report);
        } else {
            scoring().tell_scores(members_, report);
        }
    }

    /// False when no candidate allows the line, which has its finding then.
    bool event(const Written& written) {
        if (blind_ && written.line.kind() == LineKind::round) {
            return follow_round(written.line);
        }
        passed_ = blind_;
        note({});
        facts_.note(front(), written, referee_->seats(), !relaxed());
        const bool unnoted = written.line.kind() == LineKind::turn;
        if (!blind_ && unnoted && relaxed()) {
            play_unnoted(written.line.seat);
            return true;
        }
        if (!blind_ && !next_.play(members_, written)) {
            follow_relaxation(written.line.span);
            if (!blind_ && unnoted) {
                play_unnoted(written.line.seat);
                return true;
            }
            if (!blind_ && !next_.play(members_, written)) {
                follow_blindly();
            }
        }
        return blind_ || decide_line(written);
    }

    /// Rounds never run backwards, whatever else is known; and a round that begins earns nothing.
    bool follow_round(const Line& line) {
        const bool back = line.round < round_ && !line.stands();
        if (back) {
            const auto book = G::rulebook();
            const auto rule =
                std::ranges::find_if(book, [](const Rule& one) { return one.id.ends_with(".round.number"); });
            referee_->find(*rule, line.number, fmt::format("round {} had begun already", round_));
        }
        round_ = std::max(round_, line.round);
        return !back;
    }

    void scores(const Line& line) {
        know_ends(line.span);
        if (relaxed() && !relaxation().keeps_scores()) {
            note(relaxation().audit_scores(line));
        } else {
            decide_claim(line, claims().scores(line));
        }
    }

    void end(const Line& line) {
        know_ends(line.span);
        if (!relaxed() || relaxation().knows_end()) {
            decide_claim(line, claims().end(line));
        } else {
            ended_ = line.end_kind == EndKind::finished && !line.stands();
        }
    }

    /// False when no candidate has a move to take back.
    bool undo(const Line& line) {
        know_ends(line.span);
        if (relaxed()) {
            note({});
            follow_blindly();
            return true;
        }
        const auto able = static_cast<std::size_t>(std::ranges::count_if(members_, has_move<G>));
        if (able == 0) {
            diagnostics().say_no_undo(line);
            return line.stands();
        }
        if (!line.stands()) {
            std::erase_if(members_, std::not_fn(has_move<G>));
        } else if (able == members_.size()) {
            diagnostics().say_nothing_wrong(line);
        }
        if (next_.take_back(members_)) {
            adopt_next(line.span);
        } else {
            follow_relaxation(line.span);
            follow_blindly();
        }
        return true;
    }

    /// Compares what stands in the header, and reports what is true in all candidates that are left. `replayed`: no
    /// line was refused.
    void finish(const Header& header, bool replayed, const ReportOptions& options) {
        if (replayed) {
            for (CandidateState<G>& member : members_) {
                defaults::proceed_to_end<G>(member.state, record_end().begin);
            }
        }
        know_ends(record_end());
        if (relaxed()) {
            if (relaxation().keeps_scores() && relaxation().knows_end()) {
                compare_result(header);
            }
            relaxation().tell_outcome(options);
            if (ended_ && !referee_->report().open_winners && referee_->report().score_ranges.empty()) {
                audit_result(header, *referee_);
            }
            report_facts();
            return;
        }
        if (replayed) {
            closing().close();
        }
        compare_result(header);
        scoring().tell_outcome(members_, options);
        report_facts();
    }

    /// Reports what is known of the facts by now.
    void report_facts() {
        Report& report = referee_->report();
        if (relaxed()) {
            facts_.report_frozen(report);
            return;
        }
        facts_.infer(possible(2), record_end());
        facts_.pass_over_untouched(members_);
        // Facts from before a gap have been told of already.
        report.one_completion = report.assumed.empty() && completions_of<G>(members_) == 1;
        facts_.report(possible(std::size_t{1} << 20U), report);
    }

    /// Events have been read that nobody judged.
    bool has_passed_events() const { return passed_; }
    /// The game is, whatever is unknown.
    bool is_over() const {
        return !blind_ && std::ranges::all_of(members_, [](const auto& member) { return G::over(member.state); });
    }
    /// Only one position is left, so that it is known.
    bool is_one() const { return !relaxed() && members_.size() == 1 && is_known<G>(front()); }

private:
    Scoring<G> scoring() { return {*referee_, *trial_}; }
    Closing<G> closing() { return {*referee_, *trial_, members_}; }
    CandidateDiagnostics<G> diagnostics() { return {*referee_, *trial_, members_}; }
    Claims<G> claims() { return {*referee_, *trial_, members_, change_}; }
    Relaxation<G> relaxation() { return {*referee_, *trial_, members_, blind_, {noted_, grown_from_, ended_}}; }

    // What becomes of the candidates.

    bool decide_line(const Written& written) {
        const Line& line = written.line;
        std::vector<CandidateState<G>>& next = next_.members();
        if (next.empty()) {
            diagnostics().explain(written, Fate::refused);
            return false;
        }
        const bool heard = trial_->has_heard();
        const auto wrong = [](const CandidateState<G>& member) { return member.wrong; };
        const auto wrongs = static_cast<std::size_t>(std::ranges::count_if(next, wrong));
        if (wrongs == next.size()) {
            diagnostics().explain(written, Fate::wrong);
        } else if (line.stands()) {
            if (wrongs == 0 && !heard && !relaxed()) {
                diagnostics().say_nothing_wrong(line);
            }
        } else {
            std::erase_if(next, wrong);
        }
        if (heard && wrongs != next.size() && !line.stands()) {
            diagnostics().explain(written, Fate::right);
        }
        adopt_next(line.span);
        return true;
    }

    void adopt_next(Span line) {
        change_.compare(members_, next_.members(), scoring());
        members_.swap(next_.members());
        for (CandidateState<G>& member : members_) {
            member.wrong = false;
        }
        share();
        spare_moves();
        infer_facts(line);
        find_relaxations(line);
    }

    /// A line can leave a position that stands for more than can be listed.
    void find_relaxations(Span line) {
        if constexpr (requires(const State& state) { G::is_relaxation(state); }) {
            const auto is_relaxation = [](const CandidateState<G>& member) { return G::is_relaxation(member.state); };
            if (!relaxed() && std::ranges::any_of(members_, is_relaxation)) {
                follow_relaxation(line);
            }
        }
        if constexpr (requires(const State& state) { G::is_off_course(state); }) {
            if (G::is_off_course(front()) && !blind_) {
                follow_blindly();
            }
        }
    }

    /// Totals that a line has just said.
    void note(std::optional<Totals> totals) {
        if (noted_ || totals) [[unlikely]] {
            noted_ = totals;
            grown_from_ = totals ? totals : grown_from_;
            change_.note();
        }
    }

    void decide_claim(const Line& line, bool dropping) {
        if (dropping) {
            drop_wrong();
        }
        infer_facts(line.span);
    }

    void drop_wrong() {
        if (std::erase_if(members_, [](const CandidateState<G>& member) { return member.wrong; }) != 0) {
            change_.note();
        }
    }

    /// Splits the candidates in which undrawn facts decide whether the game is over.
    void know_ends(Span line) {
        if constexpr (requires(const StateSink<State>& sink) { G::open_ends(front(), sink); }) {
            if (!relaxed()) {
                change_.note();
                if (next_.know_ends(members_)) {
                    members_.swap(next_.members());
                } else {
                    follow_relaxation(line);
                }
            }
        }
        if constexpr (requires(const StateSink<State>& sink) { G::relaxation_ends(front(), sink); }) {
            if (relaxed() && !blind_ && next_.know_ends(members_)) {
                change_.note();
                members_.swap(next_.members());
            }
        }
    }

    /// Candidates that have become the same are one from now on.
    void share() {
        if constexpr (requires(const State& state) { G::fingerprint(state); }) {
            if (members_.size() > 1) {
                Sharing<G>(members_, moves_, facts_.knowledge(), remembering_).share(prints_);
                drop_wrong();
            }
        }
    }

    /// Positions that no undo can reach any more are forgotten now and then.
    void spare_moves() {
        const std::size_t each = GoesBack<G> ? sizeof(typename Moves<G>::Move) : weight_of<G>(front());
        if (moves_.size() * each > most_bytes) {
            moves_.compact(members_);
            if (moves_.size() * each > most_bytes / 2) {
                follow_blindly();
            }
        }
    }

    /// What all facts can be, `most` values of each at most.
    Possible possible(std::size_t most, bool still = false) {
        std::size_t steps = 0;
        Possible found = facts_.possible(members_, most, still, steps);
        next_.spend(steps / 4);
        return found;
    }

    void infer_facts(Span line) {
        if (!facts_.empty() && !relaxed()) {
            const bool alone = members_.size() == 1;
            facts_.infer(possible(2, alone && was_alone_), line);
            was_alone_ = alone;
        }
    }

    // The relaxation.

    /// Of a fact that can be more things than are listed nothing is said.
    void freeze() {
        Possible found = possible(most_explained + 1);
        for (auto& values : found) {
            if (values.size() > most_explained) {
                values.assign(1, Knowledge::anything);
            }
        }
        facts_.freeze(std::move(found));
    }

    /// From this line on the candidates are too many.
    void follow_relaxation(Span line) {
        change_.note();
        next_.begin_relaxation();
        freeze();
        referee_->report().relaxed_from = line.begin;
        if (auto state = relaxation_of<G>(members_)) {
            CandidateState<G> one{.state = std::move(*state), .log = members_.front().log};
            members_.clear();
            members_.push_back(std::move(one));
        } else {
            follow_blindly();
        }
    }

    /// A turn of which nothing was noted, on relaxations that can say what it may have changed.
    void play_unnoted(Seat seat) {
        bool played = false;
        if constexpr (requires(State & state) { G::play_unnoted(state, seat); }) {
            change_.note();
            played = std::ranges::all_of(members_, [seat](auto& one) { return G::play_unnoted(one.state, seat); });
        }
        if (!played) {
            follow_blindly();
        }
    }

    void follow_blindly() {
        if (!relaxed()) {
            freeze();
        }
        change_.note();
        next_.begin_relaxation();
        blind_ = true;
        referee_->report().relaxation_blind = referee_->report().relaxed_from != no_offset;
        members_.erase(members_.begin() + 1, members_.end());
        moves_.clear();
    }

    // The end.

    Span record_end() const {
        const auto size = static_cast<std::uint32_t>(referee_->text().size());
        return {size, size};
    }

    void compare_result(const Header& header) {
        const HeaderField* const field = header.find("Result");
        if (field != nullptr && closing().compare_result(header)) {
            drop_wrong();
            infer_facts(field->value);
        }
    }

    Referee* referee_ = nullptr;
    std::vector<CandidateState<G>> members_;
    Moves<G> moves_;
    OpenFacts<G> facts_;
    Generation<G> next_{moves_, facts_};
    std::optional<Trial<G>> trial_;
    std::vector<Print> prints_;
    ScoreChange<G> change_;
    bool was_alone_ = false;    ///< one candidate was left when facts were settled last: none has been dropped since
    bool remembering_ = false;  ///< moves may be taken back
    bool blind_ = false;
    std::optional<Totals> noted_;       ///< followed blindly: what a scores line has just said
    std::optional<Totals> grown_from_;  ///< and so: what the totals were
    std::uint32_t round_ = 0;           ///< and so: the round begun last
    bool passed_ = false;               ///< and so: events
    bool ended_ = false;                ///< and so: an end line says that the rules have ended the game
};

}  // namespace arbiter::candidates
