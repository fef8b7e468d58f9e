// What events do to a game of Grawlix, legal or not, and when it is over.
#include "rules/grawlix/state.hpp"

namespace arbiter::grawlix {

void State::draft(std::span<const WrittenTile> picks) {
    int player = mover();
    for (const WrittenTile& tile : picks) {
        if (!tile.known() || table_.supply().contains(tile.tile)) {
            draw(player, tile);
        }
        player = 1 - player;
    }
    drafted_ = true;
    settle();
}

void State::play(const Play& play) {
    lay(play, false);
    settle();
}

void State::let_stand(const Play& play) {
    const bool lies_in_grid = play.tile.known() && surely_laid().contains(play.tile.tile);
    if (history_.full() || lies_in_grid || table_.grid().at(play.cell).known()) {
        return;
    }
    if (!certain(play) && find(continued(play, true)).outlook == Outlook::impossible) {
        return;
    }
    lay(play, true);
    settle();
}

void State::claim_stuck(int player) {
    if (!certain() && !trusting_) {
        world_ = find_world(history_, player).world;
        table_ = table_after(history_, world_);
    }
    over_ = true;
}

History State::continued(const Play& play, bool stands) const {
    State next = *this;
    next.lay(play, stands);
    return next.history_;
}

void State::lay(const Play& play, bool stands) {
    const auto player = static_cast<std::uint8_t>(play.player);
    world_.laid[static_cast<std::size_t>(history_.lay_count())] = play.tile.tile;
    history_.add(Lay{.cell = play.cell, .tile = play.tile, .player = player, .stands = stands});
    if (certain()) {
        table_.lay(play.player, play.tile.tile, play.cell);
    }
    for (std::uint8_t i = 0; i < play.redrafts.count; ++i) {
        draw(play.player, play.redrafts.tiles[i]);
    }
}

void State::draw(int player, WrittenTile tile) {
    if (tile.known() && surely_laid().contains(tile.tile)) {
        return;
    }
    const int draws = history_.draw_count();
    history_.add(Draw{.tile = tile, .player = static_cast<std::uint8_t>(player)});
    if (history_.draw_count() > draws) {
        world_.drawn[static_cast<std::size_t>(draws)] = tile.tile;
    }
    if (certain()) {
        table_.draw(player, tile.tile);
    }
}

bool State::certain(const Play& play) const {
    bool known = play.tile.known();
    for (std::uint8_t i = 0; i < play.redrafts.count; ++i) {
        known = known && play.redrafts.tiles[i].known();
    }
    return known && certain();
}

bool State::may_be_over() const {
    if (over_ || certain() || trusting_) {
        return over_ || trusting_;
    }
    return find_world(history_, mover()).outlook != Outlook::impossible;
}

/// Brings the position in line with what has been added.
void State::settle() {
    if (!certain()) {
        adopt(find(history_));
    }
    settle_end();
}

void State::adopt(const Possibility& found) {
    trusting_ = found.outlook == Outlook::gave_up;
    world_ = found.world;
    table_ = table_after(history_, world_);
}

/// Whether the player to move is stuck comes before anything else (ruling `stuck`).
void State::settle_end() {
    over_ = drafted_ && table_.stuck(mover()) && (certain() || surely_over());
}

/// No world lets the player to move lay anything anywhere.
bool State::surely_over() const {
    if (trusting_ || history_.full()) {
        return !trusting_;
    }
    return !table_.grid().any_open([&](Cell cell) {
        const Play any{.player = mover(), .tile = {}, .cell = cell, .redrafts = {}};
        return find_world(continued(any, false)).outlook != Outlook::impossible;
    });
}

}  // namespace arbiter::grawlix
