// The verbs that every game has, for Azul: the header, what can be said of a position, comparing claims.
#include "rules/azul/game.hpp"

#include "rules/azul/outline.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::azul {
namespace {

constexpr std::array<std::string_view, 9> keywords{"displays", "tile",  "round",  "scores", "undo",
                                                   "end",      "floor", "stands", "c"};

/// A name that stands twice in the header is the first player's, wherever it is written.
bool differ(const Seats& seats) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats.count()); ++seat) {
        if (seats.find(seats.word(seat)) != seat) {
            return false;
        }
    }
    return true;
}

}  // namespace

const About& Azul::about() {
    static constexpr About about{"azul", "Azul", 2, most_players, keywords, {}};
    return about;
}

std::optional<State> Azul::start(const Setup& setup, Referee&) {
    State state;
    state.table = new_table(setup.seats->count(), setup.house[wall_ruling] == 1, static_cast<std::uint8_t>(setup.start),
                            !setup.start_given);
    state.budget = setup.budget;
    state.names_differ = differ(*setup.seats);
    return state;
}

Role Azul::role(const State&, const Written& written) {
    const Verb verb = written.line.verb;
    return verb == verb::pick || verb == verb::tile ? Role::move : Role::barrier;
}

Seat Azul::to_move(const State& state) {
    return state.table.phase == Phase::offer ? static_cast<Seat>(state.table.turn) : no_seat;
}

namespace {

/// Scores change only when a round is over: an outline of the round since when it is one still has them.
bool has_scores(const State& state) {
    return state.outlined == 0 || (state.table.round == state.outlined && certainly_left(state.table));
}

}  // namespace

void Azul::scores(const State& state, Report& report) {
    report.score_count = has_scores(state) ? state.table.players : 0U;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        report.scores[static_cast<std::size_t>(seat)] = total_of(state.table, seat);
    }
}

bool Azul::over(const State& state) {
    const auto is_over = [](const World& world) { return world.table.phase == Phase::over; };
    return state.outlined == 0 && state.table.phase == Phase::over &&
           std::all_of(state.others.begin(), state.others.end(), is_over);
}

void Azul::end_as_claimed(State& state) {
    if (state.outlined == 0) {
        keep_over(state);
    }
}

bool Azul::may_be_over(const State& state) {
    const auto is_over = [](const World& world) { return world.table.phase == Phase::over; };
    return state.outlined != 0 || state.table.phase == Phase::over ||
           std::any_of(state.others.begin(), state.others.end(), is_over);
}

bool Azul::conserved(const State& state) {
    const auto conserves = [](const World& world) { return azul::conserved(world.table); };
    return state.outlined != 0 ||
           (azul::conserved(state.table) && std::all_of(state.others.begin(), state.others.end(), conserves));
}

void Azul::audit_open_scores(State& state, const Line& line, Referee& referee) {
    const auto refuse = [&](std::string message) {
        Finding& finding = referee.find(record::rule("claim.scores"), line.scores_span, std::move(message));
        finding.context = record::context(state.table.round, {});
    };
    if (line.score_count != state.table.players) {
        refuse(fmt::format("{} total{} given, {} are needed", line.score_count, line.score_count == 1 ? " is" : "s are",
                           state.table.players));
    } else if (has_scores(state) && !keep_scored(state, {line.scores.data(), line.score_count})) {
        refuse("these totals are wrong whatever the tiles written ? are");
    }
}

void Azul::audit(const State& state, const Written& written, Referee& referee) {
    if (written.line.verb == verb::pick && written.pick.count != state.table.taken && state.outlined == 0) {
        const Fault fault{.law = Law::claim_count};
        Finding& finding = referee.find(rulebook()[static_cast<std::size_t>(fault.law) - 1], written.line.event, {});
        say({{state, written}, fault, referee, finding});
    }
}

}  // namespace arbiter::azul
