// Goes through the cells, the tiles in all their turns and the markers that a play can mean, wherever the map can lie.
#include "rules/dorfromantik/play_completion.hpp"

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/plane/box.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

/// What looking at a play costs, in steps of the record's budget; setting aside looks at every place for the tile.
constexpr std::uint64_t steps_to_look = 2;

/// Where the line's tile may lie, rules or no rules if it stands.
std::vector<Cell> places_of(const Map& map, const Written& written) {
    std::vector<Cell> cells;
    if (written.line.stands() && !map.empty()) {
        std::ranges::transform(map.tiles(), std::back_inserter(cells), &LaidTile::cell);
        return plane::cells_around(cells);
    }
    any_border_cell(map, [&](Cell cell) {
        cells.push_back(cell);
        return false;
    });
    return cells;
}

/// Goes through the cells, the tiles in all their turns and the markers that a line can mean.
class Completion {
public:
    /// `known`: what else the line says in this position.
    Completion(const State& state, const Written& written, const CompletionSink& visit,
               std::vector<candidates::FilledIn> known = {})
        : state_(state),
          table_(state.table()),
          written_(written),
          filled_(written),
          visit_(visit),
          values_(std::move(known)),
          known_(values_.size()) {
        // A relaxation knows of no tile where it is written `?`, and tiles that nobody can list are not listed.
        hidden_tile_ = !written_.tile.known() && is_listed();
        hidden_marker_ = hides_marker(written_) && is_listed();
    }

    /// False when nothing fits.
    bool show_fitting() {
        const bool stands = written_.line.stands();
        each_cell([&] { return each_piece([&](const Event& event) { return (!stands && !fits(event)) || show(); }); });
        return stands || shown_;
    }

    /// Nothing fits: a tile that is written `?` is none, and says so; otherwise every case has its own words.
    void show_misfits() {
        if (hidden_tile_) {
            filled_ = written_;
            seen_enough_ = !visit_(state_, filled_, values_);
            return;
        }
        each_cell([&] { return each_piece([&](const Event&) { return show(); }); });
    }

    bool seen_enough() const { return seen_enough_; }

private:
    bool is_listed() const { return table_.sure() && table_.supply().set() == TileSet::printed; }

    bool fits(const Event& event) const {
        const std::uint64_t places = event.play.set_aside ? 6 * std::uint64_t{table_.map().size()} : 1;
        return !state_.budget().spend(steps_to_look * places) || !look(event);
    }

    /// Calls go_on() with each cell in the line, until it answers false.
    template <typename GoOn>
    bool each_cell(GoOn go_on) {
        if (!hides_cell(written_)) {
            return go_on();
        }
        filled_.goal.kind = Goal::Kind::cell;
        const auto try_cell = [&](Cell cell) {
            filled_.goal.cell = cell;
            return go_on();
        };
        filled_.goal.floats = table_.map().empty() || state_.map_origin().floats();
        const std::vector<Cell> cells = places_of(table_.map(), written_);
        return std::ranges::all_of(cells, try_cell);
    }

    /// Calls go_on(event) for each tile with each marker, until it answers false.
    template <typename GoOn>
    bool each_piece(GoOn go_on) {
        Event event(state_, filled_);
        if (hidden_tile_) {
            return each_tile_left(event, go_on);
        }
        const unsigned turns = written_.turned && !event.play.set_aside ? distinct_turns(written_.tile) : 1;
        bool more = true;
        for (unsigned turn = 0; more && turn < turns; ++turn) {
            event.take(written_.tile.turned(turn), event.printed);
            more = each_marker(event, go_on);
        }
        return more;
    }

