// Deals, draws and picks lines by chance, from copies that nobody has seen.
#include "rules/frame-work/chance.hpp"

#include "rules/frame-work/legal.hpp"

#include <numeric>
#include <vector>

namespace arbiter::frame_work {
namespace {

using Copies = std::vector<std::uint32_t>;

CardId pick(Copies& copies, Random& random) {
    std::uint32_t at = random.below(std::accumulate(copies.begin(), copies.end(), 0U));
    for (CardId card = 0;; ++card) {
        if (at < copies[card]) {
            --copies[card];
            return card;
        }
        at -= copies[card];
    }
}

/// The copies nobody has seen, of cards the pile can still hold.
Copies unseen(const State& state) {
    Copies copies(state.deck().cards.size(), 0);
    for (const CardId card : drawable(state)) {
        copies[card] = state.deck()[card].count - state.ledger.seen(card);
    }
    return copies;
}

template <typename Line>
std::optional<Line> choose(const std::vector<Line>& lines, Random& random) {
    return lines.empty() ? std::nullopt : std::optional(lines[random.below(lines.size())]);
}

}  // namespace

std::optional<Deal> random_deal(const State& state, Random& random) {
    if (state.phase != Phase::between_rounds && state.phase != Phase::called) {
        return std::nullopt;
    }
    Copies copies;
    for (const Card& card : state.deck().cards) {
        copies.push_back(card.count);
    }
    Deal deal;
    while (deal.count < state.playing.count()) {
        deal.cards[deal.count++] = pick(copies, random);
    }
    return deal;
}

/// Draws rather often: rounds in which everybody passes are short and dull.
std::optional<Turn> random_turn(const State& state, Random& random) {
    std::vector<Turn> turns;
    Copies copies = unseen(state);
    const bool draws = state.pile > 0 && random.below(4) != 0;
    legal_turns(state, draws ? pick(copies, random) : no_card, turns);
    return choose(turns, random);
}

std::optional<Change> random_change(const State& state, Random& random) {
    std::vector<Change> changes;
    legal_changes(state, changes);
    return choose(changes, random);
}

}  // namespace arbiter::frame_work
