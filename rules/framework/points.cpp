// Which tile put what into a display, and which tokens it brought; alone, the minus points.
#include "rules/framework/done.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/sheet.hpp"
#include "rules/framework/window.hpp"
#include "rules/framework/words.hpp"
#include "rules/score/sheet_text.hpp"

#include <fmt/format.h>

namespace arbiter::framework {
namespace {

std::vector<std::string> cells_that_counted(const Display& display, const Done& done) {
    std::vector<std::string> cells;
    const Laid& laid = display[done.at.tile];
    if (laid.tile.is_told()) {
        done.tiles(laid.tile.tasks()[done.at.task]).for_each([&](std::size_t tile) {
            cells.push_back(text_of(display[tile].cell));
        });
    }
    return cells;
}

void earn_tokens(const State& before, const State& after, Player player, ScoreEventSink& sink) {
    const auto known = static_cast<std::size_t>(before.displays[player].tokens_placed());
    const Display& display = after.displays[player];
    if (display.tokens_placed() <= static_cast<int>(known)) {
        return;
    }
    const std::vector<Done> all = done_by(after, player);
    for (std::size_t token = known; token < all.size(); ++token) {
        const Done& done = all[token];
        sink.earn(static_cast<Seat>(player), 1,
                  fmt::format("{}: {}", place_of(display[done.at.tile], done.at.task),
                              score::text_of(why_covered(after, done))),
                  cells_that_counted(display, done));
    }
}

/// Cells that the best window leaves outside.
std::vector<std::string> cells_outside(const Display& display, const Window& window) {
    std::vector<std::string> cells;
    for (const Laid& laid : display.tiles()) {
        const bool across = laid.cell.x >= window.corner.x && laid.cell.x < window.corner.x + 5;
        const bool down = laid.cell.y >= window.corner.y && laid.cell.y < window.corner.y + 5;
        if (!across || !down) {
            cells.push_back(text_of(laid.cell));
        }
    }
    return cells;
}

void earn_alone(const State& before, const State& after, ScoreEventSink& sink) {
    const int points = score(after, 0) - score(before, 0);
    const Display& display = after.displays[0];
    if (points == 0) {
        return;
    }
    const Window window = best_window(display);
    sink.earn(
        0, points,
        fmt::format("{} outside the 5x5 cells from {}",
                    counted(display.size() - static_cast<std::size_t>(window.tiles), "tile"), text_of(window.corner)),
        cells_outside(display, window));
}

}  // namespace

void Framework::points(const Change<Framework>& change, ScoreEventSink& sink) {
    const State& after = change.after;
    if (after.vague || after.is_relaxation()) {
        return;
    }
    for (Player player = 0; player < after.agreed.players; ++player) {
        const Display& display = after.displays[player];
        for (std::size_t tile = change.before.displays[player].size(); tile < display.size(); ++tile) {
            sink.put(static_cast<Seat>(player), text_of(display[tile].cell));
        }
        if (!after.agreed.solo()) {
            earn_tokens(change.before, after, player, sink);
        }
    }
    if (after.agreed.solo()) {
        earn_alone(change.before, after, sink);
    }
}

void Framework::set_points(const State& position, const Set& set, ScoreEventSink& sink) {
    if (set.what != Sets::display) {
        return;
    }
    for (const Laid& laid : position.displays[static_cast<Player>(set.line.seat)].tiles()) {
        if (laid.line == set.line.span.begin) {
            sink.put(set.line.seat, text_of(laid.cell));
        }
    }
}

}  // namespace arbiter::framework
