// What happens to hidden hands, and what is known of them when a move is taken back.
#include "rules/unknown/hidden_hands.hpp"

#include <bit>
#include <utility>

namespace arbiter::unknown {
namespace {

HiddenPieces stock_of(Kinds64 stock, Budget budget) {
    std::vector<std::uint32_t> left(static_cast<std::size_t>(std::bit_width(stock)));
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
        left[kind] = static_cast<std::uint32_t>(stock >> kind & 1U);
    }
    return HiddenPieces(std::move(left), budget);
}

}  // namespace

HiddenHands::Known& HiddenHands::change() {
    auto changed = std::make_shared<Known>(*known_);
    Known& known = *changed;
    known_ = std::move(changed);
    return known;
}

void HiddenHands::draw(Place hand, std::span<const std::uint32_t> at, Kinds64 stock, Budget budget) {
    if (at.empty()) {
        return;
    }
    if (none()) {
        known_ = std::make_shared<Known>(Known{stock_of(stock, budget), {}});
    }
    Known& known = change();
    const GroupNumber group = known.pieces.draw(hand, static_cast<std::uint32_t>(at.size()));
    for (const std::uint32_t one : at) {
        known.drawn.push_back({one, group});
    }
}

void HiddenHands::see(Kind kind) {
    if (!none()) {
        change().pieces.see(kind);
    }
}

bool HiddenHands::reveal(Place hand, Kind kind) {
    return count(hand) > 0 && change().pieces.reveal(hand, kind);
}

Kinds64 HiddenHands::surely(Place hand) const {
    Kinds64 sure = 0;
    for (Kinds64 rest = could_be(hand); rest != 0; rest &= rest - 1) {
        HiddenHands without = *this;
        sure |= without.exclude(hand, rest & (~rest + 1)) ? 0 : rest & (~rest + 1);
    }
    return sure;
}

std::vector<Kinds64> HiddenHands::could_ever_be() const {
    std::vector<Kinds64> all;
    for (const Kinds& kinds : known_->pieces.kinds()) {
        all.push_back(kinds.ever.bits());
    }
    return all;
}

void HiddenHands::recall(const HiddenHands& before, Kinds64 stock, Budget budget, const RecallSink& visit) const {
    if (none()) {
        visit(before, {}, {});
        return;
    }
    const HiddenPieces earlier = before.none() ? stock_of(stock, budget) : before.known_->pieces;
    known_->pieces.recall(earlier, [&](const HiddenPieces& refined, std::span<const HiddenPieces::Returned> names) {
        Known known{refined, {}};
        std::vector<Returned> returned;
        for (const Drawn& drawn : known_->drawn) {
            for (const auto& [group, kind] : names) {
                if (group == drawn.group) {
                    returned.push_back({drawn.at, kind});
                }
            }
            if (drawn.group < earlier.groups().size()) {
                known.drawn.push_back(drawn);
            }
        }
        std::vector<Shown> shown;
        for (const Fact& fact : refined.facts().subspan(earlier.facts().size())) {
            fact.from.each([&](std::size_t group) {
                shown.push_back({refined.groups()[group].place, fact.kind});
                return false;
            });
        }
        HiddenHands back;
        back.known_ = std::make_shared<Known>(std::move(known));
        visit(back, shown, returned);
    });
}

bool is_one_way(const HiddenPieces& pieces, std::span<const Kinds64> could_ever_be) {
    for (std::size_t group = 0; group < could_ever_be.size(); ++group) {
        if (static_cast<std::uint32_t>(std::popcount(could_ever_be[group])) != pieces.groups()[group].count) {
            return false;
        }
    }
    return true;
}

}  // namespace arbiter::unknown
