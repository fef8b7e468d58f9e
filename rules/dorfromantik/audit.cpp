// Claims: what a line says that its tile has completed or cancelled, totals of open games, and meadows written `_`.
#include "rules/record/audit.hpp"

#include "rules/dorfromantik/bounds.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <utility>

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

}  // namespace

void Dorfromantik::audit_open_scores(const State& state, const Line& line, Referee& referee) {
    const Rule& rule = record::rule("claim.scores");
    if (line.score_count != 1) {
        referee.find(rule, line.scores_span, record::wrong_count(line.score_count, 1));
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
