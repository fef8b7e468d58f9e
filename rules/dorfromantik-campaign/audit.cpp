// Claims of a ledger: the row and the circles of a score, what a walk unlocked, the score of a record.
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik_campaign {
namespace {

std::string row_in_words(const HighScoreRow& row) {
    return row.title.empty() ? fmt::format("{}", row.from) : fmt::format("{} ({})", row.from, row.title);
}

void audit_game(const Ledger& ledger, const Written& written, Referee& referee) {
    const GamePlayed& game = ledger.games().back();
    const HighScoreRow& row = ledger.list().rows()[game.row];
    if (written.row && written.row->value != row.from) {
        referee.find(rule_of(Law::claim_row), written.row->span,
                     fmt::format("{} points are rounded down to the row {}, not {}", game.score, row_in_words(row),
                                 written.row->value));
    }
    if (written.circles && written.circles->value != row.circles) {
        referee.find(rule_of(Law::claim_circles), written.circles->span,
                     fmt::format("{} points, in the row {}, give {} circle{}, not {}", game.score, row_in_words(row),
                                 row.circles, row.circles == 1 ? "" : "s", written.circles->value));
    }
}

std::string prizes_in_words(std::span<const Prize> prizes) {
    std::string words;
    for (const Prize& prize : prizes) {
        words += fmt::format("{}{}", words.empty() ? "" : ", ", prize.hex ? name(*prize.hex) : "a red heart");
    }
    return words.empty() ? "nothing" : words;
}

void audit_walk(const Ledger& ledger, const Written& written, Referee& referee) {
    const auto prizes = ledger.prizes_last();
    for (std::uint32_t n = 0; n < written.unlocked_count; ++n) {
        const auto& claim = written.unlocked[n];
        if (std::none_of(prizes.begin(), prizes.end(), [&](const Prize& prize) { return prize.hex == claim.hex; })) {
            referee.find(rule_of(Law::claim_unlocked), claim.span,
                         fmt::format("{} was not unlocked by these circles; they unlocked {}", name(claim.hex),
                                     prizes_in_words(prizes)));
        }
    }
    const int hearts = ledger.progress().hearts();
    if (written.hearts && written.hearts->value != hearts) {
        referee.find(rule_of(Law::claim_hearts), written.hearts->span,
                     fmt::format("{} red heart{} {} been unlocked so far, not {}", hearts, hearts == 1 ? "" : "s",
                                 hearts == 1 ? "has" : "have", written.hearts->value));
    }
}

}  // namespace

void Campaign::audit(const State& state, const Written& written, Referee& referee) {
    if (written.line.verb == verb::game) {
        audit_game(state.ledger, written, referee);
    } else {
        audit_walk(state.ledger, written, referee);
    }
}

}  // namespace arbiter::dorfromantik_campaign
