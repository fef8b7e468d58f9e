// Fills in turns: which tile a `?` is, of those in the list or of any shape, which one was taken, and where it lies.
#include "rules/framework/turn_filling.hpp"

#include "rules/framework/floating.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/unseen.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::framework {
namespace {

/// Fills in one turn, a part after the other; each step answers false when enough has been seen.
class TurnFilling {
public:
    TurnFilling(const State& state, const Written& written, const Filling& visit, const Values& values)
        : state_(state),
          filled_(written),
          written_(written),
          visit_(visit),
          player_(player_of(state, written.line)),
          values_(values) {}

    void run() {
        visited_ = false;
        static_cast<void>(each_cell());
        if (!visited_) {
            static_cast<void>(visit_(state_, filled_, {}));
        }
    }

private:
    bool alone() const { return state_.agreed.solo(); }
    bool stands() const { return written_.line.stands(); }
    const Pick& pick() const { return written_.turn.pick; }
    const Display& display() const { return state_.displays[player_]; }

    bool each_cell() {
        if (written_.turn.act == Act::store || written_.turn.place.by != Place::By::unknown) {
            return each_pick();
        }
        bool more = true;
        const bool anchored = !display().empty() && !display().origin().floats();
        const auto lay_on = [&](Cell cell, std::string text) {
            filled_.turn.place.by = Place::By::cell;
            filled_.turn.place.cell = cell;
            filled_.turn.place.guessed = true;
            anchored ? values_.add(written_.turn.place.span.begin, std::move(text)) : void();
            more = more && each_pick();
            anchored ? values_.pop() : void();
        };
        each_cell_meant(lay_on);
        return more;
    }

    /// A tile that stands may have been laid where none may lie, and then it lies nowhere; or where it touches none.
    template <typename LayOn>
    void each_cell_meant(LayOn lay_on) const {
        display().for_each_free_cell([&](Cell cell) { lay_on(cell, text_of(cell)); });
        for (std::size_t tile = 0; stands() && tile < display().size(); ++tile) {
            lay_on(display()[tile].cell, text_of(display()[tile].cell));
        }
        if (stands() && !display().empty()) {
            lay_on(cell_apart(), std::string(anything));
        }
    }

    /// One cell for all that touch no tile by an edge; where the tile lies indeed asks nobody before its player's next
    /// turn, and then it is not followed.
    Cell cell_apart() const {
        const auto& tiles = display().tiles();
        const Cell last = std::ranges::max_element(tiles, {}, [](const Laid& laid) { return laid.cell.x; })->cell;
        return {last.x + 2, last.y};
    }

    bool each_pick() {
        if (!alone()) {
            return pick_from_offer();
        }
        return written_.turn.act == Act::unstore ? pick_stored() : pick_drawn();
    }

    // From the offer.

    bool pick_from_offer() {
        switch (pick().by) {
            case Pick::By::number: return pick_number(state_, pick().number - 1u);
            case Pick::By::tile: return pick_tile();
            case Pick::By::unknown: break;
        }
        State doubted = state_;
        doubted.offer.doubt();
        for (std::size_t tile = 0; tile < state_.offer.tiles().size(); ++tile) {
            const bool meant = state_.offer.is_free(tile) || stands();
            if (meant && !pick_unknown(doubted, tile)) {
                return false;
            }
        }
        return true;
    }

    bool pick_unknown(const State& doubted, std::size_t tile) {
        filled_.turn.pick.by = Pick::By::number;
        filled_.turn.pick.number = static_cast<std::uint16_t>(tile + 1);
        values_.add(pick().span.begin, std::to_string(tile + 1));
        const bool more = pick_number(doubted, tile);
        values_.pop();
        return more;
    }

    bool pick_number(const State& from, std::size_t tile) {
        const bool undrawn = tile < from.offer.tiles().size() && from.offer.is_undrawn(tile);
        if (!undrawn || !can_be_made(Event(from, filled_))) {
            return hand_on(from);
        }
        return each_unseen(from, from.offer.excluded(tile), [&](const Tile& drawn, std::string text) {
            return draw_from_offer(from, tile, drawn, std::move(text));
        });
    }

    bool draw_from_offer(const State& from, std::size_t tile, const Tile& drawn, std::string text) {
        State refined = from;
        refined.offer.draw(tile, drawn);
        values_.add(from.offer.asked_at(tile), std::move(text));
        const bool more = hand_on(refined);
        values_.pop();
        return more;
    }

    /// A tile written out is the leftmost of its kind, and may be one that nobody wrote down. Those before it are none.
    bool pick_tile() {
        State from = state_;
        const auto known = state_.offer.find(pick());
        const auto draw = [&](std::size_t tile) {
            return draw_from_offer(from, tile, pick().tile, listed_text(from, pick().tile));
        };
        for (std::size_t tile = 0; tile < known.value_or(state_.offer.tiles().size()); ++tile) {
            if (!from.offer.is_undrawn(tile) || !may_be(from.offer.excluded(tile), pick().tile)) {
                continue;
            }
            if (can_name(pick().tile) && !draw(tile)) {
                return false;
            }
            if (!rule_out(from, from.offer.excluded(tile), pick().tile)) {
                return true;
            }
        }
        return (!known && !stands()) || hand_on(from);
    }

