// Puts a position together tile by tile, finds what no table can show, and sees what became of the markers.
#include "rules/dorfromantik/position.hpp"

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/event.hpp"
#include "rules/dorfromantik/laws/edge.hpp"
#include "rules/dorfromantik/laws/marker.hpp"
#include "rules/dorfromantik/laws/tile.hpp"
#include "rules/dorfromantik/position_completion.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/plane/joined.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace arbiter::dorfromantik {
namespace {

/// What a position says of a tile that a turn could not reveal.
struct TileFault {
    Law law;
    std::string words;
    bool may_be_of_box = false;  ///< one that has been opened
};

std::optional<TileFault> of_tile(Law law, const Table& table, std::optional<std::uint8_t> printed) {
    switch (law) {
        case Law::tile_not_in_box: return TileFault{Law::set_tile, "is none of the tiles in the box", true};
        case Law::tile_mirrored: return TileFault{Law::set_tile, "is the mirror image of a tile of the box"};
        case Law::tile_flag:
            return TileFault{Law::set_tile, table.supply().set() == TileSet::any
                                                ? "has a flag, but no territory of its type"
                                                : "has another flag in the box, or none"};
        case Law::tile_used_up:
            return TileFault{
                Law::set_used_up,
                table.box().copies(*printed) == 1
                    ? "exists once, and has been set before"
                    : fmt::format("is there {} times, and has been set as often before", table.box().copies(*printed)),
                true};
        case Law::tile_other_pile: return TileFault{Law::set_other_pile, "is from the other stack"};
        default: return std::nullopt;
    }
}

std::optional<TileFault> of_marker(Law law, Terrain terrain, const Box& box) {
    switch (law) {
        case Law::marker_other_type: return TileFault{Law::set_marker, "is of another type than the task on this tile"};
        case Law::marker_number:
            return TileFault{Law::set_marker, "does not exist: markers say " + numbers_in_words(box, terrain), true};
        case Law::marker_used_up:
            return TileFault{Law::set_marker, "is there no more often than it has been set", true};
        default: return std::nullopt;
    }
}

/// What can have become of a marker in this area.
bool may_be(Word word, Marker marker, const Area& area) {
    const bool larger = area.tiles > marker.number;
    const bool equal = area.tiles == marker.number;
    switch (word) {
        case Word::none: return true;
        case Word::waits: return !larger && !equal && !area.closed();
        case Word::done: return larger || equal;
        case Word::lost: return larger || (!equal && area.closed());
    }
    return false;
}

Word fate_of(Marker marker, const Area& area) {
    const bool larger = area.tiles > marker.number;
    return larger ? Word::none : area.tiles == marker.number ? Word::done : area.closed() ? Word::lost : Word::waits;
}

}  // namespace

void PositionBuilder::place(const Set& set, Checks& checks) {
    lines_.push_back(set);
    if (set.what == Sets::turn) {
        turn_ = set.line.named;
    } else if (set.is_pile()) {
        place_pile(set, checks);
    } else {
        place_tile(set, checks);
    }
}

void PositionBuilder::place_tile(const Set& set, Checks& checks) {
    const bool somewhere = lies_somewhere(set);
    const auto play = play_of(set, checks);
    if (!play) {
        return;
    }
    check_pieces(set, *play, checks);
    const bool lies = !play->set_aside && !somewhere && check_cell(set, *play, checks);
    if (lies && !set.turned) {
        check_edges(set, *play, checks);
    }
    if (play->pile == Pile::task) {
        const auto number = lies ? std::optional(table_.map().size()) : std::nullopt;
        tasks_.push_back({*play, number, set.word, set.word_span, set.tile_span, set.line.span.begin});
    }
    if (lies || play->set_aside || somewhere) {
        put(set, *play, somewhere);
    }
    if (lies) {
        tiles_.push_back(set.tile_span);
    }
    note_unwritten(set);
}

/// On a cell that nobody wrote down, or counted from such a one.
bool PositionBuilder::lies_somewhere(const Set& set) const {
    return set.goal.kind == Goal::Kind::unknown || (open_cell_ && set.goal.kind == Goal::Kind::beside);
}

