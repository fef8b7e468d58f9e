// The laws of filling the displays: once a round, all of them, with the tiles that bag and lid have.
#pragma once

#include "grammar/text/phrase.hpp"
#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"

#include <string>
#include <vector>

namespace arbiter::azul {

inline std::optional<Fault> not_dealt(const Event& event) {
    return fault_if(event.table.phase != Phase::offer && event.table.phase != Phase::tiling);
}

inline void say_missing_displays(const Case& of) {
    of.say("nothing lies on the table yet: the displays of round {} come first", of.event.table.round);
    of.help("if nobody noted them: displays ?");
}

inline std::optional<Fault> just_dealt(const Event& event) {
    return fault_if(event.table.phase == Phase::offer && event.table.taken == 0);
}

inline void say_displays_twice(const Case& of) {
    of.say("the displays of round {} are filled already", of.event.table.round);
    note_line(of, of.event.table.dealt_at, "they were filled here");
}

inline std::optional<Fault> other_number_of_displays(const Event& event) {
    return fault_if(event.written.group_count != event.table.displays);
}

inline void say_displays_number(const Case& of) {
    const std::uint32_t filled = of.event.written.group_count;
    of.say("{} display{} filled, {} players use {}", filled, filled == 1 ? " is" : "s are", of.event.table.players,
           of.event.table.displays);
}

/// Tiles of the display, known or not.
inline unsigned size_of(const Group& group) {
    return total(group.tiles) + group.unknown;
}

inline void point_group(const Case& of) {
    of.point(of.event.written.group_spans[of.fault.part]);
}

inline const Group& group_of(const Case& of) {
    return of.event.written.groups[of.fault.part];
}

/// The laws of completion count once a line, however many displays it has.
inline bool is_first_display(const Event& event) {
    return event.part == 0;
}

inline std::optional<Fault> more_than_four(const Event& event) {
    return size_of(event.group()) > 4 ? std::optional(event.fault()) : std::nullopt;
}

inline void say_too_many_tiles(const Case& of) {
    point_group(of);
    of.say("display {} has {} tiles, 4 is the most", of.fault.part + 1, size_of(group_of(of)));
}

inline std::optional<Fault> left_short(const Event& event) {
    return !event.relaxed && size_of(event.group()) < event.stock->wanted() ? std::optional(event.fault())
                                                                            : std::nullopt;
}

inline void say_not_full(const Case& of) {
    point_group(of);
    const unsigned size = size_of(group_of(of));
    const unsigned left = total(of.fault.stock.bag) + total(of.fault.stock.lid);
    of.say("display {} has {}, though bag and lid still hold {}", of.fault.part + 1, counted(size, "tile"), left);
    if (size != 0) {
        of.help("a tile that nobody noted is written ?: {}{}",
                of.event.written.group_spans[of.fault.part].in(of.referee.text()),
                std::string(of.fault.stock.wanted() - size, '?'));
    }
}

inline std::optional<Fault> not_there(const Event& event) {
    const bool there = includes(event.stock->left(), event.group().tiles) &&
                       (event.group().unknown == 0 || size_of(event.group()) <= event.stock->count_left());
    return !event.relaxed && !there ? std::optional(event.fault()) : std::nullopt;
}

/// The first color of which the display shows more than there are.
inline void say_color_not_in_bag(const Case& of, Tally left) {
    const Tally shown = group_of(of).tiles;
    std::uint8_t color = 0;
    while (color + 1U < colors && count_of(shown, color) <= count_of(left, color)) {
        ++color;
    }
    const unsigned has = count_of(left, color);
    const std::string rest = has == 0 ? "none is" : has == 1 ? "only 1 is" : fmt::format("only {} are", has);
    const unsigned later = of.fault.stock.refills() ? 0 : count_of(of.fault.stock.lid, color);
    of.say("display {} shows {} {}, but {} left to draw{}", of.fault.part + 1, unsigned{count_of(shown, color)},
           color_name(color), rest,
           later == 0 ? std::string()
                      : fmt::format(": {} in the lid, which refills the bag once it is empty",
                                    later == 1 ? "1 is" : fmt::format("{} are", later)));
}

inline void say_not_in_bag(const Case& of) {
    point_group(of);
    const Tally left = of.fault.stock.left();
    if (includes(left, group_of(of).tiles)) {
        const unsigned count = of.fault.stock.count_left();
        of.say("display {} has {}, but {} left to draw", of.fault.part + 1, counted(size_of(group_of(of)), "tile"),
               count == 0   ? "none is"
               : count == 1 ? "only 1 is"
                            : fmt::format("only {} are", count));
        return;
    }
    say_color_not_in_bag(of, left);
    of.help("{} can be drawn here", tiles_in_words(left));
}

/// The bag does not fill the display, and yet the display does not have all of it.
inline std::optional<Fault> bag_left(const Event& event) {
    const bool left = event.stock->refills() && event.stock->missing(event.group()) != 0;
    return !event.relaxed && left ? std::optional(event.fault()) : std::nullopt;
}

inline bool needs_lid(const Event& event) {
    return is_first_display(event) && total(event.table.bag) < 4U * event.table.displays;
}

/// The displays that show what the bag did not hold: "displays 5, 8 and 9 show other tiles".
inline std::string others_than(const Case& of, Tally bag) {
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < of.event.table.displays; ++i) {
        if (!includes(bag, of.event.written.groups[i].tiles)) {
            numbers.push_back(std::to_string(i + 1));
        }
    }
    return numbers.empty() ? std::string()
                           : fmt::format("; display{} {} show{} others", s_of(numbers.size()),
                                         in_words(numbers, " and "), numbers.size() == 1 ? "s" : "");
}

