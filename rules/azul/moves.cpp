// What a player may do, and random play.
#include "rules/azul/game.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::azul {
namespace {

Written pick_of(const Table& table, std::uint8_t source, std::uint8_t color, std::uint8_t line) {
    Written written;
    written.line.verb = verb::pick;
    written.line.seat = static_cast<Seat>(table.turn);
    written.pick = {source, color, line, 1};
    return written;
}

/// Calls each(source, color, line) for every legal pick, sources in order, the center first, the floor last.
template <typename Each>
void each_pick(const Table& table, Each each) {
    const Board& board = table.boards[table.turn];
    for (std::uint8_t source = 0; source <= table.displays; ++source) {
        for (std::uint8_t color = 0; color < colors; ++color) {
            if (count_of(table.sources[source], color) == 0 && count_of(table.sources[source], unknown_color) == 0) {
                continue;
            }
            for (std::uint8_t row = 0; row < rows; ++row) {
                if (line_fault(board, row, color) == 0) {
                    each(source, color, static_cast<std::uint8_t>(row + 1));
                }
            }
            each(source, color, floor_line);
        }
    }
}

/// Extends a tile line by every choice for the remaining complete lines.
void each_tiling(const Board& board, std::uint8_t row, Written& written, std::vector<Written>& moves) {
    while (row < rows && !board.complete(row)) {
        ++row;
    }
    if (row == rows) {
        moves.push_back(written);
        return;
    }
    const std::uint8_t open = board.open_columns(row, board.line_color[row]);
    const auto with = [&](std::uint8_t column) {
        Board next = board;
        Tally lid = 0;
        if (column == floor_line) {
            next.empty_line(row);
        } else {
            lay(next, row, static_cast<std::uint8_t>(column - 1), lid);
        }
        written.layings[written.laying_count++] = {static_cast<std::uint8_t>(row + 1), column, {}};
        each_tiling(next, static_cast<std::uint8_t>(row + 1), written, moves);
        --written.laying_count;
    };
    for (std::uint8_t column = 0; column < colors; ++column) {
        if (((open >> column) & 1U) != 0) {
            with(static_cast<std::uint8_t>(column + 1));
        }
    }
    if (open == 0) {
        with(floor_line);
    }
}

Written tiling_of(Seat seat) {
    Written written;
    written.line.verb = verb::tile;
    written.line.seat = seat;
    return written;
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

bool same(const Written& one, const Written& other) {
    const auto same_laying = [](const Laying& a, const Laying& b) { return a.line == b.line && a.column == b.column; };
    return one.line.verb == other.line.verb && one.line.seat == other.line.seat &&
           one.pick.source == other.pick.source && one.pick.color == other.pick.color &&
           one.pick.line == other.pick.line &&
           std::equal(one.layings.begin(), one.layings.begin() + one.laying_count, other.layings.begin(),
                      other.layings.begin() + other.laying_count, same_laying);
}

void add_moves(const Table& table, std::vector<Written>& moves) {
    if (table.phase == Phase::offer) {
        each_pick(table, [&](std::uint8_t source, std::uint8_t color, std::uint8_t line) {
            moves.push_back(pick_of(table, source, color, line));
        });
    }
    for (Seat seat = 0; table.phase == Phase::tiling && seat < table.players; ++seat) {
        if (((table.to_tile >> seat) & 1U) != 0) {
            Written written = tiling_of(seat);
            each_tiling(table.board(seat), 0, written, moves);
        }
    }
}

}  // namespace

void Azul::legal_moves(const State& state, std::vector<Written>& moves) {
    add_moves(state.table, moves);
    for (const World& world : state.others) {
        std::vector<Written> possible;
        add_moves(world.table, possible);
        for (const Written& move : possible) {
            if (std::none_of(moves.begin(), moves.end(), [&](const Written& one) { return same(one, move); })) {
                moves.push_back(move);
            }
        }
    }
}

bool Azul::deal(const State& state, Random& random, Written& written) {
    const Table& table = state.table;
    if (table.phase != Phase::displays) {
        return false;
    }
    written.line = {};
    if (!table.round_said) {
        written.line.verb = verb::round;
        written.line.round = table.round;
        written.line.named = static_cast<Seat>(table.start);
        return true;
    }
    written.line.verb = verb::displays;
    written.group_count = table.displays;
    Tally bag = table.bag;
    Tally lid = table.lid;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        written.groups[i] = {};
        for (int tile = 0; tile < 4; ++tile) {
            written.groups[i].tiles += draw_one(bag, lid, random);
        }
    }
    return true;
}

