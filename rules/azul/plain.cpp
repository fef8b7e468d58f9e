// The fast path through an archive: plain legal lines are read and played without any intermediate form.
#include "grammar/azul/scan.hpp"
#include "rules/azul/game.hpp"
#include "rules/azul/pick.hpp"

#include <array>
#include <cstring>
#include <numeric>

namespace arbiter::azul {
namespace {

constexpr std::ptrdiff_t last_bytes = 64;

/// A place among the lines that are read; `begin` is where offset `offset` of the record stands.
struct PlainCursor {
    const char* begin;
    const char* at;
    const char* end;
    const Seats& seats;
    std::uint32_t offset;

    std::uint32_t here() const { return offset + static_cast<std::uint32_t>(at - begin); }
};

/// Plays picks while the lines are plain and legal.
std::uint32_t run_picks(PlainCursor& cursor, Table& table, ScoreLog& log) {
    if (table.phase != Phase::offer) {
        return 0;
    }
    PlainCursor now = cursor;
    std::uint32_t count = 0;
    PlainPick pick;
    while (now.end - now.at >= plain_pick_scanned) {
        const char* const next = scan_plain_pick(now.at, now.seats, static_cast<Seat>(table.turn), pick);
        if (next == nullptr || offered(table, pick.source, pick.color) == 0 ||
            !takes(table.boards[table.turn], pick.row, pick.color)) {
            break;
        }
        const std::uint32_t here = now.here();
        apply_pick(table, pick.source, pick.color, pick.row, here);
        now.at = next;
        ++count;
        if (table.left == 0) [[unlikely]] {
            begin_tiling(table, log, here);
            break;
        }
    }
    cursor.at = now.at;
    return count;
}

/// A scores line that says what is so.
bool run_scores(PlainCursor& cursor, const Table& table) {
    std::array<std::int32_t, most_seats> scores{};
    const char* const next = scan_plain_scores(cursor.at, cursor.end, table.players, scores);
    bool right = next != nullptr;
    for (Seat seat = 0; right && seat < table.players; ++seat) {
        right = scores[index(seat)] == total_of(table, seat);
    }
    cursor.at = right ? next : cursor.at;
    return right;
}

bool run_round(PlainCursor& cursor, Table& table) {
    std::uint32_t number = 0;
    const char* const next =
        scan_plain_round(cursor.at, cursor.end, cursor.seats, static_cast<Seat>(table.start), number);
    if (next == nullptr || table.round_said || number != table.round) {
        return false;
    }
    begin_round(table);
    cursor.at = next;
    return true;
}

/// As the rules say it. Seldom asked: only when the bag runs short.
bool draw_in_turn(Table& table, const std::array<Tally, most_groups>& groups, std::uint32_t now) {
    Written written;
    written.line.set(Verb::displays);
    written.line.span.begin = now;
    written.group_count = table.displays;
    for (std::size_t i = 0; i < table.displays; ++i) {
        written.groups[i].tiles = groups[i];
    }
    ScoreLog none;
    const bool legal = !look_on(Event(table, written));
    if (legal) {
        apply_on(table, written, none);
    }
    return legal;
}

/// Fills the displays with these tiles, four on each, as they can be drawn from the bag; false, and nothing happens,
/// when they cannot.
bool fill_displays(Table& table, const std::array<Tally, most_groups>& groups, std::uint32_t now) {
    const Tally all = std::accumulate(groups.begin(), groups.begin() + table.displays, Tally{0});
    if (!includes(table.bag, all)) [[unlikely]] {
        return draw_in_turn(table, groups, now);
    }
    // With enough of every color in the bag, the order of drawing does not matter.
    table.bag -= all;
    begin_offer(table, groups, 4U * table.displays, now);
    return true;
}

bool run_displays(PlainCursor& cursor, Table& table) {
    std::array<Tally, most_groups> groups;
    const char* const next = scan_plain_displays(cursor.at, cursor.end, table.displays, groups);
    if (next == nullptr || !fill_displays(table, groups, cursor.here())) {
        return false;
    }
    cursor.at = next;
    return true;
}

/// What stands between two rounds, or behind the last.
bool run_between(PlainCursor& cursor, Table& table) {
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

std::uint32_t run_lines(PlainCursor& cursor, Table& table, ScoreLog& log) {
    std::uint32_t count = 0;
    for (;;) {
        count += run_picks(cursor, table, log);
        if (!run_between(cursor, table)) {
            return count;
        }
        ++count;
    }
}

/// Lines are read by eight bytes and more at a time: the last ones, behind which there may be no memory, from a copy.
/// The zeros behind it are in no line.
std::uint32_t run_last_lines(PlainCursor& cursor, Table& table, ScoreLog& log) {
    std::array<char, last_bytes + plain_pick_scanned> copy{};
    const auto size = static_cast<std::size_t>(cursor.end - cursor.at);
    std::memcpy(copy.data(), cursor.at, size);
    PlainCursor last{copy.data(), copy.data(), copy.data() + copy.size(), cursor.seats, cursor.here()};
    const std::uint32_t count = run_lines(last, table, log);
    cursor.at += last.at - copy.data();
    return count;
}

}  // namespace

std::uint32_t play_plain_lines(LineCursor& cursor, Table& table, ScoreLog& log) {
    PlainCursor plain{cursor.record, cursor.at, cursor.end, *cursor.seats, 0};
    std::uint32_t count = run_lines(plain, table, log);
    if (plain.at != plain.end && plain.end - plain.at <= last_bytes) {
        count += run_last_lines(plain, table, log);
    }
    cursor.at = plain.at;
    return count;
}

}  // namespace arbiter::azul
