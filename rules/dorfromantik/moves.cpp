// What the player to move may do, and random play.
#include "rules/dorfromantik/chance.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/places.hpp"

namespace arbiter::dorfromantik {
namespace {

Written written_of(const Table& table, const Play& play) {
    Written written;
    written.line.verb = play.pile == Pile::task ? verb::task : verb::landscape;
    written.line.seat = static_cast<Seat>(table.to_move());
    written.reveal = written.line.verb;
    written.marker = play.marker;
    written.tile = play.tile;
    written.goal.kind = play.set_aside ? Goal::Kind::none : Goal::Kind::cell;
    written.goal.cell = play.cell;
    return written;
}

void add_places(const Table& table, Play play, std::vector<Written>& moves) {
    const std::size_t before = moves.size();
    any_place(table, play, [&](const Play& place) {
        moves.push_back(written_of(table, place));
        return false;
    });
    if (moves.size() == before) {
        play.set_aside = true;
        moves.push_back(written_of(table, play));
    }
}

void add_task(const Table& table, const PrintedTile& tile, std::vector<Written>& moves) {
    for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
        const Marker marker{tile.task, number};
        if (table.supply().has(marker)) {
            add_places(table, {.pile = Pile::task, .marker = marker, .tile = tile.tile}, moves);
        }
    }
}

}  // namespace

// With invented tiles no list can be complete: the printed ones stand for them.
void Dorfromantik::legal_moves(const State& state, std::vector<Written>& moves) {
    const Table& table = state.table();
    const Pile due = table.due() == Due::task ? Pile::task : Pile::landscape;
    for (std::uint8_t place = 0; place < printed_tiles && !table.finished(); ++place) {
        const PrintedTile& tile = box()[place];
        if (tile.pile != due || table.supply().taken(place)) {
            continue;
        }
        if (due == Pile::task) {
            add_task(table, tile, moves);
        } else {
            add_places(table, {.tile = tile.tile}, moves);
        }
    }
}

bool Dorfromantik::random_move(const State& state, Random& random, Written& written) {
    const auto play = state.table().finished() ? std::nullopt : random_play(state.table(), Temper::careful, random);
    if (play) {
        written = written_of(state.table(), *play);
    }
    return play.has_value();
}

}  // namespace arbiter::dorfromantik
