// Fills in turns: which tile a `?` is, of those in the list or of any shape, which one was taken, and where it lies.
#include "rules/framework/turn_completion.hpp"

#include "rules/framework/floating.hpp"
#include "rules/framework/judge.hpp"
#include "rules/framework/unseen.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::framework {
namespace {

/// Fills in one turn, a part after the other; each step answers false when enough has been seen.
class TurnCompletion {
public:
    TurnCompletion(const State& state, const Written& written, const Completion& visit, const Values& values)
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
            if (anchored) {
                values_.add(written_.turn.place.span.begin, std::move(text));
            }
            more = more && each_pick();
            if (anchored) {
                values_.pop();
            }
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
        return each_tile(from, from.hidden.kinds(from.offer.asked_at(tile)), [&](const Tile& drawn, std::string text) {
            return draw_offered(from, tile, drawn, std::move(text));
        });
    }

    bool draw_offered(const State& from, std::size_t tile, const Tile& drawn, std::string text) {
        State refined = from;
        draw_from_offer(refined, tile, drawn);
        values_.add(from.offer.asked_at(tile), std::move(text));
        const bool more = hand_on(refined);
        values_.pop();
        return more;
    }

    /// A tile written out is the leftmost of its kind, and may be one that nobody wrote down. Those before it are none.
    bool pick_tile() {
        State from = state_;
        const auto known = state_.offer.find(pick());
        for (std::size_t tile = 0; tile < known.value_or(state_.offer.tiles().size()); ++tile) {
            if (!from.offer.is_undrawn(tile)) {
                continue;
            }
            const std::uint32_t at = from.offer.asked_at(tile);
            if (may_be(from, at, pick().tile) &&
                !draw_offered(from, tile, pick().tile, listed_text(from, pick().tile))) {
                return false;
            }
            if (!rule_out(from, at, pick().tile)) {
                return true;
            }
        }
        return (!known && !stands()) || hand_on(from);
    }

    /// The hidden tile may be the one that is named. Of one that cannot be there at all the laws say why; where the
    /// line stands it is not drawn, and nothing changes.
    bool may_be(const State& from, std::uint32_t at, const Tile& named) const {
        return is_left(from, named) ? from.hidden.could_be(at, *kind_of(from, named)) : !stands();
    }

    /// False when nothing is left then.
    bool rule_out(State& from, std::uint32_t at, const Tile& named) const {
        const auto kind = kind_of(from, named);
        return from.agreed.inventory == nullptr || !kind || from.hidden.exclude(at, *kind);
    }

    // Alone.

    bool pick_drawn() {
        const bool made = can_be_made(Event(state_, filled_));
        const bool shown = written_.turn.act == Act::lay ? made || stands() : !made && stands();
        if (pick().by != Pick::By::unknown || !shown) {
            return draw_named();
        }
        const auto draw = [&](const Tile& tile, std::string text) {
            return name(tile, std::move(text), [&] { return draw_named(); });
        };
        return each_tile(state_, stands() ? all_kinds() : kinds_in_bag(state_), draw);
    }

    /// Where the line stands the tile may be in the bag no more: then all that are left are stored, and hidden.
    bool draw_named() {
        const Event meant(state_, filled_);
        if (!hand_on(state_)) {
            return false;
        }
        const bool may_be_stored = stands() && !state_.hidden.empty() && meant.move.tile.known() && can_be_made(meant);
        const auto kind = may_be_stored ? kind_of(state_, meant.move.tile) : std::nullopt;
        return !kind || state_.agreed.inventory == nullptr || store_all(state_, 0, meant.move.tile, *kind);
    }

    /// All tiles of this kind that are left are among those stored from this one on.
    bool store_all(const State& from, std::size_t tile, const Tile& named, HiddenTiles::Kind kind) {
        if (from.drawn[kind] == from.agreed.inventory->entries()[kind].copies) {
            return hand_on(from);
        }
        if (tile == from.storage.size()) {
            return true;
        }
        if (from.storage[tile].known()) {
            return store_all(from, tile + 1, named, kind);
        }
        State one = from;
        values_.add(from.stored_at[tile], listed_text(from, named));
        const bool more = !know_stored(one, tile, named) || store_all(one, tile + 1, named, kind);
        values_.pop();
        State other = from;
        return more && (!rule_out(other, other.stored_at[tile], named) || store_all(other, tile + 1, named, kind));
    }

    /// Of all tiles that anybody could name.
    unknown::IndexSet all_kinds() const {
        unknown::IndexSet kinds;
        const std::size_t count = state_.agreed.inventory ? state_.agreed.inventory->entries().size() : 1;
        for (std::size_t kind = 0; kind < count; ++kind) {
            kinds.add(kind);
        }
        return kinds;
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
        const Event meant(state_, filled_);
        const bool shown = !stands() || !meant.has_tile || can_be_made(meant);
        return each_tile(
            state_, stands() ? all_kinds() : state_.hidden.kinds(), [&](const Tile& tile, std::string text) {
                return is_stored(tile) ||
                       (shown ? draw(tile, std::move(text)) : name(tile, std::move(text), [&] { return not_shown(); }));
            });
    }

    bool is_stored(const Tile& tile) const { return std::ranges::find(state_.storage, tile) != state_.storage.end(); }

    /// A stored tile that nobody wrote down may be the one that is named. Where the line stands none need be.
    bool pick_named(const Tile& named) {
        State from = state_;
        for (std::size_t tile = 0; !is_stored(named) && tile < from.storage.size(); ++tile) {
            if (from.storage[tile].known()) {
                continue;
            }
            if (may_be(from, from.stored_at[tile], named) && !lay_stored(from, tile, named)) {
                return false;
            }
            if (!rule_out(from, from.stored_at[tile], named)) {
                return true;
            }
        }
        return !(stands() || is_stored(named)) || hand_on(from);
    }

    bool lay_stored(const State& from, std::size_t tile, const Tile& drawn) {
        State refined = from;
        // Counted at once, for an undo finds it so; one that cannot be is not, so that the laws are asked for it.
        if (is_left(from, drawn)) {
            know_stored(refined, tile, drawn);
        } else {
            draw_stored(refined, tile, drawn);
        }
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
    const Completion& visit_;
    Player player_;
    Values values_;
    bool visited_ = false;
};

}  // namespace

void fill_turn(const State& state, const Written& turn, const Completion& visit, const Values& values) {
    TurnCompletion(state, turn, visit, values).run();
}

}  // namespace arbiter::framework
