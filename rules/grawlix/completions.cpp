// What a line of Grawlix with tiles written `?`, or behind such lines, can mean: a tile laid has a name at once, one
// that is drawn stays hidden until a line shows where it is.
#include "rules/grawlix/event.hpp"
#include "rules/grawlix/game.hpp"
#include "rules/grawlix/values.hpp"
#include "rules/grawlix/words.hpp"
#include "rules/plane/box.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace arbiter::grawlix {
namespace {

using Sink = candidates::CompletionSink<State, Written>;

/// Goes through a line tile by tile; every step answers false when enough has been seen.
class Completion {
public:
    Completion(const Written& written, const Sink& visit)
        : filled_(written), visit_(visit), stands_(written.line.stands()) {}

    void fill_draft(const State& state) { stands_ ? pick(state, 0, {}) : visit_(state, filled_, {}); }
    void fill_play(const State& state) {
        if (filled_.place.by == Place::By::cell && state.grid_origin().floats()) {
            anchor_each(state);
        } else if (filled_.place.by == Place::By::unknown) {
            fill_cell(state);
        } else {
            fill_tile(state, {});
        }
    }

private:
    /// Any cell that is open.
    void fill_cell(const State& state) {
        const std::uint32_t at = filled_.place.span.begin;
        filled_.place.by = Place::By::cell;
        filled_.place.guessed = true;
        filled_.place.floats = state.history().lay_count() == 0 || state.grid_origin().floats();
        bool more = true;
        for (const Cell cell : cells_for(state)) {
            filled_.place.cell = cell;
            const std::string name = text_of(cell);
            more = more && fill_tile(state, filled_.place.floats ? Values() : Values{{at, name}});
        }
    }

    /// The cell that the line names says where the grid lies: it is one of those that are open.
    void anchor_each(const State& state) {
        bool more = true;
        for (const Cell cell : cells_for(state)) {
            State known = state;
            known.anchor(filled_.place.cell - cell);
            std::vector<std::string> names;
            for (const auto& [tile, at] : state.grid_origin().asked()) {
                names.push_back(text_of(known.history().lay(static_cast<int>(tile)).cell));
            }
            Values values;
            for (std::size_t i = 0; i < names.size(); ++i) {
                values.push_back({state.grid_origin().asked()[i].at, names[i]});
            }
            more = more && fill_tile(known, values);
        }
    }

    std::vector<Cell> cells_for(const State& state) const {
        std::vector<Cell> cells;
        if (stands_ && state.history().lay_count() != 0) {
            std::ranges::transform(state.history().lays(), std::back_inserter(cells), &Lay::cell);
            return plane::cells_around(cells);
        }
        state.table().grid().any_open([&](Cell cell) {
            cells.push_back(cell);
            return false;
        });
        return cells;
    }

    bool fill_tile(const State& state, const Values& values) {
        const Event event(state, filled_);
        if (filled_.tile.known()) {
            return locate_laid(state, event.player, values);
        }
        if (stands_) {
            return each_tile(state, filled_.tile, values,
                             [&](const State& known, const Values& more) { return redraft(known, 0, more); });
        }
        return lay_from_hand(event, fitting(event), values);
    }

    /// Which tiles of the hand may lie there, as far as the grid goes; all, if none may, so that the words can say why.
    TileSet fitting(const Event& event) const {
        const TileSet held = event.table().hand(event.player) | event.state.hidden().could_be(event.player);
        const TileSet fits = event.cell ? held - event.row.blocked - event.column.blocked : held;
        return fits.empty() ? held : fits;
    }

    /// A tile written `?` is one of the hand; of an empty hand, any.
    bool lay_from_hand(const Event& event, TileSet among, const Values& values) {
        const State& state = event.state;
        const WrittenTile unknown = filled_.tile;
        bool more = true;
        if (among.empty()) {
            filled_.tile.tile = TileSet::all().first();
            more = locate_laid(state, event.player, values);
        }
        for (const Tile tile : state.table().hand(event.player) & among) {
            filled_.tile.tile = tile;
            more = more && redraft(state, 0, with(values, unknown, tile));
        }
        for (const Tile tile : state.hidden().could_be(event.player) & among) {
            filled_.tile.tile = tile;
            const auto shown = more ? state.revealed(event.player, tile) : std::nullopt;
            more = more && (!shown || redraft(*shown, 0, with(values, unknown, tile)));
        }
        filled_.tile = unknown;
        return more;
    }

