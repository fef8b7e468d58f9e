// What events do to a game of Grawlix, legal or not, and when it is over.
#include "rules/grawlix/state.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace arbiter::grawlix {

State::State(const State& start, std::shared_ptr<const PartialPosition> partial_position) : table_(start.mover()) {
    drafted_ = partial_position->drafted();
    if (partial_position->grid_is_open()) {
        table_.give_turn(partial_position->mover);
    } else {
        set_down(*partial_position);
    }
    if (partial_position->is_open()) {
        partial_position_ = std::move(partial_position);
    }
}

State State::filled(const PartialPosition& partial_position) const {
    State state = *this;
    state.set_down(partial_position);
    return state;
}

/// Who laid which tile is not set: in turns, as far as both have played as many.
void State::set_down(const PartialPosition& partial_position) {
    std::array<int, player_count> left = partial_position.played;
    int player = left[0] == left[1] ? table_.first() : left[0] > left[1] ? 0 : 1;
    for (const SetTile& tile : partial_position.grid) {
        player = left[static_cast<std::size_t>(player)] > 0 ? player : 1 - player;
        --left[static_cast<std::size_t>(player)];
        const auto index = static_cast<std::size_t>(history_.lay_count());
        history_.lay({.cell = tile.place.cell,
                      .tile = tile.tile,
                      .player = static_cast<std::uint8_t>(player),
                      .guessed = partial_position_ != nullptr && !is_cell(partial_position_->grid[index].place)});
        table_.lay(player, tile.tile.tile, tile.place.cell);
        if (partial_position_ != nullptr && partial_position_->floats() &&
            partial_position_->grid[index].place.by == Place::By::unknown) {
            grid_origin_.ask(index, tile.place.span.begin);
        }
        player = 1 - player;
    }
    if (partial_position.counted_from) {
        history_.count_from(*partial_position.counted_from);
    }
    table_.give_turn(partial_position.mover);
    for (int holder = 0; holder < player_count; ++holder) {
        for (const WrittenTile& tile : partial_position.hands[static_cast<std::size_t>(holder)].tiles) {
            if (tile.known()) {
                draw(holder, tile);
            }
        }
    }
    rest_ = table_.supply();
    for (int holder = 0; holder < player_count; ++holder) {
        std::vector<std::uint32_t> unknown;
        for (const WrittenTile& tile : partial_position.hands[static_cast<std::size_t>(holder)].tiles) {
            if (!tile.known()) {
                unknown.push_back(tile.at);
            }
        }
        if (!unknown.empty()) {
            hidden_.draw(holder, unknown, rest_);
        }
    }
    decide_end();
}

bool State::is_untouched(std::uint32_t at) const {
    const auto is_unset = [&](const SetHand& hand) {
        return !hand.written && std::ranges::count(hand.tiles, at, &WrittenTile::at) != 0;
    };
    return partial_position_ != nullptr && std::ranges::any_of(partial_position_->hands, is_unset) &&
           hidden_.is_untouched(at, rest_);
}

void State::draft(std::span<const WrittenTile> picks, bool whole) {
    int player = mover();
    history_.draft(picks.empty() ? nowhere : picks.front().at);
    for (const WrittenTile& tile : picks) {
        if (!tile.known() || table_.supply().contains(tile.tile)) {
            draw(player, tile);
        }
        player = 1 - player;
    }
    drafted_ = whole;
    decide_end();
}

void State::play(const Play& play) {
    lay(play);
    decide_end();
}

void State::let_stand(const Play& play) {
    if (!history_.full() && !table_.laid().contains(play.tile.tile) && !table_.grid().at(play.cell).known()) {
        lay(play);
        decide_end();
    }
}

void State::lay(const Play& play) {
    see(play.tile.tile);
    history_.lay({.cell = play.cell,
                  .tile = play.tile,
                  .player = static_cast<std::uint8_t>(play.player),
                  .guessed = play.guessed});
    table_.lay(play.player, play.tile.tile, play.cell);
    if (play.floats_at) {
        grid_origin_.ask(static_cast<std::size_t>(history_.lay_count()) - 1, *play.floats_at);
    }
    for (std::uint8_t i = 0; i < play.redrafts.count; ++i) {
        draw(play.player, play.redrafts.tiles[i]);
    }
}

void State::draw(int player, WrittenTile tile) {
    if (!tile.known()) {
        hidden_.draw(player, {&tile.at, 1}, table_.supply());
    } else if (!table_.laid().contains(tile.tile)) {
        see(tile.tile);
        table_.draw(player, tile.tile);
        history_.draw(tile.tile, tile.at);
    }
}

void State::anchor(Cell by) {
    history_.move_by(by);
    Grid grid;
    for (const Lay& lay : history_.lays()) {
        grid.place(lay.tile.tile, lay.cell);
    }
    table_.replace(grid);
    grid_origin_.anchor();
}

/// What has become known since of where the grid lies was so then.
void State::recall_grid(const State& now) {
    if (grid_origin_.floats() && !now.grid_origin_.floats()) {
        anchor(now.history_.lay(0).cell - history_.lay(0).cell);
    }
    grid_origin_ = now.grid_origin_;
    grid_origin_.take_back(static_cast<std::size_t>(history_.lay_count()));
}

/// Whether the player to move is stuck comes before anything else (ruling `stuck`).
void State::decide_end() {
    can_move_ = !drafted_ || table_.grid().fits(table_.hand(mover()));
    over_ = !can_move_ && (hidden_.empty() || !table_.grid().fits(hidden_.could_be(mover())));
}

/// A tile that is named was in the supply, or it had a name already.
void State::see(Tile tile) {
    if (table_.supply().contains(tile)) {
        hidden_.see(tile);
    }
}

std::optional<State> State::revealed(int player, Tile tile) const {
    std::optional<State> state;
    HiddenTiles hidden = hidden_;
    if (hidden.count(player) > 0 && hidden.reveal(player, tile)) {
        state = *this;
        state->hidden_ = std::move(hidden);
        state->table_.draw(player, tile);
        state->history_.draw(tile, state->hidden_.last_shown());
        state->decide_end();
    }
    return state;
}

std::optional<State> State::excluded(Tile tile) const {
    HiddenTiles hidden = hidden_;
    return hidden.exclude(tile) ? std::optional(with(std::move(hidden))) : std::nullopt;
}

State State::with(HiddenTiles hidden) const {
    State state = *this;
    state.hidden_ = std::move(hidden);
    state.decide_end();
    return state;
}

State State::recalled(const State& now, const HiddenTiles& hidden, std::span<const HiddenTiles::Shown> shown) const {
    State state = *this;
    state.hidden_ = hidden;
    state.recall_grid(now);
    for (const auto& [player, tile, at] : shown) {
        state.table_.draw(player, tile);
        state.history_.draw(tile, at);
    }
    state.decide_end();
    return state;
}

bool operator==(const State& one, const State& other) {
    const auto same_cell = [](const Lay& a, const Lay& b) {
        return a.cell == b.cell && a.tile.tile == b.tile.tile && a.player == b.player;
    };
    return one.drafted_ == other.drafted_ && one.over_ == other.over_ &&
           one.grid_origin_.floats() == other.grid_origin_.floats() && one.mover() == other.mover() &&
           one.table_.hand(0) == other.table_.hand(0) && one.table_.hand(1) == other.table_.hand(1) &&
           std::ranges::equal(one.history_.lays(), other.history_.lays(), same_cell) && one.hidden_ == other.hidden_;
}

}  // namespace arbiter::grawlix
