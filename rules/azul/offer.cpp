// Factory offer: a new round is dealt, and players pick.
#include "rules/azul/pick.hpp"
#include "rules/azul/rulebook.hpp"
#include "rules/azul/table.hpp"

#include <algorithm>
#include <numeric>

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

/// The first display that cannot be drawn as it is said to be, and why; nothing happens then.
Broken draw_in_turn(Table& table, const std::array<Tally, most_groups>& groups) {
    Tally bag = table.bag;
    Tally lid = table.lid;
    for (std::uint8_t i = 0; i < table.displays; ++i) {
        if (const Law law = draw(groups[i], bag, lid); law != Law::none) {
            return broken(law, i);
        }
    }
    table.bag = bag;
    table.lid = lid;
    return {};
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
    if (takes(board, row, color)) {
        return 0;
    }
    const Law law = board.complete(row)    ? Law::line_full
                    : board.held(row) != 0 ? Law::line_other_color
                                           : Law::wall_has_color;
    return static_cast<std::uint16_t>(law);
}

void begin_round(Table& table) {
    table.start_open = false;
    table.round_said = true;
}

void begin_offer(Table& table, const std::array<Tally, most_groups>& groups, unsigned tiles, std::uint32_t now) {
    std::copy_n(groups.begin(), table.displays, table.sources.begin() + 1);
    table.left = static_cast<std::uint8_t>(tiles);
    table.sources[center] = 0;
    table.marker_in_center = true;
    table.phase = Phase::offer;
    table.turn = table.start;
    table.start_open = false;
    table.dealt_at = now;
    table.taken = 0;
}

bool deal(Table& table, const std::array<Tally, most_groups>& groups, std::uint32_t now) {
    const Tally all = std::accumulate(groups.begin(), groups.begin() + table.displays, Tally{0});
    // With enough of every colour in the bag, the order of drawing does not matter.
    if (includes(table.bag, all)) [[likely]] {
        table.bag -= all;
    } else if (draw_in_turn(table, groups)) {
        return false;
    }
    begin_offer(table, groups, 4U * table.displays, now);
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
    std::array<Tally, most_groups> groups{};
    std::transform(written.groups.begin(), written.groups.begin() + table.displays, groups.begin(),
                   [](const Group& group) { return group.tiles; });
    if (const Broken fault = draw_in_turn(table, groups)) {
        return fault;
    }
    const Tally all = std::accumulate(groups.begin(), groups.begin() + table.displays, Tally{0});
    begin_offer(table, groups, total(all), written.line.span.begin);
    return {};
}

Broken play_pick(Table& table, const Written& written, Trail& trail) {
    if (table.phase != Phase::offer) [[unlikely]] {
        return broken(table.phase == Phase::tiling ? Law::tile_missing : Law::displays_missing);
    }
    const Seat seat = written.line.seat;
    if (seat != static_cast<Seat>(table.turn) && seat != no_seat) [[unlikely]] {
        return broken(Law::turn_wrong_player);
    }
    const Pick& pick = written.pick;
    const std::uint8_t row = row_of(pick);
    if (offered(table, pick.source, pick.color) == 0) [[unlikely]] {
        return broken(source_fault(table, pick));
    }
    if (const std::uint16_t law = line_fault(table.boards[table.turn], row, pick.color); law != 0) [[unlikely]] {
        return {law, 0, 0};
    }
    const std::uint32_t now = written.line.span.begin;
    apply_pick(table, pick.source, pick.color, row, now);
    if (table.left == 0) {
        begin_tiling(table, trail, now);
    }
    return {};
}

}  // namespace arbiter::azul
