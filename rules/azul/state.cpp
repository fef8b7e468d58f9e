// Keeps every table that unknown tiles leave possible, and the outline when they are too many.
#include "rules/azul/state.hpp"

#include "rules/azul/game.hpp"
#include "rules/azul/outline.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::azul {
namespace {

/// More tables than this are not followed one by one. Two displays that nobody noted make 70 times 70.
constexpr std::size_t most_tables = 5000;

/// All ways to name the unknown tiles of one group; tiles of a display have no order.
void fill_group(Written written, std::size_t group, std::uint8_t first_color, std::vector<Written>& out) {
    if (out.size() > most_tables) {
        return;
    }
    if (group == std::min<std::size_t>(written.group_count, most_groups)) {
        out.push_back(written);
        return;
    }
    if (written.groups[group].unknown == 0) {
        fill_group(written, group + 1, 0, out);
        return;
    }
    --written.groups[group].unknown;
    for (std::uint8_t color = first_color; color < colors; ++color) {
        Written filled = written;
        filled.groups[group].tiles += one_of(color);
        fill_group(filled, group, color, out);
    }
}

std::vector<Written> fillings(const Written& written) {
    std::vector<Written> out;
    if (written.line.verb == verb::displays) {
        fill_group(written, 0, 0, out);
        return out;
    }
    for (std::uint8_t color = 0; color < colors; ++color) {
        out.push_back(written);
        out.back().pick.color = color;
    }
    return out;
}

void note_unknown(State& state, const Written& written) {
    if (written.line.verb == verb::pick) {
        state.unknown.push_back({written.pick_at + 1, written.pick_at + 2});
        return;
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(written.group_count, most_groups); ++i) {
        if (written.groups[i].unknown != 0) {
            state.unknown.push_back(written.group_spans[i]);
        }
    }
}

/// The colour tried for a `?` is not there at all.
bool is_absence(Broken broken) {
    const auto law = static_cast<Law>(broken.rule);
    return law == Law::display_no_color || law == Law::center_no_color;
}

/// A claim of how many tiles were taken rules tables out, as long as one is left.
void keep_claimed(std::vector<World>& worlds, const Written& written) {
    const auto fits = [&](const World& world) { return world.table.taken == written.pick.count; };
    if (written.line.verb == verb::pick && written.pick.count > 1 && std::any_of(worlds.begin(), worlds.end(), fits)) {
        std::erase_if(worlds, [&](const World& world) { return !fits(world); });
    }
}

void keep_different(std::vector<World>& worlds) {
    std::vector<World> kept;
    for (World& world : worlds) {
        const auto same = [&](const World& other) { return other.table == world.table; };
        if (std::none_of(kept.begin(), kept.end(), same)) {
            kept.push_back(std::move(world));
        }
    }
    worlds = std::move(kept);
}

std::vector<World> worlds_of(const State& state, const Trail& trail) {
    std::vector<World> worlds{{state.table, state.single() ? trail : state.trail}};
    worlds.insert(worlds.end(), state.others.begin(), state.others.end());
    return worlds;
}

void keep(State& state, std::vector<World> worlds) {
    state.table = worlds.front().table;
    state.trail = std::move(worlds.front().trail);
    worlds.erase(worlds.begin());
    state.others = std::move(worlds);
}

std::vector<Written> readings_of(const Written& written) {
    return has_unknown(written) ? fillings(written) : std::vector<Written>{written};
}

/// From here on only the outline of the game is followed.
void outline(State& state, const std::vector<World>& worlds) {
    World world = outline_of(worlds);
    const bool same_scores = scores_agree(state);
    state.table = world.table;
    state.trail = std::move(world.trail);
    state.others.clear();
    state.outlined = same_scores ? state.table.round : scores_unknown;
}

}  // namespace

