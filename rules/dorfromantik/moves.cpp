// What the player to move may do, and random play.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/random_play.hpp"

namespace arbiter::dorfromantik {
namespace {

using Visit = Dorfromantik::Visit;

/// Every place for these pieces, if they may be revealed, or setting them aside where there is none. False once `visit`
/// has answered so.
bool visit_places(const Table& table, Play play, const Visit& visit) {
    if (!may_reveal(Event(table, table.to_move(), play))) {
        return true;
    }
    bool any = false;
    const bool stopped = any_place(table, play, [&](const Play& place) {
        any = true;
        return !visit(written_play(table.to_move(), place));
    });
    play.set_aside = true;
    return any ? !stopped : visit(written_play(table.to_move(), play));
}

/// The tile with every marker it can come with.
bool visit_task(const Table& table, const PrintedTile& tile, const Visit& visit) {
    for (const std::uint16_t number : table.box().numbers()) {
        if (!visit_places(table, {.pile = Pile::task, .marker = {tile.task, number}, .tile = tile.tile}, visit)) {
            return false;
        }
    }
    return true;
}

}  // namespace

// With invented tiles no list can be complete: the printed ones stand for them.
void Dorfromantik::each_move(const State& state, const Visit& visit) {
    const Table& table = state.table();
    const Pile due = table.due() == Due::task ? Pile::task : Pile::landscape;
    const Box& box = table.box();
    for (std::size_t place = 0; place < box.tiles().size(); place += box.copies(static_cast<std::uint8_t>(place))) {
        const PrintedTile& tile = box.tiles()[place];
        const bool on = tile.pile != due    ? true
                        : due == Pile::task ? visit_task(table, tile, visit)
                                            : visit_places(table, {.tile = tile.tile}, visit);
        if (!on) {
            return;
        }
    }
}

void Dorfromantik::legal_moves(const State& state, std::vector<Written>& moves) {
    each_move(state, [&moves](const Written& move) {
        moves.push_back(move);
        return true;
    });
}

bool Dorfromantik::random_move(const State& state, Random& random, Written& written) {
    const auto play = state.table().finished() ? std::nullopt : random_play(state.table(), Temper::careful, random);
    if (play) {
        written = written_play(state.table().to_move(), *play);
    }
    return play.has_value();
}

}  // namespace arbiter::dorfromantik
