// Compares positions, and counts their pieces.
#include "rules/framework/state.hpp"

#include <algorithm>
#include <bit>

namespace arbiter::framework {
namespace {

/// 120 tiles: in the bag, on offer, stored, in displays.
bool tiles_conserved(const State& state) {
    std::size_t tiles = state.bag + state.offer.left() + state.storage.size();
    for (const Display& display : state.players()) {
        tiles += display.size();
    }
    return tiles == tiles_in_bag;
}

/// Every tile is where its cell says, its neighbours agree, and its tokens lie on tasks it has.
bool display_sound(const Display& display) {
    int tokens = 0;
    for (std::size_t tile = 0; tile < display.size(); ++tile) {
        const Laid& laid = display[tile];
        const auto tasks = laid.tile.tasks().size();
        if (display.at(laid.cell) != tile || laid.beside != display.spot(laid.cell).beside ||
            laid.covered >> tasks != 0) {
            return false;
        }
        tokens += std::popcount(laid.covered);
    }
    return tokens == display.tokens_placed();
}

bool copies_conserved(const State& state) {
    if (!state.agreed.inventory) {
        return true;
    }
    const auto entries = state.agreed.inventory->entries();
    return std::equal(state.drawn.begin(), state.drawn.end(), entries.begin(), entries.end(),
                      [](int drawn, const Inventory::Entry& entry) { return drawn <= entry.copies; });
}

}  // namespace

State::State(const Agreement& agreement)
    : agreed(agreement), starter(agreement.start.value_or(0)), turn(starter), displays(agreement.players) {
    if (agreed.inventory) {
        for (std::size_t entry = 0; entry < agreed.inventory->entries().size(); ++entry) {
            drawn.push_back(0);
        }
    }
}

bool State::operator==(const State& other) const {
    return agreed == other.agreed && phase == other.phase && ended == other.ended && starter == other.starter &&
           turn == other.turn && last_player == other.last_player && last_token_of == other.last_token_of &&
           round == other.round && round_open == other.round_open && turn_unsaid == other.turn_unsaid &&
           bag == other.bag && offer == other.offer && storage == other.storage && stored_at == other.stored_at &&
           hidden == other.hidden && drawn == other.drawn && bounds == other.bounds && lost == other.lost &&
           displays == other.displays;
}

ScoreRange State::token_range(Player player) const {
    const int placed = displays[player].tokens_placed();
    if (!is_relaxation()) {
        return {placed, placed};
    }
    ScoreRange said = bounds->said[player];
    if (ended == Ended::last_token && last_token_of != player) {
        said.most = std::min(said.most, agreed.tokens[player] - 1);  // that would have been the last one
    }
    if (is_lost(player) || agreed.house.tokens == Tokens::claimed) {
        return said;
    }
    // Of more claims than tokens some are of tasks for which none was left.
    const int least = std::min<int>(agreed.tokens[player], std::max(said.least, bounds->least[player].tokens_placed()));
    return {least, std::max(least, std::min(said.most, placed))};
}

std::uint64_t State::fingerprint() const {
    std::uint64_t print = displays.fingerprint() * 31 + offer.fingerprint() + hidden.fingerprint();
    for (const std::uint8_t part : {static_cast<std::uint8_t>(phase), static_cast<std::uint8_t>(ended), turn, round}) {
        print = print * 131 + part;
    }
    for (const std::uint8_t copies : drawn) {
        print = print * 5 + copies;
    }
    return print;
}

bool conserved(const State& state) {
    for (Player player = 0; player < state.agreed.players; ++player) {
        if (state.tokens_left(player) < 0 || !display_sound(state.displays[player])) {
            return false;
        }
    }
    return tiles_conserved(state) && copies_conserved(state);
}

}  // namespace arbiter::framework
