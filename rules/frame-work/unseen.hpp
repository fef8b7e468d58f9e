// The copies of each card that nobody has seen in this round: in the pile, or taken from it unseen.
#pragma once

#include "rules/frame-work/hand.hpp"

#include <cstdint>
#include <vector>

namespace arbiter::frame_work {

/// A card that was taken unseen can be any of these, and so can every other: only how many are left matters.
class Unseen {
public:
    /// All cards are in the pile; a round begins.
    void reset(const Deck& deck) {
        left_.resize(deck.cards.size());
        for (std::size_t card = 0; card < left_.size(); ++card) {
            left_[card] = deck.cards[card].count;
        }
    }
    bool empty() const { return left_.empty(); }
    std::size_t kinds() const { return left_.size(); }
    std::uint32_t left(CardId card) const { return left_[card]; }
    void take(CardId card) { --left_[card]; }
    void put_back(CardId card) { ++left_[card]; }

    bool operator==(const Unseen&) const = default;

private:
    std::vector<std::uint32_t> left_;  ///< by card
};

/// The `?` that stands here is this card.
struct Tag {
    std::uint32_t at = 0;
    Token token = 0;

    bool operator==(const Tag&) const = default;
};

}  // namespace arbiter::frame_work
