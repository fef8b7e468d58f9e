// The markers of a position that are off the map: the piles that its lines say, and whether they go with its tiles.
#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/position.hpp"
#include "rules/dorfromantik/words.hpp"
#include "rules/record/rulebook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace arbiter::dorfromantik {

/// Whether its markers can be there is seen when all tiles lie.
void PositionBuilder::place_pile(const Set& set, Checks& checks) {
    const bool done = set.what == Sets::done;
    MarkerPile& pile = done ? off_.done : off_.lost;
    const bool agrees = !pile.known || pile.items.empty() == set.pile.empty();
    checks.keep(record::rule("record.set.twice"), agrees, set.line.event, [&](Finding& finding) {
        finding.message =
            fmt::format("the {} markers are said to be none, and to be some", done ? "completed" : "lost");
        note(finding, pile.line, "the other line");
    });
    for (const PileItem& item : set.pile) {
        if (is_new(item, pile, checks)) {
            pile.items.push_back(item);
        }
        if (!item.in_points && !item.marker.known()) {
            open_ = true;
            note_unwritten(
                {item.span.end - 1, item.span.end},
                fmt::format("which {}marker was {}",
                            item.marker.terrain == Terrain::meadow ? std::string()
                                                                   : fmt::format("{} ", word(item.marker.terrain)),
                            done ? "completed" : "lost"));
        }
    }
    pile.known = true;
    pile.line = set.line.event;
}

/// A type is noted by its markers, or once in points.
bool PositionBuilder::is_new(const PileItem& item, const MarkerPile& pile, Checks& checks) const {
    const auto before = std::ranges::find_if(pile.items, [&](const PileItem& one) {
        return one.marker.terrain == item.marker.terrain && (one.in_points || item.in_points);
    });
    return checks.keep(record::rule("record.set.twice"), before == pile.items.end(), item.span, [&](Finding& finding) {
        finding.message =
            fmt::format("the {} markers are noted twice, once of it in points", word(item.marker.terrain));
        note(finding, before->span, "they are noted here");
    });
}

/// F-: it was completed or lost, so the area lets some marker be so.
void PositionBuilder::validate_off(const Task& task, const Area& area, Checks& checks) {
    UnresolvedMarkers off{task.play.marker, *task.tile, task.tile_span, Word::none, area.tiles, area.closed()};
    const bool is_off = checks.keep(rule_of(Law::set_waits), !outcomes(off, off_.numbers).empty(), task.tile_span, [&] {
        return fmt::format("the marker of this tile waits: its {} has {} and {}, and no marker says fewer than {}",
                           word(off.marker.terrain), counted(area.tiles, "tile"), counted(area.open, "open edge"),
                           off_.numbers.front());
    });
    off.word = task.word;
    const bool can_be =
        !is_off ||
        checks.keep(rule_of(Law::set_fate), task.word != Word::waits && !outcomes(off, off_.numbers).empty(),
                    task.word_span, [&] {
                        return task.word == Word::waits
                                   ? fmt::format("{}- is a marker that is off its tile: it does not wait",
                                                 letter(off.marker.terrain))
                                   : fmt::format(
                                         "no {} marker was {} here: the area has {}, {}", word(off.marker.terrain),
                                         task.word == Word::done ? "completed" : "lost", counted(area.tiles, "tile"),
                                         area.closed() ? std::string("closed") : counted(area.open, "open edge"));
                    });
    if (is_off && can_be) {
        undecided_.push_back(off);
    }
}

/// What would be known without any pile.
MarkersOff PositionBuilder::heap_alone() const {
    MarkersOff off;
    off.numbers = off_.numbers;
    return off;
}

