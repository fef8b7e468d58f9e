// The laws of the round line: which round begins, when, and who starts it.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

namespace arbiter::framework {

/// Where a position does not say which round it is, the first round line does.
inline Judgement other_number(const Event& event) {
    const std::uint32_t next = event.state.round + 1u;
    const std::uint32_t number = event.written.line.round;
    const bool open = event.state.round_open && number > 0 && number <= event.state.agreed.rounds();
    return open || number == next
               ? std::nullopt
               : std::optional(Fault{.expected = static_cast<int>(next), .found = static_cast<int>(number)});
}

/// Without `Start` the first round line names the starter.
inline bool is_starter_open(const Event& event) {
    const State& state = event.state;
    return (state.round == 0 && !state.agreed.start) || state.turn_unsaid;
}

inline void say_number(const Case& of) {
    of.point(of.event.written.line.number);
    if (of.event.state.round_open) {
        const Agreement& agreed = of.event.state.agreed;
        of.say("there is no round {}: {} play {}", of.fault.found, counted(agreed.players, "player"), agreed.rounds());
        return;
    }
    const Seat named = of.event.written.line.named;
    const Seat starter = is_starter_open(of.event) ? named : static_cast<Seat>(of.event.state.next_starter());
    of.say("this is round {}, not {}", of.fault.expected, of.fault.found);
    of.help("round {}{}{}", of.fault.expected, named == no_seat ? "" : " ",
            named == no_seat ? std::string_view{} : of.referee.seats().word(starter));
}

inline bool names_starter(const Event& event) {
    return event.written.line.named != no_seat;
}

inline Judgement other_starter(const Event& event) {
    const State& state = event.state;
    const bool fine =
        is_starter_open(event) || !names_starter(event) || starter_of(event.written.line) == state.next_starter();
    return fine ? std::nullopt
                : std::optional(
                      Fault{.player = state.next_starter(), .found = static_cast<int>(event.written.line.round)});
}

inline void say_starter(const Case& of) {
    const Line& line = of.event.written.line;
    of.point(line.named_span);
    if (of.event.state.round == 0) {
        of.say("{} starts round 1, as the header says", name(of, of.fault.player));
    } else {
        of.say("{} starts round {}, not {}", name(of, of.fault.player), of.fault.found, of.name(line.named));
    }
    of.help("round {} {}", of.fault.found, of.referee.seats().word(static_cast<Seat>(of.fault.player)));
}

inline Judgement announced_before(const Event& event) {
    return event.state.phase == Phase::announced ? std::optional(Fault{.found = event.state.round}) : std::nullopt;
}

inline void say_twice(const Case& of) {
    of.say("round {} has no offer yet, so no other round can begin", of.fault.found);
}

inline Judgement tiles_are_left(const Event& event) {
    const State& state = event.state;
    return state.phase == Phase::picking
               ? std::optional(Fault{
                     .player = state.turn, .found = static_cast<int>(state.offer.left()), .line = state.offer.line()})
               : std::nullopt;
}

inline void say_tiles_left(const Case& of) {
    const State& state = of.event.state;
    of.say("{} is not over: {} of its offer {} left",
           state.round_open ? std::string("the round") : fmt::format("round {}", state.round),
           counted(of.fault.found, "tile"), of.fault.found == 1 ? "is" : "are");
    note_line(of, "the offer of this round");
    of.help("it is the turn of {}; still on offer: {}", name(of, of.fault.player),
            still_on_offer(of.event.state.offer));
}

inline constexpr std::array round_laws{
    Rules{Law::round_number,
          Rule{"framework.round.number", Kind::play, heading::notation, "rounds are counted from 1",
               "The number in the round line is not the number of the round that begins.",
               FRAMEWORK_HEAD "round 2 Ann\n"},
          other_number, nullptr, say_number},
    Rules{Law::round_starter,
          Rule{"framework.round.starter", Kind::play, heading::gameplay,
               "the bag goes round clockwise, and who holds it starts",
               "The first starter is the one agreed on; after every round the bag goes to the next player clockwise. "
               "Who holds it draws the offer, takes the first tile and the last one.",
               FRAMEWORK_HEAD FRAMEWORK_ROUND "round 2 Ann\n"},
          other_starter, names_starter, say_starter},
};

inline constexpr std::array round_twice_laws{
    Rules{Law::round_twice,
          Rule{"framework.round.twice", Kind::play, heading::notation, "an offer follows the round line",
               "A round is announced while another one has been announced and its offer has not been laid out.",
               FRAMEWORK_HEAD "round 1 Ann\nround 2 Ben\n"},
          announced_before, nullptr, say_twice},
};

/// Also of an offer, which begins a round that nobody announces.
inline constexpr std::array round_break_laws{
    Rules{Law::round_tiles_left,
          Rule{"framework.round.tiles-left", Kind::play, heading::gameplay,
               "a round ends when every tile of the offer has been laid",
               "A new round or a new offer begins although tiles of the last offer have not been taken. The last of "
               "them goes to the player who started the round (ruling leftover).",
               FRAMEWORK_HEAD FRAMEWORK_OFFER "Ann 1:0,0\nBen 2:0,0\nround 2 Ben\n"},
          tiles_are_left, nullptr, say_tiles_left},
};

}  // namespace arbiter::framework
