// What the referee says when a rule of Dorfromantik is broken: the facts, the smallest token, what would have been
// legal.
#include "rules/dorfromantik/explaining.hpp"
#include "rules/dorfromantik/places.hpp"

#include <bit>
#include <cstdlib>

namespace arbiter::dorfromantik {
namespace {

int distance(Cell one, Cell other) {
    const int q = one.q - other.q;
    const int r = one.r - other.r;
    return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

/// The place nearest to the one wanted where the tile may lie in some turn.
std::optional<Play> nearest_place(const Table& table, const Play& wanted) {
    std::optional<Play> nearest;
    any_place(table, wanted, [&](const Play& place) {
        if (!nearest || distance(place.cell, wanted.cell) < distance(nearest->cell, wanted.cell)) {
            nearest = place;
        }
        return nearest->cell == wanted.cell;
    });
    return nearest;
}

void help_place(const Case& of) {
    if (!of.play.known()) {
        return;
    }
    const auto place = nearest_place(of.table, of.play);
    if (!place) {
        of.help("this tile fits nowhere: it is set aside, {}:none", to_text(of.play.tile));
    } else if (place->cell == of.play.cell) {
        of.help("turned, it fits there: {}:{}", to_text(place->tile), in_words(place->cell));
    } else {
        of.help("it fits at {}:{}", to_text(place->tile), in_words(place->cell));
    }
}

void say_turn(const Case& of) {
    of.point(of.written.line.actor);
    of.say("it is the turn of {}, not of {}", of.name(of.table.to_move()), of.actor());
}

/// "only 2 markers lie on the map (forest 5 and grain 4)"
std::string markers_on_the_map(const Table& table) {
    std::vector<std::string> markers;
    for (const WaitingMarker& waiting : table.waiting()) {
        markers.push_back(in_words(waiting.marker));
    }
    if (markers.empty()) {
        return "no marker lies on the map";
    }
    const bool one = markers.size() == 1;
    return fmt::format("only {} marker{} on the map ({})", markers.size(), one ? " lies" : "s lie",
                       in_words(markers, " and "));
}

void say_task_due(const Case& of) {
    of.point(of.written.reveal_span);
    if (of.table.turns() < 3) {
        of.say("the first three tiles are task tiles, and this is tile {}", of.table.turns() + 1);
    } else {
        of.say("a task tile is due: {}", markers_on_the_map(of.table));
    }
    of.help("{} reveals a task tile and a marker of its type", of.actor());
}

void say_landscape_due(const Case& of) {
    of.point(of.written.reveal_span);
    of.say("a landscape tile is due: {} markers already lie on the map", of.table.waiting().size());
    for (const WaitingMarker& waiting : of.table.waiting()) {
        of.note(of.map()[waiting.tile].stamp, fmt::format("{} waits here", in_words(waiting.marker)));
    }
    of.help("{} reveals a landscape tile", of.actor());
}

void say_none_left(const Case& of) {
    of.point(of.written.reveal_span);
    const bool task = of.play.pile == Pile::task;
    of.say("no {} tile is left: all {} have been revealed", task ? "task" : "landscape",
           task ? of.table.terms().tasks : of.table.terms().landscapes);
}

void say_own_marker(const Case& of, Law law) {
    of.point(of.written.marker_span);
    const Marker marker = of.play.marker;
    const std::string tiles = tiles_in_words(of.map().forecast(of.play.tile, marker.terrain, of.around).tiles);
    if (law == Law::marker_exceeded) {
        of.say("the {} of this tile would have {}, its own marker says {}", word(marker.terrain), tiles, marker.number);
    } else {
        of.say("the {} of this tile would be closed with {}, its own marker says {}", word(marker.terrain), tiles,
               marker.number);
    }
    help_place(of);
}

void say_cell(const Case& of, Law law) {
    of.point(of.written.goal_span);
    if (law == Law::cell_no_such_tile) {
        const std::uint32_t nth = of.written.goal.nth;
        const std::string which = nth == 0 ? "tile to lie beside" : fmt::format("tile {}", nth);
        of.say("there is no {}: {} {} been laid so far", which, tiles_in_words(of.map().size()),
               of.map().size() == 1 ? "has" : "have");
        return;
    }
    if (law == Law::cell_occupied) {
        const LaidTile& there = of.map()[of.map().at(of.play.cell)];
        of.say("{} already lies at {}", to_text(there.tile), in_words(there.cell));
        of.note_tile(there);
    } else {
        of.say("{} touches no tile of the map", in_words(of.play.cell));
    }
    help_place(of);
}

void say_edge(const Case& of, Law law) {
    const Clash clash = clashes(of.play.tile, of.around);
    const auto side = static_cast<Direction>(std::countr_zero(law == Law::edge_track ? clash.track : clash.stream));
    const LaidTile& other = of.map()[of.around.tiles[index(side)]];
    const Terrain shown = of.play.tile.edge(side);
    const Terrain met = other.tile.edge(opposite(side));
    const Stamp letter = of.written.tile_span.begin + static_cast<Stamp>(index(side));
    of.point({letter, letter + 1});
    of.say("its {} edge shows {}, but {} at {} shows {} towards it", word(side), word(shown), to_text(other.tile),
           in_words(other.cell), word(met));
    of.note(other.stamp, fmt::format("its {} edge shows {}", word(opposite(side)), word(met)));
    help_place(of);
}

void say_has_place(const Case& of) {
    of.point(of.written.goal_span);
    const auto place = nearest_place(of.table, of.play);
    of.say("{} does fit: at {} as {}", to_text(of.play.tile), in_words(place->cell), to_text(place->tile));
    of.help("{}:{}", to_text(place->tile), in_words(place->cell));
}

void say(const Case& of, Law law) {
    switch (law) {
        case Law::none: break;
        case Law::turn_other_player: say_turn(of); break;
        case Law::reveal_task_due: say_task_due(of); break;
        case Law::reveal_landscape_due: say_landscape_due(of); break;
        case Law::reveal_none_left: say_none_left(of); break;
        case Law::tile_not_in_box:
        case Law::tile_mirrored:
        case Law::tile_flag:
        case Law::tile_used_up:
        case Law::tile_other_pile:
        case Law::tile_nothing_fits: say_tile(of, law); break;
        case Law::marker_other_type:
        case Law::marker_number:
        case Law::marker_used_up: say_marker(of, law); break;
        case Law::marker_exceeded:
        case Law::marker_closed: say_own_marker(of, law); break;
        case Law::cell_occupied:
        case Law::cell_apart:
        case Law::cell_no_such_tile: say_cell(of, law); break;
        case Law::edge_track:
        case Law::edge_stream: say_edge(of, law); break;
        case Law::none_has_place: say_has_place(of); break;
        case Law::claim_done:
        case Law::claim_lost:
        case Law::extra_no_reason: break;  // said where they are found
    }
}

}  // namespace

void Dorfromantik::describe(const State& state, const Written& written, Broken broken, Referee& referee,
                            Finding& finding) {
    const Table& table = state.table();
    const Play play = play_of(table.map(), written).value_or(Play{});
    const Surroundings around = play.set_aside ? Surroundings{} : table.map().around(play.cell);
    say({table, written, play, around, referee, finding}, static_cast<Law>(broken.rule));
}

}  // namespace arbiter::dorfromantik
