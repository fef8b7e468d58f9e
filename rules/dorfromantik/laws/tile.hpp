// The laws of the tile revealed: it is one of those in the box, as printed, there once, and from its own stack.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/dorfromantik/diagnostic_helpers.hpp"
#include "rules/dorfromantik/laws/examples.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::dorfromantik {

inline bool shows_tile_of_box(const Event& event) {
    return event.play.tile.known() && event.table.supply().set() == TileSet::printed;
}

/// It should be one of the printed ones, and is none.
inline bool invented(const Event& event) {
    return !event.printed && shows_tile_of_box(event);
}

inline Judgement not_printed(const Event& event) {
    const Tile tile = event.play.tile;
    const Box& box = event.table.box();
    const bool like_none = invented(event) && !box.find_but_for_flag(tile) && !box.find_but_for_flag(tile.mirrored());
    return like_none ? std::optional(Fault{}) : std::nullopt;
}

/// Tiles of that stack that are still there and show all but one of the edges, as this one lies.
inline std::vector<std::string> nearly_printed(const Event& event) {
    std::vector<std::string> near;
    const std::string shown = to_text(event.play.tile);
    for (std::size_t edge = 0; edge < 6; ++edge) {
        for (const Terrain terrain : all_terrains) {
            std::string text = shown;
            text[edge] = letter(terrain);
            const Play play{.pile = event.play.pile, .marker = event.play.marker, .tile = *tile_from(text)};
            const auto place = event.table.box().find(play, event.table.supply().taken());
            if (place && !event.table.supply().taken(*place) && event.table.box()[*place].pile == event.play.pile) {
                near.push_back(std::move(text));
            }
        }
    }
    return near;
}

inline void say_not_in_box(const Case& of) {
    constexpr std::size_t few = 3;
    of.point(of.event.written.tile_span);
    of.say("no tile in the box shows {}, however it is turned", to_text(of.event.play.tile));
    const std::vector<std::string> near = nearly_printed(of.event);
    if (!near.empty() && near.size() <= few) {
        of.help("but for one edge it is {}", joined_by(near, " or "));
    }
    help_opened_box(of);
}

inline Judgement mirror_image(const Event& event) {
    if (!invented(event) || event.table.box().find_but_for_flag(event.play.tile)) {
        return std::nullopt;
    }
    const auto image = event.table.box().find_but_for_flag(event.play.tile.mirrored());
    return image ? std::optional(Fault{.printed = image}) : std::nullopt;
}

/// Its mirror image is another tile, not itself.
inline bool has_two_hands(const Event& event) {
    return shows_tile_of_box(event) && !event.table.box().find_but_for_flag(event.play.tile.mirrored());
}

inline void say_mirrored(const Case& of) {
    of.point(of.event.written.tile_span);
    of.say("{} is the mirror image of a printed tile; the six letters read clockwise from the {}",
           to_text(of.event.play.tile), word(Direction::ne, of.event.table.terms().hexes));
    of.help("the printed one is {} in one of its turns", to_text(of.event.table.box()[*of.fault.printed].tile));
}

inline Judgement other_flag(const Event& event) {
    const Tile tile = event.play.tile;
    if (event.table.supply().set() == TileSet::any) {
        return tile.flag_in_place() ? std::nullopt : std::optional(Fault{});
    }
    if (!invented(event)) {
        return std::nullopt;
    }
    const auto like = event.table.box().find_but_for_flag(tile);
    return like ? std::optional(Fault{.printed = like}) : std::nullopt;
}

inline bool carries_flag(const Event& event) {
    return event.play.tile.flag().has_value();
}

inline void say_flag(const Case& of) {
    const Tile tile = of.event.play.tile;
    const std::string bare = to_text(tile.with_flag(std::nullopt));
    of.point(of.event.written.tile_span);
    if (!of.fault.printed) {
        of.say("a flag stands in its territory, but {} shows no {}", bare, word(*tile.flag()));
        return;
    }
    const Tile right = of.event.table.box()[*of.fault.printed].tile;
    if (right.flag()) {
        of.say("{} carries a {} flag", bare, word(*right.flag()));
    } else {
        of.say("{} carries no flag", bare);
    }
    of.help("{}", to_text(turned_like(right, tile)));
}

inline Judgement revealed_before(const Event& event) {
    return event.printed && event.table.supply().taken(*event.printed) ? std::optional(Fault{.printed = event.printed})
                                                                       : std::nullopt;
}

