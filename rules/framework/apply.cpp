// What events do to a position: by the rules, and as far as the pieces allow where they break one and stand.
#include "rules/framework/apply.hpp"

#include "rules/framework/covering.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/relaxation.hpp"
#include "rules/framework/unseen.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arbiter::framework {
namespace {

void unsee(State& state, const Tile& tile) {
    const auto entry = state.agreed.inventory && tile.known() ? state.agreed.inventory->find(tile) : std::nullopt;
    if (entry && state.drawn[*entry] > 0) {
        --state.drawn[*entry];
    }
}

/// Alone; what is stored unseen takes a place among what is hidden.
void take_from_bag(State& state, const Tile& tile) {
    --state.bag;
    const auto kind = state.hidden.empty() || !tile.known() ? std::nullopt : kind_of(state, tile);
    if (kind) {
        state.hidden.see(*kind);
    }
}

void store(State& state, const Event& event) {
    const bool known = event.move.tile.known();
    const std::uint32_t at = known ? 0 : event.pick().span.begin;
    take_from_bag(state, event.move.tile);
    if (!known && !state.is_relaxation()) {
        state.hidden.draw(at, stock_of(state));
    }
    state.stored_at[state.storage.size()] = at;
    state.storage.push_back(event.move.tile);
}

void take_stored(State& state, const Move& move) {
    if (move.from == Move::nowhere) {
        return forget_stored(state);
    }
    state.storage.erase(move.from);
    state.unstored = move.from;
    if (move.from == 0) {
        state.stored_at[0] = state.stored_at[1];
    }
    state.stored_at[1] = 0;
}

/// Takes the tile from wherever it lies before it goes into the display.
void pick_up(State& state, const Move& move, Stamp line) {
    if (!state.agreed.solo()) {
        move.from == Move::nowhere ? state.offer.take_some() : state.offer.take(move.from, line);
    } else if (move.act == Act::unstore) {
        take_stored(state, move);
    } else {
        take_from_bag(state, move.tile);
    }
}

/// A tile that stands although it touches none, nobody knows where.
bool lies_apart(const State& state, const Move& move) {
    return move.guessed && !move.spot.touches() && !state.displays[move.player].empty();
}

/// A relaxation follows no tile that lies nobody knows where. Alone the score asks where it lies.
void lay(State& state, const Move& move, Stamp line) {
    if (lies_apart(state, move)) {
        state.lose(move.player);
        if (state.agreed.solo() && !state.is_relaxation()) {
            become_relaxation(state);
        }
    }
    if (state.is_relaxation()) {
        return lay_in_relaxation(state, move, line);
    }
    state.displays.lay(move.player, {.tile = move.tile,
                                     .spot = move.spot,
                                     .line = line,
                                     .guessed = move.guessed,
                                     .asked = move.asked,
                                     .covering = state.agreed.house.tokens == Tokens::automatic,
                                     .tokens = state.agreed.tokens[move.player],
                                     .dual = state.agreed.house.dual});
}

void pass_turn(State& state, Player player) {
    state.last_player = player;
    state.turn = state.after(player);
    state.phase = !state.agreed.solo() && state.offer.left() == 0 ? Phase::between : state.phase;
    check_last_token(state, player);
}

/// Tokens of a line whose other parts have happened.
void lay_marks(State& state, const Event& event) {
    if (state.is_relaxation()) {
        mark_in_relaxation(state, event);
    } else if (lays_tokens(state)) {
        lay_tokens(state, event.player, event.written.tokens(), event.written.line.span.begin);
    }
}

constexpr auto most_rounds_written = static_cast<std::uint32_t>(tiles_in_bag);

void begin_round(State& state, const Line& line) {
    const Player starter = starter_of(line).value_or(state.next_starter());
    if (state.round_open) {
        state.round = static_cast<std::uint8_t>(line.round - 1);
        state.round_open = false;
    }
    state.turn_unsaid = state.turn_unsaid && line.named == no_seat;
    announce_round(state, starter);
}

/// A round with a wrong number or starter begins all the same, as the line says, also when it has been announced before
/// or tiles of the last one are left.
void force_round(State& state, const Written& written) {
    clear_offer(state);
    const bool again = state.phase == Phase::announced;
    const Player next = again ? state.starter : state.next_starter();
    state.round_open = false;
    state.round = static_cast<std::uint8_t>(std::clamp(written.line.round, 1u, most_rounds_written) - 1);
    announce_round(state, starter_of(written.line).value_or(next));
}

/// An offer of the wrong size can lie on the table, as long as the bag has so many tiles and each of them exists.
void force_offer(State& state, const Written& written) {
    State next = state;
    clear_offer(next);
    const std::size_t most = std::min<std::size_t>(most_on_offer, next.bag);
    if (written.tile_count <= most && !look_at_tiles(Event(next, written))) {
        state = std::move(next);
        lay_out(state, written);
    }
}

/// Of a relaxation: in some of its positions the pieces allow the turn, in others perhaps not.
bool may_be_made(const Event& event) {
    return !follows_cells(event) || (event.state.is_relaxation() && !event.state.offer.certain());
}

void force_turn(State& state, const Event& event) {
    state.off_course = state.off_course || may_be_made(event);
    if (can_be_made(event)) {
        make(state, event);
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
        if (state.offer.is_free(tile) && !state.offer.is_fresh(tile)) {
            unsee(state, state.offer.tiles()[tile]);
        }
    }
    state.bag = static_cast<std::uint8_t>(state.bag + state.offer.left());
    state.offer = {};
    state.hidden = {};
    state.phase = Phase::between;
}

void lay_out(State& state, std::span<const Tile> tiles, std::span<const Span> spans, Stamp line) {
    if (state.phase != Phase::announced) {
        announce_round(state, state.next_starter());
    }
    state.phase = Phase::picking;
    state.offer.lay_out(tiles, spans, line);
    state.bag = static_cast<std::uint8_t>(state.bag - tiles.size());
    for (const Tile& tile : tiles) {
        count_drawn(state, tile);
    }
    state.hidden = {};
    if (!state.offer.certain() && !state.is_relaxation()) {
        hide_unknown(state);
    }
}

void lay_out(State& state, const Written& offer) {
    lay_out(state, offer.offer(), offer.tile_spans, offer.line.span.begin);
}

void make(State& state, const Event& event) {
    const Move move = event.move;
    const Stamp line = event.written.line.span.begin;
    if (move.names_copy) {
        count_drawn(state, move.tile);
    }
    if (move.act == Act::store) {
        store(state, event);
    } else {
        pick_up(state, move, line);
        lay(state, move, line);
    }
    pass_turn(state, move.player);
}

void make_plain(State& state, std::size_t from, const Spot& spot, Stamp line) {
    const Player player = state.turn;
    state.offer.take(from, line);
    state.displays.lay(player, {.tile = state.offer.tiles()[from],
                                .spot = spot,
                                .line = line,
                                .covering = true,
                                .tokens = state.agreed.tokens[player],
                                .dual = state.agreed.house.dual});
    pass_turn(state, player);
}

void check_last_token(State& state, Player player) {
    if (state.tokens_left(player) <= 0 && (state.ended == Ended::no || state.agreed.solo())) {
        state.ended = Ended::last_token;
        state.last_token_of = player;
    }
}

void end_turn(State& state) {
    if (is_laid_out(state) && state.ended == Ended::no) {
        state.ended = Ended::bag_empty;
    }
}

void lay_token(State& state, Player player, TaskAt at, Stamp line) {
    state.displays[player].cover(at.tile, at.task, line);
    check_last_token(state, player);
}

/// Some tile of the offer went somewhere into that player's display, and up to all tokens onto it. What others have is
/// what it was.
bool Framework::play_unnoted(State& state, Seat seat) {
    if (state.agreed.solo() || state.phase != Phase::picking) {
        return false;
    }
    const auto player = static_cast<Player>(seat);
    go_on(state);
    state.offer.take_some();
    state.offer.doubt();
    state.lose(player);
    state.bounds->said[player].most = state.agreed.tokens[player];
    state.bounds->unsure = static_cast<std::uint8_t>(state.bounds->unsure | 1u << player);
    pass_turn(state, player);
    end_turn(state);
    return true;
}

void Framework::apply(State& state, const Event& event, ScoreLog&) {
    const Written& written = event.written;
    if (state.is_relaxation() && written.verb() != Verb::tokens) {
        go_on(state);
    }
    switch (written.verb()) {
        case Verb::turn:
            make(state, event);
            lay_marks(state, event);
            end_turn(state);
            break;
        case Verb::offer: lay_out(state, written); break;
        case Verb::round: begin_round(state, written.line); break;
        case Verb::tokens: lay_marks(state, event); break;
    }
}

void Framework::force(State& state, const Event& event, ScoreLog&) {
    switch (event.written.verb()) {
        case Verb::round: force_round(state, event.written); break;
        case Verb::offer: force_offer(state, event.written); break;
        case Verb::turn: force_turn(state, event); break;
        case Verb::tokens: lay_marks(state, event); break;
    }
}

}  // namespace arbiter::framework
