// Reads plain lines and plays them where no law is broken; all others are left to the grammar.
#include "rules/dorfromantik/plain.hpp"

#include "grammar/dorfromantik/scan.hpp"

namespace arbiter::dorfromantik {
namespace {

constexpr std::uint8_t most_players = 6;

/// Tiles of the box on a table where nothing is open, and no position came first. With more players than the game is
/// for not every number of a seat is read as one.
bool is_plain(const State& state) {
    const Table& table = state.table();
    return table.sure() && table.supply().set() == TileSet::printed && table.terms().players <= most_players &&
           state.undecided().empty() && state.unwritten().empty() && state.open_lines().empty() && !state.origin();
}

Play play_of(const PlainPlay& plain) {
    return {.pile = plain.task ? Pile::task : Pile::landscape,
            .marker = plain.task ? plain.marker : Marker{},
            .tile = plain.tile,
            .cell = plain.cell};
}

/// Where the line behind a legal play begins; nullptr, and nothing is played, for any other line.
const char* play_line(const char* at, const LineCursor& cursor, State& state) {
    const auto mover = static_cast<Seat>(state.table().to_move());
    PlainPlay plain;
    const char* const next = scan_plain_play(at, cursor.end, *cursor.seats, mover, plain);
    if (next == nullptr) {
        return nullptr;
    }
    const Event event(state.table(), state.table().to_move(), play_of(plain));
    if (look(event)) [[unlikely]] {
        return nullptr;
    }
    state.play(event, static_cast<Stamp>(at - cursor.record));
    return next;
}

}  // namespace

std::uint32_t play_plain_lines(LineCursor& cursor, State& state) {
    std::uint32_t count = 0;
    if (cursor.at == cursor.end || cursor.end[-1] != '\n' || !is_plain(state)) {
        return count;
    }
    while (cursor.end - cursor.at >= plain_scanned && !state.over()) {
        const char* const next = play_line(cursor.at, cursor, state);
        if (next == nullptr) {
            break;
        }
        cursor.at = next;
        ++count;
    }
    return count;
}

}  // namespace arbiter::dorfromantik
