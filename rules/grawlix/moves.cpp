// What a player may do, random play, and which rules a legal event held.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/random_play.hpp"

#include <algorithm>

namespace arbiter::grawlix {
namespace {

void write_play(const Play& play, Written& written) {
    written.line = {};
    written.line.verb = verb::play;
    written.line.seat = static_cast<Seat>(play.player);
    written.tile = play.tile;
    written.place = {.cell = play.cell, .span = {}};
    written.redraft_count = play.redrafts.count;
    written.redrafts = play.redrafts.tiles;
}

using Laws = std::vector<std::uint16_t>;

void add(Laws& laws, std::initializer_list<Law> more) {
    for (const Law law : more) {
        laws.push_back(static_cast<std::uint16_t>(law));
    }
}

/// The lines that hold tiles, and what they kept out.
void held_by_lines(const Grid& grid, Cell cell, Laws& laws) {
    if (!grid.row(cell.y).empty()) {
        add(laws, {Law::row_glyph, Law::row_color});
    } else if (grid.row_count() >= frame_size - 1) {
        add(laws, {Law::frame_seventh_row});
    }
    if (!grid.column(cell.x).empty()) {
        add(laws, {Law::column_glyph, Law::column_color});
    } else if (grid.column_count() >= frame_size - 1) {
        add(laws, {Law::frame_seventh_column});
    }
}

void held_by_play(const State& state, const Written& written, Laws& laws) {
    add(laws, {Law::draft_missing, Law::tile_not_in_hand});
    if (written.line.seat != no_seat) {
        add(laws, {Law::turn_wrong_player});
    }
    if (written.place.heading != 0) {
        add(laws, {Law::cell_no_origin});
    }
    const Grid& grid = state.table().grid();
    if (const auto cell = cell_of(state, written.place); cell && !grid.empty()) {
        add(laws, {Law::tile_played, Law::cell_occupied, Law::cell_apart});
        held_by_lines(grid, *cell, laws);
    }
    if (state.table().supply().empty()) {
        add(laws, {Law::redraft_no_supply});
    } else {
        add(laws, {Law::redraft_missing, Law::redraft_twice, Law::redraft_not_in_supply});
    }
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
            if (!state.judge(play)) {
                sink(play);
            }
        }
        return false;
    });
}

}  // namespace

void Grawlix::legal_moves(const State& state, std::vector<Written>& moves) {
    Written written;
    const auto add_move = [&](const Play& play) {
        write_play(play, written);
        moves.push_back(written);
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
        write_play(*play, written);
    }
    return play.has_value();
}

void Grawlix::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    switch (written.line.verb) {
        case verb::draft: add(rules, {Law::draft_again, Law::draft_count, Law::draft_taken}); break;
        case verb::play: held_by_play(state, written, rules); break;
        case verb::stuck: add(rules, {Law::stuck_can_play, Law::stuck_not_to_move}); break;
        default: break;
    }
}

}  // namespace arbiter::grawlix
