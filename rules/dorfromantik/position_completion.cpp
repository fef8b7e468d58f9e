// Fills in what the set lines of a position do not say, and finds the line that nothing fits.
#include "rules/dorfromantik/position_completion.hpp"

#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/laws/edge.hpp"
#include "rules/dorfromantik/unresolved_markers.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/report/effort.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

/// More lines than these leave more positions open than are ever followed.
constexpr std::size_t most_open_lines = 24;
constexpr std::size_t most_cells_near = 1000;
/// What putting a tile down costs, in steps of the record's budget.
constexpr std::uint64_t steps_to_put = 16;

Written as_written(const Set& set) {
    Written written;
    written.line.set(set.what == Sets::task ? Verb::task : Verb::landscape);
    written.marker = set.marker;
    written.tile = set.tile;
    written.goal = set.goal;
    return written;
}

bool may_bear(const PrintedTile& tile, const Set& set) {
    const Terrain type = set.marker.terrain;
    return set.what == Sets::land || type == Terrain::meadow || type == tile.task;
}

std::string text_of_marker(Marker written, Marker marker) {
    return written.terrain == Terrain::meadow ? to_text(marker) : std::to_string(marker.number);
}

std::string pile_in_words(const Set& line) {
    const bool typed = line.what == Sets::task && line.marker.terrain != Terrain::meadow;
    return fmt::format("{}{}{}", typed ? word(line.marker.terrain) : "", typed ? " " : "",
                       line.what == Sets::task ? "task" : "landscape");
}

Finding nothing_fits(const Set& line) {
    Finding finding;
    if (line.is_pile()) {
        finding.rule = &rule_of(Law::set_pile);
        finding.severity = severity_of(finding.rule->kind);
        finding.span = line.line.event;
        finding.message = "whatever the markers written ? are, the pile does not go with the tiles";
        return finding;
    }
    finding.rule = &rule_of(Law::set_nothing_fits);
    finding.severity = severity_of(finding.rule->kind);
    finding.span = line.tile_span;
    finding.message = line.tile.known() ? fmt::format("{} cannot lie among these tiles", to_text(line.tile))
                                        : fmt::format("no {} tile that is left fits {}, however it is turned",
                                                      pile_in_words(line), hides_cell(line) ? "anywhere" : "there");
    return finding;
}

}  // namespace

bool PositionCompletion::lists(const State& open) {
    const auto lines = open.open_lines();
    const bool printed = open.table().supply().set() == TileSet::printed;
    const auto hides_piece = [](const Set& set) {
        return set.is_tile() ? !set.tile.known() || hides_marker(set) : hidden_in_pile(set).has_value();
    };
    return static_cast<std::size_t>(std::ranges::count_if(lines, is_open)) <= most_open_lines &&
           (printed || std::ranges::none_of(lines, hides_piece));
}

bool PositionCompletion::fill() {
    return fill_from(0, PositionBuilder(State(open_.table().terms(), open_.budget())), Checks());
}

/// By value: what follows is laid on a table of its own.
bool PositionCompletion::fill_from(std::size_t line, PositionBuilder builder, Checks checks) {
    for (; line < lines_.size() && !is_open(lines_[line]); ++line) {
        builder.place(lines_[line], checks);
        if (!spend(steps_to_put)) {
            return false;
        }
        if (prunes_ && checks.wrong()) {
            return true;
        }
    }
    return line == lines_.size() ? finish(std::move(builder), std::move(checks)) : fill_line(line, builder, checks);
}

bool PositionCompletion::fill_line(std::size_t line, const PositionBuilder& builder, const Checks& checks) {
    const Set& written = lines_[line];
    Set filled = written;
    filled.turned = false;
    bool tried = false;
    const auto go_on = [&] {
        tried = true;
        return try_line(line, builder, checks, filled);
    };
    const auto each_tile_of = [&] {
        return each_tile(written, builder, filled, [&] { return each_marker(written, builder, filled, go_on); });
    };
    const bool more = written.is_pile() ? each_pile(filled, 0, go_on) : each_cell(line, builder, filled, each_tile_of);
    if (more && !tried && !prunes_) {
        refuse_all(line, checks);
    }
    return more;
}

