// Resolves a line of Grawlix in a position: who, which cell, which row and column.
#include "rules/grawlix/event.hpp"

#include "rules/grawlix/telling.hpp"

#include <algorithm>

namespace arbiter::grawlix {
namespace {

std::optional<Cell> cell_of(const State& state, const Place& place) {
    if (place.heading == 0) {
        return place.unknown ? std::nullopt : std::optional(place.cell);
    }
    const int laid = state.story().lay_count();
    const int number = place.origin == Place::last_laid ? laid : place.origin;
    if (number < 1 || number > laid) {
        return std::nullopt;
    }
    return neighbor(state.story().lay(number - 1).cell, place.heading);
}

}  // namespace

Event::Event(const State& before, const Written& line)
    : state(before), written(line), player(line.line.seat == no_seat ? before.mover() : line.line.seat) {
    if (line.line.verb == verb::play) {
        cell = cell_of(before, line.place);
    }
    if (cell) {
        before.table().grid().look_at(*cell, row, column);
    }
}

std::span<const WrittenTile> Event::picks() const {
    return {written.picks.data(), std::min<std::size_t>(written.pick_count, most_picks)};
}

std::span<const WrittenTile> Event::redrafts() const {
    return {written.redrafts.data(), std::min<std::size_t>(written.redraft_count, most_redrafts)};
}

Play Event::play() const {
    Play play{.player = player, .tile = written.tile, .cell = *cell, .redrafts = {}};
    for (const WrittenTile& tile : redrafts()) {
        play.redrafts.add(tile);
    }
    return play;
}

Written written_play(const Play& play) {
    Written written;
    written.line.verb = verb::play;
    written.line.seat = static_cast<Seat>(play.player);
    written.tile = play.tile;
    written.place = {.cell = play.cell, .span = {}};
    written.redraft_count = play.redrafts.count;
    written.redrafts = play.redrafts.tiles;
    return written;
}

/// Looks where the tile lies first, then who drafted it last.
Fault with_evidence(const Event& event, Fault fault) {
    if (!fault.tile.known()) {
        return fault;
    }
    const Story& story = event.state.story();
    const auto lay = std::ranges::find(story.lays(), fault.tile, [](const Lay& one) { return one.tile.tile; });
    if (lay != story.lays().end()) {
        fault.cell = lay->cell;
        fault.at = lay->tile.at;
    } else {
        fault.at = story.drawn(fault.tile);
    }
    return fault;
}

}  // namespace arbiter::grawlix
