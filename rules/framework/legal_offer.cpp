// Whether rounds and offers are legal: when one may begin, how many tiles, which ones.
#include "rules/framework/legal.hpp"

#include <algorithm>

namespace arbiter::framework {
namespace {

Judgement judge_shape(const Tile& tile) {
    switch (tile.flaw()) {
        case Flaw::none: return std::nullopt;
        case Flaw::frame_twice: return Offence{.law = Law::tile_frame_twice, .tile = tile};
        case Flaw::too_many_frames: return Offence{.law = Law::tile_too_many_frames, .tile = tile};
        case Flaw::too_many_tasks: return Offence{.law = Law::tile_too_many_tasks, .tile = tile};
        case Flaw::one_color_pair: return Offence{.law = Law::tile_pair_of_one, .tile = tile};
        case Flaw::blank: return Offence{.law = Law::tile_blank, .tile = tile};
    }
    return std::nullopt;
}

/// A new round begins only when every tile of the last one has been laid.
Judgement judge_break(const State& state) {
    if (state.phase != Phase::picking) {
        return std::nullopt;
    }
    return Offence{.law = Law::round_tiles_left,
                   .player = state.turn,
                   .found = static_cast<int>(state.offer.left()),
                   .line = state.offer.line()};
}

}  // namespace

Judgement judge_round(const State& state, std::uint32_t number, std::optional<Player> starter) {
    if (auto early = judge_break(state)) {
        return early;
    }
    if (state.phase == Phase::announced) {
        return Offence{.law = Law::round_twice, .found = state.round};
    }
    if (number != state.round + 1u) {
        return Offence{.law = Law::round_number, .expected = state.round + 1, .found = static_cast<int>(number)};
    }
    const bool open = state.round == 0 && !state.agreed.start;
    if (starter && !open && *starter != state.next_starter()) {
        return Offence{.law = Law::round_starter, .player = state.next_starter(), .found = static_cast<int>(number)};
    }
    return std::nullopt;
}

std::size_t offer_size(const State& state) {
    return std::min<std::size_t>(state.agreed.players + 1u, state.bag);
}

Judgement judge_offer(const State& state, std::span<const Tile> tiles, std::size_t count) {
    if (auto early = judge_break(state)) {
        return early;
    }
    if (count != offer_size(state)) {
        return Offence{
            .law = Law::offer_size, .expected = static_cast<int>(offer_size(state)), .found = static_cast<int>(count)};
    }
    return judge_tiles(state, tiles);
}

Judgement judge_tiles(const State& state, std::span<const Tile> tiles) {
    const bool listed = state.agreed.inventory != nullptr;
    for (std::size_t index = 0; index < tiles.size(); ++index) {
        const auto same = [&](const Tile& tile) { return listed && piece(tile) == piece(tiles[index]); };
        const auto shown = std::ranges::count_if(tiles.first(index), same);
        if (auto judgement = judge_tile(state, tiles[index], static_cast<int>(shown))) {
            judgement->which = static_cast<std::uint8_t>(index);
            return judgement;
        }
    }
    return std::nullopt;
}

Judgement judge_tile(const State& state, const Tile& tile, int shown) {
    if (auto flaw = judge_shape(tile); flaw || !tile.known() || !state.agreed.inventory) {
        return flaw;
    }
    const Inventory& inventory = *state.agreed.inventory;
    const auto entry = inventory.find(tile);
    if (!entry) {
        return Offence{.law = Law::tile_unlisted, .tile = tile};
    }
    const int copies = inventory.entries()[*entry].copies;
    if (state.drawn[*entry] + shown >= copies) {
        return Offence{.law = Law::tile_no_copy_left, .expected = copies, .tile = tile};
    }
    return std::nullopt;
}

}  // namespace arbiter::framework