    /// A tile that is laid by name was in the player's hand; where it can have been nowhere there, anywhere.
    bool locate_laid(const State& state, int player, const Values& values) {
        const auto go_on = [&](const State& known, const Values& all) { return redraft(known, 0, all); };
        const Tile tile = filled_.tile.tile;
        if (!stands_ && state.table().supply().contains(tile)) {
            if (const auto shown = state.revealed(player, tile)) {
                return go_on(*shown, values);
            }
        }
        return locate(state, tile, values, go_on);
    }

    /// The replacements, from the one with this number on.
    bool redraft(const State& state, std::size_t index, const Values& values) {
        if (index == std::min<std::size_t>(filled_.redraft_count, most_redrafts)) {
            return visit_(state, filled_, values);
        }
        const auto go_on = [&](const State& known, const Values& more) { return redraft(known, index + 1, more); };
        WrittenTile& drawn = filled_.redrafts[index];
        if (drawn.known()) {
            return locate_drawn(state, drawn.tile, values, go_on);
        }
        return stands_ ? each_tile(state, drawn, values, go_on) : go_on(state, values);
    }

    /// A tile that is drafted by name was in the supply; where it cannot have been there, in a hand.
    template <typename GoOn>
    bool locate_drawn(const State& state, Tile tile, const Values& values, GoOn go_on) {
        if (!stands_ && !state.hidden().empty() && state.table().supply().contains(tile)) {
            if (const auto left = state.excluded(tile)) {
                return go_on(*left, values);
            }
        }
        return locate(state, tile, values, go_on);
    }

    /// The picks of a draft that stands, from the one with this number on.
    bool pick(const State& state, std::size_t index, const Values& values) {
        if (index == std::min<std::size_t>(filled_.pick_count, most_picks)) {
            return visit_(state, filled_, values);
        }
        const auto go_on = [&](const State& known, const Values& more) { return pick(known, index + 1, more); };
        WrittenTile& picked = filled_.picks[index];
        return picked.known() ? locate(state, picked.tile, values, go_on) : each_tile(state, picked, values, go_on);
    }

    /// In a line that stands `?` is any tile at all.
    template <typename GoOn>
    bool each_tile(const State& state, WrittenTile& unknown, const Values& values, GoOn go_on) {
        const WrittenTile before = unknown;
        bool more = true;
        for (const Tile tile : TileSet::all()) {
            unknown.tile = tile;
            more = more && locate(state, tile, with(values, before, tile), go_on);
        }
        unknown = before;
        return more;
    }

    /// Calls go_on for every place where this tile can be: in either hand, and in the supply.
    template <typename GoOn>
    bool locate(const State& state, Tile tile, const Values& values, GoOn go_on) {
        if (state.hidden().empty() || !state.table().supply().contains(tile)) {
            return go_on(state, values);
        }
        bool more = true;
        for (int player = 0; more && player < player_count; ++player) {
            const auto shown = state.revealed(player, tile);
            more = !shown || go_on(*shown, values);
        }
        const auto left = more ? state.excluded(tile) : std::nullopt;
        return left ? go_on(*left, values) : more;
    }

    Written filled_;
    const Sink& visit_;
    bool stands_;
};

}  // namespace

void Grawlix::unset_completions(const State& state, const candidates::SetSink<State>& visit) {
    const PartialPosition* const partial_position = state.partial_position();
    if (partial_position == nullptr || !partial_position->grid_is_open()) {
        visit(state, {});
        return;
    }
    bool more = true;
    const bool all =
        each_grid(*partial_position, [&](const PartialPosition& filled, std::span<const candidates::FilledIn> values) {
            return more = visit(state.filled(filled), values);
        });
    while (!all && more) {
        more = visit(state, {});  // more than anybody searches is more than anybody follows
    }
}

/// The tile is in the hand by name, or is one of its hidden tiles, for it is neither in the supply nor in another hand.
/// And a cell that fits in one place of a grid that floats fits in no other.
bool Grawlix::is_sure(const State& state, const Written& move) {
    if (state.grid_origin().floats()) {
        return false;
    }
    const Tile tile = move.tile.tile;
    const int player = Event(state, move).player;
    return state.table().hand(player).contains(tile) || (!state.excluded(tile) && !state.revealed(1 - player, tile));
}

void Grawlix::completions(const State& state, const Written& written,
                          const candidates::CompletionSink<State, Written>& visit) {
    switch (written.verb()) {
        case Verb::draft: Completion(written, visit).fill_draft(state); break;
        case Verb::play: Completion(written, visit).fill_play(state); break;
        case Verb::stuck: open_ends(state, [&](const State& refined) { visit(refined, written, {}); }); break;
    }
}

}  // namespace arbiter::grawlix
