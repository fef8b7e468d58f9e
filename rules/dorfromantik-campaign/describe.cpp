// What the referee says when a rule of the campaign is broken: the facts, the smallest token, what would have been
// right.
#include "rules/dorfromantik-campaign/game.hpp"
#include "rules/dorfromantik-campaign/game_record.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik_campaign {
namespace {

std::string circles_in_words(int count) {
    return fmt::format("{} circle{}", count, count == 1 ? "" : "s");
}

/// "Box-2>Warehouse, Box-2>Circus"
std::string walks_in_words(const Ledger& ledger) {
    std::string words;
    for (const Step& step : ledger.next_steps()) {
        words += fmt::format("{}{}>{}", words.empty() ? "" : ", ", name(step.from), name(step.to));
    }
    return words;
}

/// The ledger as the n-th step of a line met it.
Ledger before_step(const Ledger& ledger, const Written& written, std::size_t n) {
    Ledger met = ledger;
    for (std::size_t i = 0; i < n; ++i) {
        met.cross(written.steps[i].step, 0);
    }
    return met;
}

void describe_due(const Ledger& ledger, const Written& written, Finding& finding) {
    finding.span = written.number.span;
    finding.message = fmt::format("{} of game {} still {} to be crossed off", circles_in_words(ledger.due()),
                                  ledger.games().back().number, ledger.due() == 1 ? "has" : "have");
    finding.help = fmt::format("next could be {}", walks_in_words(ledger));
}

void describe_step(const Ledger& ledger, const Written& written, Broken broken, Finding& finding) {
    const auto n = static_cast<std::size_t>(broken.fact);
    const auto& [step, span] = written.steps[n];
    const Ledger met = before_step(ledger, written, n);
    const int left = met.progress().left_between(step.from, step.to).value_or(0);
    finding.span = span;
    finding.help = fmt::format("next could be {}", walks_in_words(met));
    switch (static_cast<Law>(broken.rule)) {
        case Law::cross_no_path:
            finding.message = fmt::format("no path joins {} and {}", name(step.from), name(step.to));
            break;
        case Law::cross_not_adjacent: finding.message = fmt::format("{} has not been reached", name(step.from)); break;
        case Law::cross_path_crossed:
            finding.message =
                fmt::format("{} left between {} and {}, not {}",
                            left == 0 ? "no circle is" : circles_in_words(left) + (left == 1 ? " is" : " are"),
                            name(step.from), name(step.to), step.circles);
            break;
        default: {
            const int due = met.due();
            finding.message = fmt::format(
                "{} to be crossed off, not {}",
                due == 0 ? "no circle is left" : circles_in_words(due) + (due == 1 ? " is left" : " are left"),
                step.circles);
            finding.help.clear();
            break;
        }
    }
}

}  // namespace

void Campaign::describe(const State& state, const Written& written, Broken broken, Referee&, Finding& finding) {
    const Ledger& ledger = state.ledger;
    switch (static_cast<Law>(broken.rule)) {
        case Law::game_number:
            finding.span = written.number.span;
            finding.message =
                fmt::format("this is game {} of the campaign, not {}", ledger.next_number(), written.number.value);
            break;
        case Law::game_circles_due: describe_due(ledger, written, finding); break;
        case Law::record_no_score:
            finding.span = written.path;
            finding.message = fmt::format("{} gives no score: {}", written.path_text,
                                          judge_game(state.open, written.path_text, written.nth.value).problem);
            finding.help = "a game without its record is entered by its score: score 128";
            break;
        case Law::cross_no_path:
        case Law::cross_not_adjacent:
        case Law::cross_path_crossed:
        case Law::cross_too_many: describe_step(ledger, written, broken, finding); break;
        case Law::none:
        case Law::claim_row:
        case Law::claim_circles:
        case Law::claim_unlocked:
        case Law::claim_hearts:
        case Law::circles_left: break;  // said where they are found
    }
}

void Campaign::close(const State& state, Referee& referee) {
    const Ledger& ledger = state.ledger;
    if (ledger.due() == 0) {
        return;
    }
    const Span line = line_around(referee.text(), ledger.games().back().stamp);
    Finding& finding = referee.find(rule_of(Law::circles_left), line,
                                    fmt::format("{} of this game {} not crossed off yet",
                                                circles_in_words(ledger.due()), ledger.due() == 1 ? "is" : "are"));
    finding.help = fmt::format("next could be {}", walks_in_words(ledger));
}

}  // namespace arbiter::dorfromantik_campaign
