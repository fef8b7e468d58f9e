// A position of Azul as far as the record tells it: one table, or all the tables that unknown facts leave possible.
#pragma once

#include "rules/azul/division.hpp"
#include "rules/azul/filling.hpp"
#include "rules/azul/table.hpp"
#include "rules/report.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::azul {

/// A table that fits what is recorded, and how its scores came about.
struct World {
    Table table;
    Trail trail;
    Divisions divisions{};  ///< between bag and lid, where they are unknown
};

/// More tables than this are not followed one by one. Two displays that nobody noted make 70 times 70.
inline constexpr std::size_t most_tables = 5000;

/// What a position says of a player's score track: its value, or what the wall allows.
struct Track {
    Span wall;                                ///< where the wall is set
    Span set;                                 ///< where the track is
    Placement placement;                      ///< what it can have shown there
    bool open = false;                        ///< it is not set, and hangs on the order in which the wall was filled
    std::optional<std::int32_t> announced{};  ///< the total that has settled it
    std::int32_t settled = 0;                 ///< what the track showed, then
};

/// State::outlined when the tables did not even agree on the scores; no round has this number.
inline constexpr std::uint32_t scores_unknown = 0xFFFFFFFF;

/// Nearly always one table. A fact written `?` multiplies it: every way to fill it in that fits what is recorded.
struct State {
    Table table;                 ///< the first table that is possible; the only one when `others` is empty
    Trail trail;                 ///< its trail, once a `?` was written; before that the caller keeps it
    std::vector<World> others;   ///< further possible tables, all different
    std::vector<Span> unknown;   ///< where a `?` was written
    std::uint32_t outlined = 0;  ///< the round since when the possibilities are too many to follow: the table is an
                                 ///< outline (outline.hpp); 0 while they are followed
    Budget budget;               ///< for following them
    bool quick = true;  ///< plain lines may be played the quick way: a name says who acts, and no position came first

    // Only behind a position.
    Divisions divisions{};        ///< of the first table
    Span drawn{};                 ///< the first displays line that rested on them
    std::vector<Track> tracks{};  ///< one a player; none without a position
    bool turn_open = false;       ///< nobody says who is to move

    bool single() const { return unknown.empty(); }
};

/// The groups of a displays line, as many as there is room for.
inline std::span<const Group> groups_of(const Written& written) {
    return {written.groups.data(), std::min<std::size_t>(written.group_count, most_groups)};
}

/// Whether the event itself has a `?`.
inline bool has_unknown(const Written& written) {
    if (written.line.verb == verb::pick) [[likely]] {
        return written.pick.color == unknown_color;
    }
    return written.line.verb == verb::displays &&
           std::ranges::any_of(groups_of(written), [](const Group& group) { return group.unknown != 0; });
}

/// The possible tables, at least one, each with its trail; that of the only one is kept by the caller.
std::vector<World> worlds_of(const State& state, const Trail& trail);
/// Keeps these, at least one.
void keep(State& state, std::vector<World> worlds);
/// The first of all that are equal.
void keep_different(std::vector<World>& worlds);
/// Calls each(table) for all of them.
template <typename Each>
void each_table(State& state, Each each) {
    each(state.table);
    for (World& world : state.others) {
        each(world.table);
    }
}

/// Follows only the outline from here on.
void give_up(State& state);

/// Whether all possible tables agree on every score.
bool scores_agree(const State& state);

/// Whether it is known how the tiles out of sight divide between bag and lid.
bool knows_division(const State& state);

/// Whether every track is known: no position leaves it to how a wall was filled, or a later claim has settled it.
bool knows_tracks(const State& state);

/// Keeps the tables on which the game is over, if there are any.
void keep_over(State& state);

/// Keeps the tables on which these are the scores; false, and nothing happens, when there is none.
bool keep_scored(State& state, std::span<const std::int32_t> scores);

}  // namespace arbiter::azul
