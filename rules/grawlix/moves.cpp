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

/// Where tiles are unknown: every play that some choice of them allows, with a replacement that is left open.
template <typename Sink>
void each_possible_play(const State& state, Sink sink) {
    Play play{.player = state.mover()};
    if (!state.table().supply().empty()) {
        play.redrafts.add(Tile::unknown());
    }
    state.table().grid().any_open([&](Cell cell) {
        play.cell = cell;
        for (const Tile tile : TileSet::all()) {
            play.tile = tile;
            if (is_legal(state, play)) {
                sink(play);
            }
        }
        return false;
    });
}

}  // namespace

void Grawlix::legal_moves(const State& state, std::vector<Written>& moves) {
    // The grid offers what fits; the laws have the last word, as they have when a line is judged.
    const auto add_move = [&](const Play& play) {
        if (is_legal(state, play)) {
            moves.push_back(written_play(play));
        }
    };
    if (state.certain()) {
        each_play(state, add_move);
    } else {
        each_possible_play(state, add_move);
    }
}

std::uint64_t Grawlix::count(const State& state, unsigned plays) {
    if (plays == 0 || state.certain()) {
        return count_continuations(state.table(), plays);
    }
    std::uint64_t count = 0;
    each_possible_play(state, [&](const Play& play) {
        State next = state;
        next.play(play);
        count += Grawlix::count(next, plays - 1);
    });
    return count;
}

bool Grawlix::deal(const State& state, Random& random, Written& written) {
    if (state.drafted()) {
        return false;
    }
    const auto picks = random_draft(random);
    written.line = {};
    written.line.verb = verb::draft;
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
