// Words for what is wrong with rounds and deals.
#include "rules/frame-work/round.hpp"
#include "rules/frame-work/telling.hpp"

namespace arbiter::frame_work {
namespace {

std::uint32_t next_round(const State& state) {
    return state.round + 1;
}

std::string gain_in_words(const RoundResult& last, Seat seat, std::string_view name) {
    if (last.busted.has(seat)) {
        return fmt::format("{} was busted", name);
    }
    return fmt::format("{} gained {}", name, last.gain(seat));
}

/// Why the one starts and not the other (ruling first-player).
std::string why_not(const Case& of, Seat right, Seat wrong) {
    const RoundResult& last = of.state.results.back();
    if (!of.state.playing.has(wrong)) {
        return fmt::format("{} does not share the lead and watches", of.name(wrong));
    }
    const std::string gains = gain_in_words(last, right, of.name(right)) + " in round " + std::to_string(last.number) +
                              ", " + gain_in_words(last, wrong, of.name(wrong));
    if (last.gain(right) != last.gain(wrong)) {
        return gains;
    }
    if (of.state.points(right) != of.state.points(wrong)) {
        return fmt::format("{}; {} has {} point{}, {} has {}", gains, of.name(right), of.state.points(right),
                           plural(of.state.points(right)), of.name(wrong), of.state.points(wrong));
    }
    return fmt::format("{}, and {} comes first clockwise after {}, who started", gains, of.name(right),
                       of.name(last.starter));
}

void say_starter(const Case& of) {
    const Seat right = of.state.starter;
    if (of.state.results.empty()) {
        of.say("{} starts round 1, as the header says", of.name(right));
    } else {
        of.say("{} starts round {}, not {}: {}", of.name(right), next_round(of.state), of.name(of.refusal.seat),
               why_not(of, right, of.refusal.seat));
    }
    of.help("round {} {}", next_round(of.state), of.referee.seats().word(right));
}

void say_not_over(const Case& of) {
    const State& state = of.state;
    of.say("round {} is not over: {} are still in it, {} of them passed in a row, {} of 5 Alibis {} revealed",
           state.round, of.names(state.active()), state.passes, alibis_revealed(state),
           alibis_revealed(state) == 1 ? "is" : "are");
    of.help("it is the turn of {}", of.name(state.turn));
}

std::string end_in_words(const Case& of) {
    const RoundResult& last = of.state.results.back();
    const SeatSet left = last.players.without(last.busted);
    switch (last.end) {
        case End::passes: return "everybody passed in a row";
        case End::alibis: return "all five Alibis are revealed";
        case End::busts:
            return left.empty() ? "everybody is busted" : fmt::format("only {} is not busted", of.names(left));
        case End::stopped: return "the table ended it";
    }
    return {};
}

void say_over(const Case& of) {
    of.say("round {} is over: {}", of.state.round, end_in_words(of));
    of.help("round {} {}, and then the deal", next_round(of.state), of.referee.seats().word(of.state.starter));
}

void help_deal(const Case& of) {
    of.help("deal and a card each for {}; ? for a card nobody saw", of.names(of.state.playing));
}

}  // namespace

void describe_round(const Case& of) {
    switch (of.refusal.law) {
        case Law::round_number:
            of.say("this is round {}, not {}", next_round(of.state), of.written.line.round);
            of.help("round {} {}", next_round(of.state), of.referee.seats().word(of.state.starter));
            break;
        case Law::round_starter: say_starter(of); break;
        case Law::round_twice:
            of.say("round {} has been announced already", next_round(of.state));
            help_deal(of);
            break;
        case Law::round_not_over: say_not_over(of); break;
        case Law::round_over: say_over(of); break;
        case Law::deal_missing:
            of.say("no cards have been dealt in round {}", next_round(of.state));
            help_deal(of);
            break;
        case Law::deal_count: {
            const std::size_t players = of.state.playing.count();
            of.say("{} card{} dealt, but {} play this round", of.written.dealt_count,
                   of.written.dealt_count == 1 ? " is" : "s are", players);
            help_deal(of);
            break;
        }
        default: break;
    }
}

}  // namespace arbiter::frame_work
