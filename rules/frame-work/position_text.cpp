// Writes a position of FRAME-WORK in set lines.
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/round.hpp"
#include "rules/record/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arbiter::frame_work {
namespace {

std::string text_of(const State& state, const Piece& piece) {
    return piece.is_known() ? state.deck()[piece.card].id : std::string("?");
}

std::string_view word(const FormatContext& context, Seat seat) {
    return record::word_behind_set(context.seats, seat);
}

/// Once for each side; nothing where that is nothing.
void write_points(const State& state, Seat seat, const FormatContext& context, std::string& text) {
    const auto mate = std::ranges::find(state.table.sides, state.side(seat));
    const bool first = mate - state.table.sides.begin() == seat;
    if (first && (state.points(seat) != 0 || context.behind_gap)) {
        text += fmt::format("set {} points {}\n", word(context, seat), state.points(seat));
    }
}

void write_hand(const State& state, Seat seat, const FormatContext& context, std::string& text) {
    if (state.may_hold_none.has(seat) && !state.hand(seat).empty()) {
        return;
    }
    text += fmt::format("set {} hand", word(context, seat));
    for (const Piece& piece : state.hand(seat).pieces()) {
        text += fmt::format(" {}", text_of(state, piece));
    }
    text += state.hand(seat).empty() ? " -\n" : "\n";
}

void write_cards(const State& state, Seat seat, const FormatContext& context, std::string& text) {
    write_hand(state, seat, context, text);
    if (state.dossier(seat).size() == 0 && !context.behind_gap) {
        return;
    }
    text += fmt::format("set {} dossier{}", word(context, seat), state.dossier(seat).size() == 0 ? " -" : "");
    for (const File& file : state.dossier(seat).files()) {
        text += fmt::format(" {}{}", text_of(state, file.piece), file.revealed ? "!" : "");
    }
    text += '\n';
}

/// The oldest first.
void write_passed(const State& state, const FormatContext& context, std::string& text) {
    std::vector<Seat> passed;
    for (Seat seat = state.turn; passed.size() < state.passes;) {
        seat = state.previous_to(seat, state.active());
        passed.insert(passed.begin(), seat);
    }
    text += passed.empty() ? "" : "set passed";
    for (const Seat seat : passed) {
        text += fmt::format(" {}", context.seats.word(seat));
    }
    text += passed.empty() ? "" : "\n";
}

void write_table(const State& state, const FormatContext& context, std::string& text) {
    text += fmt::format("set pile {}\n", state.pile);
    if (!state.aside.empty()) {
        text += "set aside";
        std::ranges::for_each(state.aside,
                              [&](const Piece& piece) { text += fmt::format(" {}", text_of(state, piece)); });
        text += '\n';
    }
    write_passed(state, context, text);
    if (!state.turn_unsaid) {
        text += fmt::format("set turn {}\n", context.seats.word(state.turn));
    }
}

void write_round(const State& state, const FormatContext& context, std::string& text) {
    const bool begun = state.phase == Phase::playing;
    const bool fresh = state.round == 0 && state.phase == Phase::between_rounds && !state.table.start_given;
    if (!state.round_open && !fresh && !state.over()) {
        text += fmt::format("set round {}", begun ? state.round : state.round + 1);
        text += state.starter_open ? "\n" : fmt::format(" {}\n", context.seats.word(state.starter));
    }
}

/// Set lines let all that have the lead play a Sudden Death.
bool leads_as_written(const State& state) {
    return state.phase == Phase::playing ? who_led(state).without(state.playing).empty()
                                         : who_share_the_lead(state) == state.playing;
}

}  // namespace

void write_position(const State& state, const FormatContext& context, std::string& text) {
    write_round(state, context, text);
    const bool playing = state.phase == Phase::playing;
    for_each(state.seats(), [&](Seat seat) {
        write_points(state, seat, context, text);
        if (playing && state.playing.has(seat)) {
            write_cards(state, seat, context, text);
        }
    });
    if (playing) {
        write_table(state, context, text);
    }
}

void write_implied(const State& state, const FormatContext& context, std::string& text) {
    for_each(state.seats(),
             [&](Seat seat) { text += fmt::format("set {} points {}\n", word(context, seat), state.points(seat)); });
}

std::string_view unwritable(const State& state) {
    const auto [least, most] = std::ranges::minmax(state.side_points);
    if (state.in_effect()) {
        return "a position lies between turns, and an effect is going on";
    }
    if (state.steps_unsaid) {
        return "a position lies between turns, and an effect is not written down to its end";
    }
    if ((state.sudden_death || state.over()) && most < points_to_win) {
        return "no set lines say that this is a Sudden Death, for nobody has five points";
    }
    if (state.sudden_death && !state.over() && !leads_as_written(state)) {
        return "no set lines say that somebody in the lead does not play this Sudden Death";
    }
    if (state.starter_open && !state.over() && !state.results.empty() && possible_starters(state) != state.playing) {
        return "no set lines say that only some of the players may start this round";
    }
    return {};
}

}  // namespace arbiter::frame_work
