// A position of Azul: the table, and what a written position leaves undrawn.
#pragma once

#include "rules/azul/bag_and_lid.hpp"
#include "rules/azul/hidden_tiles.hpp"
#include "rules/azul/table.hpp"
#include "rules/azul/unset.hpp"
#include "rules/azul/wall_completion.hpp"
#include "rules/report/report.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace arbiter::azul {

/// What a position says of a player's score track: its value, or what the wall allows.
struct Track {
    Span wall;                                ///< where the wall is set
    Span set;                                 ///< where the track is
    Placement placement;                      ///< what it can have shown there
    bool open = false;                        ///< it is not set, and hangs on the order in which the wall was filled
    std::optional<std::int32_t> announced{};  ///< the total that has settled it
    std::int32_t settled = 0;                 ///< what the track showed, then

    bool operator==(const Track&) const = default;
};

/// State::outlined when the tables did not even agree on the scores; no round has this number.
inline constexpr std::uint32_t scores_unknown = 0xFFFFFFFF;

/// One table. Behind a position, a score track that it leaves open is anything from the least to the most that the
/// wall allows, until a claim says what it is; and so is the bag, until displays are filled from it.
struct State {
    Table table;
    std::uint32_t relaxed = 0;  ///< the round since when the possible tables are too many to follow: the table is an
                                ///< relaxation (relaxation.hpp); 0 while they are followed
    bool idle = false;          ///< of a relaxation: the line that comes next, which stands, changes nothing
    bool quick = true;          ///< plain lines may be played the fast path: no position came first
    HiddenTiles hidden{};       ///< tiles on displays that nobody noted
    bool too_open = false;      ///< it stands for more positions than anybody follows

    // Only behind a position.
    bool turn_unsaid = false;              ///< nobody says who is to move
    Divisions divisions{};                 ///< how the tiles out of sight divide between bag and lid
    Span drawn{};                          ///< the first displays line that rested on them
    std::vector<Track> tracks{};           ///< one a player; none without a position
    std::uint8_t announced = 0;            ///< who has won, where only `Result` says so: one bit a seat
    std::shared_ptr<const Unset> unset{};  ///< its tiles written `?`, until they are filled in
};

/// The groups of a displays line, as many as there is room for.
inline std::span<const Group> groups_of(const Written& written) {
    return {written.groups.data(), std::min<std::size_t>(written.group_count, most_groups)};
}

/// The entries of a tile line, as many as there is room for.
inline std::span<const Laying> layings_of(const Written& written) {
    return {written.layings.data(), std::min<std::size_t>(written.laying_count, written.layings.size())};
}

/// Whether a displays line has tiles that are `?`, or a tile line columns.
bool leaves_tiles_open(const Written& written);

/// Tiles are left by the least that was taken; if more was, the round may be over.
bool may_be_over(const State& state);

/// The colors that lie on the source, or can be among its hidden tiles, a bit each.
unsigned colors_on(const State& state, std::uint8_t source);

/// Whether every track is known: no position leaves it to how a wall was filled, or a later claim has settled it.
bool knows_tracks(const State& state);

/// Takes possible totals for the true ones; false, and nothing happens, when they are not possible.
bool infer_scores(State& state, std::span<const std::int32_t> totals);

/// Drops the totals that are not among these; some of them must be possible.
void narrow_score(State& state, Seat seat, ScoreRange totals);

/// Whether the game goes on in the same way from here. Where the record tells of it makes no difference.
bool operator==(const State& one, const State& other);

}  // namespace arbiter::azul