inline std::string there_are(std::uint8_t copies) {
    return copies == 1 ? std::string("every tile exists once") : fmt::format("there are {} tiles like this", copies);
}

inline void say_used_up(const Case& of) {
    const std::uint8_t copies = of.event.table.box().copies(*of.fault.printed);
    const auto same = [&](Tile tile) {
        return tile.known() && turned_like(tile, of.event.play.tile) == of.event.play.tile;
    };
    const auto tiles = of.event.table.map().tiles();
    const auto laid = std::ranges::find_if(tiles, same, &LaidTile::tile);
    of.point(of.event.written.tile_span);
    if (laid != tiles.end()) {
        of.say("{}, and {} already lies at {}", there_are(copies), to_text(laid->tile), text_of(laid->cell));
        note_tile(of, *laid);
        help_opened_box(of);
        return;
    }
    of.say("{}, and {} has been set aside", there_are(copies), to_text(of.event.play.tile));
    help_opened_box(of);
    for (const SetAside& aside : of.event.table.set_aside()) {
        if (same(aside.tile)) {
            note_line(of, aside.stamp, "it was set aside here");
        }
    }
}

inline Judgement from_other_stack(const Event& event) {
    return event.printed && event.table.box()[*event.printed].pile != event.play.pile
               ? std::optional(Fault{.printed = event.printed})
               : std::nullopt;
}

inline void say_other_pile(const Case& of) {
    const PrintedTile& tile = of.event.table.box()[*of.fault.printed];
    of.point(of.event.written.tile_span);
    if (tile.pile == Pile::task) {
        of.say("{} is a {} task tile, no landscape tile", to_text(of.event.play.tile), word(tile.task));
    } else {
        of.say("{} is a landscape tile, no task tile", to_text(of.event.play.tile));
    }
}

inline constexpr std::array tile_laws{
    Rules{Law::tile_not_in_box,
          Rule{"dorfromantik.tile.not-in-box", Kind::play, heading::components,
               "every tile laid is one of the printed ones",
               "None of the 48 landscape tiles and 25 task tiles of the base game shows these edges in this order, "
               "however it is turned. The header Tiles names a list of those that opened boxes bring; games with "
               "invented tiles are recorded with tiles=any.",
               DORF_HEAD "Ann task F5 FFFSSS:0,0\n"},
          not_printed, shows_tile_of_box, say_not_in_box},
    Rules{Law::tile_mirrored,
          Rule{"dorfromantik.tile.mirrored", Kind::play, "Dorfromantik rulebook, Components; ruling orientation",
               "tiles are not mirrored",
               "The letters are those of a printed tile read anticlockwise. They are written clockwise, beginning with "
               "the edge in the north-east.",
               DORF_THREE "Ben land TG.TF.:2,0\n"},
          mirror_image, has_two_hands, say_mirrored},
    Rules{Law::tile_flag,
          Rule{"dorfromantik.tile.flag", Kind::play, "Dorfromantik rulebook, Flags; ruling tiles",
               "a tile has the flag that is printed on it, in its territory",
               "Three landscape tiles of the base game carry a flag: FFF.G. one of grain, GGG.V. one of village and "
               "VVV.F. one of forest. It is written behind the tile (^G). "
               "With invented tiles a flag needs a territory of its type on the tile.",
               DORF_THREE "Ben land FFF.G.:1,-1\n"},
          other_flag, carries_flag, say_flag},
    Rules{
        Law::tile_used_up,
        Rule{
            "dorfromantik.tile.used-up", Kind::play, heading::components, "every printed tile exists once",
            "The tile has already been laid, or was set aside because it fitted nowhere. The header Tiles names a list "
            "of those that opened boxes bring; a tile is there as often as it says.",
            DORF_THREE "Ben land VVVVV.:2,0\nAnn land VVVVV.:2,-1\n"},
        revealed_before, shows_tile_of_box, say_used_up},
    Rules{Law::tile_other_pile,
          Rule{"dorfromantik.tile.other-pile", Kind::play, "Dorfromantik rulebook, Setup; ruling tiles",
               "task tiles and landscape tiles come from stacks of their own",
               "The line calls a task tile a landscape tile, or a landscape tile a task tile.",
               DORF_THREE "Ben land VVVVVV:2,0\n"},
          from_other_stack, shows_tile_of_box, say_other_pile},
};

}  // namespace arbiter::dorfromantik
