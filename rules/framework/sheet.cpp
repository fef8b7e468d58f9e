// Framework's score sheet: each covered task with the frames that counted.
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

using score::column;
using score::count;
using score::points;
using score::Row;
using score::wide;
using ScoreCells = std::vector<score::Cell>;

/// What a combined task would count by the other option of ruling `dual-frame`, where that differs.
std::string other_count(const Done& done, const Task& task, DualFrame dual) {
    const bool twice = dual == DualFrame::twice;
    const int other = done.frames(task, twice ? DualFrame::once : DualFrame::twice);
    if (other == done.frames(task, dual)) {
        return {};
    }
    return fmt::format(" ({} if a tile with both colors counted {})", other, twice ? "once" : "twice");
}

ScoreCells frames_in_words(const Done& done, const Task& task, DualFrame dual) {
    const int first = done.first.count();
    const int second = done.second.count();
    const auto word = [](auto color) { return fmt::format(" {}", color_name(color)); };
    switch (task.kind) {
        case Task::Kind::one: return {first, word(task.first)};
        case Task::Kind::either:
            return first >= second ? ScoreCells{first, word(task.first)} : ScoreCells{second, word(task.second)};
        case Task::Kind::mix:
            return {first,
                    word(task.first),
                    " and ",
                    second,
                    word(task.second),
                    ": ",
                    done.frames(task, dual),
                    other_count(done, task, dual)};
    }
    return {};
}

/// When it was covered: by which tile, unless the position shows it covered already.
ScoreCells when(const State& state, const Done& done) {
    if (done.line <= state.position) {
        return {"in the position"};
    }
    return {ordinal(done.laid), " tile, on ", text_of(state.displays[done.player][done.laid - 1].cell)};
}

Row covered_row(const State& state, const Done& done, std::size_t number) {
    const std::string place = place_of(state.displays[done.player][done.at.tile], done.at.task);
    Row row{place, {wide(3, number), "  ", column(place), "  "}};
    std::ranges::move(why_covered(state, done), std::back_inserter(row.cells));
    row.cells.emplace_back("; ");
    std::ranges::move(when(state, done), std::back_inserter(row.cells));
    return row;
}

Row player_row(const State& state, Player player, std::string_view name) {
    const Display& display = state.displays[player];
    Row row{
        std::string(name),
        {name, ": ", count(points(display.tokens_placed()), "token"), " laid, ", state.tokens_left(player), " left"}};
    for (const Done& done : done_by(state, player)) {
        row.parts.push_back(covered_row(state, done, row.parts.size() + 1));
    }
    for_each_overlooked(state, player, [&](TaskAt at) {
        const std::string place = place_of(display[at.tile], at.task);
        row.parts.push_back({"overlooked " + place, {wide(3, ""), "  ", place, " is complete and has no token"}});
    });
    return row;
}

void add_window(const State& state, Row& player) {
    const Display& display = state.displays[0];
    const Window window = best_window(display);
    const auto outside = static_cast<int>(display.size()) - window.tiles;
    player.parts.push_back({"window",
                            {count(display.size(), "tile"), " laid, ", window.tiles, " of them in the 5x5 cells from ",
                             text_of(window.corner), ": ", outside, " outside"}});
    const bool scored = has_scores(state);
    player.parts.push_back(
        {"score", {scored ? count(outside, "minus point") : "the bag is empty before the last token: no score"}});
}

}  // namespace

std::string place_of(const Laid& laid, std::size_t task) {
    return fmt::format("{} on {}", laid.tile.is_told() ? framework::text(laid.tile.tasks()[task]) : "a task",
                       text_of(laid.cell));
}

std::vector<score::Cell> why_covered(const State& state, const Done& done) {
    const Laid& laid = state.displays[done.player][done.at.tile];
    return laid.tile.is_told() ? frames_in_words(done, laid.tile.tasks()[done.at.task], state.agreed.house.dual)
                               : ScoreCells{"nobody wrote down the tile"};
}

score::Sheet sheet_of(const State& state, const Seats& seats) {
    score::Sheet sheet;
    for (Player player = 0; player < state.agreed.players; ++player) {
        sheet.push_back(player_row(state, player, seats.name(static_cast<Seat>(player))));
    }
    if (state.agreed.solo()) {
        add_window(state, sheet.front());
    }
    return sheet;
}

}  // namespace arbiter::framework