/// Some way is left in which the markers can have gone.
void PositionBuilder::validate_markers(Checks& checks) const {
    const bool says_something = !undecided_.empty() || off_.done.known || off_.lost.known;
    if (!says_something || !table_.sure() || off_.is_open() || undecided_.size() > Fates::most_undecided) {
        return;
    }
    const bool by_heap = !Fates(undecided_, table_, heap_alone()).sums().empty();
    if (!by_heap) {
        const Finding fault = fault_of_heap();
        checks.keep(*fault.rule, false, fault.span, [&](Finding& finding) { finding = fault; });
    } else if (off_.done.known || off_.lost.known) {
        const auto unfit = Fates(undecided_, table_, off_).unfit();
        MarkersOff completed = off_;
        completed.lost = {};
        const bool by_lost = off_.lost.known && unfit && !Fates(undecided_, table_, completed).unfit();
        const bool at_lost = !off_.done.known || (by_lost && off_.lost.line.begin > off_.done.line.begin);
        checks.keep(rule_of(Law::set_pile), !unfit, at_lost ? off_.lost.line : off_.done.line,
                    [&](Finding& finding) { tell_pile(by_lost ? off_ : completed, *unfit, finding); });
    }
}

/// More tiles of a type have lost or completed their markers than it has such markers: at the first one too many.
Finding PositionBuilder::fault_of_heap() const {
    const std::span<const UnresolvedMarkers> all(undecided_);
    std::size_t few = 1;
    while (few < all.size() && !Fates(all.first(few), table_, heap_alone()).sums().empty()) {
        ++few;
    }
    const UnresolvedMarkers& one = all[few - 1];
    Finding finding;
    finding.rule = &rule_of(Law::set_marker);
    finding.severity = severity_of(finding.rule->kind);
    finding.span = one.span;
    finding.message = fmt::format("no {} marker is left that can have been on this tile: its area has {}, {}",
                                  word(one.marker.terrain), counted(one.tiles, "tile"), one.closed ? "closed" : "open");
    return finding;
}

/// "its tiles have 5 (open) and 8 (closed)"
std::string PositionBuilder::tiles_that_are_off(Terrain terrain) const {
    std::vector<std::string> areas;
    for (const UnresolvedMarkers& one : undecided_) {
        if (one.marker.terrain == terrain && one.tile != no_tile) {
            const std::string marker = one.marker.is_off() ? std::string() : fmt::format("{}, ", in_words(one.marker));
            areas.push_back(fmt::format("at {} ({}{}, {})", text_of(table_.map()[one.tile].cell), marker,
                                        counted(one.tiles, "tile"), one.closed ? "closed" : "open"));
        }
    }
    return joined_by(areas, ", ");
}

/// What a pile has wrong by itself, or by markers that are known to be elsewhere; empty if that is nothing.
std::string PositionBuilder::fault_in_pile(const MarkerPile& pile, Terrain terrain, Finding& finding) const {
    const bool printed = table_.supply().set() == TileSet::printed;
    for (const std::uint16_t number : printed ? pile.numbers_of(terrain) : std::vector<std::uint16_t>()) {
        if (std::string fault = fault_of_number(pile, {terrain, number}, finding); !fault.empty()) {
            return fault;
        }
    }
    return pile.known && !pile.points_of(terrain) ? missing_in_pile(pile, terrain, finding) : std::string();
}

/// There is no such marker, or it is elsewhere.
std::string PositionBuilder::fault_of_number(const MarkerPile& pile, Marker marker, Finding& finding) const {
    const bool done = &pile == &off_.done;
    const auto is_it = [&](const auto& one) { return one.marker == marker; };
    const auto here = [&](const SettledMarker& one) { return is_it(one) && one.completed == done; };
    const auto copies = static_cast<std::ptrdiff_t>(table_.box().copies(marker));
    const auto said = std::ranges::count(pile.numbers_of(marker.terrain), marker.number);
    const auto elsewhere = std::ptrdiff_t{table_.supply().markers_taken(marker)} -
                           std::ranges::count_if(table_.settled(), here) - std::ranges::count_if(undecided_, is_it);
    if (copies == 0) {
        if (done && marker.number > table_.box().numbers().back()) {
            finding.help = fmt::format("points of a type have a blank: {} {}", letter(marker.terrain), marker.number);
        }
        help_opened_box(finding);
        return fmt::format("there is no {}: markers say {}", in_words(marker),
                           numbers_in_words(table_.box(), marker.terrain));
    }
    if (said > copies) {
        help_opened_box(finding);
        return fmt::format("{} is {} times in the {}, but there {}", in_words(marker), said, name_of(pile),
                           copies == 1   ? "is only one"
                           : copies == 2 ? "are only two"
                                         : fmt::format("are only {}", copies));
    }
    if (said > copies - elsewhere) {
        return fmt::format("{} is in the {}, but {} written elsewhere", in_words(marker), name_of(pile),
                           copies == 1   ? "it is"
                           : copies == 2 ? elsewhere == 2 ? "both of them are" : "one of the two is"
                                         : fmt::format("{} of {} are", elsewhere, copies));
    }
    return {};
}

