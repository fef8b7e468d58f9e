#include "rules/azul/game.hpp"

#include <array>

namespace arbiter::azul {
namespace {

constexpr std::array<std::string_view, 9> keywords{"displays", "tile",  "round",  "scores", "undo",
                                                   "end",      "floor", "stands", "c"};

}  // namespace

const About& Azul::about() {
    static constexpr About about{"azul", "Azul", 2, most_players, keywords, {}};
    return about;
}

std::optional<State> Azul::start(const Setup& setup, Referee&) {
    State state;
    state.table = new_table(setup.seats->count(), setup.house[wall_ruling] == 1, static_cast<std::uint8_t>(setup.start),
                            !setup.start_given);
    return state;
}

Role Azul::role(const State&, const Written& written) {
    const Verb verb = written.line.verb;
    return verb == verb::pick || verb == verb::tile ? Role::move : Role::barrier;
}

Broken play_on(Table& table, const Written& written, Trail& trail) {
    switch (written.line.verb) {
        case verb::pick: return play_pick(table, written, trail);
        case verb::displays: return play_displays(table, written);
        case verb::round: return play_round(table, written);
        case verb::tile: return play_tile(table, written, trail);
        default: return {};
    }
}

Seat Azul::to_move(const State& state) {
    return state.table.phase == Phase::offer ? static_cast<Seat>(state.table.turn) : no_seat;
}

void Azul::scores(const State& state, Report& report) {
    report.score_count = state.table.players;
    for (Seat seat = 0; seat < state.table.players; ++seat) {
        report.scores[static_cast<std::size_t>(seat)] = total_of(state.table, seat);
    }
}

bool Azul::conserved(const State& state) {
    bool all = azul::conserved(state.table);
    for (const Table& other : state.others) {
        all = all && azul::conserved(other);
    }
    return all;
}

namespace {

/// Makes the pick legal by what the table must have let happen: the player's turn, a line that takes the tiles.
void force_pick(State& state, Written written, Trail& trail) {
    Table& table = state.table;
    if (table.phase != Phase::offer || written.pick.source > table.displays || written.pick.color == unknown_color) {
        return;
    }
    const std::uint8_t count = count_of(table.sources[written.pick.source], written.pick.color);
    if (count == 0) {
        return;  // there is nothing to take
    }
    if (written.line.seat != no_seat) {
        table.turn = static_cast<std::uint8_t>(written.line.seat);
    }
    if (!play_pick(table, written, trail)) {
        return;
    }
    // Tiles of another color do not fit into a line that holds some, nor any into a full one: they fall. A line that is
    // empty takes them, although its row of the wall holds the color.
    Board& board = table.boards[table.turn];
    const auto row = static_cast<std::uint8_t>(written.pick.line - 1);
    if (board.held(row) == 0) {
        board.line_takes[row] = full_mask;
        play_pick(table, written, trail);
    } else {
        written.pick.line = floor_line;
        play_pick(table, written, trail);
    }
}

void force_round(Table& table, const Written& written) {
    if (table.phase == Phase::displays && written.line.named != no_seat) {
        table.start = static_cast<std::uint8_t>(written.line.named);
        table.turn = table.start;
    }
}

}  // namespace

void Azul::force(State& state, const Written& written, Trail& trail) {
    switch (written.line.verb) {
        case verb::pick: force_pick(state, written, trail); break;
        case verb::round: force_round(state.table, written); break;
        default: break;  // displays that cannot be drawn, tiles that cannot be laid: nothing can be applied
    }
}

void Azul::audit(const State& state, const Written& written, Referee& referee) {
    if (written.line.verb == verb::pick && written.pick.count != state.table.taken && !state.trusting) {
        const Span letters{written.pick_at + 1, written.pick_at + 1U + written.pick.count};
        Finding& finding = referee.find(rulebook()[static_cast<std::size_t>(Law::claim_count) - 1], letters, {});
        describe(state, written, {static_cast<std::uint16_t>(Law::claim_count), 0, 0}, referee, finding);
    }
}

}  // namespace arbiter::azul