    /// What has been ruled out leaves this tile.
    bool may_be(const TileSet& other, const Tile& tile) const {
        const auto entry = state_.agreed.inventory ? state_.agreed.inventory->find(tile) : std::nullopt;
        return !entry || !other.has(*entry);
    }

    /// False when nothing is left then.
    bool rule_out(const State& from, TileSet& other, const Tile& tile) const {
        const auto entry = state_.agreed.inventory ? state_.agreed.inventory->find(tile) : std::nullopt;
        entry ? other.add(*entry) : void();
        return can_be_any(from, other);
    }

    /// A tile that cannot be is not drawn where the line stands: then it changes nothing.
    bool can_name(const Tile& tile) const {
        if (!stands()) {
            return true;
        }
        const auto& inventory = state_.agreed.inventory;
        const auto entry = inventory ? inventory->find(tile) : std::nullopt;
        const bool left = !inventory || (entry && state_.drawn[*entry] < inventory->entries()[*entry].copies);
        return tile.flaw() == Flaw::none && left;
    }

    // Alone.

    bool pick_drawn() {
        const bool made = can_be_made(Event(state_, filled_));
        const bool shown = written_.turn.act == Act::lay ? made || stands() : !made && stands();
        if (pick().by != Pick::By::unknown || !shown) {
            return hand_on(state_);
        }
        const auto draw = [&](const Tile& tile, std::string text) {
            return name(tile, std::move(text), [&] { return hand_on(state_); });
        };
        return stands() ? each_tile(draw) : each_unseen(state_, {}, draw);
    }

    /// All tiles that anybody could name.
    template <typename Each>
    bool each_tile(Each each) const {
        if (state_.agreed.inventory == nullptr) {
            return each_unlisted(each);
        }
        return std::ranges::all_of(state_.agreed.inventory->entries(),
                                   [&](const Inventory::Entry& entry) { return each(entry.tile, text(entry.tile)); });
    }

    /// The `?` of the pick is this tile.
    template <typename Go>
    bool name(const Tile& tile, std::string text, Go go) {
        filled_.turn.pick.by = Pick::By::tile;
        filled_.turn.pick.tile = tile;
        values_.add(pick().span.begin, std::move(text));
        const bool more = go();
        values_.pop();
        filled_.turn.pick = pick();
        return more;
    }

    bool pick_stored() {
        if (pick().by != Pick::By::unknown) {
            return pick().by == Pick::By::number ? hand_on(state_) : pick_named(pick().tile);
        }
        const auto draw = [&](const Tile& tile, std::string text) {
            return name(tile, std::move(text), [&] { return pick_named(tile); });
        };
        const auto is_known = [](const Tile& tile) { return tile.known(); };
        for (const Tile& tile : state_.storage) {
            const bool first = std::ranges::find(state_.storage, tile) == &tile;
            if (is_known(tile) && first && !draw(tile, listed_text(state_, tile))) {
                return false;
            }
        }
        if (const Event meant(state_, filled_); stands() && meant.has_tile && !can_be_made(meant)) {
            return each_tile([&](const Tile& tile, std::string text) {
                return is_stored(tile) || name(tile, std::move(text), [&] { return not_shown(); });
            });
        }
        if (stands()) {
            return each_tile(
                [&](const Tile& tile, std::string text) { return is_stored(tile) || draw(tile, std::move(text)); });
        }
        return std::ranges::all_of(state_.storage, is_known) || each_unseen(state_, {}, draw);
    }

    bool is_stored(const Tile& tile) const { return std::ranges::find(state_.storage, tile) != state_.storage.end(); }

    /// A stored tile that nobody wrote down may be the one that is named. Where the line stands none need be.
    bool pick_named(const Tile& named) {
        State from = state_;
        for (std::size_t tile = 0; !is_stored(named) && tile < from.storage.size(); ++tile) {
            if (from.storage[tile].known() || !may_be(from.stored_other[tile], named)) {
                continue;
            }
            if (can_name(named) && !draw_stored(from, tile, named)) {
                return false;
            }
            if (!rule_out(from, from.stored_other[tile], named)) {
                return true;
            }
        }
        return !(stands() || is_stored(named)) || hand_on(from);
    }

    bool draw_stored(const State& from, std::size_t tile, const Tile& drawn) {
        State refined = from;
        refined.storage[tile] = drawn;
        values_.add(from.stored_at[tile], stored_text(drawn));
        const bool shown = !stands() || can_be_made(Event(refined, filled_));
        const bool more = shown ? hand_on(refined) : not_shown();
        values_.pop();
        return more;
    }

    /// What keeps the tile from being laid is not that nobody knows which one is stored.
    bool not_shown() {
        filled_.turn.pick.by = Pick::By::unknown;
        const bool more = hand_on(state_);
        filled_.turn.pick.by = Pick::By::tile;
        return more;
    }

    std::string stored_text(const Tile& tile) const {
        const bool listed = state_.agreed.inventory != nullptr || pick().by == Pick::By::tile;
        return listed ? listed_text(state_, tile) : std::string(anything);
    }

    bool hand_on(const State& from) {
        visited_ = true;
        return values_.hand_on(from, filled_, visit_);
    }

    const State& state_;
    Written filled_;
    const Written& written_;
    const Filling& visit_;
    Player player_;
    Values values_;
    bool visited_ = false;
};

}  // namespace

void fill_turn(const State& state, const Written& turn, const Filling& visit, const Values& values) {
    TurnFilling(state, turn, visit, values).run();
}

}  // namespace arbiter::framework
