// What the player to move may do, and random play.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/random_play.hpp"

namespace arbiter::dorfromantik {
namespace {

/// Every place for these pieces, if they may be revealed, or setting them aside where there is none.
void add_places(const Table& table, Play play, std::vector<Written>& moves) {
    if (!may_reveal(Event(table, table.to_move(), play))) {
        return;
    }
    const std::size_t before = moves.size();
    any_place(table, play, [&](const Play& place) {
        moves.push_back(written_play(table.to_move(), place));
        return false;
    });
    if (moves.size() == before) {
        play.set_aside = true;
        moves.push_back(written_play(table.to_move(), play));
    }
}

}  // namespace

// With invented tiles no list can be complete: the printed ones stand for them.
void Dorfromantik::legal_moves(const State& state, std::vector<Written>& moves) {
    const Table& table = state.table();
    const Pile due = table.due() == Due::task ? Pile::task : Pile::landscape;
    for (const PrintedTile& tile : box()) {
        if (tile.pile != due) {
            continue;
        }
        if (due == Pile::landscape) {
            add_places(table, {.tile = tile.tile}, moves);
            continue;
        }
        for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
            add_places(table, {.pile = due, .marker = {tile.task, number}, .tile = tile.tile}, moves);
        }
    }
}

bool Dorfromantik::random_move(const State& state, Random& random, Written& written) {
    const auto play = state.table().finished() ? std::nullopt : random_play(state.table(), Temper::careful, random);
    if (play) {
        written = written_play(state.table().to_move(), *play);
    }
    return play.has_value();
}

}  // namespace arbiter::dorfromantik
