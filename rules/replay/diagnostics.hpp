// What can be objected to a line where the position is known: the findings that all games share, each with the earlier
// line that it rests on.
#pragma once

#include "rules/game/game_defaults.hpp"
#include "rules/position/gap.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"
#include "rules/replay/evidence.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

/// Of one line; made when something is wrong with it.
template <Game G>
class LineDiagnostics {
public:
    using State = typename G::State;
    using Written = typename G::Written;

    /// `cursor` is one into the record; `behind_end` is where its first event stands that met the game over, `idle`
    /// where the last line stands that was let stand and changed nothing.
    LineDiagnostics(Referee& referee, const LineCursor& cursor, const Header& header, const State& state,
                    const typename G::ScoreLog& log, const Written& written, std::uint32_t behind_end,
                    std::uint32_t idle)
        : referee_(referee),
          cursor_(cursor),
          header_(header),
          state_(state),
          log_(log),
          written_(written),
          line_(written.line),
          behind_end_(behind_end),
          idle_(idle) {}

    [[gnu::cold]] void broken(const Rule& rule, const typename G::Event& event, const typename G::Fault& fault) {
        Finding& finding = find(rule, {});
        defaults::describe<G>(event, fault, referee_, finding);
        note_clue<G>(cursor_, header_.body, written_, event, fault, finding);
        if (rule.id.ends_with(".turn.wrong-player") || rule.id.ends_with(".turn.other-player")) {
            note_turn<G>(cursor_, header_.body, state_, line_, idle_, finding);
            help_start(finding);
        } else {
            note_idle(finding);
        }
        if (rule.id.ends_with(".round.twice") || rule.id.ends_with(".round.number")) {
            note_round<G>(cursor_, header_.body, line_, finding);
        }
        if (rule.id.ends_with(".round.starter") && finding.notes.empty()) {
            note_start(finding);
        }
        if constexpr (CrossesGaps<G>) {
            help_gap(rule, finding);
        }
    }

    /// Below a finding that follows from what a line before did not change.
    [[gnu::cold]] void note_idle(Finding& finding) {
        if (idle_ < line_.span.begin) {
            note_idle_before<G>(cursor_, header_.body, state_, line_, idle_, finding);
        }
    }

    [[gnu::cold]] void behind_end_line() {
        Finding& finding =
            find(record::rule("record.after-end-line"), "the end line above says that the game has ended");
        note_end_line<G>(cursor_, header_.body, line_, finding);
    }

    [[gnu::cold]] void behind_end() { note_end(find(record::rule("record.after-end"), over_words())); }

    /// The rules have ended the game before.
    [[gnu::cold]] void other_end() {
        Finding& finding =
            find(record::rule("claim.end"),
                 record::other_end_message(line_, referee_.report(), defaults::ending<G>(state_, log_, seats())));
        finding.help = "end finished";
        note_end(finding);
    }

    [[gnu::cold]] void not_finished() {
        find(record::rule("claim.finished"), record::not_finished_message(defaults::why_it_goes_on<G>(state_, seats())))
            .help = "end abandoned, if the table stopped here";
    }

    [[gnu::cold]] void undo_over() { note_end(placed(record::refuse_undo(true, line_, referee_))); }

    [[gnu::cold]] void undo_nothing() {
        Finding& finding = placed(record::refuse_undo(false, line_, referee_));
        note_barrier<G>(cursor_, header_.body, state_, line_, finding);
    }

private:
    const Seats& seats() const { return referee_.report().seats; }

    Finding& find(const Rule& rule, std::string message) {
        return placed(referee_.find(rule, line_.event, std::move(message)));
    }

    Finding& placed(Finding& finding) {
        finding.context = defaults::context<G>(state_, line_, seats());
        return finding;
    }

    void note_end(Finding& finding) const {
        arbiter::note_end<G>(cursor_, header_.body, std::min(behind_end_, line_.span.begin), finding);
    }

    /// Who has won; in a game that can be won by nobody, why it is over.
    std::string over_words() const {
        std::string words = record::over_message(referee_.report(), defaults::ending<G>(state_, log_, seats()));
        if constexpr (requires { G::why_over(state_); }) {
            words.append(": ").append(G::why_over(state_));
        }
        return words;
    }

    /// With a finding about the first move of all: the header may say who makes it.
    void help_start(Finding& finding) {
        if (finding.help.empty() && line_.seat != no_seat && header_.find("Start") == nullptr &&
            Evidence<G>(cursor_, header_.body).is_first_move(line_.span.begin, state_)) {
            finding.help = fmt::format("Start: {0} in the header, if {0} began", cursor_.seats->name(line_.seat));
        }
    }

    /// With a finding that lines which nobody noted would explain: a turn that was missed, a round that came too early.
    void help_gap(const Rule& rule, Finding& finding) const {
        if (idle_ < line_.span.begin || line_.stands()) {
            return;  // a line that changed nothing explains it, or the table knew of it
        }
        const auto is = [&](std::string_view what) { return rule.id.ends_with(what); };
        const bool turn = is(".turn.wrong-player") || is(".turn.other-player");
        const bool round = is(".round.not-over") || is(".round.tiles-left") ||
                           (is(".round.number") && line_.round > defaults::round<G>(state_));
        if ((turn && finding.help.empty()) || round) {
            finding.help += finding.help.empty() ? "" : "; or ";
            finding.help += "the line gap in front of it, if lines before it were not noted";
        }
    }

    /// Below a finding about who starts, no line before saying it: the header's.
    void note_start(Finding& finding) const {
        if (const HeaderField* const field = header_.find("Start")) {
            Note& note = finding.notes.emplace_back();
            note.span = {field->key.begin, field->value.end};
            note.message = "the header says it here";
        }
    }

    Referee& referee_;
    LineCursor cursor_;
    const Header& header_;
    const State& state_;
    const typename G::ScoreLog& log_;
    const Written& written_;
    const Line& line_;
    std::uint32_t behind_end_;
    std::uint32_t idle_;
};

}  // namespace arbiter
