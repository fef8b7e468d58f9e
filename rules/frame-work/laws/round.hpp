// The laws of the round: when it begins and who starts it, when it is over.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/frame-work/diagnostic_helpers.hpp"
#include "rules/frame-work/laws/examples.hpp"
#include "rules/frame-work/round.hpp"

namespace arbiter::frame_work {

inline std::uint32_t next_round(const Event& event) {
    return event.state.round + 1;
}

inline Judgement round_goes_on(const Event& event) {
    return fault_if(event.state.phase == Phase::playing);
}

inline std::string passes_in_words(std::uint32_t passes) {
    return passes == 0   ? std::string("none of them has passed")
           : passes == 1 ? std::string("one of them has passed")
                         : fmt::format("{} of them have passed in a row", passes);
}

inline void say_not_over(const Case& of) {
    const State& state = of.event.state;
    const std::size_t alibis = alibis_revealed(state);
    of.say("round {} is not over: {} are still in it, {}, {} of 5 Alibis {} revealed", state.round,
           names(of, state.active()), passes_in_words(state.passes), alibis, alibis == 1 ? "is" : "are");
    of.help("it is the turn of {}", of.name(state.turn));
}

/// Asked when the cards of this round have been dealt once.
inline Judgement round_is_through(const Event& event) {
    return fault_if(event.state.phase != Phase::playing);
}

inline std::string end_in_words(const Case& of) {
    const RoundResult& last = of.event.state.results.back();
    const SeatSet left = last.players.without(last.busted);
    switch (last.end) {
        case End::passes: return "everybody passed in a row";
        case End::alibis: return "all five Alibis are revealed";
        case End::busts:
            return left.empty() ? "everybody is busted" : fmt::format("only {} is not busted", names(of, left));
        case End::stopped: return "the table ended it";
    }
    return {};
}

inline void say_over(const Case& of) {
    if (of.event.state.results.empty()) {
        of.say("round {} has not been dealt yet", next_round(of.event));
    } else {
        of.say("round {} is over: {}", of.event.state.round, end_in_words(of));
    }
    of.help("round {} {}, and then the deal", next_round(of.event), of.referee.seats().word(of.event.state.starter));
}

/// Asked when the one before is through.
inline Judgement announced_already(const Event& event) {
    return fault_if(event.state.phase == Phase::called);
}

inline void say_twice(const Case& of) {
    of.say("round {} has been announced already", next_round(of.event));
    help_deal(of);
}

inline Judgement other_number(const Event& event) {
    const std::uint32_t number = event.written.line.round;
    return fault_if(number == 0 || (number != next_round(event) && !event.state.round_open),
                    {.token = event.written.line.number});
}

inline void say_number(const Case& of) {
    of.say("this is round {}, not {}", next_round(of.event), of.event.written.line.round);
    of.help("round {} {}", next_round(of.event), of.referee.seats().word(of.event.state.starter));
}

inline bool names_starter(const Event& event) {
    return event.written.line.named != no_seat;
}

inline Judgement other_starter(const Event& event) {
    const State& state = event.state;
    const Seat named = event.written.line.named;
    const bool first = state.round == 0 && !state.table.start_given;
    const bool other = names_starter(event) && named != state.starter && !first;
    return fault_if(other && !possible_starters(state).has(named),
                    {.seat = named, .token = event.written.line.named_span});
}

/// As it is written, where a position does not say which round it is.
inline std::uint32_t called_round(const Event& event) {
    return event.state.round_open ? event.written.line.round : next_round(event);
}

inline std::string gain_in_words(const RoundResult& last, Seat seat, std::string_view name) {
    return last.busted.has(seat) ? fmt::format("{} was busted", name)
                                 : fmt::format("{} gained {}", name, last.gain(seat));
}

/// Why the one starts and not the other (ruling first-player).
inline std::string why_not(const Case& of, Seat right, Seat wrong) {
    const State& state = of.event.state;
    const RoundResult& last = state.results.back();
    if (!state.playing.has(wrong)) {
        return fmt::format("{} does not share the lead and watches", of.name(wrong));
    }
    const std::string gains = fmt::format("{} in round {}, {}", gain_in_words(last, right, of.name(right)),
                                          called_round(of.event) - 1, gain_in_words(last, wrong, of.name(wrong)));
    if (last.gain(right) != last.gain(wrong)) {
        return gains;
    }
    if (state.points(right) != state.points(wrong)) {
        return fmt::format("{}; {} has {}, {} has {}", gains, of.name(right), counted(state.points(right), "point"),
                           of.name(wrong), state.points(wrong));
    }
    return fmt::format("{}, and {} comes first clockwise after {}, who started", gains, of.name(right),
                       of.name(last.starter));
}

inline void say_starter(const Case& of) {
    const Seat right = of.event.state.starter;
    if (of.event.state.results.empty()) {
        of.say("{} starts round {}, as the {} says", of.name(right), called_round(of.event),
               of.event.state.round == 0 ? "header" : "position");
    } else {
        of.say("{} starts round {}, not {}: {}", names(of, possible_starters(of.event.state), " or "),
               called_round(of.event), culprit(of), why_not(of, right, of.fault.seat));
    }
    of.help("round {} {}", called_round(of.event), of.referee.seats().word(right));
}

/// The round before is through.
inline constexpr std::array round_laws{
    Rules{
        Law::round_not_over,
        Rule{"frame-work.round.not-over", Kind::play, heading::ends,
             "a round goes on until all pass, all Alibis are revealed or one player is left",
             "A new round begins although the one before has not come to any of its three ends: everybody still in it "
             "passes in a row, all "
             "five Alibis are revealed, or all players but one are busted.",
             FW_DEAL "Ann pass\nround 2 Ann\n"},
        round_goes_on, nullptr, say_not_over},
};

/// What is announced.
inline constexpr std::array call_laws{
    Rules{Law::round_twice,
          Rule{"frame-work.round.twice", Kind::play, heading::notation, "a round begins once",
               "The same round is announced a second time.", FW_HEAD "round 1 Ann\nround 1 Ann\n"},
          announced_already, nullptr, say_twice},
    Rules{Law::round_number,
          Rule{"frame-work.round.number", Kind::play, heading::notation, "rounds are counted from 1",
               "The number in the round line is not the number of the round that begins.", FW_HEAD "round 2 Ann\n"},
          other_number, nullptr, say_number},
    Rules{
        Law::round_starter,
        Rule{"frame-work.round.starter", Kind::play, "FRAME-WORK rulebook, setting up a round; ruling first-player",
             "round 1 is started by the player agreed on, the next by who gained most in the last",
             "The first round is started by the player agreed on. Every later one is started by whoever gained most "
             "Trust "
             "Points in the "
             "round before; among equals the one with most points, then the first clockwise after the last starter. A "
             "busted player gained "
             "less than anybody else.",
             "Game: frame-work\nPlayers: Ann, Ben\nDeck: gala\nStart: Ann\n\nround 1 Ben\n"},
        other_starter, names_starter, say_starter},
};

inline constexpr std::array round_over_laws{
    Rules{Law::round_over,
          Rule{"frame-work.round.over", Kind::play, heading::ends,
               "when a round is over nobody acts until the next one is dealt",
               "The round had already come to an end when this turn was taken.",
               FW_DEAL "Ann pass\nBen pass\nAnn pass\n"},
          round_is_through, nullptr, say_over},
};

}  // namespace arbiter::frame_work