bool PositionCompletion::try_line(std::size_t line, const PositionBuilder& builder, const Checks& checks,
                                  const Set& filled) {
    if (!spend(steps_to_put + builder.table().weight() / 512)) {
        return false;
    }
    if (prunes_ && filled.is_tile() && is_ruled_out(builder, filled)) {
        return true;
    }
    PositionBuilder next = builder;
    Checks so_far = checks;
    next.place(filled, so_far);
    if (prunes_ && so_far.wrong()) {
        return true;
    }
    const Set& written = lines_[line];
    const std::size_t known = values_.size();
    const auto know = [&](bool hidden, std::uint32_t at, std::string text) {
        if (hidden) {
            values_.emplace_back(at, std::move(text));
        }
    };
    const bool is_tile = written.is_tile();
    know(hides_marker(written), hidden_marker(written).begin, text_of_marker(written.marker, filled.marker));
    know(is_tile && (!written.tile.known() || is_turned(written)), written.tile_span.begin, to_text(filled.tile));
    know(hides_cell(written) && !floats_, written.goal_span.begin, text_of(filled.goal.cell));
    for (auto at = hidden_in_pile(written); at; at = hidden_in_pile(written, *at + 1)) {
        know(true, written.pile[*at].span.end - 1, text_of_marker(written.pile[*at].marker, filled.pile[*at].marker));
    }
    const bool more = fill_from(line + 1, std::move(next), std::move(so_far));
    values_.resize(known);
    return more;
}

/// By a tile that is known, wherever it is written.
bool PositionCompletion::is_ruled_out(const PositionBuilder& builder, const Set& filled) const {
    const auto play = play_of(builder.table().map(), as_written(filled));
    if (!play || play->set_aside) {
        return false;
    }
    const Event event(open_.table(), 0, *play);
    return breaks_off<Terrain::track>(event) || breaks_off<Terrain::stream>(event);
}

bool PositionCompletion::finish(PositionBuilder builder, Checks checks) {
    if (!spend(steps_to_put * lines_.size() / 2)) {
        return false;
    }
    builder.validate(checks);
    if (checks.wrong()) {
        if (!prunes_) {
            refuse(*checks.wrong());
        }
        return true;
    }
    State position = std::move(builder).take();
    if (floats_) {
        let_float(position);
    }
    if (open_.origin()) {
        position.count_cells_from(first_known_cell());
    }
    return visit_all(position);
}

/// Its undecided markers, each where its line asks what became of it.
std::vector<UnresolvedMarkers> PositionCompletion::asked_where_written(const State& position) const {
    std::vector<UnresolvedMarkers> asked(position.undecided().begin(), position.undecided().end());
    for (UnresolvedMarkers& undecided : asked) {
        const auto is_it = [&](const Set& set) { return set.is_tile() && set.tile_span.begin == undecided.span.begin; };
        const auto line = std::ranges::find_if(lines_, is_it);
        undecided.span = line == lines_.end() ? undecided.span : span_of_fate(*line);
    }
    return asked;
}

/// What became of markers can be open besides; of too many of them nobody knows the sums.
bool PositionCompletion::visit_all(const State& position) {
    const std::size_t known = values_.size();
    const bool more =
        each_decision(position, asked_where_written(position), [&](const State& decided, const auto& fates) {
            values_.resize(known);
            values_.insert(values_.end(), fates.begin(), fates.end());
            const std::vector<candidates::FilledIn> values = as_values(values_);
            return visit_(decided, values);
        });
    values_.resize(known);
    return more;
}

