// The verbs that every game has, for the campaign: lines of the ledger played one by one.
#include "rules/dorfromantik-campaign/game.hpp"

#include "rules/dorfromantik-campaign/game_record.hpp"
#include "rules/record/head.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace arbiter::dorfromantik_campaign {
namespace {

constexpr std::array<std::string_view, 6> keywords{"game", "cross", "scores", "undo", "end", "stands"};
constexpr std::array<std::string_view, 1> header_keys{"Rows"};

std::span<const WrittenStep> steps_of(const Written& written) {
    return std::span(written.steps).first(std::min<std::size_t>(written.step_count, most_steps));
}

void read_rows(const Setup& setup, Referee& referee, HighScoreList& list) {
    const HeaderField* const field = setup.header->find("Rows");
    if (field == nullptr) {
        return;
    }
    split_list(setup.header->text, field->value, [&](std::string_view text, Span span) {
        std::int32_t from = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), from);
        if (error != std::errc{} || end != text.data() + text.size() || !list.add(from)) {
            Finding& finding =
                referee.find(record::rule("record.header.bad-value"), span,
                             fmt::format("{} cannot be where an empty row begins: there are three of them, above {}",
                                         text, list.rows().back().from));
            finding.help = "Rows: 425, 450, 475";
        }
    });
}

/// Crosses off step by step; the first step that breaks a rule, if any, is left out with all behind it.
Broken cross_all(Ledger& ledger, const Written& written) {
    ledger.begin_line();
    for (std::size_t n = 0; n < steps_of(written).size(); ++n) {
        const Step& step = written.steps[n].step;
        if (const Law law = ledger.check_step(step); law != Law::none) {
            return {static_cast<std::uint16_t>(law), static_cast<std::int16_t>(n), ledger.due()};
        }
        ledger.cross(step, written.line.span.begin);
    }
    const bool room = written.step_count <= most_steps;
    return room ? Broken{} : Broken{static_cast<std::uint16_t>(Law::cross_too_many), most_steps - 1, ledger.due()};
}

void enter(State& state, const Written& written, std::int32_t score, bool unverified) {
    state.ledger.enter_game(static_cast<std::uint32_t>(written.number.value), score, written.line.span.begin);
    if (unverified) {
        state.unverified.push_back(written.path);
    }
}

Broken play_game(State& state, const Written& written) {
    if (const Law law = state.ledger.check_game(static_cast<std::uint32_t>(written.number.value)); law != Law::none) {
        return {static_cast<std::uint16_t>(law), 0, 0};
    }
    if (written.path.empty()) {
        enter(state, written, written.score.value, false);
        return {};
    }
    const GameRecord game = judge_game(state.open, written.path_text, written.nth.value);
    if (!game.score) {
        return {static_cast<std::uint16_t>(Law::record_no_score), 0, 0};
    }
    enter(state, written, *game.score, game.unverified);
    return {};
}

}  // namespace

const About& Campaign::about() {
    static constexpr About about{"dorfromantik-campaign", "the campaign of Dorfromantik", 1, 6, keywords, header_keys};
    return about;
}

std::optional<State> Campaign::start(const Setup& setup, Referee& referee) {
    HighScoreList list;
    read_rows(setup, referee, list);
    return State{Ledger(list), setup.open, {}};
}

// Games go on after everything is unlocked; what comes then changes the track no more.
Role Campaign::role(const State& state, const Written& written) {
    return written.line.verb == verb::game && over(state) ? Role::claim : Role::move;
}

Broken Campaign::play(State& state, const Written& written, Trail&) {
    if (written.line.verb == verb::game) {
        return play_game(state, written);
    }
    Ledger next = state.ledger;
    const Broken broken = cross_all(next, written);
    if (!broken) {
        state.ledger = std::move(next);
    }
    return broken;
}

// A game whose record gives no score is not entered; circles are crossed off where there are some.
void Campaign::force(State& state, const Written& written, Trail&) {
    if (written.line.verb == verb::cross) {
        state.ledger.begin_line();
        for (const WrittenStep& step : steps_of(written)) {
            state.ledger.cross(step.step, written.line.span.begin);
        }
        return;
    }
    if (written.path.empty()) {
        enter(state, written, written.score.value, false);
    } else if (const GameRecord game = judge_game(state.open, written.path_text, written.nth.value); game.score) {
        enter(state, written, *game.score, game.unverified);
    }
}

void Campaign::scores(const State& state, Report& report) {
    report.score_count = 1;
    report.scores[0] = state.ledger.progress().crossed();
}

std::string Campaign::snapshot(const State& state) {
    return dorfromantik_campaign::snapshot(state.ledger);
}

std::optional<State> Campaign::restore(std::string_view line) {
    auto ledger = dorfromantik_campaign::restore(line);
    return ledger ? std::optional(State{std::move(*ledger), nullptr, {}}) : std::nullopt;
}

}  // namespace arbiter::dorfromantik_campaign
