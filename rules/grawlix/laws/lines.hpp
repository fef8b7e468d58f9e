// The laws of a row and a column: no glyph and no color stands in it twice, across gaps too.
#pragma once

#include "rules/grawlix/diagnostic_helpers.hpp"
#include "rules/grawlix/laws/examples.hpp"

namespace arbiter::grawlix {

inline bool joins_row(const Event& event) {
    return !event.row.tiles.empty();
}

inline bool joins_column(const Event& event) {
    return !event.column.tiles.empty();
}

// Nearly always nothing is in the way: that is asked where the laws are, and what it is elsewhere.

/// The first of these tiles that has the glyph of this one.
[[gnu::noinline]] inline std::optional<Fault> with_same_glyph(const Event& event, TileSet in_the_way) {
    for (const Tile other : in_the_way) {
        if (other.glyph() == event.tile().glyph()) {
            return with_evidence(event, {.tile = other});
        }
    }
    return std::nullopt;
}

[[gnu::noinline]] inline std::optional<Fault> with_first(const Event& event, TileSet in_the_way) {
    return with_evidence(event, {.tile = in_the_way.first()});
}

inline std::optional<Fault> same_glyph(const Event& event, const Slot& line) {
    const TileSet in_the_way = line.tiles & rivals(event.tile());
    return in_the_way.empty() ? std::nullopt : with_same_glyph(event, in_the_way);
}

/// Asked when no glyph is the same: a rival shares the color.
inline std::optional<Fault> same_color(const Event& event, const Slot& line) {
    const TileSet in_the_way = line.tiles & rivals(event.tile());
    return in_the_way.empty() ? std::nullopt : with_first(event, in_the_way);
}

inline std::optional<Fault> glyph_in_row(const Event& event) {
    return same_glyph(event, event.row);
}

inline std::optional<Fault> color_in_row(const Event& event) {
    return same_color(event, event.row);
}

inline std::optional<Fault> glyph_in_column(const Event& event) {
    return same_glyph(event, event.column);
}

inline std::optional<Fault> color_in_column(const Event& event) {
    return same_color(event, event.column);
}

inline void say_clash(const Case& of, std::string_view line, const std::string& what) {
    of.point(of.event.written.place.span);
    const Tile other = of.fault.tile;
    of.say("the {} of {} already has the {}: {} lies on {}", line, text_of(*of.event.cell), what, tile_name(other),
           text_of(of.fault.cell));
    note_at(of, fmt::format("{} was laid here", tile_name(other)));
    help_cell(of);
}

inline std::string glyph_words(const Case& of) {
    return fmt::format("glyph {}", of.fault.tile.glyph_letter());
}

inline std::string color_words(const Case& of) {
    return fmt::format("color {}", color_name(of.fault.tile.color()));
}

inline constexpr std::array line_laws{
    Rules{Law::row_glyph,
          Rule{"grawlix.row.same-glyph", Kind::play, "Grawlix rulebook, Playing Tiles 2(a); ruling lines",
               "no glyph stands twice in a row",
               "The tile is compared with every tile of its row, across gaps. One of them has the same glyph.",
               GRAWLIX_FIRST "Ben @V:1,0 +#R\n"},
          glyph_in_row, joins_row, [](const Case& of) { say_clash(of, "row", glyph_words(of)); }},
    Rules{Law::row_color,
          Rule{"grawlix.row.same-color", Kind::play, "Grawlix rulebook, Playing Tiles 3(a); ruling lines",
               "no color stands twice in a row",
               "The tile is compared with every tile of its row, across gaps. One of them has the same color.",
               GRAWLIX_FIRST "Ben #B:1,0 +#R\n"},
          color_in_row, joins_row, [](const Case& of) { say_clash(of, "row", color_words(of)); }},
    Rules{Law::column_glyph,
          Rule{"grawlix.column.same-glyph", Kind::play, "Grawlix rulebook, Playing Tiles 2(b); ruling lines",
               "no glyph stands twice in a column",
               "The tile is compared with every tile of its column, across gaps. One of them has the same glyph.",
               GRAWLIX_FIRST "Ben @V:0,1 +#R\n"},
          glyph_in_column, joins_column, [](const Case& of) { say_clash(of, "column", glyph_words(of)); }},
    Rules{Law::column_color,
          Rule{"grawlix.column.same-color", Kind::play, "Grawlix rulebook, Playing Tiles 3(b); ruling lines",
               "no color stands twice in a column",
               "The tile is compared with every tile of its column, across gaps. One of them has the same color.",
               GRAWLIX_FIRST "Ben #B:0,1 +#R\n"},
          color_in_column, joins_column, [](const Case& of) { say_clash(of, "column", color_words(of)); }},
};

}  // namespace arbiter::grawlix
