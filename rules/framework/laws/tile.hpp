// The laws of a tile: the shapes there can be, and the list of the tiles in the bag.
#pragma once

#include "rules/framework/diagnostic_helpers.hpp"
#include "rules/framework/laws/examples.hpp"

#include <algorithm>

namespace arbiter::framework {

template <Flaw flaw>
Judgement has_flaw(const Event& event) {
    return event.tile->flaw() == flaw ? std::optional(Fault{.which = event.which, .tile = *event.tile}) : std::nullopt;
}

inline bool known(const Event& event) {
    return event.tile->known();
}
inline bool has_two_frames(const Event& event) {
    return event.tile->frames().size() > 1;
}
inline bool has_most_frames(const Event& event) {
    return event.tile->frames().size() == Tile::most_frames;
}
inline bool has_most_tasks(const Event& event) {
    return event.tile->tasks().size() == Tile::most_tasks;
}
inline bool has_pair(const Event& event) {
    return std::ranges::any_of(event.tile->tasks(), [](const Task& task) { return task.kind != Task::Kind::one; });
}
inline bool is_looked_up(const Event& event) {
    return event.tile->known() && event.state.agreed.inventory != nullptr;
}

inline Judgement unlisted(const Event& event) {
    return is_looked_up(event) && !event.entry ? std::optional(Fault{.which = event.which, .tile = *event.tile})
                                               : std::nullopt;
}

/// The same offer may show copies of one tile.
inline std::ptrdiff_t shown_before(const Event& event) {
    const auto same = [&](const Tile& tile) { return piece(tile) == piece(*event.tile); };
    return event.written.verb() == Verb::offer ? std::ranges::count_if(event.written.offer().first(event.which), same)
                                               : 0;
}

/// Alone, tiles that are stored and hidden may be all that are left of a kind.
inline bool is_hidden(const Event& event) {
    const bool draws = event.solo() && event.move.act != Act::unstore;
    return draws && !event.state.hidden.leaves(static_cast<HiddenTiles::Kind>(*event.entry));
}

inline Judgement drawn_too_often(const Event& event) {
    if (!is_looked_up(event)) {
        return std::nullopt;
    }
    const int copies = event.state.agreed.inventory->entries()[*event.entry].copies;
    return event.state.drawn[*event.entry] + shown_before(event) >= copies || is_hidden(event)
               ? std::optional(Fault{.which = event.which, .expected = copies, .tile = *event.tile})
               : std::nullopt;
}

inline void say_of_tile(const Case& of, std::string_view what) {
    of.point(tile_span(of));
    of.say("{} {}", tile_text(of), what);
}

inline void say_frame_twice(const Case& of) {
    say_of_tile(of, "shows a color twice");
}
inline void say_too_many_frames(const Case& of) {
    say_of_tile(of, "shows more than 3 frames");
}
inline void say_too_many_tasks(const Case& of) {
    say_of_tile(of, "has more than 3 tasks (an arrow joins two of them)");
}
inline void say_pair_of_one(const Case& of) {
    say_of_tile(of, "has a task of two colors that names one color twice");
}
inline void say_blank(const Case& of) {
    say_of_tile(of, "has neither a frame nor a task");
}
inline void say_unlisted(const Case& of) {
    say_of_tile(of, "is not in the list of tiles");
}

inline void say_no_copy_left(const Case& of) {
    const int copies = of.fault.expected;
    const std::string all = copies == 1   ? std::string("the only")
                            : copies == 2 ? std::string("both")
                                          : fmt::format("all {}", copies);
    of.point(tile_span(of));
    of.say("{} {} {} been drawn", all, tile_text(of), copies == 1 ? "has" : "have");
}

inline constexpr std::array shape_laws{
    Rules{Law::tile_frame_twice,
          Rule{"framework.tile.frame-twice", Kind::play, heading::tiles, "the frames of a tile have different colors",
               "A tile shows up to three frames, each of another color.", FRAMEWORK_HEAD "offer BB/3B G/- B/-\n"},
          has_flaw<Flaw::frame_twice>, has_two_frames, say_frame_twice},
    Rules{Law::tile_too_many_frames,
          Rule{"framework.tile.too-many-frames", Kind::play, heading::tiles, "a tile shows at most three frames",
               "No tile shows four or all five colors.", FRAMEWORK_HEAD "offer BYGS/3B G/- B/-\n"},
          has_flaw<Flaw::too_many_frames>, has_most_frames, say_too_many_frames},
    Rules{Law::tile_too_many_tasks,
          Rule{"framework.tile.too-many-tasks", Kind::play, heading::tiles, "a tile has at most three tasks",
               "No tile has more than three tasks; an arrow joins two of them.",
               FRAMEWORK_HEAD "offer B/3B,4B,5G>3S G/- B/-\n"},
          has_flaw<Flaw::too_many_tasks>, has_most_tasks, say_too_many_tasks},
    Rules{
        Law::tile_pair_of_one,
        Rule{"framework.tile.pair-of-one", Kind::play, heading::tiles, "a task of two colors names two different ones",
             "In 6B+Y and 4B|Y the two colors differ.", FRAMEWORK_HEAD "offer B/6B+B G/- B/-\n"},
        has_flaw<Flaw::one_color_pair>, has_pair, say_pair_of_one},
    Rules{Law::tile_blank,
          Rule{"framework.tile.blank", Kind::play, heading::tiles, "a tile has a frame or a task",
               "No tile of the game is blank.", FRAMEWORK_HEAD "offer -/- G/- B/-\n"},
          has_flaw<Flaw::blank>, known, say_blank},
};

inline constexpr std::array list_laws{
    Rules{Law::tile_unlisted,
          Rule{"framework.tile.unlisted", Kind::play, heading::listed, "every tile is on the list of tiles",
               "The header names a list of the tiles in the bag, and this tile is not on it.",
               FRAMEWORK_LISTED "offer YRB/9Y+S Y/- R/-\n"},
          unlisted, is_looked_up, say_unlisted},
    Rules{Law::tile_no_copy_left,
          Rule{"framework.tile.no-copy-left", Kind::play, heading::listed,
               "a tile is drawn no more often than the list has it",
               "The header names a list of the tiles in the bag. Every copy of this tile has been drawn before, or "
               "lies in the same offer.",
               FRAMEWORK_LISTED "offer Y/- Y/- Y/-\n"},
          drawn_too_often, is_looked_up, say_no_copy_left},
};

/// Found where the header is read; every tile that is looked up in a good list holds it.
inline constexpr std::array list_file_laws{
    Rules{Law::tiles_list,
          Rule{"framework.tiles.list", Kind::syntax, heading::listed, "Tiles names a list of the 120 tiles in the bag",
               "The header names a file that cannot be read, is no list of tiles, or does not list 120 of them. A "
               "list is JSON: {\"tiles\": [{\"tile\": \"GS/4B,7G\", \"copies\": 2}, ...]}. Nothing of the record is "
               "replayed. The word made-up stands for the list that random games use.",
               "Game: framework\nPlayers: Ann, Ben\nTiles: nowhere.json\n\noffer B/3B G/- B/-\n"},
          nullptr, is_looked_up, nullptr},
};

/// The words for a list that is none; there is no event yet.
inline std::string no_list_words(std::string_view name, std::string_view fault) {
    return fmt::format("{} is no list of the tiles: {}", name, fault);
}

}  // namespace arbiter::framework
