// The laws of tic-tac-toe: rule, condition with its facts, and words, together.
#pragma once

#include "grammar/tic-tac-toe/written.hpp"
#include "rules/law.hpp"
#include "rules/tic-tac-toe/state.hpp"

namespace arbiter::tic_tac_toe {

enum class Law : std::uint8_t { none, turn_wrong_player, cell_marked };

/// A line in a position.
struct Event {
    const State& state;
    const Written& written;

    Seat player() const { return written.line.seat == no_seat ? state.turn : written.line.seat; }
};

struct Fault {
    Law law = Law::none;
    Cell cell{};  ///< what stands in the cell already
};

using Case = arbiter::Case<Event, Fault>;

inline std::optional<Fault> not_to_move(const Event& event) {
    return event.player() != event.state.turn ? std::optional(Fault{}) : std::nullopt;
}

inline void say_wrong_player(const Case& of) {
    of.point(of.event.written.line.actor);
    of.say("it is the turn of {}, not of {}", of.name(of.event.state.turn), of.name(of.event.player()));
}

inline std::optional<Fault> marked(const Event& event) {
    const Cell& cell = event.state.cells[event.written.cell];
    return cell.holder != no_seat ? std::optional(Fault{.cell = cell}) : std::nullopt;
}

inline void say_marked(const Case& of) {
    const Span cell = of.event.written.cell_span;
    of.point(cell);
    of.say("{} marked {} already", of.name(of.fault.cell.holder), cell.in(of.referee.text()));
    of.note(line_around(of.referee.text(), of.fault.cell.since), "here");
}

#define TIC_TAC_TOE "Game: tic-tac-toe\nPlayers: Ann, Ben\n\nAnn b2\n"
inline constexpr std::array laws{
    arbiter::Law<Event, Fault>{
        Law::turn_wrong_player,
        Rule{"tic-tac-toe.turn.wrong-player", Kind::play, "tic-tac-toe", "the players take turns",
             "The line names the player whose turn it is not.", TIC_TAC_TOE "Ann a1\n"},
        not_to_move, nullptr, say_wrong_player},
    arbiter::Law<Event, Fault>{Law::cell_marked,
                               Rule{"tic-tac-toe.cell.marked", Kind::play, "tic-tac-toe", "a cell takes one mark",
                                    "A mark stands in this cell already.", TIC_TAC_TOE "Ben b2\n"},
                               marked, nullptr, say_marked},
};
static_assert(is_complete(laws, Law::cell_marked));
inline constexpr auto book = rules_of(laws);

}  // namespace arbiter::tic_tac_toe
