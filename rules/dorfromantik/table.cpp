// Carries plays out: a tile lies, its areas grow, markers are settled.
#include "rules/dorfromantik/table.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

enum class Fate : std::uint8_t { waits, completed, cancelled };

Fate fate(Marker marker, const Area& area) {
    const Fate over = area.tiles == marker.number ? Fate::completed : Fate::cancelled;
    return (area.tiles < marker.number) & !area.closed() ? Fate::waits : over;
}

}  // namespace

Table::Table(const Terms& terms)
    : terms_(terms), supply_(terms.set, *terms.box, terms.tasks, terms.landscapes), to_move_(terms.starter) {}

bool Table::can_apply(const Play& play) const {
    return tile_exists(play) && (play.pile == Pile::landscape || marker_exists(play.marker, play.tile)) &&
           (play.set_aside || map_.at(play.cell) == no_tile);
}

bool Table::tile_exists(const Play& play) const {
    if (!play.tile.known()) {
        return true;
    }
    const auto place = printed(play);
    return supply_.set() == TileSet::any ? play.tile.flag_in_place() : place && !supply_.taken(*place);
}

bool Table::marker_exists(Marker marker, Tile tile) const {
    return !marker.known() || (supply_.has(marker) && (!tile.known() || tile.shows(marker.terrain)));
}

void Table::apply(std::uint8_t player, const Play& play, Stamp stamp) {
    apply(player, play, play.set_aside ? Surroundings{} : map_.around(play.cell), printed(play), stamp);
}

void Table::apply(std::uint8_t player, const Play& play, const Surroundings& around,
                  std::optional<std::uint8_t> printed, Stamp stamp) {
    settled_before_ = static_cast<std::uint32_t>(settled_.size());
    supply_.take(printed, play.pile);
    if (play.pile == Pile::task) {
        supply_.take(play.marker);
    }
    sure_ = sure_ && play.known();
    if (play.set_aside) {
        set_aside_.push_back({play.pile, play.marker, play.tile, stamp});
    } else {
        lay(play, around, stamp);
    }
    to_move_ = static_cast<std::uint8_t>(player + 1 == terms_.players ? 0 : player + 1);
    ++turns_;
}

void Table::put(const Play& play, Stamp stamp) {
    take_from_box(play);
    sure_ = sure_ && play.known();
    if (play.set_aside) {
        set_aside_.push_back({play.pile, play.marker, play.tile, stamp});
    } else {
        map_.lay(play.cell, play.tile, map_.around(play.cell), stamp);
    }
}

void Table::put_turned(const Play& play, Stamp stamp) {
    put_somewhere(play);
    map_.lay(play.cell, Tile::unknown(), map_.around(play.cell), stamp);
}

void Table::put_somewhere(const Play& play) {
    take_from_box(play);
    sure_ = false;
}

void Table::take_from_box(const Play& play) {
    supply_.take(printed(play), play.pile);
    if (play.pile == Pile::task) {
        supply_.take(play.marker);
    }
    ++turns_;
}

void Table::put_settled(const SettledMarker& settled) {
    settled_.push_back(settled);
    settled_before_ = static_cast<std::uint32_t>(settled_.size());
    task_points_[index(settled.marker.terrain)] += settled.completed ? settled.marker.number : 0U;
}

void Table::lay(const Play& play, const Surroundings& around, Stamp stamp) {
    const TileNumber number = map_.lay(play.cell, play.tile, around, stamp);
    if (play.pile == Pile::task) {
        put_waiting(play.marker, number);
    }
    if (sure_) {
        decide_markers(std::uint32_t{play.tile.shown()} | shown_by(around.facing), stamp);
    }
}

// Ruling exact: after each placement every marker on the map is compared with its area. Only areas of the terrains that
// the tile or a neighbor shows can have changed.
void Table::decide_markers(std::uint32_t touched, Stamp stamp) {
    const auto fate_now = [&](const WaitingMarker& waiting) { return fate(waiting.marker, area_of(waiting)); };
    // Without a guess: which of the markers a tile touches looks like chance.
    std::uint32_t settled = 0;
    for (WaitingMarker& waiting : waiting_) {
        waiting.area = map_.whole(waiting.area);  // next time the way is short
        const std::uint32_t waits = fate_now(waiting) == Fate::waits ? 1U : 0U;
        settled |= touched >> index(waiting.marker.terrain) & ~waits & 1U;
    }
    if (settled == 0) [[likely]] {
        return;
    }
    const auto decides = [&](const WaitingMarker& waiting) {
        const Fate now = fate_now(waiting);
        if (now == Fate::waits) {
            return false;
        }
        const bool completed = now == Fate::completed;
        settled_.push_back({waiting.marker, waiting.tile, completed, area_of(waiting).tiles, stamp});
        task_points_[index(waiting.marker.terrain)] += completed ? waiting.marker.number : 0U;
        return true;
    };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), decides), waiting_.end());
}

