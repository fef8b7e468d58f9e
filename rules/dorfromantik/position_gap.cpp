// What a table of Dorfromantik still shows behind a gap in its record.
#include "rules/dorfromantik/position.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik {

Unknowns PositionBuilder::carry(const State& before, const Gap<Written>& gap, Checks& checks) {
    const Map& map = before.table().map();
    const auto tiles = static_cast<TileNumber>(std::ranges::count_if(lines_, &Set::is_tile));
    // A tile without cell or picture may be one that lay there before, or not.
    const bool named = !open_cell_ && std::ranges::all_of(
                                          lines_, [](const Set& line) { return !line.is_tile() || line.tile.known(); });
    if (tiles == 0 || !gap.certain || (!map.empty() && !named)) {
        return {"map"};
    }
    if (!turn_ && gap.next != nullptr && gap.next->line.seat != no_seat) {
        turn_ = gap.next->line.seat;
    }
    const auto said = said_by_tile(before, before.table());
    Set set;
    set.line.span = lines_.back().line.span;  // tiles lie in the order of the record
    set.line.event = gap.line;
    set.marker_span = set.tile_span = set.goal_span = set.word_span = gap.line;
    const auto lay = [&](const std::optional<Said>& task, Tile tile, const Goal& goal) {
        set.what = task ? Sets::task : Sets::land;
        set.marker = task.value_or(Said{}).marker;
        set.word = task.value_or(Said{}).word;
        if (set.word == Word::waits) {
            set.word = Word::none;  // it may have been decided since
        }
        set.tile = tile;
        set.goal = goal;
        carry_tile(set, checks);
    };
    if (!map.empty() && !open_) {
        first_before_ = map[before.origin().value_or(0)].cell;
    }
    for (TileNumber tile = 0; tile < map.size(); ++tile) {
        lay(said[tile], map[tile].tile, {.cell = map[tile].cell});
    }
    const bool aside_written =
        std::ranges::any_of(lines_, [](const Set& line) { return line.goal.kind == Goal::Kind::none; });
    if (!aside_written) {
        for (const SetAside& aside : before.table().set_aside()) {
            lay(aside.pile == Pile::task ? std::optional(Said{.marker = aside.marker}) : std::nullopt, aside.tile,
                {.kind = Goal::Kind::none});
        }
    }
    return {};
}

void PositionBuilder::carry_tile(const Set& before, Checks& checks) {
    const bool on_map = before.goal.kind == Goal::Kind::cell;
    const TileNumber there = on_map ? table_.map().at(before.goal.cell) : no_tile;
    if (there == no_tile) {
        lines_.push_back(before);
        place_tile(before, checks);
        return;
    }
    if (table_.map()[there].tile.known() && before.tile.known() && !(table_.map()[there].tile == before.tile)) {
        tell_undone(checks, tiles_[there], [&] {
            return fmt::format("{} lay at {} before the gap", to_text(before.tile), text_of(before.goal.cell));
        });
        return;
    }
    carry_marker(before, there, checks);
}

/// A marker that has left the map never comes back to it.
void PositionBuilder::carry_marker(const Set& before, TileNumber tile, Checks& checks) {
    if (before.word != Word::done && before.word != Word::lost) {
        return;
    }
    const auto task = std::ranges::find_if(tasks_, [&](const Task& one) { return one.tile == tile; });
    if (task == tasks_.end()) {
        return;
    }
    if (task->word == Word::none) {
        task->word = before.word;
    } else if (task->word != before.word) {
        tell_undone(checks, task->word_span, [&] {
            return fmt::format("{} at {} was {} before the gap", in_words(before.marker), text_of(before.goal.cell),
                               text_of(before.word));
        });
    }
}

}  // namespace arbiter::dorfromantik
