// What a table of Azul still shows behind a gap in its record.
#include "rules/azul/position.hpp"
#include "rules/azul/rulebook.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {

/// Tracks, bag and lid have no defaults that would not hold: what is not set of them is whatever it can be.
Unknowns PositionBuilder::carry(const State& before, const Gap<Written>& gap, Checks& checks) {
    Unknowns unknown;
    const bool deals = gap.next == nullptr || gap.next->verb() == Verb::round || gap.next->verb() == Verb::displays;
    if (!in_play() && (is_due() || state_.table.gray) && (!deals || has_full_line())) {
        unknown.emplace_back("displays");
    }
    hold_round(round_, before.table.round_open ? 0 : before.table.round, gap.next,
               rulebook()[static_cast<std::size_t>(Law::round_number) - 1], checks);
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        const Own& own = own_[seat];
        const auto need = [&](const std::optional<Set>& set, std::string_view what) {
            if (!set) {
                unknown.push_back(fmt::format("{} {}", name(seat), what));
            }
        };
        need(own.wall, "wall");
        need(own.lines, "lines");
        need(own.floor, "floor");
        if (gap.certain) {
            hold_wall(before.table.boards[seat], seat, checks);
            hold_score(before.table, seat, checks);
        }
    }
    return unknown;
}

/// What was built stays.
void PositionBuilder::hold_wall(const Board& before, std::size_t seat, Checks& checks) const {
    if (!own_[seat].wall) {
        return;
    }
    const Set& wall = *own_[seat].wall;
    for (std::size_t space = 0; space < before.wall.size(); ++space) {
        if (before.wall[space] == 0) {
            continue;
        }
        const auto color = static_cast<std::uint8_t>(before.wall[space] - 1);
        const auto now = std::ranges::find(wall.tiles, space, &SetTile::place);
        if (now != wall.tiles.end() && (now->color == color || now->color >= colors)) {
            continue;
        }
        tell_undone(checks, now == wall.tiles.end() ? wall.line.event : now->span, [&] {
            return fmt::format("{} lay in row {}, column {} of {}'s wall before the gap", color_name(color),
                               space / colors + 1, space % colors + 1, name(seat));
        });
    }
}

/// A round takes no more from a track than seven tiles on the floor line cost.
void PositionBuilder::hold_score(const Table& before, std::size_t seat, Checks& checks) const {
    const auto& set = own_[seat].score;
    if (!set || !set->score_known || !round_ || before.round_open || round_->round < before.round) {
        return;
    }
    const Board& board = before.boards[seat];
    const std::int64_t rounds = std::int64_t{round_->round} - before.round + 1;
    const std::int64_t least = board.score - board.unsure - rounds * floor_cost.back();
    if (set->score < least) {
        tell_undone(checks, set->score_span, [&] {
            return fmt::format("{} had {} before the gap, and a round takes {} at most", name(seat),
                               board.score - board.unsure, floor_cost.back());
        });
    }
}

}  // namespace arbiter::azul
