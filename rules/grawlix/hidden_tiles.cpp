// What is known of hidden tiles, said in hidden pieces: kinds are tiles, places are hands.
#include "rules/grawlix/hidden_tiles.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace arbiter::grawlix {
namespace {

using unknown::GroupNumber;
using unknown::HiddenPieces;
using unknown::IndexSet;

IndexSet kinds(TileSet tiles) {
    return IndexSet::of_bits(tiles.bits());
}

unknown::Kind kind(Tile tile) {
    return static_cast<unknown::Kind>(tile.index());
}

unknown::Place place(int player) {
    return static_cast<unknown::Place>(player);
}

HiddenPieces stock_of(TileSet supply) {
    std::vector<std::uint32_t> stock(tile_count);
    for (const Tile tile : supply) {
        stock[kind(tile)] = 1;
    }
    return HiddenPieces(std::move(stock));
}

/// The same stock, none of it drawn.
HiddenPieces undrawn(const HiddenPieces& pieces) {
    return stock_of(TileSet::of_bits(pieces.kinds_left().bits()));
}

/// What it was drawn with.
GroupNumber root(const HiddenPieces& pieces, GroupNumber group) {
    while (pieces.groups()[group].part_of != unknown::Group::drawn) {
        group = pieces.groups()[group].part_of;
    }
    return group;
}

/// Where the tile that was shown was drawn, if it was drawn with a certain line.
std::uint32_t drawn_at(const std::vector<DrawnTile>& drawn, const HiddenPieces& pieces, const unknown::Fact& fact) {
    std::uint32_t at = nowhere;
    fact.from.each([&](std::size_t group) {
        const IndexSet of = IndexSet::of(root(pieces, static_cast<GroupNumber>(group)));
        const auto found = std::ranges::find(drawn, of, &DrawnTile::groups);
        at = fact.from.size() == 1 && found != drawn.end() ? found->at : nowhere;
        return false;
    });
    return at;
}

}  // namespace

int HiddenTiles::count(int player) const {
    return known_ == nullptr ? 0 : static_cast<int>(known_->pieces.hidden(place(player)));
}

HiddenTiles::Known& HiddenTiles::change() {
    auto changed = std::make_shared<Known>(*known_);
    Known& known = *changed;
    known_ = std::move(changed);
    return known;
}

void HiddenTiles::draw(int player, std::span<const std::uint32_t> at, TileSet supply) {
    if (known_ == nullptr) {
        known_ = std::make_shared<Known>(Known{stock_of(supply), {}});
    }
    Known& known = change();
    const GroupNumber group = known.pieces.draw(place(player), static_cast<std::uint32_t>(at.size()));
    for (const std::uint32_t one : at) {
        known.drawn.push_back({one, IndexSet::of(group), {}});
    }
    known.count += static_cast<int>(at.size());
}

void HiddenTiles::see(Tile tile) {
    if (known_ != nullptr) {
        change().pieces.see(kind(tile));
    }
}

bool HiddenTiles::exclude(Tile tile) {
    return known_ == nullptr || change().pieces.exclude(kinds(tile));
}

bool HiddenTiles::reveal(int player, Tile tile) {
    Known& known = change();
    --known.count;
    return known.pieces.reveal(place(player), kind(tile));
}

std::uint32_t HiddenTiles::last_shown() const {
    return drawn_at(known_->drawn, known_->pieces, known_->pieces.facts().back());
}

bool HiddenTiles::exclude(int player, TileSet tiles) {
    return known_ == nullptr || change().pieces.exclude(place(player), kinds(tiles));
}

TileSet HiddenTiles::could_be(int player) const {
    return count(player) == 0 ? TileSet() : TileSet::of_bits(known_->pieces.kinds_at(place(player)).bits());
}

TileSet HiddenTiles::surely(int player) const {
    TileSet sure;
    for (const Tile tile : could_be(player)) {
        HiddenTiles without = *this;
        if (!without.exclude(player, tile)) {
            sure.add(tile);
        }
    }
    return sure;
}

void HiddenTiles::each_among(int player, TileSet tiles, const Visit& visit) const {
    HiddenTiles rest = *this;
    bool possible = !empty();
    for (GroupNumber group = 0; possible && group < known_->pieces.groups().size(); ++group) {
        const unknown::Group& these = known_->pieces.groups()[group];
        const std::uint32_t most = these.place == place(player) ? these.count : 0;
        for (std::uint32_t some = 1; some <= most; ++some) {
            HiddenTiles refined = rest;
            HiddenPieces& pieces = refined.change().pieces;
            const bool can = pieces.split(group, some, kinds(tiles));
            if (pieces.exclude_from_group(group, kinds(tiles)) && can) {
                visit(refined);
            }
        }
        possible = most == 0 || rest.change().pieces.exclude_from_group(group, kinds(tiles));
    }
}

