// What the referee says about tiles and markers that are not to be had.
#include "rules/dorfromantik/explaining.hpp"

namespace arbiter::dorfromantik {
namespace {

Tile turned_like(Tile printed_tile, Tile wanted) {
    for (unsigned turn = 0; turn < 6; ++turn) {
        if (printed_tile.turned(turn).sides() == wanted.sides()) {
            return printed_tile.turned(turn);
        }
    }
    return printed_tile;
}

void say_flag(const Case& of) {
    const Tile tile = of.play.tile;
    const auto place = of.table.supply().set() == TileSet::printed ? printed_but_for_flag(tile) : std::nullopt;
    if (!place) {
        of.say("a flag stands in its territory, but {} shows no {}", to_text(tile.with_flag(std::nullopt)),
               word(*tile.flag()));
        return;
    }
    const auto flag = box()[*place].tile.flag();
    if (flag) {
        of.say("{} carries a {} flag", to_text(tile.with_flag(std::nullopt)), word(*flag));
    } else {
        of.say("{} carries no flag", to_text(tile.with_flag(std::nullopt)));
    }
    of.help("{}", to_text(turned_like(box()[*place].tile, tile)));
}

void say_mirrored(const Case& of) {
    const Tile tile = of.play.tile;
    const auto place = printed_but_for_flag(tile.mirrored());
    of.say("{} is the mirror image of a printed tile; the six letters read clockwise from the north-east",
           to_text(tile));
    of.help("the printed one is {} in one of its turns", to_text(box()[*place].tile));
}

void say_used_up(const Case& of) {
    const auto same = [&](Tile tile) { return tile.known() && printed(tile) == printed(of.play.tile); };
    const auto laid = std::find_if(of.map().tiles().begin(), of.map().tiles().end(),
                                   [&](const LaidTile& one) { return same(one.tile); });
    if (laid != of.map().tiles().end()) {
        of.say("every tile exists once, and {} already lies at {}", to_text(laid->tile), in_words(laid->cell));
        of.note_tile(*laid);
        return;
    }
    of.say("every tile exists once, and {} has been set aside", to_text(of.play.tile));
    for (const SetAside& aside : of.table.set_aside()) {
        if (same(aside.tile)) {
            of.note(aside.stamp, "it was set aside here");
        }
    }
}

void say_other_pile(const Case& of) {
    const auto place = printed(of.play.tile);
    const PrintedTile& tile = box()[*place];
    if (tile.pile == Pile::task) {
        of.say("{} is a {} task tile, no landscape tile", to_text(of.play.tile), word(tile.task));
    } else {
        of.say("{} is a landscape tile, no task tile", to_text(of.play.tile));
    }
}

void say_nothing_fits(const Case& of) {
    const bool task = of.play.pile == Pile::task;
    const bool typed = task && of.play.marker.terrain != Terrain::meadow;
    const std::string tile = fmt::format("{}{}{} tile that is left", typed ? word(of.play.marker.terrain) : "",
                                         typed ? " " : "", task ? "task" : "landscape");
    if (of.play.set_aside) {
        of.say("every {} fits somewhere, so that none is set aside", tile);
    } else {
        of.say("no {} fits there, however it is turned", tile);
    }
}

std::string markers_left(const Supply& supply, Terrain terrain) {
    std::vector<std::string> numbers;
    for (std::uint16_t number = smallest_marker; number <= largest_marker; ++number) {
        if (supply.has({terrain, number})) {
            numbers.push_back(std::to_string(number));
        }
    }
    return in_words(numbers, " or ");
}

void say_other_type(const Case& of) {
    const auto task = of.table.task_of(of.play.tile);
    if (task) {
        of.say("{} has a {} task, so a {} marker goes on it, not {}", to_text(of.play.tile), word(*task), word(*task),
               in_words(of.play.marker));
    } else {
        of.say("{} shows no {}, so {} cannot lie on it", to_text(of.play.tile), word(of.play.marker.terrain),
               in_words(of.play.marker));
    }
}

Stamp where_used(const Table& table, Marker marker) {
    Stamp stamp = 0;
    const auto look = [&](Marker used, Stamp where) { stamp = used == marker ? std::max(stamp, where) : stamp; };
    for (const SetAside& aside : table.set_aside()) {
        look(aside.marker, aside.stamp);
    }
    for (const SettledMarker& settled : table.settled()) {
        look(settled.marker, table.map()[settled.tile].stamp);
    }
    for (const WaitingMarker& waiting : table.waiting()) {
        look(waiting.marker, table.map()[waiting.tile].stamp);
    }
    return stamp;
}

}  // namespace

void say_tile(const Case& of, Law law) {
    of.point(of.written.tile_span);
    switch (law) {
        case Law::tile_flag: say_flag(of); break;
        case Law::tile_mirrored: say_mirrored(of); break;
        case Law::tile_used_up: say_used_up(of); break;
        case Law::tile_other_pile: say_other_pile(of); break;
        case Law::tile_nothing_fits: say_nothing_fits(of); break;
        default: of.say("no tile in the box shows {}, however it is turned", to_text(of.play.tile)); break;
    }
}

void say_marker(const Case& of, Law law) {
    of.point(of.written.marker_span);
    const Marker marker = of.play.marker;
    if (law == Law::marker_other_type) {
        say_other_type(of);
        return;
    }
    const std::string left = markers_left(of.table.supply(), marker.terrain);
    if (law == Law::marker_number) {
        of.say("there is no {}: markers say 4, 5 or 6", in_words(marker));
    } else {
        const bool one = marker_copies(marker.number) == 1;
        of.say("{} {} {} been revealed before", one ? "the only" : "both", in_words(marker), one ? "has" : "have");
        of.note(where_used(of.table, marker),
                fmt::format("{}{} was revealed here", one ? "" : "the second ", in_words(marker)));
    }
    if (!left.empty()) {
        of.help("{} {} is left", word(marker.terrain), left);
    }
}

}  // namespace arbiter::dorfromantik
