// Plays events, and decides what a position left open.
#include "rules/dorfromantik/state.hpp"

#include "rules/dorfromantik/unresolved_markers.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arbiter::dorfromantik {

void State::set_up(Table table, std::vector<Unwritten> unwritten) {
    table_ = std::move(table);
    unwritten_ = std::move(unwritten);
}

/// Where they can come to one sum only it is on the table from now on, though perhaps nobody knows who brought it.
void State::leave_undecided(std::vector<UnresolvedMarkers> undecided, MarkersOff off) {
    undecided_ = std::move(undecided);
    off_ = std::move(off);
    const bool says_nothing = undecided_.empty() && !off_.done.known && !off_.lost.known;
    if (says_nothing || !table_.sure() || off_.is_open()) {
        points_open_ = !says_nothing;
        return;
    }
    Fates fates(undecided_, table_, off_);
    points_open_ = fates.sums().size() != 1;
    if (points_open_) {
        return;
    }
    const std::vector<Outcomes> all = fates.at(fates.sums().front());
    if (std::ranges::all_of(all, [](const Outcomes& one) { return one.size() == 1; })) {
        decide(all);
    } else {
        say_what_is_certain(all);
        add_what_is_off(fates);
    }
}

void State::decide(std::int64_t points, std::span<const Outcomes> fates) {
    if (std::ranges::all_of(fates, [](const Outcomes& one) { return one.size() == 1; })) {
        decide(fates);
        points_open_ = false;
    } else {
        decided_points_ = points;
    }
}

/// One thing only can have become of each.
void State::decide(std::span<const Outcomes> fates) {
    for (std::size_t at = 0; at < undecided_.size(); ++at) {
        const auto& [marker, tile, span, word, tiles, closed] = undecided_[at];
        if (tile == no_tile) {
            continue;
        }
        const std::uint16_t number = fates[at].front();
        Marker known = marker;
        if (marker.is_off() && number != 0) {
            known.number = number;
            table_.take_marker(known);
        }
        table_.put_settled({known, tile, number != 0, tiles, table_.map()[tile].stamp});
    }
    undecided_.clear();
}

/// Some tiles that nobody can tell apart have all completed their markers, or lost them.
void State::say_what_is_certain(std::span<const Outcomes> fates) {
    for (std::size_t at = 0; at < undecided_.size(); ++at) {
        UnresolvedMarkers& one = undecided_[at];
        if (one.marker.is_off() && one.tile != no_tile && fates[at].front() != 0) {
            one.word = Word::done;
        } else if (one.marker.is_off() && one.tile != no_tile && fates[at].back() == 0) {
            one.word = Word::lost;
        }
    }
}

/// Of a pile it is known which markers were completed or lost, but not on which tiles they lay.
void State::add_what_is_off(const Fates& fates) {
    for (const Terrain terrain : all_terrains) {
        const bool listed = off_.done.known && !off_.done.points_of(terrain);
        const std::vector<std::uint32_t> sums = fates.sums_of(terrain);
        if (!listed && !sums.empty()) {
            table_.add_task_points(terrain, sums.front());
        }
    }
    put_pile(off_.done, true);
    put_pile(off_.lost, false);
    for (const Terrain terrain : all_terrains) {
        for (const std::uint16_t number : table_.box().numbers()) {
            const Marker marker{terrain, number};
            while (table_.supply().set() == TileSet::printed && table_.supply().has(marker) &&
                   !fates.may_be_left(marker)) {
                table_.take_marker(marker);
            }
        }
    }
}

/// Those of a pile that are not on the table yet. Of the tiles whose marker is known each may have brought one.
void State::put_pile(const MarkerPile& pile, bool completed) {
    std::vector<Marker> settled;
    std::vector<Marker> undecided;
    for (const SettledMarker& one : table_.settled()) {
        if (one.completed == completed) {
            settled.push_back(one.marker);
        }
    }
    std::ranges::transform(undecided_, std::back_inserter(undecided), &UnresolvedMarkers::marker);
    const auto take_out = [](std::vector<Marker>& markers, Marker marker) {
        const auto at = std::ranges::find(markers, marker);
        const bool there = at != markers.end();
        if (there) {
            markers.erase(at);
        }
        return there;
    };
    for (const PileItem& item : pile.items) {
        if (item.in_points || take_out(settled, item.marker)) {
            continue;
        }
        table_.put_settled({item.marker, no_tile, completed, 0, item.span.begin});
        if (!take_out(undecided, item.marker)) {
            table_.take_marker(item.marker);
        }
    }
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
    map_origin_.anchor();
}

void State::go_back(const Table::Mark& mark) {
    table_.go_back(mark);
    map_origin_.take_back(table_.map().size());
    lacks_first_cell_ = lacks_first_cell_ && !table_.map().empty();
}

void State::become_relaxation(Table relaxation) {
    table_ = std::move(relaxation);
    undecided_.clear();
    points_open_ = false;
    open_lines_.clear();
}

}  // namespace arbiter::dorfromantik
