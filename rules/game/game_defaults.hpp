// What a game is spared: verbs that most games answer in the same way, with that answer. The core asks here, and a game
// writes only what differs. A game without rounds, scores, hidden facts or chance says nothing of them.
#pragma once

#include "rules/game/game.hpp"
#include "rules/game/law.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/canonical.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::defaults {

template <typename G>
std::span<const Ruling> rulings() {
    if constexpr (requires { G::rulings(); }) {
        return G::rulings();
    }
    return {};
}

/// No event carries claims that could be left out.
template <typename G>
void drop_claims(const typename G::State& before, typename G::Written& written) {
    if constexpr (requires { G::drop_claims(before, written); }) {
        G::drop_claims(before, written);
    }
}

/// Every event is a move that undo takes back.
template <typename G>
Role role(const typename G::State& state, const typename G::Written& written) {
    if (written.line.kind() == LineKind::turn) [[unlikely]] {
        return Role::move;
    }
    if constexpr (requires { G::role(state, written); }) {
        return G::role(state, written);
    }
    return Role::move;
}

/// No event carries claims.
template <typename G>
void audit(const typename G::State& state, const typename G::Written& written, Referee& referee) {
    if constexpr (requires { G::audit(state, written, referee); }) {
        G::audit(state, written, referee);
    }
}

/// The chains of laws that concern the event, in their order: the first that is broken is the fault.
template <typename G>
std::optional<typename G::Fault> look(const typename G::Event& event) {
    if constexpr (requires { G::look(event); }) {
        return G::look(event);
    } else {
        return G::ask_laws(event, [&](auto... chains) { return first_fault(event, chains...); });
    }
}

/// The laws of those chains that the event meets.
template <typename G>
void held(const typename G::Event& event, std::vector<std::uint16_t>& met) {
    if constexpr (requires { G::held(event, met); }) {
        G::held(event, met);
    } else {
        G::ask_laws(event, [&](auto... chains) { (add_met(chains, event, met), ...); });
    }
}

/// The words of the law that is broken.
template <typename G>
void describe(const typename G::Event& event, const typename G::Fault& fault, Referee& referee, Finding& finding) {
    if constexpr (requires { G::describe(event, fault, referee, finding); }) {
        G::describe(event, fault, referee, finding);
    } else {
        G::laws()[static_cast<std::size_t>(fault.law) - 1].say({event, fault, referee, finding});
    }
}

/// What cannot be played by the rules changes nothing. True: it has been played, as far as the pieces allow.
template <typename G>
bool force(typename G::State& state, const typename G::Event& event, typename G::ScoreLog& log) {
    if constexpr (requires {
                      { G::force(state, event, log) } -> std::same_as<bool>;
                  }) {
        return G::force(state, event, log);
    } else if constexpr (requires { G::force(state, event, log); }) {
        G::force(state, event, log);
        return true;
    } else {
        return false;
    }
}

/// Plays an event by the rules, resolved; nothing, or why it may not be played, and then the state is as it was.
template <typename G>
std::optional<typename G::Fault> play_resolved(typename G::State& state, const typename G::Written& written,
                                               typename G::ScoreLog& log) {
    const typename G::Event event{state, written};
    auto fault = look<G>(event);
    if (!fault) [[likely]] {
        G::apply(state, event, log);
    }
    return fault;
}

/// The same; a game may play those that it knows at once without resolving them.
template <typename G>
std::optional<typename G::Fault> play(typename G::State& state, const typename G::Written& written,
                                      typename G::ScoreLog& log) {
    if constexpr (requires { G::play(state, written, log); }) {
        return G::play(state, written, log);
    } else {
        return play_resolved<G>(state, written, log);
    }
}

/// Plays an event that stands although it breaks a rule, as far as the pieces allow; false: nothing of it.
template <typename G>
bool force_line(typename G::State& state, const typename G::Written& written, typename G::ScoreLog& log) {
    return force<G>(state, typename G::Event{state, written}, log);
}

/// How the scores come about is told to nobody.
template <typename G>
typename G::ScoreLog untold_trail() {
    typename G::ScoreLog log;
    if constexpr (requires { log.told; }) {
        log.told = false;
    }
    return log;
}

/// Nothing happens by itself before a line.
template <typename G>
void proceed(typename G::State& state, typename G::ScoreLog& log) {
    if constexpr (requires { G::proceed(state, log); }) {
        G::proceed(state, log);
    }
}

/// And nothing that only the next line shows: what the table did and did not write down.
template <typename G>
void proceed_to(typename G::State& state, const typename G::Written& next, typename G::ScoreLog& log) {
    proceed<G>(state, log);
    if constexpr (requires { G::proceed_to(state, next); }) {
        G::proceed_to(state, next);
    }
}

/// Nothing is left to happen when the record ends.
template <typename G>
void proceed_to_end(typename G::State& state, std::uint32_t end) {
    if constexpr (requires { G::proceed_to_end(state, end); }) {
        G::proceed_to_end(state, end);
    }
}

/// There are no rounds.
template <typename G>
std::uint32_t round(const typename G::State& state) {
    if constexpr (requires { G::round(state); }) {
        return G::round(state);
    }
    return 0;
}

/// There are no points, only winners.
template <typename G>
void scores(const typename G::State& state, Report& report) {
    if constexpr (requires { G::scores(state, report); }) {
        G::scores(state, report);
    } else {
        report.score_count = 0;
    }
}

