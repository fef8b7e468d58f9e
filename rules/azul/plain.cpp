// The quick way through an archive: plain legal lines are read and played without any intermediate form.
#include "grammar/azul/scan.hpp"
#include "rules/azul/pick.hpp"

namespace arbiter::azul {
namespace {

/// Plays picks while the lines are plain and legal.
std::uint32_t run_picks(LineCursor& cursor, Table& table, Trail& trail) {
    std::uint32_t count = 0;
    Pick pick;
    while (table.phase == Phase::offer) {
        const char* const next =
            scan_plain_pick(cursor.at, cursor.end, *cursor.seats, static_cast<Seat>(table.turn), pick);
        if (next == nullptr || pick_fault(table, pick) != 0) {
            break;
        }
        apply_pick(table, pick, static_cast<std::uint32_t>(cursor.at - cursor.record), trail);
        cursor.at = next;
        ++count;
    }
    return count;
}

/// A scores line that says what is so.
bool run_scores(LineCursor& cursor, const Table& table) {
    std::array<std::int32_t, most_seats> scores{};
    const char* const next = scan_plain_scores(cursor.at, cursor.end, table.players, scores);
    bool right = next != nullptr;
    for (Seat seat = 0; right && seat < table.players; ++seat) {
        right = scores[static_cast<std::size_t>(seat)] == total_of(table, seat);
    }
    cursor.at = right ? next : cursor.at;
    return right;
}

bool run_round(LineCursor& cursor, Table& table) {
    std::uint32_t number = 0;
    const char* const next =
        scan_plain_round(cursor.at, cursor.end, *cursor.seats, static_cast<Seat>(table.start), number);
    if (next == nullptr || table.round_said || number != table.round) {
        return false;
    }
    begin_round(table);
    cursor.at = next;
    return true;
}

bool run_displays(LineCursor& cursor, Table& table) {
    std::array<Group, most_groups> groups;
    const char* const next = scan_plain_displays(cursor.at, cursor.end, table.displays, groups);
    if (next == nullptr || !deal_full(table, groups, static_cast<std::uint32_t>(cursor.at - cursor.record))) {
        return false;
    }
    cursor.at = next;
    return true;
}

/// What stands between two rounds, or behind the last.
bool run_between(LineCursor& cursor, Table& table) {
    const bool over = table.phase == Phase::over;
    if (cursor.end - cursor.at < 16 || (!over && table.phase != Phase::displays)) {
        return false;
    }
    switch (*cursor.at) {
        case 's': return run_scores(cursor, table);
        case 'r': return !over && run_round(cursor, table);
        case 'd': return !over && run_displays(cursor, table);
        default: return false;
    }
}

}  // namespace

std::uint32_t play_plain_lines(LineCursor& cursor, Table& table, Trail& trail) {
    std::uint32_t count = 0;
    for (;;) {
        count += run_picks(cursor, table, trail);
        if (!run_between(cursor, table)) {
            return count;
        }
        ++count;
    }
}

}  // namespace arbiter::azul