/// Cells that the tile can be joined to the others in, with the help of those that lie nobody knows where, too.
std::vector<Cell> PositionCompletion::cells_near(std::size_t line, const Map& map) const {
    std::vector<Cell> near;
    const Map& known = open_.table().map();
    const auto add = [&](Cell cell) {
        const bool empty = map.at(cell) == no_tile && (!prunes_ || known.at(cell) == no_tile);
        if (empty && near.size() < most_cells_near && std::ranges::find(near, cell) == near.end()) {
            near.push_back(cell);
        }
    };
    const auto add_around = [&](Cell cell) {
        std::ranges::for_each(all_directions, [&](Direction side) { add(neighbor(cell, side)); });
    };
    std::ranges::for_each(known.tiles(), add_around, &LaidTile::cell);
    std::ranges::for_each(map.tiles(), add_around, &LaidTile::cell);
    const auto can_join = [](const Set& set) {
        return hides_cell(set) || (set.is_tile() && set.goal.kind == Goal::Kind::beside);
    };
    const auto others = std::ranges::count_if(lines_.subspan(line + 1), can_join);
    for (std::size_t begin = 0, ring = 0; ring < static_cast<std::size_t>(others); ++ring) {
        const std::size_t end = near.size();
        for (; begin < end; ++begin) {
            add_around(Cell(near[begin]));
        }
    }
    return near;
}

template <typename GoOn>
bool PositionCompletion::each_cell(std::size_t line, const PositionBuilder& builder, Set& filled, GoOn go_on) {
    if (!hides_cell(lines_[line])) {
        return go_on();
    }
    filled.goal = {};
    const Map& map = builder.table().map();
    if (map.empty() && open_.table().map().empty()) {
        return go_on();
    }
    const std::vector<Cell> near = cells_near(line, map);
    if (near.size() == most_cells_near) {
        return spend(Effort::most);
    }
    return std::ranges::all_of(near, [&](Cell cell) {
        filled.goal.cell = cell;
        return go_on();
    });
}

template <typename GoOn>
bool PositionCompletion::each_tile(const Set& written, const PositionBuilder& builder, Set& filled, GoOn go_on) {
    if (written.tile.known()) {
        return each_turn(written, written.tile, filled, go_on);
    }
    const Pile pile = written.what == Sets::task ? Pile::task : Pile::landscape;
    const Box& box = builder.table().box();
    const auto is_left = [&](std::uint8_t place, const Supply& supply) {
        return !supply.taken(box.next_like(place, supply.taken()));
    };
    for (std::uint8_t place = 0; place < box.tiles().size(); place += box.copies(place)) {
        const PrintedTile& tile = box[place];
        const bool left =
            is_left(place, builder.table().supply()) && (!prunes_ || is_left(place, open_.table().supply()));
        if (left && tile.pile == pile && may_bear(tile, written) && !each_turn(written, tile.tile, filled, go_on)) {
            return false;
        }
    }
    return true;
}

template <typename GoOn>
bool PositionCompletion::each_turn(const Set& written, Tile tile, Set& filled, GoOn go_on) {
    const bool any = (written.turned || !written.tile.known()) && written.goal.kind != Goal::Kind::none;
    const unsigned turns = any ? distinct_turns(tile) : 1;
    for (unsigned turn = 0; turn < turns; ++turn) {
        filled.tile = tile.turned(turn);
        if (!go_on()) {
            return false;
        }
    }
    return true;
}

template <typename GoOn>
bool PositionCompletion::each_marker(const Set& written, const PositionBuilder& builder, Set& filled, GoOn go_on) {
    if (!hides_marker(written)) {
        return go_on();
    }
    const bool typed = written.marker.terrain != Terrain::meadow;
    const Table& table = builder.table();
    for (const Terrain type : all_terrains) {
        if (typed ? type != written.marker.terrain : !table.box().has_task(filled.tile, type)) {
            continue;
        }
        for (const std::uint16_t number : table.box().numbers()) {
            filled.marker = {type, number};
            const bool left = !prunes_ || table.supply().has(filled.marker);
            if (left && !go_on()) {
                return false;
            }
        }
    }
    return true;
}

/// Each `?` of a pile is a marker of the box; whether there are so many is seen when all lies there.
template <typename GoOn>
bool PositionCompletion::each_pile(Set& filled, std::size_t from, GoOn go_on) {
    const auto hidden = hidden_in_pile(filled, from);
    if (!hidden) {
        return go_on();
    }
    Marker& marker = filled.pile[*hidden].marker;
    const Marker written = marker;
    bool more = true;
    for (const Terrain terrain : all_terrains) {
        const bool fits = written.terrain == Terrain::meadow || written.terrain == terrain;
        for (const std::uint16_t number : open_.table().box().numbers()) {
            if (fits && more) {
                marker = {terrain, number};
                more = spend(1) && each_pile(filled, *hidden + 1, go_on);
            }
        }
    }
    marker = written;
    return more;
}

