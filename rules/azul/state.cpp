// Keeps every table that unknown tiles leave possible, and the outline when they are too many.
#include "rules/azul/state.hpp"

#include "rules/azul/game.hpp"
#include "rules/azul/outline.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
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

/// The same for equal tables, and hardly ever for others.
std::uint64_t fingerprint(const Table& table) {
    std::uint64_t sum = table.bag ^ (table.lid << 1U) ^ table.turn;
    const auto mix = [&sum](std::uint64_t value) {
        sum = (sum ^ value) * 0x9E3779B97F4A7C15U;
        sum ^= sum >> 29U;
    };
    std::ranges::for_each(table.sources, mix);
    for (const Board& board : table.boards) {
        mix(board.floor);
        mix(static_cast<std::uint64_t>(board.score));
        for (std::size_t row = 0; row < rows; ++row) {
            mix(std::uint64_t{board.line_free[row]} << 8U | board.line_color[row]);
            mix(std::uint64_t{board.row_colors[row]} << 8U | board.row_columns[row]);
        }
    }
    return sum;
}

/// The first of all that are equal.
void keep_different(std::vector<World>& worlds) {
    std::unordered_multimap<std::uint64_t, std::size_t> known;
    std::vector<World> kept;
    for (World& world : worlds) {
        const std::uint64_t print = fingerprint(world.table);
        const auto [begin, end] = known.equal_range(print);
        if (std::none_of(begin, end, [&](const auto& one) { return kept[one.second].table == world.table; })) {
            known.emplace(print, kept.size());
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

/// Whether so many readings are too many to try on so many tables, or the record has no effort left for it.
bool too_many_to_try(const State& state, std::size_t tables, std::size_t readings) {
    constexpr std::size_t steps = 5;  // to copy a table and play on it
    return readings > most_tables || readings * tables > 16 * most_tables ||
           !state.budget.spend(steps * tables * (1 + readings));
}

Followed follow(const State& state, const std::vector<World>& before, const std::vector<Written>& readings) {
    Followed after;
    after.too_many = too_many_to_try(state, before.size(), readings.size());
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
        Followed after = follow(state, before, readings_of(written));
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
    const std::vector<Written> readings = readings_of(written);
    const std::size_t tables = 1 + state.others.size();
    if (state.outlined == 0 && too_many_to_try(state, tables, readings.size())) {
        outline(state, worlds_of(state, trail));
    }
    if (state.outlined != 0) {
        force_outlined(state.table, written);
        note(state, written);
        return;
    }
    std::vector<World> after;
    for (const World& world : worlds_of(state, trail)) {
        bool changed = false;
        for (const Written& reading : readings) {
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
    if (after.size() > most_tables) {
        outline(state, after);
    } else {
        keep(state, std::move(after));
    }
}

/// Keeps the tables that are wanted; false, and nothing happens, when there is none. Looks before it copies anything:
/// any number of lines may ask.
template <typename Wanted>
bool keep_tables(State& state, Wanted wanted) {
    const auto fits = [&](const World& world) { return wanted(world.table); };
    const auto others = std::ranges::count_if(state.others, fits);
    const bool first = wanted(state.table);
    if (others == 0 && !first) {
        return false;
    }
    std::erase_if(state.others, [&](const World& world) { return !fits(world); });
    if (!first) {
        World world = std::move(state.others.front());
        state.others.erase(state.others.begin());
        state.table = world.table;
        state.trail = std::move(world.trail);
    }
    return true;
}

void give_up(State& state) {
    if (!state.single() && state.outlined == 0) {
        outline(state, worlds_of(state, state.trail));
    }
}

void keep_over(State& state) {
    keep_tables(state, [](const Table& table) { return table.phase == Phase::over; });
}

bool keep_scored(State& state, std::span<const std::int32_t> scores) {
    return keep_tables(state, [&](const Table& table) {
        for (Seat seat = 0; seat < table.players; ++seat) {
            if (total_of(table, seat) != scores[static_cast<std::size_t>(seat)]) {
                return false;
            }
        }
        return true;
    });
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
