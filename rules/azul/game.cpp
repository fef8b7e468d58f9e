// The verbs that every game has, for Azul: the header, what can be said of a position, comparing claims.
#include "rules/azul/game.hpp"

#include "grammar/record/keywords.hpp"
#include "rules/azul/ranking.hpp"
#include "rules/azul/relaxation.hpp"
#include "rules/azul/rulings.hpp"
#include "rules/record/audit.hpp"
#include "rules/record/result.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::azul {
namespace {

constexpr auto keywords =
    record::with_common_keywords(std::array<std::string_view, 6>{"displays", "tile", "round", "floor", "drop", "c"});

}  // namespace

const About& Azul::about() {
    static constexpr About about{"azul", "Azul", 2, most_players, keywords, {}};
    return about;
}

std::optional<State> Azul::start(const Setup& setup, Referee&) {
    std::optional<State> state(std::in_place);
    set_table(state->table, setup.seats->count(), setup.house[wall_ruling] == 1, static_cast<std::uint8_t>(setup.start),
              !setup.start_given);
    state->table.in_order = setup.house[refill_ruling] == 1;
    state->table.may_drop = setup.house[dropping_ruling] == 1;
    state->table.full_falls = setup.house[full_line_ruling] == 1;
    return state;
}

Role Azul::role(const State&, const Written& written) {
    const Verb verb = written.verb();
    return verb == Verb::pick || verb == Verb::tile ? Role::move : Role::barrier;
}

std::string Azul::why_it_goes_on(const State& state, const Seats&) {
    if (state.relaxed != 0) {
        return {};
    }
    switch (state.table.phase) {
        case Phase::displays: return "nobody has a complete row";
        case Phase::offer: return "tiles lie on the displays or in the center";
        case Phase::tiling: return "not all complete pattern lines have been tiled";
        case Phase::over: break;
    }
    return {};
}

Seat Azul::to_move(const State& state) {
    const bool known = state.table.phase == Phase::offer && !state.turn_unsaid && !state.table.start_open;
    return known ? static_cast<Seat>(state.table.turn) : no_seat;
}

/// Scores change only when a round is over: a relaxation of the round since when it is one still has them.
bool Azul::keeps_scores(const State& state) {
    return state.relaxed == 0 || (state.table.round == state.relaxed && certainly_left(state.table));
}

/// Behind a position that leaves tracks open, what the totals can be.
void Azul::scores(const State& state, Report& report) {
    const bool known = knows_tracks(state);
    report.score_count = known ? state.table.players : 0U;
    report.score_ranges.clear();
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        report.scores[index(seat)] = total_of(state.table, seat);
        if (!known) {
            report.score_ranges.push_back({least_of(state.table, seat), total_of(state.table, seat)});
        }
    }
}

std::pair<std::int32_t, std::int32_t> Azul::score_bounds(const State& state) {
    std::int32_t most = most_points;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        most = std::max(most, most_total(state.table, seat));
    }
    return {0, most};
}

namespace {

bool knows_rest(const State& state) {
    return knows_tracks(state) && (state.divisions.empty() || state.drawn.empty());
}

}  // namespace

std::uint64_t Azul::ways(const State& state) {
    return knows_rest(state) && state.hidden.has_one_way() ? 1 : 2;
}

bool Azul::is_known(const State& state) {
    return knows_rest(state) && !state.hidden.in_play() && !state.hidden.follows_least();
}

bool Azul::conserved(const State& state) {
    return state.relaxed != 0 || state.unset || azul::conserved(state.table);
}

namespace {

/// The first total that no order of filling the wall gives.
std::string why_impossible(const State& state, std::span<const std::int32_t> totals, const Seats& seats) {
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        const std::int32_t said = totals[index(seat)];
        const std::int32_t least = least_of(state.table, seat);
        const std::int32_t most = total_of(state.table, seat);
        if (said == Line::unknown_score) {
            continue;
        }
        if (least == most && said != most) {
            return fmt::format("{} is said to have {}, by the rules it is {}", seats.name(seat), said, most);
        }
        if (said > most || said < least) {
            return fmt::format("{} is said to have {}, but in whatever order the wall was filled, {} is the {}",
                               seats.name(seat), said, said > most ? most : least, said > most ? "most" : "least");
        }
    }
    return {};
}

}  // namespace

void Azul::audit_open_scores(State& state, const Line& line, Referee& referee) {
    const auto refuse = [&](std::string message) {
        Finding& finding = referee.find(record::rule("claim.scores"), line.scores_span, std::move(message));
        finding.context = record::context(state.table.round, {});
    };
    if (line.score_count != state.table.players) {
        refuse(record::wrong_count(line.score_count, state.table.players));
    } else if (!infer_scores(state, {line.scores.data(), line.score_count})) {
        refuse(why_impossible(state, line.scores, referee.seats()));
    }
}

/// Behind a position that leaves tracks open a possible result settles them.
void Azul::audit_open_result(State& state, const Header& header, Referee& referee) {
    if (knows_tracks(state) || !over(state) || tell_unreadable_result(header, referee)) {
        return;
    }
    const Announced announced = announced_in(header, referee.seats());
    std::string fault = announced.fault;
    if (!fault.empty()) {
        // nothing is left to compare
    } else if (announced.all_scored && !infer_scores(state, {announced.scores.data(), state.table.players})) {
        fault = why_impossible(state, announced.scores, referee.seats());
    } else if (knows_tracks(state)) {
        // the winners are compared with the rest of the result
    } else if (!announced.fault_of_winners.empty()) {
        fault = announced.fault_of_winners;
    } else if (announced.winners != 0 && !may_win(state, announced.winners)) {
        fault = "in whatever order the walls were filled, this is not who has won";
    } else if (announced.winners != 0) {
        infer_winners(state, announced.winners);
    }
    if (!fault.empty()) {
        referee.find(record::rule("claim.result"), header.find("Result")->value, std::move(fault));
    }
}

void Azul::audit(const State& state, const Written& written, Referee& referee) {
    if (written.verb() != Verb::pick) {
        return;
    }
    const unsigned most = unsigned{state.table.taken} + (state.relaxed != 0 ? state.table.maybe_more : 0U);
    if (written.pick.count < state.table.taken || written.pick.count > most) {
        const Fault fault{.law = Law::claim_count};
        Finding& finding = referee.find(rulebook()[static_cast<std::size_t>(fault.law) - 1], written.line.event, {});
        say({{state, written}, fault, referee, finding});
    }
}

}  // namespace arbiter::azul
