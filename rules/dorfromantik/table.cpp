// Carries plays out: a tile lies, its areas grow, markers are settled.
#include "rules/dorfromantik/table.hpp"

#include <algorithm>

namespace arbiter::dorfromantik {
namespace {

// "In the first 3 turns of the game, you must reveal 1 Task tile"; later while fewer than 3 markers wait.
constexpr std::uint32_t opening_turns = 3;
constexpr std::size_t enough_markers = 3;

enum class Fate : std::uint8_t { waits, completed, cancelled };

Fate fate(Marker marker, const Area& area) {
    if (area.tiles == marker.number) {
        return Fate::completed;
    }
    return area.tiles > marker.number || area.closed() ? Fate::cancelled : Fate::waits;
}

}  // namespace

Table::Table(const Terms& terms)
    : terms_(terms), supply_(terms.set, terms.tasks, terms.landscapes), to_move_(terms.starter) {}

Due Table::due() const {
    if (supply_.left(Pile::task) > 0 && (turns_ < opening_turns || waiting_.size() < enough_markers)) {
        return Due::task;
    }
    return supply_.left(Pile::landscape) > 0 ? Due::landscape : Due::nothing;
}

Law Table::play(std::uint8_t player, const Play& play, Stamp stamp) {
    Law law = check_turn(player, play.pile);
    law = law == Law::none ? check_pieces(play) : law;
    if (law != Law::none) {
        return law;
    }
    const Surroundings around = play.set_aside ? Surroundings{} : map_.around(play.cell);
    law = play.set_aside ? check_no_place(play) : check_place(play, around);
    if (law == Law::none) {
        commit(player, play, around, stamp);
    }
    return law;
}

void Table::apply(std::uint8_t player, const Play& play, Stamp stamp) {
    commit(player, play, play.set_aside ? Surroundings{} : map_.around(play.cell), stamp);
}

void Table::commit(std::uint8_t player, const Play& play, const Surroundings& around, Stamp stamp) {
    settled_before_ = settled_.size();
    supply_.take(play.tile, play.pile);
    if (play.pile == Pile::task) {
        supply_.take(play.marker);
    }
    sure_ = sure_ && play.known();
    if (play.set_aside) {
        set_aside_.push_back({play.pile, play.marker, play.tile, stamp});
    } else {
        lay(play, around, stamp);
    }
    to_move_ = static_cast<std::uint8_t>(player + 1 == terms_.players ? 0 : player + 1);
    ++turns_;
}

void Table::lay(const Play& play, const Surroundings& around, Stamp stamp) {
    const TileNumber number = map_.lay(play.cell, play.tile, around, stamp);
    if (play.pile == Pile::task) {
        waiting_.push_back({play.marker, number});
    }
    if (sure_) {
        settle_markers(stamp);
    }
}

// Ruling exact: after each placement every marker on the map is compared with its area.
void Table::settle_markers(Stamp stamp) {
    const auto settles = [&](const WaitingMarker& waiting) {
        const Area& area = map_.area(map_.area_of(waiting.tile, waiting.marker.terrain));
        const Fate now = fate(waiting.marker, area);
        if (now == Fate::waits) {
            return false;
        }
        const bool completed = now == Fate::completed;
        settled_.push_back({waiting.marker, waiting.tile, completed, area.tiles, stamp});
        task_points_[index(waiting.marker.terrain)] += completed ? waiting.marker.number : 0U;
        return true;
    };
    waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(), settles), waiting_.end());
}

}  // namespace arbiter::dorfromantik
