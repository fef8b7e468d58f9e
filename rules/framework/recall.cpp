// What is known by now of things that a position before had undrawn.
#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/unseen.hpp"

#include <cstddef>
#include <span>
#include <string>

namespace arbiter::framework {
namespace {

/// What is shown of the offer by now.
void recall_offer(State& before, const State& now) {
    for (std::size_t tile = 0; tile < before.offer.tiles().size() && tile < now.offer.tiles().size(); ++tile) {
        if (before.offer.is_undrawn(tile)) {
            before.offer.recall(tile, now.offer);
            count_drawn(before, before.offer.tiles()[tile]);
        }
    }
}

/// A tile that was laid from the storage card lies there again; nobody can doubt any more which it is.
void recall_storage(State& before, const State& now) {
    const bool laid = before.storage.size() > now.storage.size();
    for (std::size_t tile = 0, there = 0; tile < before.storage.size(); ++tile) {
        const bool this_one = laid && tile == now.unstored;
        const Tile& drawn = this_one ? now.displays[0].tiles().back().tile : now.storage[there];
        if (!before.storage[tile].known() && drawn.known()) {
            know_stored(before, tile, drawn);
        }
        there += this_one ? 0U : 1U;
    }
}

}  // namespace

void Framework::recall(const State& before, const State& now, const candidates::RecallSink<State>& visit) {
    State refined = before;
    recall_offer(refined, now);
    recall_storage(refined, now);
    recall_cells(refined, now);
    // A tile that was stored unseen is in the bag again; what it was nobody will see any more.
    const bool returns = now.storage.size() > before.storage.size() && !now.storage.back().known();
    now.hidden.recall(before.hidden, stock_of(before), [&](const HiddenTiles& hidden, HiddenTiles::Returned returned) {
        refined.hidden = hidden;
        if (!returns) {
            return visit(refined, {});
        }
        const std::string text = kind_text(now, returned.front().kind);
        const candidates::FilledIn value{now.stored_at[before.storage.size()], text};
        visit(refined, {&value, 1});
    });
}

}  // namespace arbiter::framework
