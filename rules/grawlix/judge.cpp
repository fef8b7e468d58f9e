// What State says about an event before it happens.
#include "rules/grawlix/placements.hpp"
#include "rules/grawlix/state.hpp"

namespace arbiter::grawlix {

bool State::certain(const Play& play) const {
    bool known = play.tile.known();
    for (std::uint8_t i = 0; i < play.redrafts.count; ++i) {
        known = known && play.redrafts.tiles[i].known();
    }
    return known && certain();
}

Judgement State::judge_draft(std::span<const WrittenTile> picks) const {
    if (drafted_) {
        return Offence{.law = Law::draft_again, .at = history_.draw_count() > 0 ? history_.draw(0).tile.at : nowhere};
    }
    if (picks.size() != draft_size) {
        return Offence{.law = Law::draft_count, .count = static_cast<int>(picks.size())};
    }
    TileSet left = table_.supply();
    for (std::size_t i = 0; i < picks.size(); ++i) {
        const Tile tile = picks[i].tile;
        if (tile.known() && !left.contains(tile)) {
            return Offence{.law = Law::draft_taken, .tile = tile, .count = static_cast<int>(i)};
        }
        if (tile.known()) {
            left.remove(tile);
        }
    }
    return std::nullopt;
}

Judgement State::judge(const Play& play) const {
    if (const auto offence = judge_turn(play.player)) {
        return offence;
    }
    const Judgement offence = certain(play) ? judge_certain(play) : judge_uncertain(play);
    return offence ? with_evidence(*offence) : offence;
}

Judgement State::judge_turn(int player) const {
    if (!drafted_) {
        return Offence{.law = Law::draft_missing};
    }
    if (player != mover()) {
        return Offence{.law = Law::turn_wrong_player, .player = mover()};
    }
    return std::nullopt;
}

Judgement State::judge_certain(const Play& play) const {
    if (const auto offence = judge_tile(play.player, play.tile.tile)) {
        return offence;
    }
    if (const auto offence = table_.grid().closed(play.cell)) {
        return offence;
    }
    if (const auto offence = table_.grid().clashing(play.tile.tile, play.cell)) {
        return offence;
    }
    if (const auto offence = judge_redraft_count(play.redrafts)) {
        return offence;
    }
    return judge_redraft(play);
}

Judgement State::judge_tile(int player, Tile tile) const {
    if (table_.hand(player).contains(tile)) {
        return std::nullopt;
    }
    const Whereabouts whereabouts = table_.whereabouts(tile);
    const Law law = whereabouts == Whereabouts::grid ? Law::tile_played : Law::tile_not_in_hand;
    return Offence{.law = law, .tile = tile, .whereabouts = whereabouts};
}

Judgement State::judge_redraft_count(const Redrafts& redrafts) const {
    const int supply = table_.supply().size();
    if (supply == 0 && redrafts.count > 0) {
        return Offence{.law = Law::redraft_no_supply};
    }
    if (supply > 0 && redrafts.count == 0) {
        return Offence{.law = Law::redraft_missing, .count = supply};
    }
    if (redrafts.count > 1) {
        return Offence{.law = Law::redraft_twice};
    }
    return std::nullopt;
}

Judgement State::judge_redraft(const Play& play) const {
    const Tile tile = play.redrafts.tiles[0].tile;
    if (play.redrafts.count == 0 || !tile.known() || table_.supply().contains(tile)) {
        return std::nullopt;
    }
    return wrong_redraft(play);
}

Offence State::wrong_redraft(const Play& play) const {
    const Tile tile = play.redrafts.tiles[0].tile;
    const Whereabouts whereabouts = tile == play.tile.tile ? Whereabouts::grid : table_.whereabouts(tile);
    return Offence{.law = Law::redraft_not_in_supply, .tile = tile, .whereabouts = whereabouts};
}

/// First what holds whatever the unknown tiles are, then whether any choice of them allows the play.
Judgement State::judge_uncertain(const Play& play) const {
    if (const auto offence = judge_names(play)) {
        return offence;
    }
    if (const auto offence = table_.grid().closed(play.cell)) {
        return offence;
    }
    if (const auto offence = judge_redraft_count(play.redrafts)) {
        return offence;
    }
    if (find(continued(play, false)).outlook != Outlook::impossible) {
        return std::nullopt;
    }
    return blame(play);
}

/// A tile that the record names twice where it can be only once.
Judgement State::judge_names(const Play& play) const {
    const TileSet laid = named_lays(history_);
    if (history_.full() || (play.tile.known() && laid.contains(play.tile.tile))) {
        return Offence{.law = Law::tile_played, .tile = play.tile.tile, .whereabouts = Whereabouts::grid};
    }
    const Tile drawn = play.redrafts.tiles[0].tile;
    if (drawn.known() && (drawn == play.tile.tile || (laid | named_draws(history_)).contains(drawn))) {
        return wrong_redraft(play);
    }
    return std::nullopt;
}

/// No world allows the play: says what is against it in the one at hand.
Offence State::blame(const Play& play) const {
    if (play.tile.known()) {
        return blame(play, play.tile.tile);
    }
    Offence offence{.law = Law::tile_not_in_hand};
    for (const Tile tile : table_.hand(play.player)) {
        offence = blame(play, tile);
        if (offence.law == Law::redraft_not_in_supply) {
            return offence;
        }
    }
    return offence;
}

Offence State::blame(const Play& play, Tile tile) const {
    if (const auto offence = table_.grid().clashing(tile, play.cell)) {
        return *offence;
    }
    if (const auto offence = judge_tile(play.player, tile)) {
        return *offence;
    }
    return wrong_redraft(play);
}

Judgement State::judge_stuck(int player) const {
    if (!drafted_) {
        return Offence{.law = Law::draft_missing};
    }
    if (player != mover()) {
        return Offence{.law = Law::stuck_not_to_move, .player = mover()};
    }
    if (over_ || may_be_over()) {
        return std::nullopt;
    }
    const auto placement = any_placement(table_).value_or(Placement{});
    return Offence{.law = Law::stuck_can_play, .tile = placement.tile, .cell = placement.cell, .player = player};
}

bool State::may_be_over() const {
    if (over_ || certain() || trusting_) {
        return over_ || trusting_;
    }
    return find_world(history_, mover()).outlook != Outlook::impossible;
}

/// Adds where the tile of this finding lies and which event put it there; one written `?` stays nameless.
Offence State::with_evidence(Offence offence) const {
    if (!offence.tile.known()) {
        return offence;
    }
    for (int i = 0; i < history_.lay_count(); ++i) {
        if (world_.laid[static_cast<std::size_t>(i)] == offence.tile) {
            offence.cell = history_.lay(i).cell;
            offence.at = history_.lay(i).tile.at;
            offence.tile = history_.lay(i).tile.tile;
            return offence;
        }
    }
    for (int i = history_.draw_count() - 1; i >= 0; --i) {
        if (world_.drawn[static_cast<std::size_t>(i)] == offence.tile) {
            offence.at = history_.draw(i).tile.at;
            return offence;
        }
    }
    return offence;
}

}  // namespace arbiter::grawlix
