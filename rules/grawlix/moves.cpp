// What a player may do, and random play.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/random_play.hpp"

#include <algorithm>

namespace arbiter::grawlix {
namespace {

bool is_legal(const State& state, const Play& play) {
    const Written written = written_play(play);
    return !look(Event(state, written));
}

/// Where tiles in hands are unknown: every play with a tile of the hand, or with one that a hidden tile may be; the
/// replacement is left open.
template <typename Sink>
void each_possible_play(const State& state, Sink sink) {
    Play play{.player = state.mover()};
    if (state.supply_size() > 0) {
        play.redrafts.add(Tile::unknown());
    }
    const auto try_tiles = [&](const State& known, TileSet tiles) {
        known.table().grid().any_fit(tiles, [&](Cell cell, TileSet fitting) {
            play.cell = cell;
            for (const Tile tile : fitting) {
                play.tile = tile;
                if (is_legal(known, play)) {
                    sink(play);
                }
            }
            return false;
        });
    };
    try_tiles(state, state.table().hand(play.player));
    for (const Tile tile : state.hidden().could_be(play.player)) {
        const auto shown = state.revealed(play.player, tile);
        if (shown) {
            try_tiles(*shown, tile);
        }
    }
}

}  // namespace

void Grawlix::legal_moves(const State& state, std::vector<Written>& moves) {
    // The grid offers what fits; the laws have the last word, as they have when a line is judged.
    const auto add_move = [&](const Play& play) {
        if (is_legal(state, play)) {
            moves.push_back(written_play(play));
        }
    };
    if (state.hidden().empty()) {
        each_play(state, add_move);
    } else {
        each_possible_play(state, [&](const Play& play) { moves.push_back(written_play(play)); });
    }
}

std::uint64_t Grawlix::count(const State& state, unsigned plays) {
    return count_continuations(state.table(), plays);
}

bool Grawlix::deal(const State& state, Random& random, Written& written) {
    if (state.drafted() || state.history().draft() != nowhere) {
        return false;
    }
    const auto picks = random_draft(random);
    written.line.set(Verb::draft);
    written.pick_count = draft_size;
    std::copy(picks.begin(), picks.end(), written.picks.begin());
    return true;
}

bool Grawlix::random_move(const State& state, Random& random, Written& written) {
    const auto play = random_play(state, random);
    if (play) {
        written = written_play(*play);
    }
    return play.has_value();
}

}  // namespace arbiter::grawlix
