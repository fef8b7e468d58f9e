// The laws of a display and of the center: tiles are taken from where there are some of the color.
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/azul/pick.hpp"

#include <fmt/format.h>

#include <string>

namespace arbiter::azul {

/// Whether tiles of the color lie on the source; on a relaxation, whether they may.
inline bool is_offered(const Event& event) {
    const Pick& pick = event.pick();
    if (!event.relaxed) [[likely]] {
        return offered(event.table, pick.source, pick.color) != 0;
    }
    const Tally tiles = event.table.sources[pick.source];
    return !event.idle &&
           (pick.color == unknown_color ? tiles != 0
                                        : count_of(tiles, pick.color) != 0 || count_of(tiles, unknown_color) != 0);
}

inline bool is_bare(const Event& event) {
    return event.table.sources[event.pick().source] == 0;
}

inline bool from_center(const Event& event) {
    return event.pick().source == center;
}
inline bool from_display(const Event& event) {
    return event.pick().source != center;
}

inline std::optional<Fault> beyond_displays(const Event& event) {
    return fault_if(!is_offered(event) && event.pick().source > event.table.displays);
}
inline std::optional<Fault> display_bare(const Event& event) {
    return fault_if(!is_offered(event) && from_display(event) && is_bare(event));
}
inline std::optional<Fault> display_without_color(const Event& event) {
    return fault_if(!is_offered(event) && from_display(event) && !is_bare(event));
}
inline std::optional<Fault> center_bare(const Event& event) {
    return fault_if(!is_offered(event) && from_center(event) && is_bare(event));
}
inline std::optional<Fault> center_without_color(const Event& event) {
    return fault_if(!is_offered(event) && from_center(event) && !is_bare(event));
}

inline void say_no_display(const Case& of) {
    point_source(of);
    of.say("there is no display {}: {} players use {}", of.event.pick().source, of.event.table.players,
           of.event.table.displays);
    help_color(of);
}

inline void say_display_empty(const Case& of) {
    point_source(of);
    of.say("display {} is already empty", of.event.pick().source);
    help_color(of);
}

inline void say_center_empty(const Case& of) {
    point_source(of);
    of.say("the center of the table is empty");
    help_color(of);
}

inline void say_no_color(const Case& of) {
    const Pick& pick = of.event.pick();
    point_color(of);
    const std::string where =
        fmt::format("{} {} {}", color_name(pick.color), pick.source == center ? "in" : "on", source_name(pick.source));
    if (!of.event.relaxed && hidden_on(of.event.table, pick.source) != 0) {
        of.say("there can be no {}", where);
    } else {
        const Tally tiles = of.event.table.sources[pick.source];
        of.say("there is no {}{}", where, of.event.idle ? std::string() : ", only " + tiles_in_words(tiles));
    }
    help_color(of);
}

inline constexpr std::array source_laws{
    Rules{Law::display_none,
          Rule{"azul.display.none", Kind::play, heading::setup, "2, 3 and 4 players use 5, 7 and 9 displays",
               "The display's number is higher than the number of displays on the table.",
               AZUL_HEAD AZUL_DEAL "Ann 6B:2\n"},
          beyond_displays, from_display, say_no_display},
    Rules{Law::display_empty,
          Rule{"azul.display.empty", Kind::play, heading::offer,
               "a display is emptied by the first player who takes from it",
               "Whoever takes from a display moves its other tiles to the center, so nothing is left there.",
               AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen 1Y:2\n"},
          display_bare, from_display, say_display_empty},
    Rules{Law::display_no_color,
          Rule{"azul.display.no-color", Kind::play, heading::offer,
               "a player takes all tiles of one color from a display",
               "The display holds tiles, but none of that color.", AZUL_HEAD AZUL_DEAL "Ann 1K:2\n"},
          display_without_color, from_display, say_no_color},
    Rules{Law::center_empty,
          Rule{"azul.center.empty", Kind::play, heading::offer, "tiles are taken from where there are some",
               "Nothing lies in the center yet, or everything has been taken.", AZUL_HEAD AZUL_DEAL "Ann cB:2\n"},
          center_bare, from_center, say_center_empty},
    Rules{Law::center_no_color,
          Rule{"azul.center.no-color", Kind::play, heading::offer,
               "a player takes all tiles of one color from the center",
               "The center holds tiles, but none of that color.", AZUL_HEAD AZUL_DEAL "Ann 1B:2\nBen cK:2\n"},
          center_without_color, from_center, say_no_color},
};

}  // namespace arbiter::azul
