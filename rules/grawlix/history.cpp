// Keeps what was laid and drawn, and builds the table that follows from it in a world.
#include "rules/grawlix/history.hpp"

#include <cassert>

namespace arbiter::grawlix {

void History::add(const Lay& lay) {
    assert(!full());
    lays_[static_cast<std::size_t>(lays_count_++)] = lay;
    unknown_count_ += lay.tile.known() ? 0 : 1;
}

void History::add(Draw draw) {
    if (draws_count_ == static_cast<int>(draws_.size())) {
        return;
    }
    draw.lays_before = static_cast<std::uint8_t>(lays_count_);
    draws_[static_cast<std::size_t>(draws_count_++)] = draw;
    unknown_count_ += draw.tile.known() ? 0 : 1;
}

void History::name_lay(int index, Tile tile) {
    lays_[static_cast<std::size_t>(index)].tile.tile = tile;
    --unknown_count_;
}

void History::name_draw(int index, Tile tile) {
    draws_[static_cast<std::size_t>(index)].tile.tile = tile;
    --unknown_count_;
}

History History::first(int lays) const {
    History part(first_player_);
    int next = 0;
    for (int i = 0; i <= lays; ++i) {
        for (; next < draws_count_ && draw(next).lays_before <= i; ++next) {
            part.add(draw(next));
        }
        if (i < lays) {
            part.add(lay(i));
        }
    }
    return part;
}

TileSet named_draws(const History& history) {
    TileSet named;
    for (int i = 0; i < history.draw_count(); ++i) {
        if (history.draw(i).tile.known()) {
            named.add(history.draw(i).tile.tile);
        }
    }
    return named;
}

TileSet named_lays(const History& history) {
    TileSet named;
    for (int i = 0; i < history.lay_count(); ++i) {
        if (history.lay(i).tile.known()) {
            named.add(history.lay(i).tile.tile);
        }
    }
    return named;
}

Table table_after(const History& history, const World& world) {
    Table table(history.first_player());
    int next = 0;
    const auto draw_before = [&](int lays) {
        for (; next < history.draw_count() && history.draw(next).lays_before <= lays; ++next) {
            if (const Tile tile = world.drawn[static_cast<std::size_t>(next)]; tile.known()) {
                table.draw(history.draw(next).player, tile);
            }
        }
    };
    for (int i = 0; i < history.lay_count(); ++i) {
        draw_before(i);
        table.lay(history.lay(i).player, world.laid[static_cast<std::size_t>(i)], history.lay(i).cell);
    }
    draw_before(history.lay_count());
    return table;
}

}  // namespace arbiter::grawlix
