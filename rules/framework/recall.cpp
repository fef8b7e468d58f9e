// What is known by now of things that a position before had undrawn.
#include "rules/framework/floating.hpp"
#include "rules/framework/game.hpp"
#include "rules/framework/unseen.hpp"

#include <cstddef>
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

void draw_stored(State& before, std::size_t tile, const Tile& drawn) {
    before.storage[tile] = drawn;
    before.stored_at[tile] = 0;
    before.stored_other[tile] = {};
    count_drawn(before, drawn);
}

/// A tile that was laid from the storage card lies there again; nobody can doubt any more which it is.
void recall_storage(State& before, const State& now) {
    const bool laid = before.storage.size() > now.storage.size();
    for (std::size_t tile = 0, there = 0; tile < before.storage.size(); ++tile) {
        const bool this_one = laid && tile == now.unstored;
        const Tile& drawn = this_one ? now.displays[0].tiles().back().tile : now.storage[there];
        if (!before.storage[tile].known() && drawn.known()) {
            draw_stored(before, tile, drawn);
        } else if (!this_one) {
            before.stored_other[tile] = now.stored_other[there];
        }
        there += this_one ? 0U : 1U;
    }
}

}  // namespace

void Framework::recall(const State& before, const State& now, const worlds::RecallSink<State>& visit) {
    State refined = before;
    recall_offer(refined, now);
    recall_storage(refined, now);
    recall_cells(refined, now);
    const std::size_t drawn = before.storage.size();  // a tile that was stored is in the bag again
    if (now.storage.size() <= drawn || now.storage[drawn].known()) {
        return visit(refined, {});
    }
    each_unseen(now, now.stored_other[drawn], [&](const Tile&, const std::string& text) {
        const worlds::Value value{now.stored_at[drawn], text};
        visit(refined, {&value, 1});
        return true;
    });
}

}  // namespace arbiter::framework
