// Claims: what a line says that its tile has completed or cancelled, and meadows written `_`.
#include "rules/dorfromantik/bounds.hpp"
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace arbiter::dorfromantik {
namespace {

/// What became of the marker claimed, as far as the table shows it.
std::string fate_of(Marker marker, const Table& table) {
    const auto settled = table.settled_last();
    const auto same = [&](const auto& one) { return one.marker == marker; };
    if (const auto found = std::find_if(settled.begin(), settled.end(), same); found != settled.end()) {
        return fmt::format("it was {}, its {} having {}", found->completed ? "completed" : "cancelled",
                           word(marker.terrain), tiles_in_words(found->tiles));
    }
    const auto waiting = std::find_if(table.waiting().begin(), table.waiting().end(), same);
    if (waiting == table.waiting().end()) {
        return fmt::format("no {} lay on the map", in_words(marker));
    }
    const Area& area = table.map().area(table.map().area_of(waiting->tile, marker.terrain));
    return fmt::format("it waits on, its {} having {} and {} open edge{}", word(marker.terrain),
                       tiles_in_words(area.tiles), area.open, area.open == 1 ? "" : "s");
}

std::string all_settled(const Table& table) {
    std::vector<std::string> words;
    for (const SettledMarker& settled : table.settled_last()) {
        words.push_back(fmt::format("+{}:{}", settled.completed ? "done" : "lost", to_text(settled.marker)));
    }
    return words.empty() ? "this tile settled no marker" : fmt::format("what this tile did: {}", in_words(words, " "));
}

bool settled_last(const Table& table, const Claim& claim) {
    const auto settled = table.settled_last();
    return std::any_of(settled.begin(), settled.end(), [&](const SettledMarker& one) {
        return one.marker == claim.marker && one.completed == claim.completed;
    });
}

Finding& tell_wrong_claim(const Claim& claim, const Table& table, Referee& referee) {
    const Rule& rule = rule_of(claim.completed ? Law::claim_done : Law::claim_lost);
    const std::string marker = in_words(claim.marker);
    const std::string_view what = claim.completed ? "completed" : "cancelled";
    if (settled_last(table, claim)) {
        return referee.find(rule, claim.span,
                            fmt::format("{} is claimed more often than this tile {} one", marker, what));
    }
    return referee.find(rule, claim.span,
                        fmt::format("{} was not {} here: {}", marker, what, fate_of(claim.marker, table)));
}

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
        referee.find(rule, line.scores_span, fmt::format("{} totals are given, 1 is needed", line.score_count));
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
    const auto claims = std::span(written.claims).first(std::min<std::size_t>(written.claim_count, most_claims));
    for (std::size_t n = 0; n < claims.size() && !state.trusting(); ++n) {
        if (!holds(claims, n, state.table())) {
            Finding& finding = tell_wrong_claim(claims[n], state.table(), referee);
            finding.help = all_settled(state.table());
            finding.context = referee.seats().name(who_played(state.table(), written));
        }
    }
}

}  // namespace arbiter::dorfromantik
