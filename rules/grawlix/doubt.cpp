// Works out what every `?` can have been, by trying each tile in all worlds.
#include "rules/grawlix/doubt.hpp"

#include "rules/grawlix/worlds.hpp"

#include <algorithm>

namespace arbiter::grawlix {
namespace {

TileSet candidates(const History& history, const Doubt& doubt) {
    return TileSet::all() - (doubt.cell ? named_lays(history) : named_draws(history));
}

History with(const History& history, const Doubt& doubt, Tile tile) {
    History named = history;
    if (doubt.cell) {
        named.name_lay(doubt.index, tile);
    } else {
        named.name_draw(doubt.index, tile);
    }
    return named;
}

TileSet choices(const History& history, const Doubt& doubt, std::optional<int> stuck_player) {
    TileSet found;
    for (const Tile tile : candidates(history, doubt)) {
        if (find_world(with(history, doubt, tile), stuck_player).outlook != Outlook::impossible) {
            found.add(tile);
        }
    }
    return found;
}

/// Knowledge only grows, so the play that settled a doubt is found by halving.
std::uint32_t settled_by(const History& history, const Doubt& doubt) {
    int low = doubt.cell ? doubt.index + 1 : history.draw(doubt.index).lays_before;
    int high = history.lay_count();
    while (low < high) {
        const int middle = (low + high) / 2;
        if (choices(history.first(middle), doubt, std::nullopt).size() == 1) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return high == 0 ? doubt.at : history.lay(high - 1).tile.at;
}

}  // namespace

std::vector<Doubt> doubts(const History& history) {
    std::vector<Doubt> found;
    for (int i = 0; i < history.draw_count(); ++i) {
        const Draw& draw = history.draw(i);
        if (!draw.tile.known()) {
            found.push_back({.at = draw.tile.at, .player = draw.player, .index = i});
        }
    }
    for (int i = 0; i < history.lay_count(); ++i) {
        const Lay& lay = history.lay(i);
        if (!lay.tile.known()) {
            found.push_back({.at = lay.tile.at, .player = lay.player, .cell = lay.cell, .index = i});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Doubt& a, const Doubt& b) { return a.at < b.at; });
    return found;
}

Answer answer(const History& history, const Doubt& doubt, std::optional<int> stuck_player) {
    Answer answer{.choices = choices(history, doubt, stuck_player)};
    if (answer.choices.size() == 1) {
        answer.settled = settled_by(history, doubt);
    }
    return answer;
}

}  // namespace arbiter::grawlix
