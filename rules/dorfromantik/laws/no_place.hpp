// The law of the tile that is set aside: it fits nowhere.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"
#include "rules/dorfromantik/places.hpp"

namespace arbiter::dorfromantik {

inline Judgement fits_somewhere(const Event& event) {
    const bool checked = event.table.sure() && event.play.known();
    return checked && any_place(event.table, event.play, [](const Play&) { return true; }) ? std::optional(Fault{})
                                                                                           : std::nullopt;
}

inline void say_has_place(const Case& of) {
    const Play place = *nearest_place(of.event.table, of.event.play);
    of.point(of.event.written.goal_span);
    of.say("{} does fit: at {} as {}", to_text(of.event.play.tile), text_of(place.cell), to_text(place.tile));
    of.help("{}:{}", to_text(place.tile), text_of(place.cell));
}

inline constexpr std::array no_place_laws{
    Rules{Law::none_has_place,
          Rule{"dorfromantik.none.has-place", Kind::play,
               "Dorfromantik rulebook, Course of the game: placement rules; ruling no-place",
               "a tile is set aside only when it fits nowhere",
               "The line says that the tile has no legal place, but there is at least one, perhaps after turning the "
               "tile.",
               DORF_THREE "Ben land GG.TT.:none\n"},
          fits_somewhere, nullptr, say_has_place},
};

}  // namespace arbiter::dorfromantik
