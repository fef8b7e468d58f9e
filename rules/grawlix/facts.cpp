// Whether a line of Grawlix leaves facts open, which a position does, and what they can be.
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/values.hpp"
#include "rules/grawlix/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::grawlix {

bool Grawlix::is_open(const Written& written) {
    const auto unknown = [](const WrittenTile& tile) { return !tile.known(); };
    if (written.verb() == Verb::draft) {
        const auto end = written.picks.begin() + std::min<std::size_t>(written.pick_count, most_picks);
        return std::any_of(written.picks.begin(), end, unknown);
    }
    const auto end = written.redrafts.begin() + std::min<std::size_t>(written.redraft_count, most_redrafts);
    return written.verb() == Verb::play && (!written.tile.known() || written.place.by == Place::By::unknown ||
                                            std::any_of(written.redrafts.begin(), end, unknown));
}

void Grawlix::unset_facts(const State& state, const Seats& seats, const FactSink& fact) {
    const PartialPosition* const partial_position = state.partial_position();
    if (partial_position == nullptr) {
        return;
    }
    std::vector<std::pair<Span, std::string>> facts;
    for (const SetTile& tile : partial_position->grid) {
        const Place& place = tile.place;
        if (!tile.tile.known()) {
            const std::string where = is_cell(place) ? text_of(place.cell) : std::string("a cell nobody noted");
            facts.emplace_back(Span{tile.tile.at, tile.tile.at + 1}, fmt::format("which tile lies on {}", where));
        }
        if (place.by == Place::By::unknown) {
            facts.emplace_back(place.span, fmt::format("where {} lies", tile_name(tile.tile.tile)));
        }
    }
    for (std::size_t player = 0; player < player_count; ++player) {
        const SetHand& hand = partial_position->hands[player];
        for (const WrittenTile& tile : hand.tiles) {
            if (!tile.known()) {
                facts.emplace_back(Span{tile.at, hand.written ? tile.at + 1 : hand.told_to},
                                   fmt::format("which tile {} holds", seats.name(static_cast<Seat>(player))));
            }
        }
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Grawlix::unseen(const State& state, const candidates::UnseenSink& could_be) {
    state.grid_origin().each_unknown(could_be);
    state.hidden().each_drawn([&](std::uint32_t at, TileSet tiles) {
        for (const Tile tile : tiles) {
            could_be(at, letters(tile));
        }
    });
}

}  // namespace arbiter::grawlix
