// What a table of Framework still shows behind a gap in its record.
#include "rules/framework/position.hpp"
#include "rules/framework/rulebook.hpp"
#include "rules/framework/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::framework {

Unknowns PositionBuilder::carry(const State& before, const Gap<Written>& gap, Checks& checks) {
    Unknowns unknown;
    const bool solo = state_.agreed.solo();
    if (!solo && !offer_line_ && gap.next != nullptr && gap.next->verb() == Verb::turn) {
        unknown.emplace_back("offer");
    }
    hold_round(round_, before.round_open ? 0U : before.round, gap.next, rule(Law::round_number), checks);
    for (Player player = 0; player < state_.agreed.players; ++player) {
        const auto need = [&](bool known, std::string_view what) {
            if (!known) {
                unknown.push_back(fmt::format("{} {}", name(player), what));
            }
        };
        need(set_[player] && gap.certain, "display");
        need(!solo || state_.agreed.house.storage == 0 || store_set_, "store");
        if (set_[player] && gap.certain && !before.displays[player].empty()) {
            state_.displays[player].count_from(before.displays[player].first());
        }
        for (std::size_t tile = 0; set_[player] && gap.certain && tile < before.displays[player].size(); ++tile) {
            carry(player, before.displays[player][tile], gap.line, checks);
        }
        if (gap.certain && state_.agreed.house.tokens == Tokens::claimed) {
            carry_tokens(player, before.displays[player], gap.line);
        }
    }
    return unknown;
}

void PositionBuilder::carry(Player player, const Laid& before, Span gap, Checks& checks) {
    const Display& display = state_.displays[player];
    const auto here = display.at(before.cell);
    if (!here) {
        SetTile tile{.tile = before.tile, .span = gap, .tile_span = gap};
        tile.place.cell = before.cell;
        tile.place.span = gap;
        lay(player, tile, state_.position, checks);
        return;
    }
    const Tile& now = display[*here].tile;
    if (now.known() && before.tile.known() && !(now == before.tile)) {
        tell_undone(checks, laid_[player][*here], [&] {
            return fmt::format("{} lay on {} before the gap", text(before.tile), text_of(before.cell));
        });
    }
}

/// Tokens are never taken up again.
void PositionBuilder::carry_tokens(Player player, const Display& before, Span gap) {
    for (const Laid& laid : before.tiles()) {
        for (std::uint16_t task = 0; task < Tile::most_tasks; ++task) {
            const auto number = static_cast<std::uint16_t>(task + 1);
            if (!laid.has_token(task)) {
                continue;
            }
            if (!tokens_[player]) {
                tokens_[player].emplace();
                tokens_[player]->line.event = gap;
            }
            auto& marks = tokens_[player]->marks;
            const auto is_marked = [&](const TokenMark& mark) {
                return mark.cell == laid.cell && mark.number == number;
            };
            if (std::ranges::none_of(marks, is_marked)) {
                marks.push_back({.cell = laid.cell, .number = number, .span = gap});
            }
        }
    }
}

}  // namespace arbiter::framework
