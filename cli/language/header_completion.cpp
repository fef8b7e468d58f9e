// Offers what a header can say: games, keys, house rulings.
#include "cli/language/completion.hpp"
#include "grammar/record/record.hpp"
#include "rules/record/setup.hpp"
#include "rules/registry/registry.hpp"

#include <fmt/format.h>

#include <utility>

namespace arbiter::cli {
namespace {

void offer(Proposal proposal, std::string_view typed, std::vector<Proposal>& proposals) {
    if (proposal.text.starts_with(typed)) {
        proposals.push_back(std::move(proposal));
    }
}

/// What follows the last comma is chosen next.
void offer_rulings(const GameEntry& game, std::string_view typed, std::vector<Proposal>& proposals) {
    const std::size_t comma = typed.rfind(',');
    const std::string begun = comma == std::string_view::npos ? "House: " : std::string(typed.substr(0, comma)) + ", ";
    for (const Ruling& ruling : game.rulings) {
        for (const std::string_view option : ruling.options) {
            offer({fmt::format("{}{}={}", begun, ruling.id, option), true, std::string(ruling.text)}, typed, proposals);
        }
    }
}

void offer_keys(const GameEntry& game, std::string_view typed, std::vector<Proposal>& proposals) {
    for (const HeaderKey& known : header_keys(*game.about)) {
        if (known.key != "Game") {
            offer({fmt::format("{}: ", known.key), false, "header"}, typed, proposals);
        }
    }
}

}  // namespace

std::vector<Proposal> header_proposals(std::string_view record, std::string_view typed) {
    std::vector<Proposal> proposals;
    const Record read = read_record({record});
    const GameEntry* const game = find_game_of(read.header);
    if (typed.starts_with("House:") && game != nullptr) {
        offer_rulings(*game, typed, proposals);
    } else if (game != nullptr) {
        offer_keys(*game, typed, proposals);
    }
    for (const GameEntry& one : games()) {
        offer({fmt::format("Game: {}", one.about->id), true, std::string(one.about->title)}, typed, proposals);
    }
    return proposals;
}

}  // namespace arbiter::cli