/// Nothing is unknown: the scores are what the position says.
template <typename G>
bool certain(const typename G::State& state) {
    if constexpr (requires { G::certain(state); }) {
        return G::certain(state);
    }
    return true;
}

/// What it is that ends.
template <typename G>
constexpr std::string_view what_is_played() {
    if constexpr (requires { G::played; }) {
        return G::played;
    } else {
        return "game";
    }
}

/// Where unknown facts leave the scores open, totals are not compared.
template <typename G>
void audit_open_scores(typename G::State& state, const Line& line, Referee& referee) {
    if constexpr (requires { G::audit_open_scores(state, line, referee); }) {
        G::audit_open_scores(state, line, referee);
    }
}

/// Where unknown facts leave the scores open, an announced result is not compared.
template <typename G>
void audit_open_result(typename G::State& state, const Header& header, Referee& referee) {
    if constexpr (requires { G::audit_open_result(state, header, referee); }) {
        G::audit_open_result(state, header, referee);
    }
}

/// The seats that have won, one bit each; nothing else is worth telling.
template <typename G>
void conclude(const typename G::State& state, const typename G::ScoreLog& log, const ReportOptions& options,
              Report& report) {
    if constexpr (requires { G::conclude(state, log, options, report); }) {
        G::conclude(state, log, options, report);
    } else {
        report.winners = G::over(state) ? G::winners(state) : std::uint8_t{0};
    }
}

/// Nothing is left to be said at the end.
/// Who has won, and with which scores, in a position in which the rules have ended the game.
template <typename G>
Report ending(const typename G::State& state, const typename G::ScoreLog& log, const Seats& seats) {
    Report over;
    over.seats = seats;
    scores<G>(state, over);
    conclude<G>(state, log, {}, over);
    return over;
}

/// Why the rules have not ended the game: "nobody has a complete row"; empty where the game has no words for it, or
/// unknown facts decide.
template <typename G>
std::string why_it_goes_on(const typename G::State& state, const Seats& seats) {
    if constexpr (requires { G::why_it_goes_on(state, seats); }) {
        return G::why_it_goes_on(state, seats);
    } else {
        return {};
    }
}

/// The round that the totals written here belong to: between two rounds it is the one that is over.
template <typename G>
std::uint32_t round_of_totals(const typename G::State& state) {
    if constexpr (requires { G::round_of_totals(state); }) {
        return G::round_of_totals(state);
    } else {
        return round<G>(state);
    }
}

/// Round and player, for the words of a finding; where the line names nobody, whose turn it is.
template <typename G>
std::string context(const typename G::State& state, const Line& line, const Seats& seats) {
    const Seat seat = line.seat != no_seat ? line.seat : G::to_move(state);
    const std::uint32_t at = line.kind() == LineKind::scores ? round_of_totals<G>(state) : round<G>(state);
    return record::context(at, seat == no_seat ? std::string_view{} : seats.name(seat));
}

template <typename G>
void close(const typename G::State& state, Referee& referee) {
    if constexpr (requires { G::close(state, referee); }) {
        G::close(state, referee);
    }
}

/// There is no chance: the table has no events of its own. A game finds out without what was written before.
template <typename G>
bool deal(const typename G::State& state, Random& random, typename G::Written& out) {
    out = {};
    if constexpr (requires { G::deal(state, random, out); }) {
        return G::deal(state, random, out);
    }
    return false;
}

/// Calls visit(move) for every legal move until it answers false. There are few enough for a list.
template <typename G, typename Visit>
void each_move(const typename G::State& state, Visit visit) {
    if constexpr (requires { G::each_move(state, visit); }) {
        G::each_move(state, visit);
    } else {
        std::vector<typename G::Written> moves;
        G::legal_moves(state, moves);
        static_cast<void>(std::all_of(moves.begin(), moves.end(), visit));
    }
}

/// The same for what may be written here: behind the end, claims alone.
template <typename G, typename Visit>
void each_move_left(const typename G::State& state, Visit visit) {
    const bool over = G::over(state);
    each_move<G>(state, [&](const typename G::Written& move) {
        return (over && role<G>(state, move) != Role::claim) || visit(move);
    });
}

/// One of the legal moves, each as likely as any other.
template <typename G>
bool random_move(const typename G::State& state, Random& random, typename G::Written& out) {
    if constexpr (requires { G::random_move(state, random, out); }) {
        return G::random_move(state, random, out);
    } else {
        std::vector<typename G::Written> moves;
        G::legal_moves(state, moves);
        if (!moves.empty()) {
            out = moves[random.below(moves.size())];
        }
        return !moves.empty();
    }
}

/// The event has room for all that a line can hold.
template <typename G>
bool whole(const typename G::Written& written) {
    if constexpr (requires { G::whole(written); }) {
        return G::whole(written);
    }
    return true;
}

/// Appends the event's canonical text, without its tail. A game may put a line of its own before (a round left out).
template <typename G>
void write(const typename G::State& before, const typename G::Written& written, const FormatContext& context,
           std::string& text) {
    Fields line(text);
    G::fields(&before, written, context, line);
}

/// An event behind a violation has no position. It stays as it was written, unless its game needs none to write it.
template <typename G>
void write_unplayed(const typename G::Written& written, const FormatContext& context, std::string& text) {
    if constexpr (requires { requires G::is_written_without_position; }) {
        Fields line(text);
        G::fields(nullptr, written, context, line);
    } else {
        record::write_as_it_is(written.line.event.in(context.record), text);
    }
}

}  // namespace arbiter::defaults
