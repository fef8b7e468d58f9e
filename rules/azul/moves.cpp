// What a player may do, and random play.
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace arbiter::azul {
namespace {

Written written_pick(const Table& table, const Pick& pick) {
    Written written;
    written.line.set(Verb::pick);
    written.line.seat = static_cast<Seat>(table.turn);
    written.pick = pick;
    return written;
}

/// Calls each(pick) for the legal ones that drop more tiles than do not fit.
template <typename Each>
void each_dropping(const Table& table, Pick pick, Each each) {
    const std::uint8_t count = offered(table, pick.source, pick.color);
    const std::uint8_t fit = std::min(table.boards[table.turn].line_free[row_of(pick)], count);
    for (auto dropped = static_cast<std::uint8_t>(count - fit + 1); table.may_drop && dropped < count; ++dropped) {
        pick.dropped = dropped;
        if (!look_on(Event(table, written_pick(table, pick)))) {
            each(pick);
        }
    }
}

/// Calls each(pick) for every legal one, sources in order, the center first, the floor last.
template <typename Each>
void each_pick(const Table& table, Each each) {
    Written written = written_pick(table, {});
    Pick& pick = written.pick;
    const auto is_legal = [&](std::uint8_t line) {
        pick.line = line;
        return !look_on(Event(table, written));
    };
    for (pick.source = 0; pick.source <= table.displays; ++pick.source) {
        const bool bare = table.sources[pick.source] == 0;
        for (pick.color = 0; !bare && pick.color < colors; ++pick.color) {
            if (!is_legal(floor_line)) {
                continue;  // the floor takes every tile there is
            }
            for (std::uint8_t line = 1; line <= rows; ++line) {
                // What a full line means is written as the floor.
                if (is_legal(line) && !is_read_as_floor(table, pick)) {
                    each(pick);
                    each_dropping(table, pick, each);
                }
            }
            pick.line = floor_line;
            each(pick);
        }
    }
}

/// Extends a tile line by every choice for the remaining complete lines.
void each_tiling(const Table& table, const Board& board, std::uint8_t row, Written& written,
                 std::vector<Written>& moves) {
    while (row < rows && !board.complete(row)) {
        ++row;
    }
    if (row == rows) {
        moves.push_back(written);
        return;
    }
    static constexpr std::array<std::uint8_t, colors + 1> choices{1, 2, 3, 4, 5, floor_line};
    const std::uint32_t at = written.laying_count++;
    for (const std::uint8_t column : choices) {
        written.layings[at] = {static_cast<std::uint8_t>(row + 1), column, {}};
        if (look_at_space(Event(table, written).at_laying(at, board))) {
            continue;
        }
        Board next = board;
        Tally lid = 0;
        if (column == floor_line) {
            next.empty_line(row);
        } else {
            lay(next, row, static_cast<std::uint8_t>(column - 1), lid);
        }
        each_tiling(table, next, static_cast<std::uint8_t>(row + 1), written, moves);
    }
    --written.laying_count;
}

/// Every tile line of this player.
std::vector<Written> tilings_of(const Table& table, Seat seat) {
    Written written;
    written.line.set(Verb::tile);
    written.line.seat = seat;
    std::vector<Written> moves;
    each_tiling(table, table.board(seat), 0, written, moves);
    std::erase_if(moves, [&](const Written& move) { return look_on(Event(table, move)).has_value(); });
    return moves;
}

/// One tile, each equally likely; the lid goes into the bag when it must (ruling refill). 0 when nothing is left.
Tally draw_one(Tally& bag, Tally& lid, Random& random) {
    if (bag == 0) {
        bag = lid;
        lid = 0;
    }
    if (bag == 0) {
        return 0;
    }
    std::uint32_t nth = random.below(total(bag));
    std::uint8_t color = 0;
    while (nth >= count_of(bag, color)) {
        nth -= count_of(bag, color++);
    }
    bag -= one_of(color);
    return one_of(color);
}

}  // namespace

namespace {

/// With a tile of each color that may be among the hidden ones of a source.
State shown(const State& state) {
    State all = state;
    all.hidden = {};
    for (std::uint8_t source = 0; source <= state.table.displays; ++source) {
        const unsigned there = colors_on(state, source);
        for (std::uint8_t color = 0; color < colors; ++color) {
            const bool hidden = offered(state.table, source, color) == 0 && (there >> color & 1U) != 0;
            all.table.sources[source] += hidden ? one_of(color) : 0;
        }
    }
    return all;
}

}  // namespace

void Azul::legal_moves(const State& state, std::vector<Written>& moves) {
    if (state.hidden.in_play()) {
        legal_moves(shown(state), moves);
        return;
    }
    const Table& table = state.table;
    if (table.phase == Phase::offer) {
        each_pick(table, [&](const Pick& pick) { moves.push_back(written_pick(table, pick)); });
    }
    for (Seat seat = 0; table.phase == Phase::tiling && seat < table.players; ++seat) {
        if (has_to_tile(table, seat)) {
            const std::vector<Written> tilings = tilings_of(table, seat);
            moves.insert(moves.end(), tilings.begin(), tilings.end());
        }
    }
}

bool Azul::deal(const State& state, Random& random, Written& written) {
    const Table& table = state.table;
    if (table.phase != Phase::displays) {
        return false;
    }
    if (!table.round_said) {
        written.line.set(Verb::round);
        written.line.round = table.round;
        written.line.named = static_cast<Seat>(table.start);
        return true;
    }
    written.line.set(Verb::displays);
    written.group_count = table.displays;
    Tally bag = table.bag;
    Tally lid = table.lid;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        for (int tile = 0; tile < 4; ++tile) {
            written.groups[i].tiles += draw_one(bag, lid, random);
        }
    }
    return true;
}

bool Azul::random_move(const State& state, Random& random, Written& written) {
    const Table& table = state.table;
    if (table.phase == Phase::tiling) {
        const std::vector<Written> moves = tilings_of(table, static_cast<Seat>(std::countr_zero(table.to_tile)));
        written = moves[random.below(moves.size())];
        return true;
    }
    if (table.phase != Phase::offer) {
        return false;
    }
    // The floor is chosen one time in sixteen, or when there is nothing else: games of pure chance would never end.
    const bool prefer_lines = random.below(16) != 0;
    std::uint32_t seen = 0;
    Pick chosen;
    for (const bool lines_only : {prefer_lines, false}) {
        each_pick(table, [&](const Pick& pick) {
            if ((pick.line != floor_line || !lines_only) && random.below(++seen) == 0) {
                chosen = pick;
            }
        });
        if (seen != 0) {
            break;
        }
    }
    written.line = {};
    written.line.set(Verb::pick);
    written.line.seat = static_cast<Seat>(table.turn);
    written.pick = chosen;
    return seen != 0;
}

}  // namespace arbiter::azul
