// Factory offer: a new round is dealt, and players pick.
#include "rules/azul/rulebook.hpp"
#include "rules/azul/table.hpp"

#include <algorithm>

namespace arbiter::azul {
namespace {

Broken broken(Law law, int fact = 0, int detail = 0) {
    return {static_cast<std::uint16_t>(law), static_cast<std::int16_t>(fact), detail};
}

/// Why no new round can begin now, if so.
Law not_between_rounds(const Table& table) {
    switch (table.phase) {
        case Phase::displays: return Law::none;
        case Phase::offer: return Law::round_not_over;
        case Phase::tiling: return Law::tile_missing;
        case Phase::over: return Law::none;
    }
    return Law::none;
}

/// Draws one display's tiles exactly as the table does (ruling refill); 0 or the rule its group breaks.
Law draw(Tally group, Tally& bag, Tally& lid) {
    const unsigned size = total(group);
    if (size > 4) {
        return Law::displays_too_many_tiles;
    }
    Tally rest = group;
    unsigned wanted = 4;
    if (total(bag) < 4) [[unlikely]] {
        // The bag's last tiles come first; then all of the lid goes into the bag.
        if (!includes(group, bag)) {
            return size < std::min(4U, total(bag) + total(lid)) ? Law::displays_not_full : Law::displays_bag_first;
        }
        rest -= bag;
        wanted = std::min(4U, total(bag) + total(lid));
        bag = lid;
        lid = 0;
    }
    if (size < wanted) {
        return Law::displays_not_full;
    }
    if (!includes(bag, rest)) {
        return Law::displays_not_in_bag;
    }
    bag -= rest;
    return Law::none;
}

void deal(Table& table, const Written& written) {
    table.left = 0;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        table.sources[i + 1U] = written.groups[i].tiles;
        table.left = static_cast<std::uint8_t>(table.left + total(written.groups[i].tiles));
    }
    table.sources[center] = 0;
    table.marker_in_center = true;
    table.phase = Phase::offer;
    table.turn = table.start;
    table.start_open = false;
    table.dealt_at = written.line.span.begin;
}

Law source_fault(const Table& table, const Pick& pick) {
    if (pick.source > table.displays) {
        return Law::display_none;
    }
    if (pick.source == center) {
        return table.sources[center] == 0 ? Law::center_empty : Law::center_no_color;
    }
    return table.sources[pick.source] == 0 ? Law::display_empty : Law::display_no_color;
}

}  // namespace

std::uint16_t line_fault(const Board& board, std::uint8_t row, std::uint8_t color) {
    if (board.line_count[row] != 0) {
        if (board.complete(row)) {
            return static_cast<std::uint16_t>(Law::line_full);
        }
        return board.line_color[row] == color ? 0 : static_cast<std::uint16_t>(Law::line_other_color);
    }
    return ((board.row_colors[row] >> color) & 1U) == 0 ? 0 : static_cast<std::uint16_t>(Law::wall_has_color);
}

Broken play_round(Table& table, const Written& written) {
    if (const Law law = not_between_rounds(table); law != Law::none) {
        return broken(law);
    }
    const Line& line = written.line;
    if (table.round_said) {
        return broken(Law::round_twice);
    }
    if (line.round != table.round) {
        return broken(Law::round_number);
    }
    if (line.named != no_seat) {
        if (line.named != static_cast<Seat>(table.start) && !table.start_open) {
            return broken(Law::round_starter);
        }
        table.start = static_cast<std::uint8_t>(line.named);
        table.turn = table.start;
    }
    table.start_open = false;
    table.round_said = true;
    return {};
}

Broken play_displays(Table& table, const Written& written) {
    if (const Law law = not_between_rounds(table); law != Law::none) {
        return broken(law == Law::round_not_over && table.taken == 0 ? Law::displays_twice : law);
    }
    if (written.group_count != table.displays) {
        return broken(Law::displays_number);
    }
    Tally bag = table.bag;
    Tally lid = table.lid;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        if (const Law law = draw(written.groups[i].tiles, bag, lid); law != Law::none) {
            return broken(law, i);
        }
    }
    table.bag = bag;
    table.lid = lid;
    table.taken = 0;
    deal(table, written);
    return {};
}

Broken play_pick(Table& table, const Written& written, Trail& trail) {
    const Pick pick = written.pick;
    if (table.phase != Phase::offer) [[unlikely]] {
        return broken(table.phase == Phase::tiling ? Law::tile_missing : Law::displays_missing);
    }
    const Seat seat = written.line.seat;
    if (seat != static_cast<Seat>(table.turn) && seat != no_seat) [[unlikely]] {
        return broken(Law::turn_wrong_player);
    }
    const std::uint8_t count =
        pick.source < table.sources.size() ? count_of(table.sources[pick.source], pick.color) : std::uint8_t{0};
    if (count == 0) [[unlikely]] {
        return broken(source_fault(table, pick));
    }
    Board& board = table.boards[table.turn];
    std::uint8_t row = 0;
    if (pick.line != floor_line) {
        row = static_cast<std::uint8_t>(pick.line - 1);
        if (const std::uint16_t law = line_fault(board, row, pick.color); law != 0) [[unlikely]] {
            return {law, 0, 0};
        }
    }
    const Tally taken = all_of(table.sources[pick.source], pick.color);
    if (pick.source == center) {
        table.sources[center] -= taken;
        if (table.marker_in_center) {
            // The marker comes before the tiles taken with it; on a full floor line it costs nothing.
            table.marker_in_center = false;
            board.marker = true;
            board.floor_used = static_cast<std::uint8_t>(board.floor_used + (board.floor_used < floor_spaces ? 1 : 0));
        }
    } else {
        table.sources[center] += table.sources[pick.source] - taken;
        table.sources[pick.source] = 0;
    }
    std::uint8_t excess = count;
    if (pick.line != floor_line) {
        const auto room = static_cast<std::uint8_t>(row + 1 - board.line_count[row]);
        const std::uint8_t fits = std::min(room, count);
        board.line_since[row] = board.line_count[row] == 0 ? written.line.span.begin : board.line_since[row];
        board.line_color[row] = pick.color;
        board.line_count[row] = static_cast<std::uint8_t>(board.line_count[row] + fits);
        excess = static_cast<std::uint8_t>(count - fits);
    }
    if (excess != 0) {
        drop(board, pick.color, excess, table.lid);
    }
    table.taken = count;
    table.left = static_cast<std::uint8_t>(table.left - count);
    table.turn = static_cast<std::uint8_t>(table.turn + 1 == table.players ? 0 : table.turn + 1);
    if (table.left == 0) {
        begin_tiling(table, trail, written.line.span.begin);
    }
    return {};
}

}  // namespace arbiter::azul
