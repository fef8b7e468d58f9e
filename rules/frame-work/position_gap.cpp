// What a table of FRAME-WORK still shows behind a gap in its record.
#include "rules/frame-work/position.hpp"
#include "rules/frame-work/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::frame_work {

/// In the same round points fall by one bust, and are what they were otherwise. A card in a hand that is not set is one
/// that nobody wrote down, as in any position; a Dossier that is not set is empty where all cards are accounted for.
Unknowns PositionBuilder::carry(const State& before, const Gap<Written>& gap, Checks& checks) {
    Unknowns unknown;
    behind_gap_ = true;
    const bool same_round = round_ && before.round == round_->round && !before.round_open;
    // Without cards on the table the round that is set is about to begin.
    const bool is_to_begin = round_ && !in_play();
    hold_round(round_, before.round_open ? 0U : before.round + (is_to_begin ? 1U : 0U), gap.next,
               rule(Law::round_number), checks);
    const bool deals = gap.next == nullptr || gap.next->verb() == Verb::round || gap.next->verb() == Verb::deal;
    for_each(state_.seats(), [&](Seat seat) {
        if (!dossiers_[index(seat)] && (in_play() ? !shows_all_cards() : !deals)) {
            unknown.push_back(fmt::format("{} dossier", name(seat)));
        }
        if (!knows_points(seat) && same_round && gap.certain) {
            carry_points(before, seat);
        } else if (!knows_points(seat)) {
            unknown.push_back(fmt::format("{} points", name(seat)));
        }
    });
    if (same_round) {
        hold_pile(before, checks);
    }
    if (gap.certain) {
        for_each(state_.seats(), [&](Seat seat) { hold_player(before, seat, same_round, checks); });
    }
    return unknown;
}

/// A bust stays for its round, and takes a point, one from each player in a round.
void PositionBuilder::hold_player(const State& before, Seat seat, bool same_round, Checks& checks) const {
    const auto& dossier = dossiers_[index(seat)];
    if (same_round && dossier && before.busted.has(seat) && !state_.dossier(seat).is_busted()) {
        tell_undone(checks, dossier->line.event,
                    [&] { return fmt::format("{} was busted before the gap, in the same round", name(seat)); });
    }
    const auto& set = points_[index(seat)];
    if (!set || !round_ || before.round_open || round_->round < before.round) {
        return;
    }
    std::int64_t side = 0;
    for_each(state_.seats(), [&](Seat mate) { side += state_.side(mate) == state_.side(seat) ? 1 : 0; });
    const std::int64_t rounds = std::int64_t{round_->round} - before.round + 1;
    const std::int32_t points = before.side_points[before.side(seat)];
    if (set->number < points - rounds * side) {
        tell_undone(checks, set->number_span, [&] {
            return fmt::format("{} had {} before the gap, and a round takes a point from each player at most",
                               name(seat), points);
        });
    }
}

/// Those in sight and those in the pile are all there are.
bool PositionBuilder::shows_all_cards() const {
    return pile_ && pile_->number >= 0 && static_cast<std::uint32_t>(pile_->number) + shown_ == state_.deck().size();
}

/// Team-mates have the same.
bool PositionBuilder::knows_points(Seat seat) const {
    return std::ranges::any_of(
        points_, [&](const auto& set) { return set && state_.side(set->line.seat) == state_.side(seat); });
}

void PositionBuilder::carry_points(const State& before, Seat seat) {
    std::int32_t points = before.side_points[before.side(seat)];
    for_each(state_.seats(), [&](Seat mate) {
        const bool busted = state_.dossier(mate).is_busted() && !before.busted.has(mate);
        if (busted && state_.side(mate) == state_.side(seat) && points > 0) {
            --points;
        }
    });
    state_.side_points[state_.side(seat)] = points;
}

void PositionBuilder::hold_pile(const State& before, Checks& checks) const {
    if (pile_ && pile_->number > static_cast<std::int64_t>(before.pile)) {
        tell_undone(checks, pile_->number_span,
                    [&] { return fmt::format("the pile had {} before the gap, in the same round", before.pile); });
    }
}

}  // namespace arbiter::frame_work