void Table::go_back(const Mark& mark) {
    while (turns_ > mark.turns) {
        take_back();
    }
    supply_.set_left(mark.left);
    to_move_ = mark.to_move;
    settled_before_ = static_cast<std::uint32_t>(settled_.size());
}

/// The later of the tiles laid and set aside last.
void Table::take_back() {
    --turns_;
    const bool laid = !map_.empty() && (set_aside_.empty() || set_aside_.back().stamp < map_.tiles().back().stamp);
    if (!laid) {
        give_back(set_aside_.back().pile, set_aside_.back().tile, set_aside_.back().marker);
        set_aside_.pop_back();
        return;
    }
    const LaidTile last = map_.tiles().back();
    reopen_markers(last.stamp);
    Pile pile = Pile::landscape;
    Marker marker;
    if (!waiting_.empty() && waiting_.back().tile + 1 == map_.size()) {
        pile = Pile::task;
        marker = waiting_.back().marker;
        waiting_.pop_back();
    }
    give_back(pile, last.tile, marker);
    map_.take_up();
    for (WaitingMarker& waiting : waiting_) {
        waiting = waiting_on(waiting.marker, waiting.tile);  // areas have come apart
    }
}

void Table::give_back(Pile pile, Tile tile, Marker marker) {
    supply_.put_back(printed({.pile = pile, .marker = marker, .tile = tile}));
    supply_.put_back(marker);
}

/// Markers wait in the order in which their tiles were laid.
void Table::reopen_markers(Stamp stamp) {
    while (!settled_.empty() && settled_.back().stamp == stamp) {
        const SettledMarker settled = settled_.back();
        settled_.pop_back();
        task_points_[index(settled.marker.terrain)] -= settled.completed ? settled.marker.number : 0U;
        const auto place = std::ranges::lower_bound(waiting_, settled.tile, {}, &WaitingMarker::tile);
        waiting_.insert(place, waiting_on(settled.marker, settled.tile));
    }
}

std::optional<Table> Table::relaxation(std::span<const Table* const> tables) {
    Table whole = *tables.front();
    std::vector<LaidTile> laid(whole.map_.tiles().begin(), whole.map_.tiles().end());
    for (const Table* const table : tables) {
        const bool alike = std::ranges::equal(laid, table->map_.tiles(), {}, &LaidTile::cell, &LaidTile::cell) &&
                           whole.turns_ == table->turns_ && whole.to_move_ == table->to_move_;
        if (!alike) {
            return std::nullopt;
        }
        for (TileNumber tile = 0; tile < laid.size(); ++tile) {
            laid[tile].tile = laid[tile].tile == table->map_[tile].tile ? laid[tile].tile : Tile::unknown();
        }
        whole.supply_.keep_common(table->supply_);
    }
    whole.map_ = Map();
    for (const LaidTile& tile : laid) {
        whole.map_.lay(tile.cell, tile.tile, whole.map_.around(tile.cell), tile.stamp);
    }
    whole.sure_ = false;
    return whole;
}

namespace {

bool same_tile(const LaidTile& one, const LaidTile& other) {
    return one.tile == other.tile && one.cell == other.cell;
}

bool same_aside(const SetAside& one, const SetAside& other) {
    return one.tile == other.tile && one.pile == other.pile && one.marker == other.marker;
}

bool same_waiting(const WaitingMarker& one, const WaitingMarker& other) {
    return one.tile == other.tile && one.marker == other.marker;
}

bool same_settled(const SettledMarker& one, const SettledMarker& other) {
    return one.tile == other.tile && one.marker == other.marker && one.completed == other.completed;
}

}  // namespace

bool operator==(const Table& one, const Table& other) {
    return one.mark() == other.mark() && one.sure_ == other.sure_ && one.supply_ == other.supply_ &&
           one.task_points_ == other.task_points_ &&
           std::ranges::equal(one.map_.tiles(), other.map_.tiles(), same_tile) &&
           std::ranges::equal(one.set_aside_, other.set_aside_, same_aside) &&
           std::ranges::equal(one.waiting_, other.waiting_, same_waiting) &&
           std::ranges::equal(one.settled_, other.settled_, same_settled);
}

std::uint64_t Table::fingerprint() const {
    std::uint64_t print = turns_;
    const auto add = [&](std::uint64_t value) { print = ((print ^ value) * 0x9E37'79B9'7F4A'7C15) ^ (print >> 29); };
    for (const LaidTile& laid : map_.tiles()) {
        const auto cell = (static_cast<std::uint32_t>(laid.cell.x) << 16U) ^ static_cast<std::uint32_t>(laid.cell.y);
        add((std::uint64_t{laid.tile.sides()} << 32U) | cell);
    }
    for (const WaitingMarker& waiting : waiting_) {
        add((std::uint64_t{waiting.tile} << 32U) | waiting.marker.number);
    }
    return print;
}

}  // namespace arbiter::dorfromantik
