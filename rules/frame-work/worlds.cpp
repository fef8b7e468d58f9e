// Walks along the ledger's knots with all ways to untie them, merging those that come to the same.
#include "rules/frame-work/worlds.hpp"

#include "rules/frame-work/ledger.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace arbiter::frame_work {
namespace {

constexpr std::uint32_t no_knot = std::numeric_limits<std::uint32_t>::max();

}  // namespace

Worlds::Worlds(const Ledger& ledger) : ledger_(ledger), cards_(ledger.counts().size()), width_(cards_) {
    index();
    order();
}

/// Notes which knot made and which one needs each strand; a strand that has both gets a cell.
void Worlds::index() {
    const auto knots = ledger_.knots();
    strands_.assign(ledger_.faces().size(), {no_knot, no_knot, 0});
    for (std::uint32_t i = 0; i < knots.size(); ++i) {
        strands_[knots[i].played].maker = strands_[knots[i].kept].maker = i;
        for (const Strand strand : knots[i].held) {
            strands_[strand].user = i;
            if (strands_[strand].maker != no_knot) {
                strands_[strand].cell = width_++;
            }
        }
    }
}

/// Along each hand as far as possible: what a hand holds matters only until its last knot, and few worlds stay.
void Worlds::order() {
    const auto knots = ledger_.knots();
    std::vector<bool> done(knots.size());
    const auto is_ready = [&](Strand strand) {
        const std::uint32_t maker = strands_[strand].maker;
        return maker == no_knot || done[maker];
    };
    for (std::uint32_t first = 0; first < knots.size(); ++first) {
        std::uint32_t at = first;
        while (at != no_knot && !done[at] && std::ranges::all_of(knots[at].held, is_ready)) {
            done[at] = true;
            order_.push_back(at);
            at = strands_[knots[at].kept].user;
        }
    }
}

CardId Worlds::known(Strand strand) const {
    return strand == supposed_ ? supposed_card_ : ledger_.card(strand);
}

/// The one world before the first knot; none if more copies are seen than the deck has.
bool Worlds::begin() {
    worlds_.assign(width_, hidden_card);
    if (!counted_) {
        return true;
    }
    for (std::size_t card = 0; card < cards_; ++card) {
        const bool one_more = card == supposed_card_ && ledger_.faces()[supposed_].fresh;
        const std::uint32_t seen = ledger_.seen(static_cast<CardId>(card)) + (one_more ? 1 : 0);
        if (seen > ledger_.counts()[card]) {
            return false;
        }
        worlds_[card] = static_cast<Cell>(ledger_.counts()[card] - seen);
    }
    return true;
}

bool Worlds::any_supposing(bool count, Strand strand, CardId card) {
    counted_ = count;
    supposed_ = strand;
    supposed_card_ = card;
    if (!ledger_.budget().spend(1 + (width_ + ledger_.faces().size()) / 32)) {
        return true;
    }
    if (!begin()) {
        return false;
    }
    for (const std::uint32_t at : order_) {
        next_.clear();
        for (std::size_t i = 0; i < size(); ++i) {
            branch(world(i), ledger_.knots()[at]);
        }
        worlds_.swap(next_);
        merge();
        if (worlds_.empty() || too_many()) {
            return !worlds_.empty();
        }
    }
    return true;
}

/// To make and compare them costs so much for each cell.
bool Worlds::too_many() const {
    return size() > most_worlds || worlds_.size() > most_cells || !ledger_.budget().spend(size() + worlds_.size() / 16);
}

CardId Worlds::card_in(std::span<const Cell> world, Strand strand) const {
    const CardId card = known(strand);
    return card != hidden_card || strands_[strand].cell == 0 ? card : world[strands_[strand].cell];
}

/// Which of the two was played. A card that is known to be what was played, or what was kept, may be taken to be that
/// one: an unknown card that stays instead can still become whatever is needed.
void Worlds::branch(std::span<const Cell> world, const Knot& knot) {
    const CardId a = card_in(world, knot.held[0]);
    const CardId b = card_in(world, knot.held[1]);
    const CardId played = known(knot.played);
    const CardId kept = known(knot.kept);
    const bool straight = a == b || (a != hidden_card && a == played) || (b != hidden_card && b == kept);
    const bool crossed = (b != hidden_card && b == played) || (a != hidden_card && a == kept);
    if (straight || !crossed) {
        settle(world, knot, a, b);
    }
    if (!straight) {
        settle(world, knot, b, a);
    }
}

void Worlds::settle(std::span<const Cell> world, const Knot& knot, CardId played, CardId kept) {
    const std::size_t begin = next_.size();
    next_.insert(next_.end(), world.begin(), world.end());
    const std::span<Cell> made{next_.data() + begin, width_};
    for (const Strand strand : knot.held) {
        if (strands_[strand].cell != 0) {
            made[strands_[strand].cell] = hidden_card;
        }
    }
    if (!put(made, knot.played, played) || !put(made, knot.kept, kept)) {
        next_.resize(begin);
    }
}

/// Lets a card run on in a strand; an unknown card becomes what the strand is known to be, as long as there are copies.
bool Worlds::put(std::span<Cell> world, Strand strand, CardId card) const {
    const CardId wanted = known(strand);
    if (wanted == hidden_card) {
        if (strands_[strand].cell != 0) {
            world[strands_[strand].cell] = card;
        }
        return true;
    }
    if (card != hidden_card) {
        return card == wanted;
    }
    return !counted_ || world[wanted]-- != 0;
}

void Worlds::merge() {
    const auto order = [this](std::size_t a, std::size_t b) {
        return std::ranges::lexicographical_compare(world(a), world(b));
    };
    const auto same = [this](std::size_t a, std::size_t b) { return std::ranges::equal(world(a), world(b)); };
    if (size() < 2) {
        return;
    }
    std::vector<std::size_t> kept(size());
    std::iota(kept.begin(), kept.end(), std::size_t{0});
    std::ranges::sort(kept, order);
    kept.erase(std::unique(kept.begin(), kept.end(), same), kept.end());
    next_.clear();
    for (const std::size_t at : kept) {
        next_.insert(next_.end(), world(at).begin(), world(at).end());
    }
    worlds_.swap(next_);
}

}  // namespace arbiter::frame_work
