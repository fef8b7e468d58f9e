// Plays events, and decides what a position left open.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/undecided.hpp"

#include <utility>

namespace arbiter::dorfromantik {

void State::set_up(Table table, std::vector<Undecided> undecided, std::vector<Unwritten> unwritten) {
    table_ = std::move(table);
    undecided_ = std::move(undecided);
    unwritten_ = std::move(unwritten);
}

void State::decide(std::int64_t points) {
    decided_points_ = points;
    const auto choice = only_choice(undecided_, points);
    if (!choice) {
        return;
    }
    for (std::size_t at = 0; at < undecided_.size(); ++at) {
        const auto& [marker, tile, span] = undecided_[at];
        const Area& area = table_.map().area(table_.map().area_of(tile, marker.terrain));
        table_.put_settled({marker, tile, (*choice)[at], area.tiles, table_.map()[tile].stamp});
    }
    undecided_.clear();
    decided_points_ = 0;
}

bool State::force(const Event& event) {
    const bool can_be = event.origin && table_.can_apply(event.play);
    if (can_be) {
        forced_unseen_ = forced_unseen_ || !table_.sure();
        table_.apply(event.player, event.play, event.written.line.span.begin);
        if (event.written.goal.floats) {
            let_float(table_.map().size() - 1, event.written.goal_span.begin);
        }
    }
    return can_be;
}

void State::let_float(TileNumber tile, std::uint32_t at) {
    lacks_first_cell_ = lacks_first_cell_ || tile == 0;
    map_origin_.ask(tile, at);
}

void State::anchor(Cell by) {
    table_.move_map(by);
    map_origin_.settle();
}

void State::go_back(const Table::Mark& mark) {
    table_.go_back(mark);
    map_origin_.take_back(table_.map().size());
    lacks_first_cell_ = lacks_first_cell_ && !table_.map().empty();
}

void State::become_outline(Table outline) {
    table_ = std::move(outline);
    undecided_.clear();
    open_lines_.clear();
}

}  // namespace arbiter::dorfromantik
