// A ledger is its own position: the lines that come to it, games in order, circles wherever they can be crossed off.
#include "rules/dorfromantik-campaign/ledger.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik_campaign {
namespace {

/// The first circle that could be crossed off next and is among those still wanted; nullptr when there is none.
Step* next_of(const Ledger& ledger, std::vector<Step>& wanted) {
    for (const Step& next : ledger.next_steps()) {
        const auto found = std::find_if(wanted.begin(), wanted.end(), [&](const Step& one) {
            return one.from == next.from && one.to == next.to && one.circles > 0;
        });
        if (found != wanted.end()) {
            return &*found;
        }
    }
    return nullptr;
}

/// As many of the wanted circles as the last game gave, path by path.
std::vector<Step> cross_off(Ledger& ledger, std::vector<Step>& wanted, std::uint8_t left) {
    std::vector<Step> walked;
    while (ledger.due() > left) {
        Step* const next = next_of(ledger, wanted);
        if (next == nullptr) {
            break;
        }
        --next->circles;
        ledger.cross({next->from, next->to, 1}, 0);
        const bool on = !walked.empty() && walked.back().from == next->from && walked.back().to == next->to;
        on ? static_cast<void>(++walked.back().circles) : walked.push_back({next->from, next->to, 1});
    }
    return walked;
}

void write_walk(const std::vector<Step>& walked, std::string& text) {
    for (const Step& step : walked) {
        text += fmt::format("{}{}>{}:{}", &step == walked.data() ? "cross " : " ", name(step.from), name(step.to),
                            step.circles);
    }
    text += walked.empty() ? "" : "\n";
}

/// What the game turned over.
std::string cards_of(const Ledger& ledger, const GamePlayed& game) {
    std::string text;
    for (const Turned& card : ledger.turned()) {
        text += card.game == game.number ? fmt::format(" +achieved:{}", name(card.achievement)) : std::string();
    }
    return text;
}

}  // namespace

void write_ledger(const Ledger& ledger, std::string& text) {
    Ledger again(ledger.list());
    std::vector<Step> wanted = ledger.progress().steps();
    for (const GamePlayed& game : ledger.games()) {
        again.enter(game);
        text += fmt::format("game {} score {}{}\n", game.number,
                            game.score ? std::to_string(*game.score) : std::string("?"), cards_of(ledger, game));
        const bool last = &game == &ledger.games().back();
        write_walk(cross_off(again, wanted, last ? ledger.due() : std::uint8_t{0}), text);
    }
}

}  // namespace arbiter::dorfromantik_campaign