void PositionBuilder::put(const Set& set, const Play& play, bool somewhere) {
    if (somewhere) {
        table_.put_somewhere(play);
    } else if (set.turned && !play.set_aside) {
        table_.put_turned(play, set.line.span.begin);
    } else {
        table_.put(play, set.line.span.begin);
    }
    open_cell_ = open_cell_ || somewhere;
    open_ = open_ || is_open(set);
}

std::optional<Play> PositionBuilder::play_of(const Set& set, Checks& checks) const {
    Written written;
    written.line.set(set.what == Sets::task ? Verb::task : Verb::landscape);
    written.marker = set.marker;
    written.tile = set.tile;
    written.goal = set.goal;
    const auto play = dorfromantik::play_of(table_.map(), written);
    if (lies_somewhere(set)) {
        written.goal = {};
        return dorfromantik::play_of(table_.map(), written);
    }
    checks.keep(rule_of(Law::set_no_such_tile), play.has_value(), set.goal_span, [&] {
        const auto laid = table_.map().size();
        return set.goal.nth == 0 ? std::string("beside which tile? none is set before this one")
                                 : fmt::format("there is no tile {}: {} {} set before", set.goal.nth,
                                               counted(laid, "tile"), laid == 1 ? "is" : "are");
    });
    return play;
}

void PositionBuilder::check_pieces(const Set& set, const Play& play, Checks& checks) const {
    const Event event(table_, 0, play);
    const auto keep = [&](Law law, const std::optional<TileFault>& fault, Span span, const std::string& what) {
        const bool kept = !fault || fault->law != law;
        checks.keep(rule_of(law), kept, span, [&](Finding& finding) {
            finding.message = fmt::format("{} {}", what, fault->words);
            if (fault->may_be_of_box) {
                help_opened_box(finding);
            }
        });
    };
    const auto broken = first_fault(event, chain<tile_laws>);
    const auto tile = broken ? of_tile(broken->law, table_, event.printed) : std::nullopt;
    for (const Law law : {Law::set_tile, Law::set_used_up, Law::set_other_pile}) {
        keep(law, tile, set.tile_span, to_text(play.tile));
    }
    checks.keep(rule_of(Law::set_stack), broken || table_.supply().left(play.pile) > 0, set.tile_span, [&] {
        return fmt::format("this is one {} tile more than are played", play.pile == Pile::task ? "task" : "landscape");
    });
    if (play.pile == Pile::task) {
        const auto wrong = first_fault(event, chain<marker_laws>);
        const bool asked = wrong && (!play.marker.is_off() || wrong->law == Law::marker_other_type);
        keep(Law::set_marker, asked ? of_marker(wrong->law, play.marker.terrain, table_.box()) : std::nullopt,
             set.marker_span, in_words(play.marker));
    }
}

bool PositionBuilder::check_cell(const Set& set, const Play& play, Checks& checks) const {
    const Map& map = table_.map();
    const TileNumber there = map.at(play.cell);
    return checks.keep(rule_of(Law::set_cell), there == no_tile, set.goal_span, [&](Finding& finding) {
        finding.message = fmt::format("{} already lies at {}", to_text(map[there].tile), text_of(play.cell));
        note(finding, tiles_[there], "it is set here");
    });
}

void PositionBuilder::check_edges(const Set& set, const Play& play, Checks& checks) const {
    const Event event(table_, 0, play);
    for (const auto& [law, line] :
         {std::pair{Law::set_track, Terrain::track}, std::pair{Law::set_stream, Terrain::stream}}) {
        const auto fault =
            line == Terrain::track ? breaks_off<Terrain::track>(event) : breaks_off<Terrain::stream>(event);
        const Span edge = edge_in(set.tile_span, fault ? fault->side : Direction::ne);
        checks.keep(rule_of(law), !fault.has_value(), edge, [&](Finding& finding) {
            const TileNumber next = event.around.tiles[index(fault->side)];
            const Tile other = table_.map()[next].tile;
            finding.message = fmt::format("its {} edge shows {}, and the tile there, {}, shows {} on that side",
                                          word(fault->side, table_.terms().hexes), word(play.tile.edge(fault->side)),
                                          to_text(other), word(other.edge(opposite(fault->side))));
            note(finding, tiles_[next], "this tile lies there");
        });
    }
}

