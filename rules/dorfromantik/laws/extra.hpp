// The law of the header's points for unlocked components. It is asked before the first play.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

inline Judgement gives_no_reason(const Event& event) {
    return event.table.terms().section_e && !event.table.terms().section_e->explained ? std::optional(Fault{})
                                                                                      : std::nullopt;
}

inline bool follows_reason(const Event& event) {
    return event.table.turns() == 0 && event.table.terms().section_e && event.table.terms().section_e->explained;
}

inline void say_no_reason(const Case& of) {
    const std::int32_t points = of.event.table.terms().extra();
    of.say("{} points are counted for S3, but not what they are for", points);
    of.help("Extra: {} the circus and two sheep", points);
}

/// Nothing is unlocked in the base box; cards alone may be.
inline Judgement unlocks_nothing(const Event& event) {
    return event.table.has_base_box() && event.table.terms().extra() > 0 ? std::optional(Fault{}) : std::nullopt;
}

inline bool counts_extra(const Event& event) {
    return event.table.turns() == 0 && !event.table.has_base_box() && event.table.terms().extra() > 0;
}

inline void say_base_box(const Case& of) {
    of.say("{} points are counted for unlocked components, and the tiles are those of the base box",
           of.event.table.terms().extra());
    of.help("Tiles: FILE, which lists what was in the boxes, or House: tiles=any");
}

inline constexpr std::array extra_laws{
    Rules{Law::extra_no_reason,
          Rule{"dorfromantik.extra.no-reason", Kind::warning, "Dorfromantik rulebook, End of game: E",
               "Extra says what its points are for",
               "Points for unlocked components cannot be counted by the referee. They are taken as written; a few "
               "words behind the number say what they were scored for.",
               "Game: dorfromantik\nPlayers: Ann, Ben\nExtra: 12\n\n"},
          gives_no_reason, follows_reason, say_no_reason},
    Rules{Law::extra_base_box,
          Rule{"dorfromantik.extra.base-box", Kind::warning, "Dorfromantik rulebook, End of game: E; ruling tiles",
               "points of section E are for unlocked components",
               "At the beginning of a campaign the area is ignored. A game with tiles of the boxes has a list of "
               "them (Tiles), or is recorded with tiles=any; if only cards have been unlocked the points are right, "
               "and the warning may be allowed.",
               "Game: dorfromantik\nPlayers: Ann, Ben\nExtra: 12 the circus\n\n"},
          unlocks_nothing, counts_extra, say_base_box},
};

}  // namespace arbiter::dorfromantik
