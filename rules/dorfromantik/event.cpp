// Resolves a line of Dorfromantik on a table: who, which tile, where it goes and what lies around.
#include "rules/dorfromantik/event.hpp"

#include "rules/dorfromantik/state.hpp"

namespace arbiter::dorfromantik {
namespace {

const Written nothing_written{};

/// Without a tile for its direction to start from, the cell means nothing.
Play meant_by(const Map& map, const Written& written, bool& origin) {
    const bool task = written.verb() == Verb::task;
    Play play{.pile = task ? Pile::task : Pile::landscape,
              .set_aside = written.goal.kind == Goal::Kind::none,
              .marker = task ? written.marker : Marker{},
              .tile = written.tile,
              .cell = written.goal.cell};
    if (written.goal.kind == Goal::Kind::beside) {
        const std::uint32_t nth = written.goal.nth == 0 ? map.size() : written.goal.nth;
        origin = nth != 0 && nth <= map.size();
        play.cell = origin ? neighbor(map[nth - 1].cell, written.goal.direction) : Cell{};
    }
    return play;
}

Surroundings around_goal(const Map& map, const Play& play) {
    return play.set_aside ? Surroundings{} : map.around(play.cell);
}

}  // namespace

std::uint8_t actor_of(const Table& table, const Written& written) {
    return written.line.seat == no_seat ? table.to_move() : static_cast<std::uint8_t>(written.line.seat);
}

std::optional<Play> play_of(const Map& map, const Written& written) {
    bool origin = true;
    const Play play = meant_by(map, written, origin);
    return origin ? std::optional(play) : std::nullopt;
}

// Every member is made in its place: an event is made for every line.
Event::Event(const Table& before, std::uint8_t actor, const Play& tried)
    : table(before),
      written(nothing_written),
      player(actor),
      play(tried),
      printed(before.printed(play)),
      around(around_goal(before.map(), play)) {}

Event::Event(const State& before, const Written& line)
    : table(before.table()),
      written(line),
      player(actor_of(table, line)),
      play(meant_by(table.map(), line, origin)),
      printed(table.printed(play)),
      around(around_goal(table.map(), play)) {}

Event::Event(const Table& after, const Written& line, std::size_t nth_claim)
    : table(after), written(line), player(table.to_move()), claim(nth_claim) {}

Event::Event(const Table& start) : table(start), written(nothing_written), player(table.to_move()) {}

void Event::move_to(Cell cell) {
    play.cell = cell;
    around = table.map().around(cell);
}

void Event::take(Tile tile, std::optional<std::uint8_t> printed_as) {
    play.tile = tile;
    printed = printed_as;
}

Written written_play(std::uint8_t player, const Play& play) {
    Written written;
    written.line.set(play.pile == Pile::task ? Verb::task : Verb::landscape);
    written.line.seat = static_cast<Seat>(player);
    written.reveal = written.verb();
    written.marker = play.marker;
    written.tile = play.tile;
    written.goal.kind = play.set_aside ? Goal::Kind::none : Goal::Kind::cell;
    written.goal.cell = play.cell;
    return written;
}

}  // namespace arbiter::dorfromantik
