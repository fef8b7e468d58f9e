// What a line of Dorfromantik can mean where a tile, its turn, its cell or its marker is not written down, and what a
// position leaves open.
#include "rules/dorfromantik/game.hpp"
#include "rules/dorfromantik/places.hpp"
#include "rules/dorfromantik/position_filling.hpp"
#include "rules/dorfromantik/undecided.hpp"
#include "rules/dorfromantik/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

namespace arbiter::dorfromantik {
namespace {

using Sink = worlds::FillingSink<State, Written>;

/// A tile laid against the rules lies somewhere near the others: so many cells are looked at.
constexpr std::size_t most_cells_searched = 1000;

/// What looking at a play costs, in steps of the record's budget; setting aside looks at every place for the tile.
constexpr std::uint64_t steps_to_look = 2;

bool hides_marker(const Written& written) {
    return written.line.verb == verb::task && !written.marker.known();
}

bool hides_cell(const Written& written) {
    return written.goal.kind == Goal::Kind::unknown;
}

std::uint32_t offset_of_number(const Written& written) {
    return written.marker_span.begin + (written.marker.terrain == Terrain::meadow ? 0U : 1U);
}

/// The cells of the box around the map, and one more on each side.
std::vector<Cell> cells_around(const Map& map) {
    const Cell first = map[0].cell;
    std::int64_t west = first.q, east = first.q, north = first.r, south = first.r;
    for (const LaidTile& laid : map.tiles()) {
        west = std::min<std::int64_t>(west, laid.cell.q);
        east = std::max<std::int64_t>(east, laid.cell.q);
        north = std::min<std::int64_t>(north, laid.cell.r);
        south = std::max<std::int64_t>(south, laid.cell.r);
    }
    std::vector<Cell> cells;
    for (std::int64_t r = north - 1; r <= south + 1 && cells.size() < most_cells_searched; ++r) {
        for (std::int64_t q = west - 1; q <= east + 1 && cells.size() < most_cells_searched; ++q) {
            cells.push_back({static_cast<std::int32_t>(q), static_cast<std::int32_t>(r)});
        }
    }
    return cells;
}

/// Where the line's tile may lie, rules or no rules if it stands.
std::vector<Cell> places_of(const Map& map, const Written& written) {
    if (written.line.stands() && !map.empty()) {
        return cells_around(map);
    }
    std::vector<Cell> cells;
    any_border_cell(map, [&](Cell cell) {
        cells.push_back(cell);
        return false;
    });
    return cells;
}

/// Goes through the cells, the tiles in all their turns and the markers that a line can mean.
class Filling {
public:
    /// `known`: what else the line says in this position.
    Filling(const State& state, const Written& written, const Sink& visit, std::vector<worlds::Value> known = {})
        : state_(state),
          table_(state.table()),
          written_(written),
          filled_(written),
          visit_(visit),
          values_(std::move(known)),
          known_(values_.size()) {
        // An outline knows of no tile where it is written `?`, and tiles that nobody can list are not listed.
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
        filled_.goal.adrift = table_.map().empty() || !state_.adrift().empty();
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
        for (std::uint8_t place = 0; place < printed_tiles; ++place) {
            const PrintedTile& tile = box()[place];
            const bool left = written_.line.stands() || !table_.supply().taken(place);
            if (!left || tile.pile != event.play.pile || !may_bear(tile, written_.marker)) {
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
            for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
                event.play.marker = {terrain, number};
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
        return !hidden_tile_ || printed_task(event.printed) == terrain;
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
        const bool tells_cell = hides_cell(written_) && !filled_.goal.adrift;
        const std::string cell = tells_cell ? in_words(filled_.goal.cell) : std::string();
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
    const Sink& visit_;
    std::vector<worlds::Value> values_;
    std::size_t known_;
    bool hidden_tile_ = false;
    bool hidden_marker_ = false;
    bool shown_ = false;
    bool seen_enough_ = false;
};

void fill(const State& state, const Written& written, const Sink& visit) {
    Filling filling(state, written, visit);
    if (!filling.show_fitting()) {
        filling.show_misfits();
    }
}

bool names_cell(const Written& written) {
    return written.goal.kind == Goal::Kind::cell;
}

/// A cell that a line names says where the map lies: `place` is where the line's tile lies on it.
class Anchoring {
public:
    Anchoring(const State& state, const Written& written, Cell place) : state_(state) {
        const Cell by{written.goal.cell.q - place.q, written.goal.cell.r - place.r};
        state_.anchor(by);
        for (const Adrift& adrift : state.adrift()) {
            const Cell cell = state_.table().map()[adrift.tile].cell;
            cells_.emplace_back(adrift.at, in_words(cell));
        }
    }

    /// What is known then.
    std::vector<worlds::Value> values() const {
        std::vector<worlds::Value> values;
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
void anchor_each(const State& state, const Written& written, const Sink& visit) {
    bool fits = false;
    const auto each_place = [&](auto show) {
        for (const Cell place : places_of(state.table().map(), written)) {
            const Anchoring anchoring(state, written, place);
            Filling filling(anchoring.state(), written, visit, anchoring.values());
            show(filling);
            if (filling.seen_enough()) {
                return;
            }
        }
    };
    each_place([&](Filling& filling) { fits = filling.show_fitting() || fits; });
    fits ? void() : each_place([](Filling& filling) { filling.show_misfits(); });
}

std::string where(const Written& written) {
    return written.goal.kind == Goal::Kind::cell ? fmt::format(" at {}", in_words(written.goal.cell)) : std::string();
}

std::string which_marker(const Written& written, std::string_view player) {
    const bool typed = written.marker.terrain != Terrain::meadow;
    return fmt::format("which {}{}marker {} revealed", typed ? word(written.marker.terrain) : "", typed ? " " : "",
                       player);
}

/// Whether what it leaves open is filled in position by position.
bool is_listed(const State& state) {
    return !state.open_lines().empty() && PositionFilling::lists(state);
}

}  // namespace

bool Dorfromantik::is_open(const Written& written) {
    return !written.tile.known() || written.turned || hides_cell(written) || hides_marker(written);
}

void Dorfromantik::open_facts(const State& state, const Written& written, const Seats& seats,
                              const worlds::FactSink& fact) {
    const std::string_view player = seats.name(static_cast<Seat>(actor_of(state.table(), written)));
    const bool aside = written.goal.kind == Goal::Kind::none;
    if (hides_marker(written)) {
        const std::uint32_t at = offset_of_number(written);
        fact({at, at + 1}, which_marker(written, player));
    }
    if (!written.tile.known()) {
        fact(written.tile_span,
             fmt::format("which tile {} {}{}", player, aside ? "set aside" : "laid", where(written)));
    } else if (written.turned) {
        fact({written.tile_span.begin, written.tile_span.begin + 1},
             fmt::format("how {} turned {}", player, to_text(written.tile)));
    }
    if (hides_cell(written)) {
        fact(written.goal_span, fmt::format("where {} laid {}", player,
                                            written.tile.known() ? to_text(written.tile) : std::string("a tile")));
    }
}

void Dorfromantik::fillings(const State& state, const Written& written,
                            const worlds::FillingSink<State, Written>& visit) {
    if (!state.adrift().empty() && names_cell(written)) {
        anchor_each(state, written, visit);
    } else {
        is_open(written) ? fill(state, written, visit) : void(visit(state, written, {}));
    }
}

void Dorfromantik::unseen(const State& state, const worlds::UnseenSink& could_be) {
    constexpr std::string_view anything = "?";
    for (const Adrift& adrift : state.adrift()) {
        could_be(adrift.at, anything);
    }
    for (const std::uint32_t at : state.never_known()) {
        could_be(at, anything);
    }
}

/// A cell that fits in one place of the map fits in no other.
bool Dorfromantik::is_sure(const State& state, const Written& move) {
    return state.adrift().empty() || !names_cell(move);
}

void Dorfromantik::unset_facts(const State& state, const worlds::FactSink& fact) {
    std::vector<std::pair<Span, std::string>> facts;
    for (const auto& [span, words] : state.unwritten()) {
        facts.emplace_back(span, words);
    }
    for (const Undecided& undecided : is_listed(state) ? std::span<const Undecided>() : state.undecided()) {
        facts.emplace_back(undecided.span, question_of_fate(in_words(undecided.marker)));
    }
    std::ranges::sort(facts, {}, [](const auto& one) { return one.first.begin; });
    for (auto& [span, words] : facts) {
        fact(span, std::move(words));
    }
}

void Dorfromantik::perhaps_unset(const State& state, const worlds::FactSink& fact) {
    if (!is_listed(state)) {
        return;
    }
    for (const Set& set : state.open_lines()) {
        if (asks_fate(set)) {
            fact(span_of_fate(set),
                 question_of_fate(hides_marker(set) ? std::string("this marker") : in_words(set.marker)));
        }
    }
}

/// Pieces of a position that are not written leave an outline; of markers only the sum of those completed makes a
/// difference.
void Dorfromantik::unset_fillings(const State& state, const worlds::SetSink<State>& visit) {
    if (is_listed(state)) {
        if (!PositionFilling(state, visit).fill()) {
            visit(state, {});  // of so many none is followed
        }
        return;
    }
    const auto sums = possible_sums(state.undecided());
    if (!state.table().sure() || sums.empty()) {
        State outline = state;
        if (state.lacks_tiles()) {
            visit(outline, {});
            return;
        }
        const Table* const table = &state.table();
        outline.become_outline(*Table::outline({&table, 1}));
        visit(outline, {});
        return;
    }
    for (const std::int64_t sum : sums) {
        State refined = state;
        refined.decide(sum);
        if (!visit(refined, fates_at(state.undecided(), sum))) {
            return;
        }
    }
}

std::optional<State> Dorfromantik::outline(std::span<const worlds::Member<Dorfromantik>> members) {
    const auto lacks_place = [](const auto& member) {
        return member.state.lacks_tiles() || !member.state.adrift().empty();
    };
    if (std::ranges::any_of(members, lacks_place)) {
        return std::nullopt;
    }
    std::vector<const Table*> tables;
    std::ranges::transform(members, std::back_inserter(tables),
                           [](const auto& member) { return &member.state.table(); });
    auto table = Table::outline(tables);
    if (!table) {
        return std::nullopt;
    }
    State outline = members.front().state;
    outline.become_outline(std::move(*table));
    return outline;
}

}  // namespace arbiter::dorfromantik
