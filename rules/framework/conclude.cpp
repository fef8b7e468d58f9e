// Winners, the tasks completed, what was overlooked, and the breakdown of the score.
#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/done.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/sheet.hpp"
#include "rules/framework/window.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::framework {
namespace {

/// So many tokens that somebody may have overlooked are told one by one.
constexpr std::size_t most_explained = 3;

std::string task_text(const Laid& laid, std::size_t task) {
    return laid.tile.is_told() ? text(laid.tile.tasks()[task]) : "?";
}

std::vector<std::string> cells_of(const Display& display, const TileSet& tiles) {
    std::vector<std::string> cells;
    tiles.for_each([&](std::size_t tile) { cells.push_back(text_of(display[tile].cell)); });
    return cells;
}

TileSet tiles_of(const Display& display, const Done& done) {
    const Laid& laid = display[done.at.tile];
    return laid.tile.is_told() ? done.tiles(laid.tile.tasks()[done.at.task]) : TileSet();
}

Completed completed(const Display& display, const Done& done) {
    const Laid& laid = display[done.at.tile];
    return {static_cast<Seat>(done.player),
            {done.line, done.line},
            task_text(laid, done.at.task),
            text_of(laid.cell),
            cells_of(display, tiles_of(display, done))};
}

/// Lines are in the order of time, and only one player lays tokens on a line.
void tell_completed(const State& state, Report& report) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        for (const Done& done : done_by(state, player)) {
            report.completed.push_back(completed(state.displays[player], done));
        }
    }
    std::ranges::stable_sort(report.completed, {}, [](const Completed& one) { return one.span.begin; });
}

Value task_value(const State& state, const Done& done) {
    const Laid& laid = state.displays[done.player][done.at.tile];
    Object object = object_of({{"task", task_text(laid, done.at.task)}, {"at", text_of(laid.cell)}});
    if (laid.tile.is_told()) {
        const Task& task = laid.tile.tasks()[done.at.task];
        object.emplace_back("frames", done.frames(task, state.agreed.house.dual));
        const int once = done.frames(task, DualFrame::once);
        const int twice = done.frames(task, DualFrame::twice);
        if (once != twice) {
            object.emplace_back("dual-frame=1", once);
            object.emplace_back("dual-frame=2", twice);
        }
    }
    object.emplace_back("tiles", done.laid);
    return object;
}

List overlooked(const State& state, Player player) {
    List tasks;
    for_each_overlooked(state, player, [&](TaskAt at) {
        const Laid& laid = state.displays[player][at.tile];
        tasks.push_back(object_of({{"task", task_text(laid, at.task)}, {"at", text_of(laid.cell)}}));
    });
    return tasks;
}

Value player_value(const State& state, Player player, std::string_view name) {
    const Display& display = state.displays[player];
    List tasks;
    for (const Done& done : done_by(state, player)) {
        tasks.push_back(task_value(state, done));
    }
    return object_of({{"player", name},
                      {"tokens", tokens_laid(state, player)},
                      {"left", state.agreed.tokens[player] - tokens_laid(state, player)},
                      {"tiles", display.size()},
                      {"tasks", std::move(tasks)},
                      {"overlooked", overlooked(state, player)}});
}

Value solo_value(const Display& display) {
    const Window window = best_window(display);
    return object_of({{"at", text_of(window.corner)},
                      {"inside", window.tiles},
                      {"outside", static_cast<int>(display.size()) - window.tiles}});
}

Value breakdown(const State& state, const Seats& seats) {
    List players;
    for (Player player = 0; player < state.agreed.players; ++player) {
        players.push_back(player_value(state, player, seats.name(static_cast<Seat>(player))));
    }
    Object object = object_of({{"players", std::move(players)}, {"bag", static_cast<int>(state.bag)}});
    if (state.agreed.solo()) {
        object.emplace_back("window", solo_value(state.displays[0]));
    }
    return object;
}

void tell_overlooked(const State& state, Player player, Referee& referee) {
    const Written nothing;
    const Display& display = state.displays[player];
    for_each_overlooked(state, player, [&](TaskAt at) {
        const Laid& laid = display[at.tile];
        const Task& task = laid.tile.tasks()[at.task];
        const Fault fault{.law = Law::token_overlooked,
                          .found = count(display, at.tile, task, state.agreed.house.dual),
                          .cell = laid.cell,
                          .task = task};
        find_fault(rule(fault.law), event_on(referee.text(), laid.line), {state, nothing, player}, fault, referee);
    });
}

void tell_no_result(const State& state, Referee& referee) {
    const Written nothing;
    const Fault fault{
        .law = Law::solo_no_result, .expected = state.agreed.tokens[0], .found = state.displays[0].tokens_placed()};
    const Span last = event_on(referee.text(), state.displays[0].tiles().back().line);
    find_fault(rule(fault.law), last, {state, nothing, 0}, fault, referee);
}

}  // namespace

void Framework::conclude(const State& state, const ScoreLog&, const ReportOptions& options, Report& report) {
    const Winners won = winners(state);
    report.open_winners = !won.known();
    report.winners = report.open_winners ? std::uint8_t{0} : static_cast<std::uint8_t>(won.sure);
    report.possible_winners = static_cast<std::uint8_t>(won.possible);
    if (state.vague || state.is_relaxation()) {
        return;
    }
    if (options.completed) {
        tell_completed(state, report);
    }
    if (options.breakdown) {
        report.breakdown = breakdown(state, report.seats);
    }
    if (options.sheet) {
        report.sheet = sheet_of(state, report.seats);
    }
}

void Framework::explain_scores(const State& state, const Line& line, Referee& referee, Finding& finding) {
    // A line with too few totals claims nothing of the players behind them.
    const auto players = std::min<std::size_t>(state.agreed.players, line.score_count);
    Player player = 0;
    while (player < players &&
           (line.scores[player] == Line::unknown_score || line.scores[player] == score(state, player))) {
        ++player;
    }
    if (lays_tokens(state) || state.agreed.solo() || player == players) {
        return;
    }
    const std::vector<Done> done = done_by(state, player);
    const auto missing = static_cast<std::size_t>(std::max(0, score(state, player) - line.scores[player]));
    for (std::size_t token = done.size() - std::min({missing, done.size(), most_explained}); token < done.size();
         ++token) {
        const Laid& laid = state.displays[player][done[token].at.tile];
        finding.notes.push_back({event_on(referee.text(), done[token].line),
                                 fmt::format("a token on {} of {} could be laid here",
                                             task_text(laid, done[token].at.task), text_of(laid.cell))});
    }
}

void Framework::close(const State& state, Referee& referee) {
    if (!state.finished()) {
        return;
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        if (lays_tokens(state) && state.tokens_left(player) > 0) {
            tell_overlooked(state, player, referee);
        }
    }
    if (!has_scores(state)) {
        tell_no_result(state, referee);
    }
}

}  // namespace arbiter::framework