bool Azul::random_move(const State& state, Random& random, Written& written) {
    const Table& table = state.table;
    if (table.phase == Phase::tiling) {
        std::vector<Written> moves;
        Written begin = tiling_of(static_cast<Seat>(std::countr_zero(table.to_tile)));
        each_tiling(table.board(begin.line.seat), 0, begin, moves);
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
        each_pick(table, [&](std::uint8_t source, std::uint8_t color, std::uint8_t line) {
            if ((line != floor_line || !lines_only) && random.below(++seen) == 0) {
                chosen = {source, color, line, 1};
            }
        });
        if (seen != 0) {
            break;
        }
    }
    written.line = {};
    written.line.verb = verb::pick;
    written.line.seat = static_cast<Seat>(table.turn);
    written.pick = chosen;
    return seen != 0;
}

void Azul::held(const State& state, const Written& written, std::vector<std::uint16_t>& rules) {
    const auto add = [&](Law law) { rules.push_back(static_cast<std::uint16_t>(law)); };
    const Table& table = state.table;
    const Pick& pick = written.pick;
    switch (written.line.verb) {
        case verb::round:
            add(Law::round_number);
            add(Law::round_not_over);
            add(Law::round_twice);
            add(Law::tile_missing);
            if (written.line.named != no_seat) {
                add(Law::round_starter);
            }
            break;
        case verb::displays: {
            for (const Law law : {Law::displays_number, Law::displays_too_many_tiles, Law::displays_not_full,
                                  Law::displays_not_in_bag, Law::displays_twice, Law::round_not_over}) {
                add(law);
            }
            if (total(table.bag) < 4U * table.displays) {
                add(Law::displays_bag_first);
            }
            break;
        }
        case verb::pick: {
            add(Law::displays_missing);
            if (written.line.seat != no_seat) {
                add(Law::turn_wrong_player);
            }
            if (pick.source == center) {
                add(Law::center_empty);
                add(Law::center_no_color);
            } else {
                add(Law::display_none);
                add(Law::display_empty);
                add(Law::display_no_color);
            }
            if (pick.line != floor_line) {
                const auto row = static_cast<std::uint8_t>(pick.line - 1);
                const Board& board = table.boards[table.turn];
                if (board.held(row) != 0) {
                    add(Law::line_full);
                    add(Law::line_other_color);
                } else if (board.row_colors[row] != 0) {
                    add(Law::wall_has_color);
                }
            }
            if (pick.count > 1) {
                add(Law::claim_count);
            }
            break;
        }
        case verb::tile: {
            for (const Law law : {Law::tile_colored_wall, Law::tile_not_now, Law::tile_nothing,
                                  Law::tile_line_not_complete, Law::tile_line_missing}) {
                add(law);
            }
            if (written.laying_count > 1) {
                add(Law::tile_order);
            }
            for (std::uint32_t i = 0; i < written.laying_count; ++i) {
                const Laying& one = written.layings[i];
                if (one.column == floor_line) {
                    add(Law::tile_floor_though_space);
                    continue;
                }
                const Board& board = table.board(written.line.seat);
                if (board.row_columns[one.line - 1U] != 0) {
                    add(Law::tile_space_taken);
                }
                const auto same_column = [&](const Laying& other) { return other.column == one.column; };
                const bool shared = std::any_of(written.layings.begin(), written.layings.begin() + i, same_column);
                if (shared || board.column_colors[one.column - 1U] != 0) {
                    add(Law::tile_column_has_color);
                }
            }
            break;
        }
        default: break;
    }
}

}  // namespace arbiter::azul
