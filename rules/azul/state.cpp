#include "rules/azul/state.hpp"

#include "rules/azul/game.hpp"

#include <algorithm>
#include <array>

namespace arbiter::azul {
namespace {

/// More tables than this are not followed: a person who wrote that many `?` did not want them checked.
constexpr std::size_t most_tables = 4096;

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
void keep_claimed(std::vector<Table>& tables, const Written& written) {
    const auto fits = [&](const Table& table) { return table.taken == written.pick.count; };
    if (written.line.verb == verb::pick && written.pick.count > 1 && std::any_of(tables.begin(), tables.end(), fits)) {
        std::erase_if(tables, [&](const Table& table) { return !fits(table); });
    }
}

void keep_different(std::vector<Table>& tables) {
    std::vector<Table> kept;
    for (const Table& table : tables) {
        if (std::find(kept.begin(), kept.end(), table) == kept.end()) {
            kept.push_back(table);
        }
    }
    tables = std::move(kept);
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

Broken play_possible(State& state, const Written& written, Trail& trail) {
    if (state.trusting) {
        return {};
    }
    const std::vector<Written> readings = has_unknown(written) ? fillings(written) : std::vector<Written>{written};
    std::vector<Table> before{state.table};
    before.insert(before.end(), state.others.begin(), state.others.end());
    const bool too_many = readings.size() > most_tables || readings.size() * before.size() > 16 * most_tables;
    std::vector<Table> after;
    Broken first;
    for (std::size_t i = 0; !too_many && i < before.size() && after.size() <= most_tables; ++i) {
        for (const Written& reading : readings) {
            Table table = before[i];
            Trail told;  // the trail of an unknown game tells the first table's story
            const Broken broken = play_on(table, reading, after.empty() ? trail : told);
            if (!broken) {
                after.push_back(table);
            } else if (!first || is_absence(first)) {
                first = broken;  // a color that is there tells more than one that is not
            }
        }
    }
    if (after.empty() && !too_many) {
        return first;
    }
    if (has_unknown(written)) {
        note_unknown(state, written);
    }
    keep_claimed(after, written);
    if (after.size() <= 256) {
        keep_different(after);
    }
    state.trusting = too_many || after.size() > most_tables;
    if (!state.trusting) {
        state.table = after.front();
        state.others.assign(after.begin() + 1, after.end());
    }
    return {};
}

bool scores_agree(const State& state) {
    if (state.trusting) {
        return false;
    }
    return std::all_of(state.others.begin(), state.others.end(), [&](const Table& other) {
        for (Seat seat = 0; seat < state.table.players; ++seat) {
            if (total_of(other, seat) != total_of(state.table, seat)) {
                return false;
            }
        }
        return other.phase == state.table.phase;
    });
}

}  // namespace arbiter::azul
