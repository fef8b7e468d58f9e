// Factory offer: a new round is dealt, and players pick.
#include "rules/azul/pick.hpp"
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
            if (size < std::min(4U, total(bag) + total(lid))) {
                return Law::displays_not_full;
            }
            return includes(bag + lid, group) ? Law::displays_bag_first : Law::displays_not_in_bag;
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

void lay_out(Table& table, const std::array<Group, most_groups>& groups, std::uint32_t now) {
    Tally all = 0;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        table.sources[i + 1U] = groups[i].tiles;
        all += groups[i].tiles;
    }
    table.left = static_cast<std::uint8_t>(total(all));
    table.sources[center] = 0;
    table.marker_in_center = true;
    table.phase = Phase::offer;
    table.turn = table.start;
    table.start_open = false;
    table.dealt_at = now;
    table.taken = 0;
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

void begin_round(Table& table) {
    table.start_open = false;
    table.round_said = true;
}

bool deal_full(Table& table, const std::array<Group, most_groups>& groups, std::uint32_t now) {
    Tally all = 0;
    bool full = true;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        full = full && total(groups[i].tiles) == 4;
        all += groups[i].tiles;
    }
    // Enough of every colour in the bag: the order of drawing does not matter.
    if (!full || !includes(table.bag, all)) {
        return false;
    }
    table.bag -= all;
    lay_out(table, groups, now);
    return true;
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
    begin_round(table);
    return {};
}

Broken play_displays(Table& table, const Written& written) {
    if (const Law law = not_between_rounds(table); law != Law::none) {
        return broken(law == Law::round_not_over && table.taken == 0 ? Law::displays_twice : law);
    }
    if (written.group_count != table.displays) {
        return broken(Law::displays_number);
    }
    if (deal_full(table, written.groups, written.line.span.begin)) [[likely]] {
        return {};
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
    lay_out(table, written.groups, written.line.span.begin);
    return {};
}

std::uint16_t refused_pick(const Table& table, const Pick& pick) {
    const bool there = pick.source < table.sources.size() && count_of(table.sources[pick.source], pick.color) != 0;
    if (!there) {
        return static_cast<std::uint16_t>(source_fault(table, pick));
    }
    return line_fault(table.boards[table.turn], row_of(pick), pick.color);
}

Broken play_pick(Table& table, const Written& written, Trail& trail) {
    if (table.phase != Phase::offer) [[unlikely]] {
        return broken(table.phase == Phase::tiling ? Law::tile_missing : Law::displays_missing);
    }
    const Seat seat = written.line.seat;
    if (seat != static_cast<Seat>(table.turn) && seat != no_seat) [[unlikely]] {
        return broken(Law::turn_wrong_player);
    }
    if (const std::uint16_t law = pick_fault(table, written.pick); law != 0) [[unlikely]] {
        return {law, 0, 0};
    }
    apply_pick(table, written.pick, written.line.span.begin, trail);
    return {};
}

}  // namespace arbiter::azul
