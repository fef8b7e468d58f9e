// Carries events out: rounds, offers, tiles laid, stored and taken, tokens.
#include "rules/framework/state.hpp"

#include "rules/framework/covering.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arbiter::framework {
namespace {

void see(State& state, const Tile& tile) {
    if (!state.agreed.inventory || !tile.known()) {
        return;
    }
    if (const auto entry = state.agreed.inventory->find(tile)) {
        ++state.drawn[*entry];
    }
}

void unsee(State& state, const Tile& tile) {
    const auto entry = state.agreed.inventory && tile.known() ? state.agreed.inventory->find(tile) : std::nullopt;
    if (entry && state.drawn[*entry] > 0) {
        --state.drawn[*entry];
    }
}

void store(State& state, const Move& move) {
    state.storage.push_back(move.tile);
    --state.bag;
}

/// When nobody knows which tile left the card, nobody knows either which one stayed.
void take_stored(State& state, const Move& move) {
    if (!move.tile.known()) {
        std::ranges::copy_if(state.storage, std::back_inserter(state.mixed_up), &Tile::known);
    } else if (!state.storage[move.stored].known()) {
        const auto found = std::ranges::find(state.mixed_up, move.tile);
        state.mixed_up.erase(found, found == state.mixed_up.end() ? found : found + 1);
    }
    state.storage.erase(move.stored);
    if (!move.tile.known()) {
        std::ranges::fill(state.storage, Tile::unknown());
    }
}

/// Takes the tile from wherever it lies before it goes into the display.
void pick_up(State& state, const Move& move, Stamp line) {
    if (!state.agreed.solo()) {
        state.offer.take(move.taken, line);
    } else if (move.act == Act::unstore) {
        take_stored(state, move);
    } else {
        --state.bag;
    }
}

Suspects from_offer(const State& state, const Move& move) {
    Suspects suspects;
    const auto tiles = state.offer.tiles();
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (!state.offer.may_be(tile, move.taken)) {
            continue;
        }
        if (tiles[tile].known()) {
            suspects.among.push_back(tiles[tile]);
        }
        suspects.unseen = suspects.unseen || !tiles[tile].known();
    }
    return suspects;
}

void lay(State& state, const Move& move, Stamp line) {
    Display& display = state.displays[move.player];
    display.lay(move.tile, move.cell, line);
    if (state.agreed.house.tokens == Tokens::automatic) {
        cover_completed(display, state.agreed.tokens[move.player], state.agreed.house.dual, line);
    }
}

bool nothing_to_lay(const State& state) {
    return state.bag == 0 && (state.agreed.solo() ? state.storage.empty() : state.offer.left() == 0);
}

/// The last token ends the game at once, also in mid-round. In the check behind the last round it does not: then unused
/// tokens are counted (but alone it still makes the game count).
void check_last_token(State& state, Player player) {
    if (state.tokens_left(player) <= 0 && (state.ended == Ended::no || state.agreed.solo())) {
        state.ended = Ended::last_token;
        state.last_token_of = player;
    }
}

}  // namespace

State::State(const Agreement& agreement) : agreed(agreement), starter(agreement.start.value_or(0)), turn(starter) {
    if (agreed.inventory) {
        for (std::size_t entry = 0; entry < agreed.inventory->entries().size(); ++entry) {
            drawn.push_back(0);
        }
    }
}

bool State::takes_tokens() const {
    return ended != Ended::last_token;
}

bool State::operator==(const State& other) const {
    return agreed == other.agreed && phase == other.phase && ended == other.ended && starter == other.starter &&
           turn == other.turn && last_player == other.last_player && last_token_of == other.last_token_of &&
           round == other.round && bag == other.bag && offer == other.offer && storage == other.storage &&
           std::ranges::equal(players(), other.players()) && drawn == other.drawn && trusted == other.trusted;
}

void announce_round(State& state, Player starter) {
    state.phase = Phase::announced;
    state.starter = starter;
    state.turn = starter;
    ++state.round;
}

void clear_offer(State& state) {
    if (state.phase != Phase::picking) {
        return;
    }
    for (std::size_t tile = 0; tile < state.offer.tiles().size(); ++tile) {
        if (state.offer.may_be_free(tile)) {
            unsee(state, state.offer.tiles()[tile]);
        }
    }
    state.bag = static_cast<std::uint8_t>(state.bag + state.offer.left());
    state.offer = {};
    state.phase = Phase::between;
}

void lay_out(State& state, std::span<const Tile> offer, Stamp line) {
    if (state.phase != Phase::announced) {
        announce_round(state, state.next_starter());
    }
    state.phase = Phase::picking;
    state.offer.lay_out(offer, line);
    state.bag = static_cast<std::uint8_t>(state.bag - offer.size());
    for (const Tile& tile : offer) {
        see(state, tile);
    }
}

std::optional<Suspects> suspects_of(const State& state, const Move& move) {
    if (move.tile.known() || move.act == Act::store) {
        return std::nullopt;
    }
    Suspects suspects;
    if (!state.agreed.solo()) {
        suspects = from_offer(state, move);
    } else if (move.act == Act::lay) {
        suspects.unseen = true;
    } else if (std::ranges::all_of(state.storage, &Tile::known)) {
        suspects.among.assign(state.storage.begin(), state.storage.end());
    } else {
        return std::nullopt;  // stored tiles that nobody wrote down may have been seen or not
    }
    suspects.player = move.player;
    suspects.tile = static_cast<std::uint8_t>(state.displays[move.player].size());
    return suspects;
}

void apply(State& state, const Move& move, Stamp line) {
    if (move.names_copy) {
        see(state, move.tile);
    }
    if (auto suspects = suspects_of(state, move)) {
        state.suspects.push_back(std::move(*suspects));
    }
    if (move.act == Act::store) {
        store(state, move);
    } else {
        pick_up(state, move, line);
        lay(state, move, line);
    }
    state.last_player = move.player;
    state.turn = state.after(move.player);
    state.phase = !state.agreed.solo() && state.offer.left() == 0 ? Phase::between : state.phase;
    check_last_token(state, move.player);
}

void end_turn(State& state) {
    if (nothing_to_lay(state) && state.ended == Ended::no) {
        state.ended = Ended::bag_empty;
    }
}

void lay_token(State& state, Player player, TaskAt at, Stamp line) {
    state.displays[player].cover(at.tile, at.task, line);
    check_last_token(state, player);
}

}  // namespace arbiter::framework
