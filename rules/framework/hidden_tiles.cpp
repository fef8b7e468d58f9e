// What is known of hidden tiles, said in hidden pieces: kinds are tiles of the list, places are `?`.
#include "rules/framework/hidden_tiles.hpp"

#include <utility>

namespace arbiter::framework {

using unknown::HiddenPieces;

HiddenPieces& HiddenTiles::change() {
    auto changed = std::make_shared<HiddenPieces>(*known_);
    HiddenPieces& pieces = *changed;
    known_ = std::move(changed);
    return pieces;
}

HiddenPieces HiddenTiles::without_shown() const {
    auto merged = known_->merged();
    return merged ? std::move(merged->pieces) : *known_;
}

void HiddenTiles::draw(std::uint32_t at, const Stock& stock) {
    if (empty()) {
        known_ = std::make_shared<const HiddenPieces>(stock);
    }
    change().draw(at);
}

void HiddenTiles::see(Kind kind) {
    if (!empty()) {
        change().see(kind);
    }
}

bool HiddenTiles::leaves(Kind kind) const {
    if (empty()) {
        return true;
    }
    HiddenPieces without = *known_;
    without.see(kind);
    return without.possible();
}

bool HiddenTiles::has_one_way() const {
    return empty() || (known_->left(any_tile) != unknown::unbounded && known_->is_known());
}

unknown::IndexSet HiddenTiles::kinds() const {
    unknown::IndexSet all;
    each([&](std::uint32_t, const unknown::IndexSet& kinds) { all |= kinds; });
    return all;
}

void HiddenTiles::recall(const HiddenTiles& before, const Stock& stock, const RecallSink& visit) const {
    if (known_ == nullptr || known_ == before.known_) {
        visit(before, {});
        return;
    }
    const HiddenPieces earlier = before.empty() ? HiddenPieces(stock) : *before.known_;
    known_->recall(earlier, [&](const HiddenPieces& pieces, Returned returned) {
        HiddenTiles refined = before;
        if (!before.empty()) {
            refined.known_ = std::make_shared<const HiddenPieces>(pieces);
        }
        visit(refined, returned);
    });
}

bool operator==(const HiddenTiles& one, const HiddenTiles& other) {
    if (one.known_ == other.known_ || one.empty() || other.empty()) {
        return one.empty() == other.empty();
    }
    return one.without_shown() == other.without_shown();
}

bool HiddenTiles::same_past(const HiddenTiles& one, const HiddenTiles& other) {
    if (one.known_ == nullptr || other.known_ == nullptr || one.known_ == other.known_) {
        return one.known_ == other.known_;
    }
    return *one.known_ == *other.known_;
}

std::size_t HiddenTiles::bytes() const {
    return known_ == nullptr ? 0
                             : sizeof(HiddenPieces) + known_->groups().size() * sizeof(unknown::Group) +
                                   known_->facts().size() * sizeof(unknown::Fact);
}

}  // namespace arbiter::framework
