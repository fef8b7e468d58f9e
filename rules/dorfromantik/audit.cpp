// Claims: what a line says that its tile has completed or cancelled, totals of open games, and meadows written `_`.
#include "rules/record/audit.hpp"

#include "rules/dorfromantik/bounds.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/score.hpp"
#include "rules/dorfromantik/undecided.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/result.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

/// The position is the one after the play.
Seat who_played(const Table& table, const Written& written) {
    const int players = table.terms().players;
    return written.line.seat != no_seat ? written.line.seat
                                        : static_cast<Seat>((table.to_move() + players - 1) % players);
}

/// What is wrong with this total, whatever nobody wrote down; empty when it is possible.
std::string fault_of(std::int64_t total, const ScoreBounds& bounds) {
    const bool too_much = bounds.most && total > *bounds.most;
    if (total >= bounds.least && !too_much) {
        return {};
    }
    const std::string right =
        bounds.most ? fmt::format("{} to {}", bounds.least, *bounds.most) : fmt::format("at least {}", bounds.least);
    return fmt::format("the total is said to be {}, by the rules it is {}, whatever is written ?", total, right);
}

bool may_add_up_to(const State& state, std::int64_t points) {
    const auto sums = possible_sums(state.undecided());
    return sums.empty() ? points >= 0 && points <= largest_sum(state.undecided())
                        : std::ranges::binary_search(sums, points);
}

/// "25 or 30": the totals that the markers leave open.
std::string possible_totals(const State& state) {
    constexpr std::size_t most_listed = 8;
    const std::int64_t sure = score(state.table()).total();
    const auto sums = possible_sums(state.undecided());
    if (sums.empty() || sums.size() > most_listed) {
        return fmt::format("{} to {}, a sum of markers that were completed", sure,
                           sure + largest_sum(state.undecided()));
    }
    std::vector<std::string> totals;
    for (const std::int64_t sum : sums) {
        totals.push_back(std::to_string(sure + sum));
    }
    return in_words(totals, " or ");
}

/// The sums that make the result which the header announces the right one.
std::vector<std::int64_t> sums_announced(const State& state, const Header& header, const Referee& referee) {
    Report tried;
    tried.seats = referee.seats();
    tried.finished = true;
    tried.score_count = 1;
    std::vector<std::int64_t> sums = possible_sums(state.undecided());
    std::erase_if(sums, [&](std::int64_t sum) {
        tried.scores[0] = static_cast<std::int32_t>(score(state.table()).total() + sum);
        return !result_agrees(header, tried);
    });
    return sums;
}

}  // namespace

void Dorfromantik::audit_open_result(State& state, const Header& header, Referee& referee) {
    const HeaderField* const field = header.find("Result");
    const bool followed = state.certain() && state.undecided().size() <= most_undecided;
    if (field == nullptr || !state.open_score() || !state.over() || !followed) {
        return;
    }
    const auto sums = sums_announced(state, header, referee);
    if (sums.size() == 1) {
        state.decide(sums.front());
    } else if (sums.empty() && referee.errors() == 0) {
        referee.find(record::rule("claim.result"), field->value,
                     fmt::format("the result announced is {}, by the rules it is {}", header.value(*field),
                                 possible_totals(state)));
    }
}

void Dorfromantik::audit_open_scores(State& state, const Line& line, Referee& referee) {
    const Rule& rule = record::rule("claim.scores");
    if (line.score_count != 1) {
        referee.find(rule, line.scores_span, record::wrong_count(line.score_count, 1));
        return;
    }
    if (state.open_score() && state.certain()) {
        const std::int64_t points = line.scores[0] - score(state.table()).total();
        if (may_add_up_to(state, points)) {
            state.decide(points);
        } else {
            referee.find(rule, line.scores_span,
                         fmt::format("the total is said to be {}, by the rules it is {}", line.scores[0],
                                     possible_totals(state)));
        }
        return;
    }
    if (std::string fault = fault_of(line.scores[0], score_bounds(state)); !fault.empty()) {
        referee.find(rule, line.scores_span, std::move(fault));
    }
}

void Dorfromantik::audit(const State& state, const Written& written, Referee& referee) {
    if (written.underscore) {
        referee.find(record::rule("syntax.tolerated"), written.tile_span,
                     "\"_\" is read as meadow, which is written with a dot");
    }
    for (std::size_t nth = 0; nth < claims_of(written).size() && !state.trusting(); ++nth) {
        const Event event(state.table(), written, nth);
        if (const auto fault = look_at_claim(event)) {
            tell(event, *fault, written.claims[nth].span, referee).context =
                referee.seats().name(who_played(state.table(), written));
        }
    }
}

}  // namespace arbiter::dorfromantik
