// Writes Framework's score sheet: each covered task with the frames that counted.
#include "rules/framework/sheet.hpp"

#include "rules/framework/done.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/window.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::framework {
namespace {

/// What a combined task would count by the other option of ruling `dual-frame`, where that differs.
std::string other_count(const Done& done, const Task& task, DualFrame dual) {
    const bool twice = dual == DualFrame::twice;
    const int other = done.frames(task, twice ? DualFrame::once : DualFrame::twice);
    if (other == done.frames(task, dual)) {
        return {};
    }
    return fmt::format(" ({} if a tile with both colors counted {})", other, twice ? "once" : "twice");
}

std::string frames_in_words(const Done& done, const Task& task, DualFrame dual) {
    const int first = done.first.count();
    const int second = done.second.count();
    switch (task.kind) {
        case Task::Kind::one: return fmt::format("{} {}", first, color_name(task.first));
        case Task::Kind::either:
            return first >= second ? fmt::format("{} {}", first, color_name(task.first))
                                   : fmt::format("{} {}", second, color_name(task.second));
        case Task::Kind::mix:
            return fmt::format("{} {} and {} {}: {}{}", first, color_name(task.first), second, color_name(task.second),
                               done.frames(task, dual), other_count(done, task, dual));
    }
    return {};
}

}  // namespace

std::string place_of(const Laid& laid, std::size_t task) {
    return fmt::format("{} on {}", laid.tile.is_told() ? framework::text(laid.tile.tasks()[task]) : "a task",
                       cell_name(laid.cell));
}

std::string why_covered(const State& state, const Done& done) {
    const Laid& laid = state.displays[done.player][done.at.tile];
    return laid.tile.is_told() ? frames_in_words(done, laid.tile.tasks()[done.at.task], state.agreed.house.dual)
                               : "nobody wrote down the tile";
}

namespace {

/// When it was covered: by which tile, unless the position shows it covered already.
std::string when(const State& state, const Done& done) {
    if (done.line <= state.position) {
        return "in the position";
    }
    return fmt::format("{} tile, on {}", ordinal(done.laid),
                       cell_name(state.displays[done.player][done.laid - 1].cell));
}

void write_done(const State& state, const Done& done, std::size_t number, std::size_t width, std::string& text) {
    const Laid& laid = state.displays[done.player][done.at.tile];
    text += fmt::format("  {:>3}  {:<{}}  {}; {}\n", number, place_of(laid, done.at.task), width,
                        why_covered(state, done), when(state, done));
}

void write_all_done(const State& state, Player player, std::string& text) {
    const auto all = done_by(state, player);
    std::size_t width = 0;
    for (const Done& done : all) {
        width = std::max(width, place_of(state.displays[player][done.at.tile], done.at.task).size());
    }
    for (std::size_t index = 0; index < all.size(); ++index) {
        write_done(state, all[index], index + 1, width, text);
    }
}

void write_overlooked(const State& state, Player player, std::string& text) {
    for_each_overlooked(state, player, [&](TaskAt at) {
        const Laid& laid = state.displays[player][at.tile];
        text += fmt::format("       {} on {} is complete and has no token\n",
                            framework::text(laid.tile.tasks()[at.task]), cell_name(laid.cell));
    });
}

void write_window(const State& state, std::string& text) {
    const Display& display = state.displays[0];
    const Window window = best_window(display);
    const auto outside = static_cast<int>(display.size()) - window.tiles;
    text += fmt::format("  {} laid, {} of them in the 5x5 cells from {}: {} outside\n", counted(display.size(), "tile"),
                        window.tiles, cell_name(window.corner), outside);
    if (!has_scores(state)) {
        text += "  the bag is empty before the last token: no score\n";
    } else {
        text += fmt::format("  {}\n", counted(outside, "minus point"));
    }
}

}  // namespace

void write_sheet(const State& state, const Seats& seats, std::string& text) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        text += fmt::format("{}: {} laid, {} left\n", seats.name(static_cast<Seat>(player)),
                            counted(state.displays[player].tokens_placed(), "token"), state.tokens_left(player));
        write_all_done(state, player, text);
        write_overlooked(state, player, text);
    }
    if (state.agreed.solo()) {
        write_window(state, text);
    }
}

}  // namespace arbiter::framework
