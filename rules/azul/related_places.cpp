// Which earlier line took the tiles, filled the display or the space, that a wrong line rests on.
#include "rules/azul/game.hpp"
#include "rules/azul/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::azul {
namespace {

bool is_pick_of_same_source(const Event& wrong, const Written& earlier) {
    return earlier.verb() == Verb::pick && earlier.pick.source == wrong.pick().source;
}

RelatedPlace clue_to_bare_display(const Event& wrong, const Written& earlier) {
    return is_pick_of_same_source(wrong, earlier) ? RelatedPlace::found("this emptied it") : RelatedPlace::none();
}

RelatedPlace clue_to_center(const Event& wrong, const Written& earlier, bool bare) {
    const bool color = earlier.pick.color == wrong.pick().color;
    if (!is_pick_of_same_source(wrong, earlier) || (!bare && !color)) {
        return RelatedPlace::none();
    }
    return RelatedPlace::found(color ? fmt::format("{} was taken here", color_name(earlier.pick.color))
                                     : std::string("the last tiles were taken here"));
}

/// The displays as they were filled are told of the display, and end the search for everything in the round; a line
/// that stands in the middle of it filled nothing.
RelatedPlace clue_in_displays(const Event& wrong, const Fault& fault, const Written& filled) {
    if (filled.line.span.begin != wrong.table.dealt_at) {
        return RelatedPlace::none();
    }
    const std::size_t display = wrong.pick().source;  // from 1: the law is not that of the center
    return fault.law == Law::display_no_color
               ? RelatedPlace::found("it was filled here", filled.group_spans[display - 1])
               : RelatedPlace::stop();
}

RelatedPlace clue_to_wall(const Event& wrong, const Written& earlier) {
    const bool same = earlier.verb() == Verb::pick && earlier.line.seat == wrong.actor() &&
                      earlier.pick.line == wrong.pick().line && earlier.pick.color == wrong.pick().color;
    return same ? RelatedPlace::found(fmt::format("{} was placed here", color_name(earlier.pick.color)))
                : RelatedPlace::none();
}

RelatedPlace clue_to_space(const Event& wrong, const Fault& fault, const Written& earlier) {
    if (earlier.verb() != Verb::tile || earlier.line.seat != wrong.written.line.seat) {
        return RelatedPlace::none();
    }
    const Laying& taken = wrong.written.layings[fault.part];
    const auto end = earlier.layings.begin() + std::min<std::size_t>(earlier.laying_count, 8);
    const auto same = std::find_if(earlier.layings.begin(), end, [&](const Laying& one) {
        return one.line == taken.line && one.column == taken.column;
    });
    return same == end ? RelatedPlace::none() : RelatedPlace::found("a tile was laid here", same->span);
}

RelatedPlace clue_to_nothing(const Event& wrong, const Written& earlier) {
    const bool tiled = earlier.verb() == Verb::tile && earlier.line.seat == wrong.written.line.seat;
    return tiled ? RelatedPlace::found("the wall was tiled here") : RelatedPlace::none();
}

/// The first of a round to take from the center, looked for from behind.
RelatedPlace clue_to_starter(const Written& earlier) {
    const bool from_center = earlier.verb() == Verb::pick && earlier.pick.source == center;
    return from_center ? RelatedPlace::perhaps("the starting player marker was taken here") : RelatedPlace::none();
}

}  // namespace

RelatedPlace Azul::related_place(const Event& wrong, const Fault& fault, const Written& earlier) {
    const bool over_rounds = fault.law == Law::wall_has_color || fault.law == Law::tile_space_taken;
    if (earlier.verb() == Verb::displays && !over_rounds) {
        return clue_in_displays(wrong, fault, earlier);
    }
    switch (fault.law) {
        case Law::display_empty: return clue_to_bare_display(wrong, earlier);
        case Law::center_empty: return clue_to_center(wrong, earlier, true);
        case Law::center_no_color: return clue_to_center(wrong, earlier, false);
        case Law::display_no_color: return RelatedPlace::none();
        case Law::wall_has_color: return clue_to_wall(wrong, earlier);
        case Law::tile_space_taken: return clue_to_space(wrong, fault, earlier);
        case Law::tile_nothing: return clue_to_nothing(wrong, earlier);
        case Law::round_starter: return clue_to_starter(earlier);
        default: return RelatedPlace::stop();
    }
}

}  // namespace arbiter::azul
