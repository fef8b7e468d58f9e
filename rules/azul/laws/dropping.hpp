// The laws of tiles that are dropped: which of those put on a pattern line fall (ruling dropping).
#pragma once

#include "rules/azul/diagnostic_helpers.hpp"
#include "rules/azul/laws/examples.hpp"
#include "rules/azul/pick.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace arbiter::azul {

/// How many tiles a pick takes; only of a relaxation are these two numbers.
struct Taking {
    unsigned least = 0;
    unsigned most = 0;

    bool is_sure() const { return least == most; }
};

inline Taking taking(const Event& event) {
    const Pick& pick = event.pick();
    if (!event.relaxed) {
        const unsigned tiles = offered(event.table, pick.source, pick.color);
        return {tiles, tiles};
    }
    const Tally tiles = event.table.sources[pick.source];
    if (pick.color == unknown_color) {
        return {1, total(tiles)};
    }
    const unsigned known = count_of(tiles, pick.color);
    return {std::max(1U, known), known + count_of(tiles, unknown_color)};
}

/// The spaces that the tiles find on their line; of a relaxation as many as there may be.
inline unsigned spaces_for(const Event& event) {
    const std::uint8_t line = event.pick().line;
    return line == unknown_line ? rows : event.table.boards[event.table.turn].line_free[row_of(event.pick())];
}

/// Those that do not fit always fall; where all do, they were put on the floor line.
inline std::optional<Fault> drop_miscounted(const Event& event) {
    const Pick& pick = event.pick();
    if (!pick.says_dropped()) [[likely]] {
        return std::nullopt;
    }
    const Taking tiles = taking(event);
    return fault_if(pick.dropped >= tiles.most || pick.dropped + spaces_for(event) < tiles.least);
}

/// A relaxation does not know what fits.
inline std::optional<Fault> dropped_though_fitting(const Event& event) {
    const Pick& pick = event.pick();
    if (!pick.says_dropped() || event.table.may_drop || event.relaxed) [[likely]] {
        return std::nullopt;
    }
    const unsigned tiles = taking(event).most;
    return fault_if(pick.dropped > tiles - std::min(tiles, spaces_for(event)));
}

inline bool says_dropped(const Event& event) {
    return event.pick().says_dropped();
}

/// Who may drop what he likes keeps no law by not doing so.
inline bool must_not_drop(const Event& event) {
    return says_dropped(event) && !event.table.may_drop;
}

inline std::string color_of_pick(const Case& of) {
    const std::uint8_t color = of.event.pick().color;
    return color == unknown_color ? "tiles" : std::string(color_name(color));
}

inline std::string line_of_pick(const Case& of) {
    const std::uint8_t line = of.event.pick().line;
    return line == unknown_line ? "a pattern line" : fmt::format("pattern line {}", line);
}

inline void say_drop_leaves_none(const Case& of, Taking tiles) {
    const Pick& pick = of.event.pick();
    of.say("{} has {}{} {}: if {} fall{}, none is left for {}", source_name(pick.source),
           tiles.is_sure() ? "" : "at most ", tiles.most, color_of_pick(of), pick.dropped, pick.dropped == 1 ? "s" : "",
           line_of_pick(of));
    of.help("tiles that all fall go to the floor line: write floor behind the colon");
}

inline void say_drop_count(const Case& of) {
    const Taking tiles = taking(of.event);
    const unsigned dropped = of.event.pick().dropped;
    of.point(of.event.written.drop_span);
    if (dropped >= tiles.most) {
        say_drop_leaves_none(of, tiles);
        return;
    }
    const unsigned spaces = spaces_for(of.event);
    of.say("{} has room for {} of {}{} {}, so {}{} fall{}, not {}", line_of_pick(of),
           spaces == 0 ? std::string("none") : fmt::format("{}", spaces), tiles.is_sure() ? "" : "at least ",
           tiles.least, color_of_pick(of), tiles.is_sure() ? "" : "at least ", tiles.least - spaces,
           tiles.least - spaces == 1 ? "s" : "", dropped);
    of.help("drop counts all tiles that fall, those that do not fit as well");
}

inline void say_dropping(const Case& of) {
    const Pick& pick = of.event.pick();
    const unsigned tiles = taking(of.event).most;
    const unsigned fitting = pick.dropped - (tiles - std::min(tiles, spaces_for(of.event)));
    of.point(of.event.written.drop_span);
    of.say("{} {} {} dropped that {} on pattern line {}", fitting, color_name(pick.color), fitting == 1 ? "is" : "are",
           fitting == 1 ? "fits" : "fit", pick.line);
    of.help("where players may drop tiles that fit, the header says House: dropping=allowed");
}

inline constexpr std::array dropping_laws{
    Rules{
        Law::line_drop_count,
        Rule{"azul.line.drop-count", Kind::play, heading::offer,
             "tiles that do not fit on a pattern line fall; where all fall, they go to the floor line",
             "The number behind drop is that of all tiles of the pick that fall. It cannot be less than the number of "
             "those for which the pattern line has no space, and at least one tile has to lie on the line.",
             AZUL_HEAD AZUL_DEAL "Ann 1BB:1 drop 2\n"},
        drop_miscounted, says_dropped, say_drop_count},
    Rules{
        Law::line_dropping,
        Rule{"azul.line.dropping", Kind::play, "Azul rulebook, Factory offer; ruling dropping",
             "tiles put on a pattern line lie there as far as they fit",
             "More tiles are said to fall than do not fit. The rulebook lets a player not want to place tiles; unless "
             "the header says otherwise that means all tiles of the pick, which then go to the floor line.",
             AZUL_HEAD AZUL_DEAL "Ann 1BB:3 drop 1\n"},
        dropped_though_fitting, must_not_drop, say_dropping},
};

}  // namespace arbiter::azul