/// A state that was restored from a line has no budget, only the limit of a search.
bool PositionCompletion::spend(std::uint64_t steps) {
    spent_ += steps;
    return open_.budget().spend(steps) && spent_ < Effort::most;
}

namespace {

/// Calls each(line, number) for the lines of tiles that lie on the map, in the order written.
template <typename Each>
void each_laid(std::span<const Set> lines, Each each) {
    TileNumber tile = 0;
    for (const Set& set : lines) {
        if (set.is_tile() && set.goal.kind != Goal::Kind::none) {
            each(set, tile++);
        }
    }
}

}  // namespace

bool PositionCompletion::names_no_cell(std::span<const Set> lines) {
    bool any = false;
    bool cell = false;
    each_laid(lines, [&](const Set& set, TileNumber) {
        any = true;
        cell = cell || set.goal.kind == Goal::Kind::cell;
    });
    return any && !cell;
}

void PositionCompletion::let_float(State& position) const {
    each_laid(lines_, [&](const Set& set, TileNumber tile) {
        if (hides_cell(set)) {
            position.let_float(tile, set.goal_span.begin);
        }
    });
}

/// Of the tiles in the order written.
TileNumber PositionCompletion::first_known_cell() const {
    std::optional<TileNumber> first;
    each_laid(lines_, [&](const Set& set, TileNumber tile) {
        first = !first && set.goal.kind == Goal::Kind::cell ? tile : first;
    });
    return first.value_or(0);
}

/// Of the completions those are kept that come furthest.
void PositionCompletion::refuse(const Finding& finding) {
    const auto behind =
        std::ranges::upper_bound(lines_, finding.span.begin, {}, [](const Set& set) { return set.line.span.begin; });
    const auto line = static_cast<std::size_t>(behind - lines_.begin()) - 1;
    if (line > furthest_) {
        furthest_ = line;
        faults_ = {};
    }
    if (line == furthest_) {
        faults_.add(finding);
    }
}

/// No piece is left for this line.
void PositionCompletion::refuse_all(std::size_t line, const Checks& checks) {
    if (checks.wrong()) {
        refuse(*checks.wrong());
    } else if (line > furthest_) {
        furthest_ = line;
        faults_ = {};
    }
}

std::vector<candidates::FilledIn> as_values(std::span<const FateValue> values) {
    std::vector<candidates::FilledIn> viewed;
    for (const auto& [at, text] : values) {
        viewed.push_back({at, text});
    }
    return viewed;
}

bool each_decision(const State& position, std::span<const UnresolvedMarkers> asked, const DecisionSink& visit) {
    if (!position.leaves_points_open()) {
        return visit(position, {});
    }
    Fates fates(position.undecided(), position.table(), position.off());
    for (const std::int64_t sum : fates.sums()) {
        const std::vector<Outcomes> of_sum = fates.at(sum);
        State decided = position;
        decided.decide(sum, of_sum);
        if (!visit(decided, values_of(asked, of_sum))) {
            return false;
        }
    }
    return !fates.sums().empty();
}

std::optional<Finding> PositionCompletion::fault() {
    prunes_ = false;
    if (!fill()) {
        return std::nullopt;
    }
    const Set& line = lines_[furthest_];
    return faults_.empty() || (line.is_tile() && is_open(line) && !line.tile.known()) ? nothing_fits(line)
                                                                                      : faults_.result();
}

std::optional<Finding> fault_of_all(const State& open, bool wrong) {
    bool found = wrong;
    const PositionCompletion::Sink first = [&](const State&, std::span<const candidates::FilledIn>) {
        found = true;
        return false;
    };
    if (!wrong && (!PositionCompletion(open, first).fill() || found)) {
        return std::nullopt;  // there is one, or nobody can look at all
    }
    auto fault = PositionCompletion(open, first).fault();
    return fault || wrong ? fault : std::optional(nothing_fits(*std::ranges::find_if(open.open_lines(), is_open)));
}

}  // namespace arbiter::dorfromantik
