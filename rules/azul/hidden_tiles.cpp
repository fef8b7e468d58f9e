// What is known of tiles that nobody noted, said in hidden pieces: kinds are colors, places are displays and the
// center.
#include "rules/azul/hidden_tiles.hpp"

#include "rules/azul/display_completion.hpp"
#include "rules/unknown/completion.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace arbiter::azul {
namespace {

using unknown::HiddenPieces;
using unknown::IndexSet;

/// So many hidden tiles are few: each pick of them has one of few numbers.
constexpr std::uint32_t few_tiles = 8;

std::vector<std::uint32_t> by_color(Tally tiles) {
    std::vector<std::uint32_t> counts;
    for (std::uint8_t color = 0; color < colors; ++color) {
        counts.push_back(count_of(tiles, color));
    }
    return counts;
}

/// What of the bag's tiles is hidden for certain, where it ran out.
std::vector<std::uint32_t> surely_drawn(Tally bag, const Table& table) {
    const Tally shown = std::accumulate(table.sources.begin() + 1, table.sources.end(), Tally{0});
    return by_color(without(bag, shown));
}

/// How many of each color are hidden on the source in some completion.
std::vector<std::uint32_t> some_counts(const HiddenPieces& pieces, std::uint8_t source) {
    const unknown::Completion completion(pieces);
    std::vector<std::uint32_t> counts(colors);
    for (std::size_t group = 0; group < pieces.groups().size(); ++group) {
        for (unknown::Kind color = 0; pieces.groups()[group].place == source && color < colors; ++color) {
            counts[color] += completion.hidden_count(group, color);
        }
    }
    return counts;
}

}  // namespace

void HiddenTiles::end_round() {
    if (known_ != nullptr && !known_->drawn.empty()) {
        auto next = std::make_shared<Known>();
        next->before = all_told();
        next->one_way_before = has_one_way();
        known_ = std::move(next);
    }
}

void HiddenTiles::deal(Table& table, Tally before, const Written& displays) {
    end_round();
    auto next = known_ == nullptr ? std::make_shared<Known>() : std::make_shared<Known>(*known_);
    next->pieces = HiddenPieces(by_color(table.bag));
    for (std::uint8_t display = 1; display <= table.displays; ++display) {
        const Group& group = displays.groups[display - 1U];
        if (group.unknown != 0) {
            const unknown::GroupNumber number = next->pieces.draw(display, group.unknown);
            each_unknown(group, displays.group_spans[display - 1U], [&](std::uint32_t at) {
                next->drawn.push_back({at, number});
            });
            next->left += group.unknown;
        }
    }
    if (total(before) < table.left) {
        next->pieces.require(surely_drawn(before, table));
    }
    next->branches = next->left <= few_tiles;
    name_known(*next, table);
    known_ = std::move(next);
}

/// Hidden tiles of the source are seen to be of this color.
void HiddenTiles::show(Table& table, std::uint8_t source, std::uint8_t color, std::uint32_t count) {
    table.sources[source] += one_of(color) * count;
    table.sources[source] -= one_of(unknown_color) * count;
    table.bag -= one_of(color) * count;
}

/// Of a source on which only certain colors can be hidden none is hidden any more. Numbers of a color that can be have
/// no gaps (flows): if one fewer cannot be, none can.
void HiddenTiles::name_known(Known& known, Table& table) {
    for (std::uint8_t source = 0; known.branches && source <= table.displays; ++source) {
        if (hidden_on(table, source) == 0) {
            continue;
        }
        const std::vector<std::uint32_t> counts = some_counts(known.pieces, source);
        bool sure = true;
        for (std::uint8_t color = 0; sure && color < colors; ++color) {
            HiddenPieces fewer = known.pieces;
            sure = counts[color] == 0 || !fewer.take_all(source, color, counts[color] - 1);
        }
        for (std::uint8_t color = 0; sure && color < colors; ++color) {
            if (counts[color] != 0) {
                known.pieces.reveal(source, color, counts[color]);
                show(table, source, color, counts[color]);
                known.left -= counts[color];
            }
        }
    }
}

std::optional<HiddenTiles> HiddenTiles::taken(Table& table, const Pick& pick, std::uint8_t hidden, bool or_more) const {
    const unknown::Kind kind = pick.color;
    auto known = std::make_shared<Known>(*known_);
    const bool more = or_more && hidden < hidden_on(table, pick.source);
    bool possible =
        more ? known->pieces.take_some(pick.source, kind, hidden) : known->pieces.take_all(pick.source, kind, hidden);
    known->left -= hidden;
    known->follows_least = known->follows_least || more;
    const unsigned all = unsigned{count_of(table.sources[pick.source], pick.color)} + hidden;
    if (possible && all == table.left) {
        possible = known->pieces.close();
        known->follows_least = false;
    }
    if (!possible) {
        return std::nullopt;
    }
    show(table, pick.source, pick.color, hidden);
    name_known(*known, table);
    if (all != 0) {
        known->pieces.move(pick.source, center);
    }
    HiddenTiles next;
    next.known_ = std::move(known);
    return next;
}