bool has_unknown(const Written& written) {
    if (written.line.verb == verb::pick) {
        return written.pick.color == unknown_color;
    }
    const auto stop =
        written.groups.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(written.group_count, most_groups));
    return written.line.verb == verb::displays &&
           std::any_of(written.groups.begin(), stop, [](const Group& group) { return group.unknown != 0; });
}

namespace {

/// The worlds in which the event is legal; none, and why, when there is no such world.
struct Followed {
    std::vector<World> worlds;
    Broken broken;
    bool too_many = false;
};

Followed follow(const std::vector<World>& before, const std::vector<Written>& readings) {
    Followed after;
    after.too_many = readings.size() > most_tables || readings.size() * before.size() > 16 * most_tables;
    for (std::size_t i = 0; !after.too_many && i < before.size(); ++i) {
        if (before[i].table.phase == Phase::over) {
            continue;  // the game went on, so this is not the table
        }
        for (const Written& reading : readings) {
            World world = before[i];
            const Broken broken = play_on(world.table, reading, world.trail);
            if (!broken) {
                after.worlds.push_back(std::move(world));
            } else if (!after.broken || is_absence(after.broken)) {
                after.broken = broken;  // a color that is there tells more than one that is not
            }
        }
        after.too_many = after.worlds.size() > most_tables;
    }
    return after;
}

/// Notes where a `?` was written. From the first one on, the trail is the state's.
void note(State& state, const Written& written) {
    if (has_unknown(written)) {
        note_unknown(state, written);
    }
}

}  // namespace

Broken play_possible(State& state, const Written& written, Trail& trail) {
    if (state.outlined == 0) {
        const std::vector<World> before = worlds_of(state, trail);
        Followed after = follow(before, readings_of(written));
        if (!after.too_many) {
            if (after.worlds.empty()) {
                return after.broken;
            }
            note(state, written);
            keep_claimed(after.worlds, written);
            if (after.worlds.size() <= 256) {
                keep_different(after.worlds);
            }
            keep(state, std::move(after.worlds));
            return {};
        }
        outline(state, before);
    }
    const Broken broken = play_outlined(state.table, written);
    if (!broken) {
        note(state, written);
    }
    return broken;
}

void force_possible(State& state, const Written& written, Trail& trail) {
    if (state.outlined != 0) {
        force_outlined(state.table, written);
        return;
    }
    std::vector<World> after;
    for (const World& world : worlds_of(state, trail)) {
        bool changed = false;
        for (const Written& reading : readings_of(written)) {
            World forced = world;
            force_on(forced.table, reading, forced.trail);
            if (forced.table != world.table) {
                after.push_back(std::move(forced));
                changed = true;
            }
        }
        if (!changed) {
            after.push_back(world);
        }
    }
    note(state, written);
    keep_different(after);
    keep(state, std::move(after));
}

void keep_over(State& state) {
    std::vector<World> worlds = worlds_of(state, state.trail);
    std::erase_if(worlds, [](const World& world) { return world.table.phase != Phase::over; });
    if (!worlds.empty()) {
        keep(state, std::move(worlds));
    }
}

bool keep_scored(State& state, std::span<const std::int32_t> scores) {
    std::vector<World> worlds = worlds_of(state, state.trail);
    std::erase_if(worlds, [&](const World& world) {
        for (Seat seat = 0; seat < world.table.players; ++seat) {
            if (total_of(world.table, seat) != scores[static_cast<std::size_t>(seat)]) {
                return true;
            }
        }
        return false;
    });
    if (worlds.empty()) {
        return false;
    }
    keep(state, std::move(worlds));
    return true;
}

bool scores_agree(const State& state) {
    if (state.outlined != 0) {
        return false;
    }
    return std::all_of(state.others.begin(), state.others.end(), [&](const World& other) {
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            if (total_of(other.table, seat) != total_of(state.table, seat)) {
                return false;
            }
        }
        return other.table.phase == state.table.phase;
    });
}

}  // namespace arbiter::azul
