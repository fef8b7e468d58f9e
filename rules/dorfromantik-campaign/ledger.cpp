// Enters games, crosses off circles, and lists the circles that may come next.
#include "rules/dorfromantik-campaign/ledger.hpp"

#include <algorithm>
#include <utility>

namespace arbiter::dorfromantik_campaign {

void Ledger::enter_game(std::uint32_t number, std::int32_t score, std::uint32_t stamp) {
    const std::size_t row = list_.row_of(score);
    enter({number, score, row, list_.rows()[row].circles, stamp});
}

void Ledger::enter_game(std::uint32_t number, std::pair<std::int32_t, std::int32_t> between, std::uint32_t stamp) {
    if (between.first == between.second) {
        enter_game(number, between.first, stamp);
        return;
    }
    const std::size_t row = list_.row_of(between.first);
    const bool one = row == list_.row_of(between.second);
    enter({number, std::nullopt, one ? std::optional(row) : std::nullopt, list_.rows()[row].circles, stamp});
}

bool Ledger::lacks_score() const {
    return std::ranges::any_of(games_, [](const GamePlayed& game) { return !game.score; });
}

void Ledger::enter(const GamePlayed& game) {
    games_.push_back(game);
    due_ = static_cast<std::uint8_t>(std::min<int>(due_ + game.circles, progress_.left()));
}

const Turned* Ledger::turned(Achievement achievement) const {
    const auto found = std::ranges::find(turned_, achievement, &Turned::achievement);
    return found == turned_.end() ? nullptr : &*found;
}

void Ledger::turn_over(Achievement achievement) {
    if (turned(achievement) == nullptr) {
        turned_.push_back({achievement, games_.back().number, games_.back().stamp});
    }
}

void Ledger::cross(const Step& step, std::uint32_t stamp) {
    Step possible = step;
    possible.circles = std::min(step.circles, progress_.left_between(step.from, step.to).value_or(0));
    if (possible.circles == 0) {
        return;
    }
    const Progress before = progress_;
    progress_.cross(possible);
    due_ = static_cast<std::uint8_t>(due_ - std::min(due_, possible.circles));
    for (std::uint8_t heart = before.hearts(); heart < progress_.hearts(); ++heart) {
        prizes_.push_back({std::nullopt, stamp});
    }
    for (const Hex hex : {step.from, step.to}) {
        if (progress_.reached(hex) && !before.reached(hex)) {
            prizes_.push_back({hex, stamp});
        }
    }
}

std::vector<Step> Ledger::next_steps() const {
    std::vector<Step> steps;
    for (const Path& path : track()) {
        for (const auto& [from, to] : {std::pair(path.from, path.to), std::pair(path.to, path.from)}) {
            if (progress_.adjacent(from, to) && progress_.left_between(from, to) > 0) {
                steps.push_back({from, to, 1});
            }
        }
    }
    return steps;
}

bool Ledger::conserved() const {
    return progress_.crossed() <= all_circles && due_ <= progress_.left() &&
           std::all_of(track().begin(), track().end(),
                       [&](const Path& path) { return progress_.left_between(path.from, path.to) <= path.circles; });
}

}  // namespace arbiter::dorfromantik_campaign
