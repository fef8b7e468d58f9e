// Writes a position as the lines that set it.
#include "rules/framework/event.hpp"
#include "rules/framework/position.hpp"
#include "rules/framework/words.hpp"
#include "rules/position/rows.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::framework {
namespace {

/// A place for each tile laid out, of which there is another number only where a violation stands.
void write_offer(const State& state, std::string& text) {
    const bool picking = state.phase == Phase::picking;
    const std::size_t places = picking ? state.offer.tiles().size() : state.agreed.players + 1u;
    for (std::size_t tile = 0; tile < places; ++tile) {
        const bool left = picking && state.offer.is_free(tile);
        text += fmt::format(" {}", left ? framework::text(state.offer.tiles()[tile]) : std::string("-"));
    }
}

/// Behind an end the last round is told by its empty offer.
void write_round(const State& state, const Seats& seats, std::string& text) {
    const bool in_play = state.phase == Phase::picking || (state.finished() && state.round > 0);
    const bool started = state.agreed.start || state.round > 0 || state.phase != Phase::between;
    if (!state.round_open && started && !state.turn_unsaid) {
        const bool begun = in_play || state.phase == Phase::announced;
        text += fmt::format("set round {} {}\n", begun ? state.round : state.round + 1,
                            seats.word(static_cast<Seat>(begun ? state.starter : state.next_starter())));
    }
    if (in_play) {
        text += "set offer";
        write_offer(state, text);
        text += '\n';
    }
    if (state.round_open && !state.turn_unsaid) {
        const Player turn = in_play ? state.turn : state.next_starter();
        text += fmt::format("set turn {}\n", seats.word(static_cast<Seat>(turn)));
    }
}

/// All on one line, for they are set once.
void write_tokens(const Display& display, std::string& text) {
    for (const Laid& laid : display.tiles()) {
        for (std::size_t task = 0; task < Tile::most_tasks; ++task) {
            text += laid.has_token(task) ? fmt::format(" +{}/{}", text_of(laid.cell), task + 1) : std::string();
        }
    }
}

void write_player(const State& state, Player player, std::string_view word, bool all, std::string& text) {
    const Display& display = state.displays[player];
    if (display.empty() && all) {
        text += fmt::format("set {} display -\n", word);
    }
    Rows tiles(fmt::format("set {} display", word), text);
    for (const Laid& laid : display.tiles()) {
        tiles.add(fmt::format("{}:{}", framework::text(laid.tile), text_of(laid.cell)));
    }
    tiles.end();
    if (state.agreed.house.tokens == Tokens::claimed && display.tokens_placed() > 0) {
        text += fmt::format("set {} tokens", word);
        write_tokens(display, text);
        text += '\n';
    }
}

}  // namespace

void write_position(const State& state, const FormatContext& context, std::string& text) {
    if (!state.agreed.solo()) {
        write_round(state, context.seats, text);
    }
    for (Player player = 0; player < state.agreed.players; ++player) {
        write_player(state, player, record::word_behind_set(context.seats, static_cast<Seat>(player)),
                     context.behind_gap, text);
    }
    const bool has_store = state.agreed.solo() && state.agreed.house.storage != 0;
    if (!state.storage.empty() || (has_store && context.behind_gap)) {
        text +=
            fmt::format("set {} store{}", record::word_behind_set(context.seats, 0), state.storage.empty() ? " -" : "");
        std::ranges::for_each(state.storage,
                              [&](const Tile& tile) { text += fmt::format(" {}", framework::text(tile)); });
        text += '\n';
    }
}

std::string_view unwritable(const State& state) {
    const bool as_in_check = lays_tokens(state) && is_laid_out(state) && !state.agreed.solo();
    return as_in_check && state.ended == Ended::last_token
               ? "no set lines say that a last token ended the game: with all tiles laid they show the check behind "
                 "the last round"
               : std::string_view{};
}

}  // namespace arbiter::framework