inline void say_bag_first(const Case& of) {
    const Tally bag = of.fault.stock.bag;
    const std::string left =
        fmt::format("{} {} left in the bag", tiles_in_words(bag), total(bag) == 1 ? "was" : "were");
    if (total(bag) < 4) {
        of.point(of.event.written.group_spans[of.fault.part]);
        of.say("{}: they have to lie together on one display before the lid goes into the bag", left);
        return;
    }
    of.point(of.event.written.line.event);
    of.say("{}: they have to fill displays before the lid goes into the bag{}", left, others_than(of, bag));
}

inline constexpr std::array displays_due_laws{
    Rules{
        Law::displays_missing,
        Rule{"azul.displays.missing", Kind::play, heading::setup, "tiles are taken from displays that have been filled",
             "Somebody takes tiles, but the record has not said yet what lies on the displays of this round.",
             AZUL_HEAD "round 1 Ann\nAnn 1B:2\n"},
        not_dealt, nullptr, say_missing_displays},
};

inline constexpr std::array displays_twice_laws{
    Rules{Law::displays_twice,
          Rule{"azul.displays.twice", Kind::play, heading::next_round, "the displays are filled once a round",
               "The displays of this round have been filled already.",
               AZUL_HEAD AZUL_DEAL "displays BBYR KWWB RRKY YBKW WWRR\n"},
          just_dealt, nullptr, say_displays_twice},
};

inline constexpr std::array displays_laws{
    Rules{Law::displays_number,
          Rule{"azul.displays.number", Kind::play, heading::setup, "2, 3 and 4 players use 5, 7 and 9 displays",
               "The table has one display more than twice the number of players, and a displays line lists them all.",
               AZUL_HEAD "round 1 Ann\ndisplays BBYR KWWB RRKY YBKW\n"},
          other_number_of_displays, nullptr, say_displays_number},
};

/// Asked of every display in turn.
inline constexpr std::array completion_laws{
    Rules{
        Law::displays_too_many_tiles,
        Rule{"azul.displays.too-many-tiles", Kind::play, heading::setup, "a display gets 4 tiles",
             "No display ever holds more than 4 tiles.", AZUL_HEAD "round 1 Ann\ndisplays BBYRR KWWB RRKY YBKW WWRR\n"},
        more_than_four, is_first_display, say_too_many_tiles},
    Rules{Law::displays_not_full,
          Rule{"azul.displays.not-full", Kind::play, "Azul rulebook, Preparing the next round; ruling refill",
               "every display gets 4 tiles while bag or lid have any",
               "A display has fewer than 4 tiles although the bag, or the lid that refills it, still holds some. Only "
               "when both have run out do displays stay short.",
               AZUL_HEAD "round 1 Ann\ndisplays BBY KWWB RRKY YBKW WWRR\n"},
          left_short, is_first_display, say_not_full},
    Rules{Law::displays_not_in_bag,
          Rule{"azul.displays.not-in-bag", Kind::play, "Azul rulebook, Game Setup; ruling refill",
               "only tiles that are in the bag can be drawn",
               "There are 20 tiles of each color. The display shows more of a color than bag and lid can still hold at "
               "this point.",
               AZUL_HEAD AZUL_ROUND "displays KKKK KKKK KKKK KKKK KKKK\n"},
          not_there, is_first_display, say_not_in_bag},
    Rules{
        Law::displays_bag_first,
        Rule{"azul.displays.bag-first", Kind::play, "Azul rulebook, Preparing the next round; ruling refill",
             "the bag is emptied before the lid refills it",
             "When the bag does not hold enough for a display, its last tiles go there before the lid is emptied into "
             "the bag. In no order in which the displays can have been filled did that happen.",
             "Game: azul\nPlayers: Ann, Ben, Cat, Dan\n\n"
             "displays BBBB BBBB BBBB BBBB BBBB YYYY YYYY YYYY YYYY\nAnn 1B:2\nBen 2B:floor\nCat 3B:floor\n"
             "Dan 4B:floor\nAnn 5B:floor\nBen 6Y:floor\nCat 7Y:floor\nDan 8Y:floor\nAnn 9Y:floor\n"
             "displays YYYY RRRR RRRR RRRR RRRR RRRR KKKK KKKK KKKK\nAnn 1Y:floor\nBen 2R:floor\nCat 3R:floor\n"
             "Dan 4R:floor\nAnn 5R:floor\nBen 6R:floor\nCat 7K:floor\nDan 8K:floor\nAnn 9K:floor\n"
             "displays KKKK KKKK WWWW WWWW WWWW WWWW WWWW BBBB BBBB\nAnn 1K:floor\nBen 2K:floor\nCat 3W:floor\n"
             "Dan 4W:floor\nAnn 5W:floor\nBen 6W:floor\nCat 7W:floor\nDan 8B:floor\nAnn 9B:floor\n"
             "displays BBBB BBBB YYYY YYYY YYYY YYYY YYYY RRRR RRRR\nAnn 1B:floor\nBen 2B:floor\nCat 3Y:floor\n"
             "Dan 4Y:floor\nAnn 5Y:floor\nBen 6Y:floor\nCat 7Y:floor\nDan 8R:floor\nAnn 9R:floor\n"
             "displays RRRR RRRR RRRR KKKK KKKK KKKK WWWB BBWW WWWW\n"},
        bag_left, needs_lid, say_bag_first},
};

}  // namespace arbiter::azul