/// Of a piece that the base box does not have.
void PositionBuilder::help_opened_box(Finding& finding) const {
    if (table_.has_base_box()) {
        finding.help = or_opened_box(std::move(finding.help));
    }
}

std::string_view PositionBuilder::name_of(const MarkerPile& pile) const {
    return &pile == &off_.done ? "pile of completed markers" : "pile of lost markers";
}

/// A marker that is done, or lost, by its own line or by its area.
std::string PositionBuilder::missing_in_pile(const MarkerPile& pile, Terrain terrain, Finding& finding) const {
    const bool done = &pile == &off_.done;
    const std::vector<std::uint16_t> numbers = pile.numbers_of(terrain);
    for (const SettledMarker& settled : table_.settled()) {
        const auto same = [&](const SettledMarker& one) {
            return one.marker == settled.marker && one.completed == done;
        };
        const bool asked = settled.marker.terrain == terrain && settled.completed == done;
        if (asked &&
            std::ranges::count(numbers, settled.marker.number) < std::ranges::count_if(table_.settled(), same)) {
            note(finding, tiles_[settled.tile], fmt::format("it is {} here", done ? "done" : "lost"));
            return fmt::format("the {} lacks {} of the tile at {}", name_of(pile), in_words(settled.marker),
                               text_of(table_.map()[settled.tile].cell));
        }
    }
    return {};
}

void PositionBuilder::tell_pile(const MarkersOff& piles, Terrain terrain, Finding& finding) const {
    for (const MarkerPile* const pile : {&off_.done, &off_.lost}) {
        finding.message = finding.message.empty() ? fault_in_pile(*pile, terrain, finding) : finding.message;
    }
    if (!finding.message.empty()) {
        return;
    }
    const std::string_view type = word(terrain);
    const std::string tiles = tiles_that_are_off(terrain);
    const std::string where = tiles.empty() ? fmt::format("no marker is off a {} tile", type)
                                            : fmt::format("{} markers are off {}", type, tiles);
    if (const auto points = piles.done.points_of(terrain)) {
        finding.message = fmt::format("the completed {} markers cannot add up to {}: {}", type, *points, where);
        help_points(terrain, finding);
        return;
    }
    const auto list = [&](const MarkerPile& pile) {
        std::vector<std::string> markers;
        for (const std::uint16_t number : pile.numbers_of(terrain)) {
            markers.push_back(to_text(Marker{terrain, number}));
        }
        return markers.empty() ? fmt::format("no {} marker", type) : joined_by(markers, " ");
    };
    finding.message =
        fmt::format("the pile has {}{}, which cannot be: {}", list(piles.done),
                    piles.lost.known ? fmt::format(", that of lost ones {}", list(piles.lost)) : std::string(), where);
    finding.help =
        "a marker was completed on a tile whose area has at least as many tiles; one that is off and not in "
        "the pile was lost";
}

void PositionBuilder::help_points(Terrain terrain, Finding& finding) const {
    std::vector<std::string> sums;
    for (const std::uint32_t sum : Fates(undecided_, table_, heap_alone()).sums_of(terrain)) {
        sums.push_back(std::to_string(sum + table_.task_points(terrain)));
    }
    if (sums.size() > 1 && table_.supply().set() == TileSet::printed) {
        finding.help = fmt::format("they can add up to {}", joined_by(sums, ", "));
    }
}

}  // namespace arbiter::dorfromantik
