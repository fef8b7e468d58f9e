// Looks at an event, and plays it, on every table that unknown tiles leave possible, and on the outline when they are
// too many.
#include "rules/azul/outline.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace arbiter::azul {
namespace {

/// All ways to name the unknown tiles of one group; tiles of a display have no order.
void fill_group(Written written, std::size_t group, std::uint8_t first_color, std::vector<Written>& out) {
    if (out.size() > most_tables) {
        return;
    }
    if (group == groups_of(written).size()) {
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

std::vector<Written> readings_of(const Written& written) {
    return has_unknown(written) ? fillings(written) : std::vector<Written>{written};
}

/// Notes where a `?` was written. From the first one on, the trail is the state's.
void note_unknown(State& state, const Written& written) {
    if (written.line.verb == verb::pick && has_unknown(written)) {
        state.unknown.push_back({written.pick_at + 1, written.pick_at + 2});
    }
    for (std::size_t i = 0; written.line.verb == verb::displays && i < groups_of(written).size(); ++i) {
        if (written.groups[i].unknown != 0) {
            state.unknown.push_back(written.group_spans[i]);
        }
    }
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
        mix(board.color_count);
        mix(static_cast<std::uint64_t>(board.score));
        for (std::size_t row = 0; row < rows; ++row) {
            mix(std::uint64_t{board.line_free[row]} << 8U | board.line_color[row]);
            mix(std::uint64_t{board.row_colors[row]} << 8U | board.row_columns[row]);
        }
    }
    return sum;
}

}  // namespace

void keep_different(std::vector<World>& worlds) {
    std::unordered_multimap<std::uint64_t, std::size_t> known;
    std::vector<World> kept;
    for (World& world : worlds) {
        const std::uint64_t print = fingerprint(world.table);
        const auto [begin, end] = known.equal_range(print);
        const auto same = [&](const auto& one) {
            return kept[one.second].table == world.table && kept[one.second].divisions == world.divisions;
        };
        if (std::none_of(begin, end, same)) {
            known.emplace(print, kept.size());
            kept.push_back(std::move(world));
        }
    }
    worlds = std::move(kept);
}

namespace {

/// From here on only the outline of the game is followed.
void outline(State& state, const std::vector<World>& worlds) {
    World world = outline_of(worlds);
    const bool same_scores = scores_agree(state);
    state.table = world.table;
    state.trail = std::move(world.trail);
    state.others.clear();
    state.divisions = {};
    state.outlined = same_scores ? state.table.round : scores_unknown;
}

/// Whether so many readings are not too many to try on so many tables.
bool can_follow(std::size_t tables, std::size_t readings) {
    return readings <= most_tables && readings * tables <= 16 * most_tables;
}

/// Whether the record has the effort left for it. An event is paid for once, when it is looked at.
bool pay_for(const State& state, std::size_t readings) {
    constexpr std::size_t steps = 5;  // to copy a table and play on it
    return state.budget.spend(steps * (1 + state.others.size()) * (1 + readings));
}

/// On how many tables the event is legal; and why, when there is no such table.
struct Prospect {
    std::size_t legal = 0;
    std::optional<Fault> fault;
    bool too_many = false;
};

/// The color tried for a `?` is not there at all.
bool is_absence(const Fault& fault) {
    return fault.law == Law::display_no_color || fault.law == Law::center_no_color;
}

void look_ahead(const Table& table, const Divisions& divisions, const std::vector<Written>& readings,
                Prospect& prospect) {
    for (const Written& reading : readings) {
        const auto fault = look_divided(table, divisions, reading);
        prospect.legal += fault ? 0U : 1U;
        if (fault && (!prospect.fault || is_absence(*prospect.fault))) {
            prospect.fault = fault;  // a color that is there tells more than one that is not
        }
    }
}

Prospect look_ahead(const State& state, const std::vector<Written>& readings) {
    Prospect prospect;
    for (std::size_t i = 0; !prospect.too_many && i <= state.others.size(); ++i) {
        const Table& table = i == 0 ? state.table : state.others[i - 1].table;
        if (table.phase != Phase::over) {  // a game that went on was not over
            look_ahead(table, i == 0 ? state.divisions : state.others[i - 1].divisions, readings, prospect);
        }
        prospect.too_many = prospect.legal > most_tables;
    }
    return prospect;
}

Prospect look_ahead(const State& state, const Written& written) {
    const std::vector<Written> readings = readings_of(written);
    if (can_follow(1 + state.others.size(), readings.size()) && pay_for(state, readings.size())) {
        return look_ahead(state, readings);
    }
    return {0, std::nullopt, true};
}

/// The words are about the first table, and about the tiles that are known.
Fault told_of(const Event& event, Fault fault) {
    if (event.written.line.verb == verb::displays) {
        fault.stock = {event.table.bag, event.table.lid};
        for (std::size_t i = 0; i < fault.part; ++i) {
            fault.stock.draw(event.written.groups[i].tiles);
        }
    }
    return fault;
}

/// Whether the tables were looked at one by one: they were not too many, and the record could pay for it.
bool can_try(const State& state, const Written& written) {
    return !state.budget.spent() && can_follow(1 + state.others.size(), readings_of(written).size());
}

/// The tables after the event, on which it is legal; the outline is followed when they are too many.
bool follow(const std::vector<World>& before, const std::vector<Written>& readings, std::vector<World>& after) {
    for (const World& world : before) {
        for (const Written& reading : readings) {
            if (world.table.phase != Phase::over && !look_divided(world.table, world.divisions, reading)) {
                World& next = after.emplace_back(world);
                apply_divided(next.table, next.divisions, reading, next.trail);
            }
        }
        if (after.size() > most_tables) {
            return false;
        }
    }
    return !after.empty();
}

/// The tables after an event that stands although it breaks a law: as far as it can be played on each.
std::vector<World> forced(const std::vector<World>& before, const std::vector<Written>& readings) {
    std::vector<World> after;
    for (const World& world : before) {
        const std::size_t known = after.size();
        for (const Written& reading : readings) {
            World next = world;
            force_divided(next.table, next.divisions, reading, next.trail);
            if (next.table != world.table) {
                after.push_back(std::move(next));
            }
        }
        if (after.size() == known) {
            after.push_back(world);
        }
    }
    return after;
}

}  // namespace

std::optional<Fault> look_possible(const Event& event) {
    if (!event.outlined) {
        const Prospect prospect = look_ahead(*event.state, event.written);
        if (prospect.legal != 0 && !prospect.too_many) {
            return std::nullopt;
        }
        if (!prospect.too_many) {
            return prospect.fault ? std::optional(told_of(event, *prospect.fault)) : std::nullopt;
        }
    }
    auto fault = with_outline(event, look_on);
    if (fault) {
        fault->outlined = true;
    }
    return fault;
}

void apply_possible(State& state, const Written& written, Trail& trail) {
    if (state.outlined == 0) {
        const std::vector<World> before = worlds_of(state, trail);
        std::vector<World> after;
        if (can_try(state, written) && follow(before, readings_of(written), after)) {
            note_unknown(state, written);
            keep_claimed(after, written);
            if (after.size() <= 256) {
                keep_different(after);
            }
            keep(state, std::move(after));
            return;
        }
        outline(state, before);
    }
    apply_outlined(state.table, written);
    note_unknown(state, written);
}

void force_possible(State& state, const Written& written, Trail& trail) {
    if (state.outlined == 0 && !can_try(state, written)) {
        outline(state, worlds_of(state, trail));
    }
    if (state.outlined != 0) {
        force_outlined(state.table, written);
        note_unknown(state, written);
        return;
    }
    std::vector<World> after = forced(worlds_of(state, trail), readings_of(written));
    note_unknown(state, written);
    keep_different(after);
    if (after.size() > most_tables) {
        outline(state, after);
    } else {
        keep(state, std::move(after));
    }
}

void give_up(State& state) {
    if (!state.single() && state.outlined == 0) {
        outline(state, worlds_of(state, state.trail));
    }
}

}  // namespace arbiter::azul
