// What the referee says when a rule of the campaign is broken: the words that several laws share.
#include "rules/dorfromantik-campaign/diagnostic_helpers.hpp"
#include "rules/dorfromantik-campaign/game.hpp"

#include <fmt/format.h>

namespace arbiter::dorfromantik_campaign {

std::string walks_in_words(const Ledger& ledger) {
    std::string words;
    for (const Step& step : ledger.next_steps()) {
        words += fmt::format("{}{}>{}", words.empty() ? "" : ", ", name(step.from), name(step.to));
    }
    return words;
}

std::string row_in_words(const HighScoreRow& row) {
    return row.title.empty() ? fmt::format("{}", row.from) : fmt::format("{} ({})", row.from, row.title);
}

std::string prizes_in_words(std::span<const Prize> prizes) {
    std::string words;
    for (const Prize& prize : prizes) {
        words += fmt::format("{}{}", words.empty() ? "" : ", ", prize.hex ? name(*prize.hex) : "a red heart");
    }
    return words.empty() ? "nothing" : words;
}

}  // namespace arbiter::dorfromantik_campaign