    /// In a line that stands it may be any tile of the stack.
    template <typename GoOn>
    bool each_tile_left(Event& event, GoOn go_on) {
        for (std::uint8_t place = 0; place < table_.box().tiles().size(); ++place) {
            const PrintedTile& tile = table_.box()[place];
            const bool next = table_.box().next_like(place, table_.supply().taken()) == place;
            const bool left = written_.line.stands() || !table_.supply().taken(place);
            if (!next || !left || tile.pile != event.play.pile || !may_bear(tile, written_.marker)) {
                continue;
            }
            const unsigned turns = event.play.set_aside ? 1 : distinct_turns(tile.tile);
            for (unsigned turn = 0; turn < turns; ++turn) {
                event.take(tile.tile.turned(turn), place);
                if (!each_marker(event, go_on)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool may_bear(const PrintedTile& tile, Marker marker) const {
        return tile.pile == Pile::landscape || marker.terrain == Terrain::meadow || marker.terrain == tile.task;
    }

    template <typename GoOn>
    bool each_marker(Event& event, GoOn go_on) {
        if (!hidden_marker_) {
            return go_on(put(event));
        }
        for (const Terrain terrain : all_terrains) {
            if (!may_lie_on(event, terrain)) {
                continue;
            }
            for (const std::uint16_t number : table_.box().numbers()) {
                event.play.marker = {terrain, number};
                event.printed = hidden_tile_ ? event.printed : table_.printed(event.play);
                if (!go_on(put(event))) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Of a type that is not written the marker goes with the tile that is not written either.
    bool may_lie_on(const Event& event, Terrain terrain) const {
        if (written_.marker.terrain != Terrain::meadow) {
            return terrain == written_.marker.terrain;
        }
        return !hidden_tile_ || table_.box().task_of(event.printed) == terrain;
    }

    /// Puts its pieces into the line.
    const Event& put(const Event& event) {
        filled_.tile = event.play.tile;
        filled_.marker = event.play.marker;
        filled_.turned = false;
        return event;
    }

    /// Visits the line as it is now.
    bool show() {
        shown_ = true;
        const std::string marker = hidden_marker_ ? text_of_marker() : std::string();
        const std::string tile = hidden_tile_ || written_.turned ? to_text(filled_.tile) : std::string();
        const bool tells_cell = hides_cell(written_) && !filled_.goal.floats;
        const std::string cell = tells_cell ? text_of(filled_.goal.cell) : std::string();
        const auto add = [&](std::uint32_t at, std::string_view text) {
            if (!text.empty()) {
                values_.push_back({at, text});
            }
        };
        add(offset_of_number(written_), marker);
        add(written_.tile_span.begin, tile);
        add(written_.goal_span.begin, cell);
        seen_enough_ = !visit_(state_, filled_, values_);
        values_.resize(known_);
        return !seen_enough_;
    }

    std::string text_of_marker() const {
        return written_.marker.terrain == Terrain::meadow ? to_text(filled_.marker)
                                                          : std::to_string(filled_.marker.number);
    }

    const State& state_;
    const Table& table_;
    const Written& written_;
    Written filled_;
    const CompletionSink& visit_;
    std::vector<candidates::FilledIn> values_;
    std::size_t known_;
    bool hidden_tile_ = false;
    bool hidden_marker_ = false;
    bool shown_ = false;
    bool seen_enough_ = false;
};

void fill(const State& state, const Written& written, const CompletionSink& visit) {
    Completion completion(state, written, visit);
    if (!completion.show_fitting()) {
        completion.show_misfits();
    }
}

/// A cell that a line names says where the map lies: `place` is where the line's tile lies on it.
class Anchoring {
public:
    Anchoring(const State& state, const Written& written, Cell place) : state_(state) {
        state_.anchor(written.goal.cell - place);
        for (const auto& [tile, at] : state.map_origin().asked()) {
            cells_.emplace_back(at, text_of(state_.table().map()[static_cast<TileNumber>(tile)].cell));
        }
    }

    /// What is known then.
    std::vector<candidates::FilledIn> values() const {
        std::vector<candidates::FilledIn> values;
        for (const auto& [at, cell] : cells_) {
            values.push_back({at, cell});
        }
        return values;
    }
    const State& state() const { return state_; }

private:
    State state_;
    std::vector<std::pair<std::uint32_t, std::string>> cells_;
};

/// Fills in the line wherever the map can lie.
void anchor_each(const State& state, const Written& written, const CompletionSink& visit) {
    bool fits = false;
    const auto each_place = [&](auto show) {
        for (const Cell place : places_of(state.table().map(), written)) {
            const Anchoring anchoring(state, written, place);
            Completion completion(anchoring.state(), written, visit, anchoring.values());
            show(completion);
            if (completion.seen_enough()) {
                return;
            }
        }
    };
    each_place([&](Completion& completion) { fits = completion.show_fitting() || fits; });
    if (!fits) {
        each_place([](Completion& completion) { completion.show_misfits(); });
    }
}

}  // namespace

void fill_play(const State& state, const Written& written, const CompletionSink& visit) {
    if (state.map_origin().floats() && names_cell(written)) {
        anchor_each(state, written, visit);
    } else {
        if (hides_something(written)) {
            fill(state, written, visit);
        } else {
            visit(state, written, {});
        }
    }
}

}  // namespace arbiter::dorfromantik
