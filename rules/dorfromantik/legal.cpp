// What a play can break, one question a function, in the order in which a table would notice.
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/table.hpp"

#include <array>
#include <optional>

namespace arbiter::dorfromantik {
namespace {

/// Why no printed tile looks like this: one does but for its flag, or it is the mirror image of one, or neither.
Law unprinted(Tile tile) {
    if (printed_but_for_flag(tile)) {
        return Law::tile_flag;
    }
    return printed_but_for_flag(tile.mirrored()) ? Law::tile_mirrored : Law::tile_not_in_box;
}

}  // namespace

Law Table::check(std::uint8_t player, const Play& play) const {
    Law law = check_turn(player, play.pile);
    law = law == Law::none ? check_pieces(play) : law;
    if (law != Law::none) {
        return law;
    }
    return play.set_aside ? check_no_place(play) : check_place(play);
}

Law Table::check_turn(std::uint8_t player, Pile pile) const {
    return player == to_move_ ? check_pile(pile) : Law::turn_other_player;
}

Law Table::check_pile(Pile pile) const {
    const Due now = due();
    const bool none_left = supply_.left(pile) == 0;
    if (none_left && (pile == Pile::task || now == Due::nothing || !sure_)) {
        return Law::reveal_none_left;
    }
    if (!sure_) {
        return Law::none;
    }
    if (pile == Pile::task) {
        return now == Due::task ? Law::none : Law::reveal_landscape_due;
    }
    return now == Due::landscape ? Law::none : Law::reveal_task_due;
}

Law Table::check_pieces(const Play& play) const {
    const Law law = play.tile.known() ? check_tile(play.tile, play.pile) : Law::none;
    return law == Law::none && play.pile == Pile::task ? check_marker(play) : law;
}

Law Table::check_tile(Tile tile, Pile pile) const {
    if (supply_.set() == TileSet::any) {
        return !tile.flag() || tile.shows(*tile.flag()) ? Law::none : Law::tile_flag;
    }
    const auto place = printed(tile);
    if (!place) {
        return unprinted(tile);
    }
    if (supply_.taken(*place)) {
        return Law::tile_used_up;
    }
    return box()[*place].pile == pile ? Law::none : Law::tile_other_pile;
}

Law Table::check_marker(const Play& play) const {
    const Marker marker = play.marker;
    if (marker.terrain == Terrain::meadow) {
        return Law::none;
    }
    if (play.tile.known() && task_of(play.tile).value_or(marker.terrain) != marker.terrain) {
        return Law::marker_other_type;
    }
    if (play.tile.known() && !play.tile.shows(marker.terrain)) {
        return Law::marker_other_type;
    }
    if (marker.number == 0 || supply_.has(marker)) {
        return Law::none;
    }
    return marker_copies(marker.number) == 0 ? Law::marker_number : Law::marker_used_up;
}

std::optional<Terrain> Table::task_of(Tile tile) const {
    const auto place = supply_.set() == TileSet::printed ? printed(tile) : std::nullopt;
    return place && box()[*place].pile == Pile::task ? std::optional(box()[*place].task) : std::nullopt;
}

Law Table::check_place(const Play& play, const Surroundings& around) const {
    if (map_.at(play.cell) != no_tile) {
        return Law::cell_occupied;
    }
    if (around.taken == 0 && !map_.empty()) {
        return Law::cell_apart;
    }
    if (const Clash clash = clashes(play.tile, around); clash.sides() != 0) [[unlikely]] {
        return clash.track != 0 ? Law::edge_track : Law::edge_stream;
    }
    return play.pile == Pile::task ? check_own_marker(play, around) : Law::none;
}

// "You may not place a Task tile that would cause a territory … to consist of more tiles … than the current Task
// marker requires", nor one that closes it with fewer.
Law Table::check_own_marker(const Play& play, const Surroundings& around) const {
    if (!sure_ || !play.known()) {
        return Law::none;
    }
    const Area area = map_.forecast(play.tile, play.marker.terrain, around);
    if (area.tiles > play.marker.number) {
        return Law::marker_exceeded;
    }
    return area.tiles < play.marker.number && area.closed() ? Law::marker_closed : Law::none;
}

Law Table::check_no_place(const Play& play) const {
    if (!sure_ || !play.known()) {
        return Law::none;
    }
    return any_place(*this, play, [](const Play&) { return true; }) ? Law::none_has_place : Law::none;
}

bool Table::can_apply(const Play& play) const {
    return tile_exists(play.tile) && (play.pile == Pile::landscape || marker_exists(play.marker, play.tile)) &&
           (play.set_aside || map_.at(play.cell) == no_tile);
}

bool Table::tile_exists(Tile tile) const {
    if (!tile.known()) {
        return true;
    }
    if (supply_.set() == TileSet::any) {
        return check_tile(tile, Pile::landscape) == Law::none;
    }
    const auto place = printed(tile);
    return place && !supply_.taken(*place);
}

bool Table::marker_exists(Marker marker, Tile tile) const {
    return !marker.known() || (supply_.has(marker) && (!tile.known() || tile.shows(marker.terrain)));
}

}  // namespace arbiter::dorfromantik
