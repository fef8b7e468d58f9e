// What events do to a position: by the rules, and as far as the pieces allow where they break one and stand.
#include "rules/framework/apply.hpp"

#include "rules/framework/covering.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/unknown.hpp"

#include <algorithm>
#include <cstddef>
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
        state.offer.take(move.worlds, line);
    } else if (move.act == Act::unstore) {
        take_stored(state, move);
    } else {
        --state.bag;
    }
}

void lay(State& state, const Move& move, Stamp line) {
    Display& display = state.displays[move.player];
    display.lay(move.tile, move.spot, line);
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

void note_unknown(State& state, const Pick& pick) {
    if (pick.by == Pick::By::unknown) {
        state.unknown.push_back(pick.span);
    }
}

/// Lays out an offer as it is written.
void show(State& state, const Written& written) {
    const auto tiles = written.offer();
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (!tiles[tile].known()) {
            state.unknown.push_back(written.tile_spans[tile]);
        }
    }
    lay_out(state, tiles, written.line.span.begin);
}

/// Tokens of a line whose other parts have happened.
void lay_marks(State& state, const Event& event) {
    const Stamp line = event.written.line.span.begin;
    if (lays_tokens(state)) {
        return lay_tokens(state, event.player, event.written.tokens(), line);
    }
    if (state.displays[event.player].unknown().empty()) {
        return;
    }
    const Event played(state, event.written, event.player);
    for (std::size_t which = 0; which < event.written.tokens().size(); ++which) {
        const auto fault = look_at_claim(played, which);
        if (!fault || fault->law == Law::claim_token) {
            grant_claim(state, event.player, event.written.marks[which], line);
        }
    }
}

constexpr auto most_rounds = static_cast<std::uint32_t>(tiles_in_bag);

void begin_round(State& state, const Line& line) {
    if (state.round_open) {
        state.round = static_cast<std::uint8_t>(line.round - 1);
        state.round_open = false;
    }
    state.turn_open = state.turn_open && line.named == no_seat;
    announce_round(state, starter_of(line).value_or(state.next_starter()));
}

/// A round with a wrong number or starter begins all the same, as the line says, also when it has been announced before
/// or tiles of the last one are left.
void force_round(State& state, const Written& written) {
    clear_offer(state);
    const bool again = state.phase == Phase::announced;
    const Player next = again ? state.starter : state.next_starter();
    state.round_open = false;
    state.round = static_cast<std::uint8_t>(std::clamp(written.line.round, 1u, most_rounds) - 1);
    announce_round(state, starter_of(written.line).value_or(next));
}

/// An offer of the wrong size can lie on the table, as long as the bag has so many tiles and each of them exists.
void force_offer(State& state, const Written& written) {
    State next = state;
    clear_offer(next);
    const std::size_t most = std::min<std::size_t>(most_on_offer, next.bag);
    if (written.tile_count <= most && !look_at_tiles(Event(next, written))) {
        state = std::move(next);
        show(state, written);
    }
}

void force_turn(State& state, const Event& event) {
    if (can_be_made(event)) {
        note_unknown(state, event.pick());
        make(state, event.move, event.written.line.span.begin);
    }
    lay_marks(state, event);
    end_turn(state);
}

}  // namespace

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

void make(State& state, const Move& move, Stamp line) {
    if (move.names_copy) {
        see(state, move.tile);
    }
    if (!move.tile.known()) {
        if (auto suspects = suspects_of(state, move)) {
            state.suspects.push_back(std::move(*suspects));
        }
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

void Framework::apply(State& state, const Event& event, Trail&) {
    const Written& written = event.written;
    switch (written.line.verb) {
        case verb::turn:
            note_unknown(state, event.pick());
            make(state, event.move, written.line.span.begin);
            lay_marks(state, event);
            end_turn(state);
            break;
        case verb::offer: show(state, written); break;
        case verb::round: begin_round(state, written.line); break;
        case verb::tokens: lay_marks(state, event); break;
        default: break;
    }
}

void Framework::force(State& state, const Event& event, Trail&) {
    switch (event.written.line.verb) {
        case verb::round: force_round(state, event.written); break;
        case verb::offer: force_offer(state, event.written); break;
        case verb::turn: force_turn(state, event); break;
        case verb::tokens: lay_marks(state, event); break;
        default: break;
    }
}

}  // namespace arbiter::framework