bool HiddenTiles::is_untouched(std::uint32_t at, TileSet all) const {
    const auto found = known_ == nullptr ? std::vector<DrawnTile>::const_iterator()
                                         : std::ranges::find(known_->drawn, at, &DrawnTile::at);
    if (known_ == nullptr || found == known_->drawn.end()) {
        return false;
    }
    const auto could_be = known_->pieces.kinds();
    return !found->groups.each([&](std::size_t group) { return could_be[group].hidden != kinds(all); });
}

void HiddenTiles::recall(const HiddenTiles& before, TileSet supply, const RecallSink& visit) const {
    if (known_ == nullptr) {
        visit(before, {}, {});
        return;
    }
    const HiddenPieces earlier = before.known_ == nullptr ? stock_of(supply) : before.known_->pieces;
    const HiddenPieces& now = known_->pieces;
    now.recall(earlier, [&](const HiddenPieces& refined, std::span<const HiddenPieces::Returned> names) {
        std::vector<Returned> returned;
        for (const auto& [group, name] : names) {
            for (const DrawnTile& drawn : known_->drawn) {
                if (drawn.groups.contains(root(now, group))) {
                    returned.push_back({drawn.at, Tile::from_index(static_cast<int>(name))});
                }
            }
        }
        Known known{refined, {}, static_cast<int>(refined.hidden())};
        std::ranges::copy_if(known_->drawn, std::back_inserter(known.drawn), [&](const DrawnTile& drawn) {
            return !drawn.groups.each([&](std::size_t group) { return group >= earlier.groups().size(); });
        });
        std::vector<Shown> shown;
        for (const unknown::Fact& fact : refined.facts().subspan(earlier.facts().size())) {
            fact.from.each([&](std::size_t group) {
                shown.push_back({static_cast<int>(refined.groups()[group].place),
                                 Tile::from_index(static_cast<int>(fact.kind)), drawn_at(known.drawn, refined, fact)});
                return false;
            });
        }
        HiddenTiles back;
        back.known_ = std::make_shared<Known>(std::move(known));
        visit(back, shown, returned);
    });
}

namespace {

bool same_drawn(const std::vector<DrawnTile>& one, const std::vector<DrawnTile>& other) {
    return std::ranges::equal(one, other, [](const DrawnTile& a, const DrawnTile& b) {
        return a.at == b.at && a.groups == b.groups && a.shown == b.shown;
    });
}

}  // namespace

bool HiddenTiles::same_past(const HiddenTiles& one, const HiddenTiles& other) {
    if (one.known_ == nullptr || other.known_ == nullptr || one.known_ == other.known_) {
        return one.known_ == other.known_;
    }
    return one.known_->pieces == other.known_->pieces && same_drawn(one.known_->drawn, other.known_->drawn);
}

/// Which of like tiles was shown is told for each `?` by itself. Where none is hidden all have been.
HiddenTiles::Known HiddenTiles::merged(const Known& known) {
    const auto like = known.count == 0 ? std::nullopt : known.pieces.merged();
    const auto could_be = like ? std::vector<unknown::Kinds>() : known.pieces.kinds();
    Known merged{like ? like->pieces : undrawn(known.pieces), known.drawn, known.count};
    for (DrawnTile& drawn : merged.drawn) {
        IndexSet groups;
        drawn.groups.each([&](std::size_t group) {
            const IndexSet shown = like ? like->parts[group].shown : could_be[group].ever;
            drawn.shown = drawn.shown | TileSet::of_bits(shown.bits());
            groups |= like ? like->parts[group].hidden_in : IndexSet();
            return true;
        });
        drawn.groups = groups;
    }
    return merged;
}

bool operator==(const HiddenTiles& one, const HiddenTiles& other) {
    if (one.known_ == other.known_ || one.empty() || other.empty()) {
        return one.empty() == other.empty();
    }
    if (one.known_->pieces == other.known_->pieces) {
        return true;
    }
    const auto like = one.known_->pieces.merged();
    const auto other_like = other.known_->pieces.merged();
    return like && other_like && like->pieces == other_like->pieces;
}

std::uint64_t HiddenTiles::fingerprint() const {
    if (empty()) {
        return 0;
    }
    const auto like = known_->pieces.merged();
    return like ? like->pieces.fingerprint() : past_fingerprint();
}

void HiddenTiles::merge(const HiddenTiles& same) {
    if (same.known_ == nullptr || same_past(*this, same)) {
        return;
    }
    if (known_ == nullptr) {
        known_ = same.known_;
        return;
    }
    const bool like = known_->pieces == same.known_->pieces;
    Known both = like ? *known_ : merged(*known_);
    for (const DrawnTile& other : (like ? *same.known_ : merged(*same.known_)).drawn) {
        const auto here = std::ranges::find(both.drawn, other.at, &DrawnTile::at);
        if (here == both.drawn.end()) {
            both.drawn.push_back(other);
        } else {
            here->groups |= other.groups;
            here->shown = here->shown | other.shown;
        }
    }
    known_ = std::make_shared<Known>(std::move(both));
}

}  // namespace arbiter::grawlix
