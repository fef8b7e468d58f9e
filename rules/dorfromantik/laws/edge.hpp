// The laws of the edges: tracks and streams run on.
#pragma once

#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

#include <bit>

namespace arbiter::dorfromantik {

/// The sides on which the tile or its neighbor shows this terrain and the other one does not.
inline std::uint8_t broken_off(const Event& event, Terrain line) {
    const Tile tile = event.play.tile;
    const Sides differ = tile.known() ? (tile.sides() ^ event.around.facing) & everywhere(event.around.known) : 0;
    return sides_of(differ, line);
}

template <Terrain line>
Judgement breaks_off(const Event& event) {
    const std::uint8_t sides = broken_off(event, line);
    return sides == 0 ? std::nullopt : std::optional(Fault{.side = static_cast<Direction>(std::countr_zero(sides))});
}

/// Whether the tile or a known neighbor shows the terrain where they touch.
template <Terrain line>
bool runs_into(const Event& event) {
    return sides_of((event.play.tile.sides() | event.around.facing) & everywhere(event.around.known), line) != 0;
}

/// The letter of an edge; of a tile that is named by its number, all of it.
inline Span edge_in(Span tile, Direction side) {
    const Stamp letter = tile.begin + static_cast<Stamp>(index(side));
    return tile.end - tile.begin < 6 ? tile : Span{letter, letter + 1};
}

inline void say_edge(const Case& of) {
    const Direction side = of.fault.side;
    const Hexes hexes = of.event.table.terms().hexes;
    const LaidTile& other = of.event.table.map()[of.event.around.tiles[index(side)]];
    const Terrain shown = of.event.play.tile.edge(side);
    const Terrain met = other.tile.edge(opposite(side));
    of.point(edge_in(of.event.written.tile_span, side));
    of.say("its {} edge shows {}, and the tile there, {} at {}, shows {} on that side", word(side, hexes), word(shown),
           to_text(other.tile), text_of(other.cell), word(met));
    note_line(of, other.stamp, fmt::format("its {} edge shows {}", word(opposite(side), hexes), word(met)));
    note_origin(of);
    help_place(of);
}

inline constexpr std::array edge_laws{
    Rules{Law::edge_track,
          Rule{"dorfromantik.edge.track", Kind::play,
               "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
               "a track may only meet a track or an empty cell",
               "Where two tiles touch, either both edges show a track or neither does.",
               DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:1,0\nAnn task T6 TT.SS.:0,1\n"},
          breaks_off<Terrain::track>, runs_into<Terrain::track>, say_edge},
    Rules{Law::edge_stream,
          Rule{"dorfromantik.edge.stream", Kind::play,
               "Dorfromantik rulebook, Course of the game: placement rules; ruling track-stream",
               "a stream may only meet a stream or an empty cell",
               "Where two tiles touch, either both edges show a stream or neither does.",
               DORF_HEAD "Ann task F5 FFFFSS:0,0\nBen task G4 GG....:-1,0\n"},
          breaks_off<Terrain::stream>, runs_into<Terrain::stream>, say_edge},
};

}  // namespace arbiter::dorfromantik
