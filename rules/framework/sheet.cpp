#include "rules/framework/sheet.hpp"

#include "rules/framework/done.hpp"
#include "rules/framework/scoring.hpp"
#include "rules/framework/window.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <iterator>

namespace arbiter::framework {
namespace {

using Out = std::back_insert_iterator<std::string>;

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

void write_done(const State& state, const Done& done, std::size_t number, std::string& text) {
    const Laid& laid = state.displays[done.player][done.at.tile];
    if (!laid.tile.known()) {
        fmt::format_to(Out(text), "  {:>3}  a task of the tile on {} that nobody wrote down\n", number,
                       cell_name(laid.cell));
        return;
    }
    const Task& task = laid.tile.tasks()[done.at.task];
    fmt::format_to(Out(text), "  {:>3}  {} on {}: {}, with the {} tile\n", number, framework::text(task),
                   cell_name(laid.cell), frames_in_words(done, task, state.agreed.house.dual), ordinal(done.laid));
}

void write_overlooked(const State& state, Player player, std::string& text) {
    for_each_overlooked(state, player, [&](TaskAt at) {
        const Laid& laid = state.displays[player][at.tile];
        fmt::format_to(Out(text), "       {} on {} is complete and has no token\n",
                       framework::text(laid.tile.tasks()[at.task]), cell_name(laid.cell));
    });
}

void write_window(const State& state, std::string& text) {
    const Display& display = state.displays[0];
    const Window window = best_window(display);
    const auto outside = static_cast<int>(display.size()) - window.tiles;
    fmt::format_to(Out(text), "  {} laid, {} of them in the 5x5 cells from {}: {} outside\n",
                   counted(display.size(), "tile"), window.tiles, cell_name(window.corner), outside);
    if (!has_scores(state)) {
        text += "  the bag is empty before the last token: no score\n";
    } else {
        fmt::format_to(Out(text), "  {} minus point{}\n", outside, outside == 1 ? "" : "s");
    }
}

}  // namespace

void write_sheet(const State& state, const Seats& seats, std::string& text) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        fmt::format_to(Out(text), "{}: {} laid, {} left\n", seats.name(static_cast<Seat>(player)),
                       counted(static_cast<std::size_t>(state.displays[player].tokens_placed()), "token"),
                       state.tokens_left(player));
        std::size_t number = 0;
        for (const Done& done : done_by(state, player)) {
            write_done(state, done, ++number, text);
        }
        write_overlooked(state, player, text);
    }
    if (state.agreed.solo()) {
        write_window(state, text);
    }
}

}  // namespace arbiter::framework
