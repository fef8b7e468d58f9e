// Deals, draws and picks lines by chance, from copies that nobody has seen.
#include "rules/frame-work/random_play.hpp"

#include "rules/frame-work/event.hpp"
#include "rules/frame-work/game.hpp"
#include "rules/frame-work/moves.hpp"

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
        copies[card] = state.unseen.left(card);
    }
    return copies;
}

std::optional<Written> choose(const std::vector<Written>& lines, Random& random) {
    return lines.empty() ? std::nullopt : std::optional(lines[random.below(lines.size())]);
}

}  // namespace

std::optional<Written> random_deal(const State& state, Random& random) {
    if (state.phase != Phase::between_rounds && state.phase != Phase::called) {
        return std::nullopt;
    }
    Copies copies;
    for (const Card& card : state.deck().cards) {
        copies.push_back(card.count);
    }
    Written deal;
    deal.line.set(Verb::deal);
    while (deal.dealt_count < state.playing.count()) {
        deal.dealt[deal.dealt_count++] = word_of(state.deck(), pick(copies, random));
    }
    return deal;
}

/// Draws rather often: rounds in which everybody passes are short and dull.
std::optional<Written> random_turn(const State& state, Random& random) {
    std::vector<Written> turns;
    Copies copies = unseen(state);
    const bool draws = state.pile > 0 && random.below(4) != 0;
    legal_turns(state, draws ? pick(copies, random) : no_card, turns);
    return choose(turns, random);
}

std::optional<Written> random_change(const State& state, Random& random) {
    std::vector<Written> changes;
    legal_changes(state, changes);
    return choose(changes, random);
}

bool FrameWork::deal(const State& state, Random& random, Written& written) {
    if (state.phase == Phase::between_rounds) {
        written.line.set(Verb::round);
        written.line.round = state.round + 1;
        written.line.named = state.starter;
        return true;
    }
    const auto deal = random_deal(state, random);
    written = deal.value_or(written);
    return deal.has_value();
}

bool FrameWork::random_move(const State& state, Random& random, Written& written) {
    const auto move = state.in_effect() ? random_change(state, random) : random_turn(state, random);
    written = move.value_or(written);
    return move.has_value();
}

}  // namespace arbiter::frame_work
