// The law of the tile that nobody wrote down: some tile that is left fits everything else.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

namespace arbiter::dorfromantik {

/// What a `?` can mean is found before (rules/dorfromantik/completions.cpp): one that is left has no legal meaning.
inline Judgement nothing_fits(const Event& event) {
    const bool listed = event.table.sure() && event.table.supply().set() == TileSet::printed;
    return listed && !event.play.tile.known() ? std::optional(Fault{}) : std::nullopt;
}

inline bool hides_tile(const Event& event) {
    return event.written.tile_span.size() == 1;
}

inline void say_nothing_fits(const Case& of) {
    const Play& play = of.event.play;
    const bool task = play.pile == Pile::task;
    const bool typed = task && play.marker.terrain != Terrain::meadow;
    const std::string tile = fmt::format("{}{}{} tile that is left", typed ? word(play.marker.terrain) : "",
                                         typed ? " " : "", task ? "task" : "landscape");
    of.point(of.event.written.tile_span);
    if (play.set_aside) {
        of.say("every {} fits somewhere, so that none is set aside", tile);
    } else {
        of.say("no {} fits {}, however it is turned", tile,
               of.event.written.goal.kind == Goal::Kind::unknown ? "anywhere" : "there");
    }
}

inline constexpr std::array unknown_laws{
    Rules{Law::tile_nothing_fits,
          Rule{"dorfromantik.tile.nothing-fits", Kind::play,
               "Dorfromantik rulebook, Course of the game: placement rules; tgn(5)",
               "a tile nobody wrote down is still one of those left",
               "The tile is written ?, but no tile that is left would be legal there in any of its turns, whatever the "
               "other unknown facts are.",
               DORF_HEAD "Ann task F6 FFFFSS:0,0\nBen task T6 T...T.:0,1\nAnn task F5 ?:1,0\n"},
          nothing_fits, hides_tile, say_nothing_fits},
};

}  // namespace arbiter::dorfromantik
