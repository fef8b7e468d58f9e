// The laws of the round: when the next one begins, its number, who starts it.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"

namespace arbiter::azul {

inline std::optional<Fault> still_picking(const Event& event) {
    return fault_if(event.table.phase == Phase::offer);
}

inline std::optional<Fault> other_number(const Event& event) {
    return fault_if(event.written.line.round != event.table.round && !event.table.round_open);
}

inline std::optional<Fault> other_starter(const Event& event) {
    const Seat named = event.written.line.named;
    return fault_if(named != no_seat && named != static_cast<Seat>(event.table.start) && !event.table.start_open);
}

inline bool names_starter(const Event& event) {
    return event.written.line.named != no_seat;
}

inline std::optional<Fault> already_announced(const Event& event) {
    return fault_if(event.table.round_said);
}

inline void say_not_over(const Case& of) {
    const Table& table = of.event.table;
    if (of.event.relaxed || of.event.count_unsaid) {
        of.say("round {} is not over: tiles are still {}", table.round, places_of_tiles(table));
    } else {
        of.say("round {} is not over: {} tile{} still {}", table.round, table.left, table.left == 1 ? " is" : "s are",
               places_of_tiles(table));
    }
    if (!of.event.turn_unsaid) {
        of.help("it is the turn of {}", of.name(static_cast<Seat>(table.turn)));
    }
}

inline void say_number(const Case& of) {
    of.point(of.event.written.line.number);
    of.say("this is round {}, not {}", of.event.table.round, of.event.written.line.round);
    const Table& table = of.event.table;
    const Seat named = of.event.written.line.named;
    const Seat starter = named == no_seat || table.start_open ? named : static_cast<Seat>(table.start);
    of.help("round {}{}{}", table.round, starter == no_seat ? "" : " ",
            starter == no_seat ? std::string_view{} : of.referee.seats().word(starter));
}

/// Who starts the first round of the record is written, who starts another one has come about.
inline void say_first_starter(const Case& of) {
    const std::uint32_t set = of.event.table.starter_set;
    of.say("{} says that {} starts, not {}", set != 0 ? "the position" : "the header",
           of.name(static_cast<Seat>(of.event.table.start)), of.name(of.event.written.line.named));
    if (set != 0) {
        note_line(of, set, "it was set here");
    }
}

inline void say_starter(const Case& of) {
    const Table& table = of.event.table;
    const Line& line = of.event.written.line;
    const auto start = static_cast<Seat>(table.start);
    of.point(line.named_span);
    if (table.dealt_at == 0) {
        say_first_starter(of);
    } else if (table.marker_stayed && !of.event.relaxed) {
        of.say("{} starts round {}, not {}: nobody took the starting player marker, so the same player starts again",
               of.name(start), table.round, of.name(line.named));
    } else {
        of.say("{} starts round {}, not {}: whoever took the starting player marker last starts", of.name(start),
               table.round, of.name(line.named));
    }
    of.help("round {} {}", table.round, of.referee.seats().word(start));
}

inline void say_round_twice(const Case& of) {
    of.say("round {} has already begun", of.event.table.round);
}

inline constexpr std::array not_over_laws{
    Rules{Law::round_not_over,
          Rule{"azul.round.not-over", Kind::play, heading::offer,
               "a round ends when the displays and the center are empty",
               "A new round begins only when every tile has been taken from the displays and the center.",
               AZUL_HEAD AZUL_DEAL "Ann 1B:2\nround 2 Ben\n"},
          still_picking, nullptr, say_not_over},
};

inline constexpr std::array round_laws{
    Rules{Law::round_number,
          Rule{"azul.round.number", Kind::play, "tgn(5)", "rounds are counted from 1",
               "The number in the round line is not the number of the round that begins.", AZUL_HEAD "round 2 Ann\n"},
          other_number, nullptr, say_number},
    Rules{Law::round_starter,
          Rule{"azul.round.starter", Kind::play, heading::next_round,
               "whoever holds the starting player marker starts, in round 1 the player agreed on",
               "The player who took the starting player marker from the center starts the next round. When nobody took "
               "it, the same player starts again (ruling no-marker). Round 1 begins with the player that Start names; "
               "without Start, with the one that the round line names.",
               "Game: azul\nPlayers: Ann, Ben\nStart: Ann\n\nround 1 Ben\n"},
          other_starter, names_starter, say_starter},
};

inline constexpr std::array round_twice_laws{
    Rules{Law::round_twice,
          Rule{"azul.round.twice", Kind::play, "tgn(5)", "a round begins once",
               "The same round is announced a second time.", AZUL_HEAD "round 1 Ann\nround 1 Ann\n"},
          already_announced, nullptr, say_round_twice},
};

}  // namespace arbiter::azul