void PositionBuilder::note_unwritten(const Set& set) {
    if (set.what == Sets::task && !set.marker.known()) {
        note_unwritten(hidden_marker(set), "which marker lies here");
    }
    if (!set.tile.known()) {
        note_unwritten(set.tile_span, "which tile lies here");
    } else if (is_turned(set)) {
        note_unwritten({set.tile_span.begin, set.tile_span.begin + 1},
                       fmt::format("how {} is turned", to_text(set.tile)));
    }
    if (set.goal.kind == Goal::Kind::unknown) {
        note_unwritten(set.goal_span,
                       fmt::format("where {} lies", set.tile.known() ? to_text(set.tile) : std::string("the tile")));
    }
}

void PositionBuilder::validate(Checks& checks) {
    if (!open_cell_) {
        validate_apart(checks);
    }
    for (const Task& task : tasks_) {
        validate_task(task, checks);
    }
    validate_markers(checks);
    validate_turn();
    state_.set_up(std::move(table_), std::move(unwritten_));
    state_.leave_undecided(std::move(undecided_), std::move(off_));
    if (open_) {
        validate_open(checks);
    } else if (first_before_ && state_.table().map().at(*first_before_) != no_tile) {
        state_.count_cells_from(state_.table().map().at(*first_before_));
    }
}

/// Some complete position has to be left.
void PositionBuilder::validate_open(Checks& checks) {
    state_.leave_open(std::move(lines_));
    if (open_cell_) {
        state_.count_cells_from(0);
    }
    if (PositionCompletion::lists(state_)) {
        const auto finding = fault_of_all(state_, checks.wrong().has_value());
        checks.keep(finding ? *finding->rule : rule_of(Law::set_nothing_fits), !finding,
                    finding ? finding->span : Span{}, [&](Finding& told) { told = *finding; });
    }
}

/// From the first tile on, across edges.
void PositionBuilder::validate_apart(Checks& checks) const {
    const Map& map = table_.map();
    std::vector<Cell> cells;
    std::ranges::transform(map.tiles(), std::back_inserter(cells), &LaidTile::cell);
    const std::vector<bool> joined = plane::joined_to_first(cells, hexes::steps);
    for (TileNumber tile = 0; tile < map.size(); ++tile) {
        const bool one = checks.keep(rule_of(Law::set_apart), joined[tile], tiles_[tile], [&](Finding& finding) {
            finding.message = fmt::format("{} at {} is not joined to the first tile, {} at {}", to_text(map[tile].tile),
                                          text_of(map[tile].cell), to_text(map[0].tile), text_of(map[0].cell));
            note(finding, tiles_[0], "the first tile is set here");
        });
        if (!one) {
            return;
        }
    }
}

void PositionBuilder::validate_task(const Task& task, Checks& checks) {
    const Marker marker = task.play.marker;
    if (task.play.set_aside) {
        checks.keep(rule_of(Law::set_fate), task.word == Word::none, task.word_span,
                    [] { return "a tile that fits nowhere leaves the game with its marker"; });
        if (marker.is_off()) {
            undecided_.push_back({.marker = marker, .span = task.tile_span});
        }
        return;
    }
    if (!task.tile || !table_.sure() || !task.play.tile.shows(marker.terrain)) {
        return;
    }
    const Area& area = table_.map().area(table_.map().area_of(*task.tile, marker.terrain));
    if (marker.is_off()) {
        validate_off(task, area, checks);
        return;
    }
    const bool fits = checks.keep(rule_of(Law::set_fate), may_be(task.word, marker, area), task.word_span, [&] {
        return fmt::format("{} is not {}: its area has {}, {}", in_words(marker),
                           task.word == Word::waits  ? "waiting"
                           : task.word == Word::done ? "done"
                                                     : "lost",
                           counted(area.tiles, "tile"),
                           area.closed() ? std::string("closed") : counted(area.open, "open edge"));
    });
    if (!fits) {
        return;
    }
    const Word fate = task.word == Word::none ? fate_of(marker, area) : task.word;
    if (fate == Word::none) {
        undecided_.push_back({marker, *task.tile, task.tile_span, Word::none, area.tiles, area.closed()});
    } else if (fate == Word::waits) {
        table_.put_waiting(marker, *task.tile);
    } else {
        table_.put_settled({marker, *task.tile, fate == Word::done, area.tiles, task.line});
    }
}

