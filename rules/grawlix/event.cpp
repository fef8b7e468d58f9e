// Resolves a line of Grawlix in a position: who, which cell, which row and column.
#include "rules/grawlix/event.hpp"

#include "rules/grawlix/diagnostic_helpers.hpp"

#include <algorithm>

namespace arbiter::grawlix {
namespace {

/// The tile that a direction starts from, if there is one.
const Lay* origin_of(const State& state, const Place& place) {
    const int laid = state.history().lay_count();
    const int number = place.origin == Place::last_laid ? laid : place.origin;
    return number < 1 || number > laid ? nullptr : &state.history().lay(number - 1);
}

std::optional<Cell> cell_of(const State& state, const Place& place) {
    if (place.by != Place::By::side) {
        return place.by == Place::By::unknown ? std::nullopt : std::optional(place.cell);
    }
    const Lay* const origin = origin_of(state, place);
    return origin == nullptr ? std::nullopt : std::optional(squares::neighbor(origin->cell, place.direction));
}

}  // namespace

Event::Event(const State& before, const Written& line)
    : state(before), written(line), player(line.line.seat == no_seat ? before.mover() : line.line.seat) {
    if (line.verb() == Verb::play) {
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

bool Event::is_guessed() const {
    const Lay* const origin = written.place.by == Place::By::side ? origin_of(state, written.place) : nullptr;
    return origin != nullptr ? origin->guessed : written.place.guessed;
}

Play Event::play() const {
    Play play{.player = player, .tile = written.tile, .cell = *cell, .redrafts = {}, .guessed = is_guessed()};
    if (written.place.floats) {
        play.floats_at = written.place.span.begin;
    }
    for (const WrittenTile& tile : redrafts()) {
        play.redrafts.add(tile);
    }
    return play;
}

Written written_play(const Play& play) {
    Written written;
    written.line.set(Verb::play);
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
    const History& history = event.state.history();
    const auto lay = std::ranges::find(history.lays(), fault.tile, [](const Lay& one) { return one.tile.tile; });
    if (lay != history.lays().end()) {
        fault.cell = lay->cell;
        fault.at = lay->tile.at;
    } else {
        fault.at = history.drawn(fault.tile);
    }
    return fault;
}

}  // namespace arbiter::grawlix