bool HiddenTiles::each_taken(const Table& table, const Pick& pick, bool stands, const Visit& visit) const {
    const std::uint8_t named = count_of(table.sources[pick.source], pick.color);
    const std::uint8_t hidden = hidden_on(table, pick.source);
    const auto try_one = [&](unsigned count, bool or_more, bool& more) {
        Table after = table;
        const auto known = taken(after, pick, static_cast<std::uint8_t>(count), or_more);
        more = !known || visit(*known, after);
        return known.has_value();
    };
    bool more = true;
    const unsigned one = stands || named != 0 ? 0 : 1;
    const bool says = pick.count > 1 && pick.count >= named + one && pick.count <= named + hidden;
    if (says && !stands && try_one(pick.count - unsigned{named}, false, more)) {
        return more;
    }
    // What fell hangs on how many were taken. And what is said wrongly is said of the most.
    const bool says_more =
        pick.count > 1 || pick.dropped != drop_unsaid || (pick.line == unknown_line && table.may_drop);
    const bool least_alone = !known_->branches && !stands && !says_more;
    bool any = false;
    for (unsigned i = one; more && i <= hidden && !(any && least_alone); ++i) {
        any = try_one(pick.count > 1 ? one + hidden - i : i, least_alone, more) || any;
    }
    return more;
}

std::uint8_t HiddenTiles::colors_on(const Table& table, std::uint8_t source) const {
    const bool hides = hidden_on(table, source) != 0;
    return hides ? static_cast<std::uint8_t>(known_->pieces.kinds_at(source).bits()) : std::uint8_t{0};
}

bool HiddenTiles::must_hold(const Table& table, std::uint8_t source, std::uint8_t color) const {
    HiddenPieces without = known_->pieces;
    return hidden_on(table, source) != 0 && !without.exclude(source, IndexSet::of(color));
}

bool HiddenTiles::may_be_gone() const {
    HiddenPieces none = known_->pieces;
    return none.exclude(none.kinds_left());
}

std::vector<HiddenTiles::Told> HiddenTiles::told_now() const {
    std::vector<Told> told;
    if (known_ != nullptr && !known_->drawn.empty()) {
        const std::vector<unknown::Kinds> kinds = known_->pieces.kinds();
        for (const Drawn& drawn : known_->drawn) {
            told.push_back({drawn.at, static_cast<std::uint8_t>(kinds[drawn.group].ever.bits())});
        }
    }
    return told;
}

std::vector<HiddenTiles::Told> HiddenTiles::all_told() const {
    std::vector<Told> all = known_ == nullptr ? std::vector<Told>() : known_->before;
    std::ranges::copy(told_now(), std::back_inserter(all));
    return all;
}

void HiddenTiles::recall(const HiddenTiles& before, const Table& table, const RecallSink& visit) const {
    if (known_ == nullptr || before.known_ == nullptr || known_ == before.known_) {
        visit(before, table);
        return;
    }
    const Known& earlier = *before.known_;
    known_->pieces.recall(earlier.pieces, [&](const HiddenPieces& refined, std::span<const HiddenPieces::Returned>) {
        auto known = std::make_shared<Known>(earlier);
        Table back = table;
        for (const unknown::Fact& fact : refined.facts().subspan(earlier.pieces.facts().size())) {
            fact.from.each([&](std::size_t group) {
                show(back, static_cast<std::uint8_t>(refined.groups()[group].place),
                     static_cast<std::uint8_t>(fact.kind), fact.count);
                return false;
            });
            known->left -= fact.count;
        }
        known->pieces = refined;
        name_known(*known, back);
        HiddenTiles recalled;
        recalled.known_ = std::move(known);
        visit(recalled, back);
    });
}

bool HiddenTiles::same_past(const HiddenTiles& one, const HiddenTiles& other) {
    if (one.known_ == nullptr || other.known_ == nullptr || one.known_ == other.known_) {
        return one.known_ == other.known_;
    }
    return one.known_->pieces == other.known_->pieces && one.known_->drawn == other.known_->drawn &&
           one.known_->follows_least == other.known_->follows_least;
}

void HiddenTiles::merge(const HiddenTiles& same) {
    if (same.known_ == nullptr || known_ == same.known_) {
        return;
    }
    auto both = known_ == nullptr ? std::make_shared<Known>() : std::make_shared<Known>(*known_);
    const bool alike = known_ != nullptr && same_past(*this, same);
    if (!alike) {
        both->before = all_told();
        both->drawn.clear();
        both->pieces = HiddenPieces(std::vector<std::uint32_t>());
    }
    both->one_way_before = false;
    for (const Told& told : alike ? same.known_->before : same.all_told()) {
        const auto here = std::ranges::find(both->before, told.at, &Told::at);
        if (here == both->before.end()) {
            both->before.push_back(told);
        } else {
            here->colors = static_cast<std::uint8_t>(here->colors | told.colors);
        }
    }
    known_ = std::move(both);
}

}  // namespace arbiter::azul