/// Without a word it is the turn of whom the tiles come to, beginning with who started.
void PositionBuilder::validate_turn() {
    const Terms& terms = table_.terms();
    const auto count = (terms.starter + table_.turns()) % terms.players;
    table_.give_turn_to(turn_ ? static_cast<std::uint8_t>(*turn_) : static_cast<std::uint8_t>(count));
}

std::vector<std::optional<Said>> said_by_tile(const State& state, const Table& table) {
    std::vector<std::optional<Said>> said(table.map().size());
    for (const SettledMarker& settled : table.settled()) {
        if (settled.tile != no_tile) {
            said[settled.tile] = Said{settled.marker, settled.completed ? Word::done : Word::lost};
        }
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        said[waiting.tile] = Said{waiting.marker, table.sure() ? Word::waits : Word::none};
    }
    for (const UnresolvedMarkers& undecided : state.undecided()) {
        if (undecided.tile != no_tile) {
            said[undecided.tile] = Said{undecided.marker, undecided.word};
        }
    }
    return said;
}

namespace {

/// As many to a line as are read.
void write_pile(std::string_view what, const std::vector<std::string>& items, std::string& text) {
    for (std::size_t from = 0; from == 0 || from < items.size(); from += most_in_pile) {
        const std::size_t count = std::min(most_in_pile, items.size() - from);
        text += fmt::format("set {} {}\n", what,
                            items.empty() ? "-" : joined_by(std::span(items).subspan(from, count), " "));
    }
}

/// The piles, where tiles do not say what became of their markers.
void write_piles(const State& state, std::string& text) {
    const Table& table = state.table();
    for (const bool completed : {true, false}) {
        const MarkerPile& pile = completed ? state.off().done : state.off().lost;
        std::vector<std::string> items;
        std::vector<Marker> settled;
        for (const SettledMarker& one : table.settled()) {
            if (one.completed == completed && !one.marker.is_off() && !pile.points_of(one.marker.terrain)) {
                items.push_back(to_text(one.marker));
                settled.push_back(one.marker);
            }
        }
        for (const PileItem& item : pile.items) {
            const auto same = std::ranges::find(settled, item.marker);
            if (same != settled.end()) {
                settled.erase(same);
            } else if (!item.in_points) {
                items.push_back(to_text(item.marker));
            }
        }
        for (const Terrain terrain : all_terrains) {
            if (pile.points_of(terrain)) {
                items.push_back(fmt::format("{} {}", letter(terrain), table.task_points(terrain)));
            }
        }
        if (pile.known && !state.undecided().empty()) {
            write_pile(completed ? "done" : "lost", items, text);
        }
    }
}

std::string reveal(Pile pile, Marker marker) {
    return pile == Pile::task ? fmt::format("set task {} ", to_text(marker)) : std::string("set land ");
}

}  // namespace

void write_position(const State& state, const FormatContext& context, std::string& text) {
    const Table& table = state.table();
    const auto said = said_by_tile(state, table);
    for (TileNumber tile = 0; tile < table.map().size(); ++tile) {
        const LaidTile& laid = table.map()[tile];
        text += reveal(said[tile] ? Pile::task : Pile::landscape, said[tile].value_or(Said{}).marker);
        text += fmt::format("{}:{}", to_text(laid.tile), text_of(laid.cell));
        text += said[tile] && said[tile]->word != Word::none ? fmt::format(" {}\n", text_of(said[tile]->word)) : "\n";
    }
    for (const SetAside& aside : table.set_aside()) {
        text += fmt::format("{}{}:none\n", reveal(aside.pile, aside.marker), to_text(aside.tile));
    }
    write_piles(state, text);
    const Terms& terms = table.terms();
    if (table.to_move() != (terms.starter + table.turns()) % terms.players) {
        text += fmt::format("set turn {}\n", context.seats.word(static_cast<Seat>(table.to_move())));
    }
}

}  // namespace arbiter::dorfromantik
